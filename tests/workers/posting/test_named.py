"""Position and employer of pasted postings, as a letter writes them, and nothing where a posting says too little."""

import pytest

from workers.posting.names import Names, names_in


@pytest.mark.parametrize(
    ("text", "title", "company"),
    [
        (
            "TOWER HANDS NEEDED\nRidgeline Tower Services, out of Enid. Own harness.",
            "Tower Hand",
            "Ridgeline Tower Services",
        ),
        (
            "Sign Service Lead, East Bay \u2014 Kettering Illuminated\nWe light up half of downtown Oakland.",
            "Sign Service Lead",
            "Kettering Illuminated",
        ),
        (
            "INDUSTRIAL ELECTRICIAN\nGoldleaf Almond Processors, Madera County. $41.50/hr + diff.\nWe hull almonds.",
            "Industrial Electrician",
            "Goldleaf Almond Processors",  # and never the county
        ),
        (
            "Se solicitan techadores en Mesa.\nEmpresa: Techos del Sol\nRequisitos: dos años.",
            "Techador",
            "Techos del Sol",
        ),
        (
            "TÉCNICO(A) DE CALIDAD JR. - ENSAMBLE\nPlásticos Orión, El Paso TX, planta médica\nBuscamos a alguien.",
            "Técnico(a) de Calidad Jr",
            "Plásticos Orión",
        ),
        (
            "SE SOLICITA: Oficial de drywall. Grupo Muros del Valle, Fresno CA.\nObra: hospital.",
            "Oficial de Drywall",
            "Grupo Muros del Valle",
        ),
        (
            "Flatbed / Moffett driver, Stonebark Building Supply. Home daily. Deliver lumber.",
            "Flatbed / Moffett Driver",
            "Stonebark Building Supply",
        ),
        (
            "Heavy Truck Mechanic, City of Millbrook Public Works (Ohio). The Fleet Division maintains snow plows.",
            "Heavy Truck Mechanic",
            "City of Millbrook Public Works",
        ),
        (
            "COMBO TIG WELDER - Delta Marsh Industrial, Houma LA\nTest on arrival: 6G.",
            "Combo TIG Welder",
            "Delta Marsh Industrial",
        ),
    ],
)
def test_names_are_worded_as_a_letter_writes_them(text: str, title: str, company: str) -> None:
    assert names_in(text) == Names(title, company)


@pytest.mark.parametrize(
    ("text", "company"),
    [
        (
            (
                "PLOMERO DE SERVICIO CON EXPERIENCIA - Riverside y Moreno Valley. Plomería Los Álamos atiende casas,"
                " restaurantes y escuelas. Buscamos un plomero que pueda trabajar solo."
            ),
            "Plomería Los Álamos",
        ),
        ("busco ebanista en Tlaquepaque, Jal.\n\nbuenas, en Taller Roble Alto hacemos muebles.", "Taller Roble Alto"),
        ("Line Mechanic - nights\nFernhill Pecan Shellers, Pecos County. We shell pecans.", "Fernhill Pecan Shellers"),
        ("Mecánico de planta en Reno.\nPuesto de planta. Reparar bombas del Condado Clark.", ""),
    ],
)
def test_less_proves_what_is_plainly_a_firm(text: str, company: str) -> None:
    assert names_in(text).company == company


def test_what_a_field_calls_the_position_is_no_employer() -> None:
    text = "Job Title: Elevator Mechanic - Service & Repair\nDepartment: Facilities\nLocation: Reno\n\nRepairs lifts."
    assert names_in(text) == Names("Elevator Mechanic", "")
    assert (
        names_in("Painter wanted: Maple & Sixth Collision\n\nWe spray waterborne.").company == "Maple & Sixth Collision"
    )


def test_a_hall_dispatches_for_the_contractor_who_employs() -> None:
    text = (
        "UA LOCAL 911 - JOB CALL\nContractor: Marlow Mechanical\nPosition: Pipefitter\nSite: chiller plant, nights\n"
        "Requirements: UA card"
    )
    assert names_in(text) == Names("Pipefitter", "Marlow Mechanical")


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Climbing Arborist wanted - Ann Arbor, MI\n\nPrune trees, rig limbs, know ANSI A300.", "Climbing Arborist"),
        ("Drywall hangers needed, Boise / Nampa. Piece work, own screw guns. Text Ray.", "Drywall Hanger"),
        ("Se busca soldador en Phoenix. Que sepa TIG y 6G, prueba el primer día.", "Soldador"),
    ],
)
def test_a_town_is_no_employer(text: str, title: str) -> None:
    assert names_in(text) == Names(title, "")


def test_what_a_label_calls_a_place_is_no_employer() -> None:
    text = (
        "Boiler Service Technician II\nLocation: Walnut Grove | Union: no | Schedule: Mon-Fri\n\n"
        "Tillerman Mechanical Services keeps schools and clinics warm. You take your own calls."
    )
    assert names_in(text) == Names("Boiler Service Technician II", "Tillerman Mechanical Services")


@pytest.mark.parametrize("firm", ["Hoffman Portland", "Romero Aggregates"])
def test_a_name_that_ends_as_words_of_work_do_is_an_employer(firm: str) -> None:
    text = f"Kiln Technician - Cement Plant\n\n{firm}, Redding foothills. Full time.\n\nFind root causes."
    assert names_in(text).company == firm


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("Tile Setter / Working Foreman - South Bay", "Tile Setter / Working Foreman"),
        ("Lead Framer / Crew Supervisor, Multifamily", "Lead Framer / Crew Supervisor"),
        ("Journeyman Lineman / 6th Step Apprentice", "Journeyman Lineman"),
        ("SUPERVISOR(A) DE PATIO, TURNO DE NOCHE - Fontana, California", "Supervisor(a) de Patio"),
        ("ENCARGADO(A) DE RECIBO Y PATIO FRÍO", "Encargado(a) de Recibo y Patio Frío"),
        ("ORNAMENTAL / MISC. IRON FITTER - SHOP AND FIELD", "Ornamental / Misc Iron Fitter"),
    ],
)
def test_a_title_keeps_its_other_half_and_its_ending(line: str, title: str) -> None:
    assert names_in(f"{line}\nRidgeway Flatwork has been here since 1988.").title == title


@pytest.mark.parametrize("mark", ["'", "\u2019"])
def test_an_employer_is_told_without_the_mark_of_whose(mark: str) -> None:
    text = (
        f"Warehouse Lead - Ontario, CA\n\nLowland Grocers{mark} dry warehouse is looking for a Lead who likes to drive."
    )
    assert names_in(text).company == "Lowland Grocers"


@pytest.mark.parametrize("mark", ["'", "\u2019"])
def test_whose_description_follows_is_told_without_the_mark_of_whose(mark: str) -> None:
    assert names_in(f"An electrician{mark}s job description includes:\nWiring houses").title == "Electrician"
    assert names_in(f"Millwright{mark}s helper needed\nCarry material").title == f"Millwright{mark}s Helper"


@pytest.mark.parametrize(
    "text", ["", "...", "Knows Fanuc FS100 controls", "Requirements:\n- Class A CDL\n- Clean record", "a" * 40_000]
)
def test_what_is_no_posting_names_nobody(text: str) -> None:
    assert names_in(text) == Names("", "")


def test_an_employer_that_is_known_is_no_position() -> None:
    assert names_in("Lakeside Roofers\nWe need a roofer.", "Lakeside Roofers") == Names("Roofer", "Lakeside Roofers")


def test_what_is_asked_of_people_is_no_employer() -> None:
    text = (
        "PLUMBER\n\nDefinition: performs repair of plumbing at nineteen campuses.\n\n"
        "Minimum: Valid California class C license. Knowledge of the California Plumbing Code and ADA fixture heights. "
        "Bilingual preferred.\n\nApplications close December 18."
    )
    assert not names_in(text).company
