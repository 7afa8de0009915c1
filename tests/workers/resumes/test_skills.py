"""Skills in lists, in groups with levels, and gear that duties name."""

import textwrap

import pytest

from tests.workers.resumes.printed import page
from workers.resumes.gear.mentions import gear_in
from workers.resumes.reader import read_certifications, read_jobs, read_sections, read_skills
from workers.resumes.skills.lexicon import skill_type


def skills(text: str) -> list[tuple[str, str]]:
    found = read_sections(page(textwrap.dedent(text)))
    return [(skill.name, skill.proficiency) for skill in read_skills(found, read_jobs(found))]


def names(text: str) -> list[str]:
    return [name for name, _ in skills(text)]


def test_a_list_parted_by_commas_runs_on_over_the_line() -> None:
    found = names(
        """
        SKILLS
        Forklift, pallet jack, RF scanner, inventory counts, load securement, route
        planning, stretch wrapper
        """
    )
    assert found[:2] == ["Forklift", "pallet jack"]
    assert "route planning" in found


def test_a_craft_that_is_named_in_several_forms_is_one_skill_by_its_own_name_and_at_its_highest_level() -> None:
    assert skills(
        "SKILLS\nweld, Rigger (Advanced), Welder: Intermediate, Welding, Pipe welder, Pipe Welding (Expert)"
    ) == [
        ("Welding", "Intermediate"),
        ("Rigger", "Advanced"),
        ("Pipe Welding", "Expert"),
    ]
    assert names("HABILIDADES\nSoldar MIG, Soldadura MIG, plomero, Plomería") == ["Soldadura MIG", "Plomería"]


def test_a_tool_is_not_what_is_done_with_it() -> None:
    listed = ["Grinder", "Grinding", "Sander", "Sanding", "Planer", "Planing", "Sewer", "Sewing", "Copper", "Coping"]
    assert names(f"SKILLS\n{', '.join(listed)}") == listed


def test_levels_are_taken_only_from_the_text() -> None:
    assert skills(
        """
        EQUIPMENT & SKILLS
        * MIG welder (Expert)
        * TIG welder: Advanced
        * Plasma cutter – Intermediate
        * Angle grinder, 6 years
        * Overhead crane
        """
    ) == [
        ("MIG welder", "Expert"),
        ("TIG welder", "Advanced"),
        ("Plasma cutter", "Intermediate"),
        ("Angle grinder", "Beginner"),
        ("Overhead crane", "Beginner"),
    ]


def test_a_group_s_level_goes_to_its_items_and_its_name_is_no_skill() -> None:
    assert skills(
        """
        SKILLS
        Shop machines
        Advanced
        Drill press, band saw, lathe
        """
    ) == [("Drill press", "Advanced"), ("band saw", "Advanced"), ("lathe", "Advanced")]


def test_a_label_is_no_skill_and_its_items_are() -> None:
    assert names("SKILLS\nPower tools: drill, angle grinder\nSoftware: AutoCAD, Excel") == [
        "drill",
        "angle grinder",
        "AutoCAD",
        "Excel",
    ]


def test_a_sentence_keeps_its_commas() -> None:
    sentence = "Troubleshoot and repair all motors, pumps, compressors and piping within the plant site."
    assert names(f"SKILLS\n{sentence}")[0] == sentence.rstrip(".")


def test_two_columns_of_a_list_are_both_read() -> None:
    found = names(
        """
        SKILLS
        * Carpentry                        * Concrete forming
        * Blueprint reading                * Scaffold erection
        """
    )
    assert sorted(found) == ["Blueprint reading", "Carpentry", "Concrete forming", "Scaffold erection"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Forklift", "Heavy Equipment"),
        ("Excavadora", "Heavy Equipment"),
        ("Angle grinders", "Power Tool"),
        ("Multímetro", "Hand Tool"),
        ("AutoCAD", "Software"),
        ("Safety harness", "Safety Equipment"),
        ("Blueprint reading", "Technical Skill"),
        ("Team player", "Other"),
    ],
)
def test_types_of_the_specification(name: str, kind: str) -> None:
    assert skill_type(name) == kind


@pytest.mark.parametrize(
    ("sentence", "gear"),
    [
        ("Properly operates hoses on vacuum trucks; hydroblasting guns", ["vacuum trucks", "hydroblasting guns"]),
        ("Utilized jack hammers, compressors and power tools", ["jack hammers", "compressors", "power tools"]),
        ("Built compressor stations and up the ladder to foreman", []),
        ("Operé retroexcavadora y montacargas", ["retroexcavadora", "montacargas"]),
        ("Truck driver for a truck company", []),
        ("Maintained trucks, water trucks and a fleet", ["water trucks"]),
    ],
)
def test_gear_in_sentences(sentence: str, gear: list[str]) -> None:
    assert [name for name, _ in gear_in(sentence)] == gear


@pytest.mark.parametrize(
    ("sentence", "gear"),
    [
        ("Secured loads with chains, binders and tarps", ["chains", "binders", "tarps"]),
        (
            "Moved presses and lathes with skates, jacks and a forklift",
            ["presses", "lathes", "skates", "jacks", "forklift"],
        ),
        ("Made doors on a shaper", ["shaper"]),
        ("Calibrate plug gages, height gages and calipers", ["plug gages", "height gages", "calipers"]),
        ("Empaque y pesado con báscula, limpieza de línea", ["báscula"]),
        ("Reviso la raíz con boroscopio", ["boroscopio"]),
        ("Manejo de hormigonera y martillo demoledor", ["hormigonera", "martillo demoledor"]),
        ("Pressed copper with a ProPress tool", ["ProPress tool"]),
        ("Mopped roofs out of a kettle and bent coping on a 10 foot brake", ["kettle", "10 foot brake"]),
        ("Folded signatures on a Stahl folder", ["Stahl folder"]),
        ("Trimmed elms from a 65 foot Altec bucket", ["65 foot Altec bucket"]),
        ("Hauled hay with a gooseneck and spoke on a Navy balance", ["gooseneck"]),
        ("Handled the lull, kept a swather alive", ["lull", "swather"]),
        ("Read the TTR on a handheld, fielded call ups", ["TTR", "handheld"]),
        ("Inspección diaria de estrobos y armado de balancines", ["estrobos", "balancines"]),
        ("Mantenimiento de torres de perforación y bombas de lodos", ["torres de perforación", "bombas de lodos"]),
        ("Set rafters and climbed the ladder of success", []),
        ("Put the brake on costs, kept a ledger and balance", []),
        ("Weld seams, probe every foot", []),
        ("Talked with engineers on a technical level", []),
        ("Cleaned the pump rooms with care", []),
    ],
)
def test_tools_by_bare_nouns_in_their_places(sentence: str, gear: list[str]) -> None:
    assert sorted(name for name, _ in gear_in(sentence)) == sorted(gear)


def test_groups_have_names_and_sizes_are_no_skills() -> None:
    assert names(
        """
        TOOLS AND EQUIPMENT
        Power tools: angle grinder, drill press
        Hand tools: torque wrench
        * Overhead crane, 50-ton
        * Plomería básico
        """
    ) == ["angle grinder", "drill press", "torque wrench", "Overhead crane, 50-ton", "Plomería"]


def test_gear_is_found_with_and_without_accents() -> None:
    assert [name for name, _ in gear_in("Operé la grúa con nivel láser")] == ["grúa", "nivel láser"]
    assert [name for name, _ in gear_in("Rented a trencher man lift and a skid steer")] == [
        "trencher",
        "man lift",
        "skid steer",
    ]


def test_training_names_gear() -> None:
    assert names(
        """
        SAFETY TRAINING
        * Tow tractor (aircraft)
        * Recruit basics
        """
    ) == ["Tow tractor"]


def test_gear_keeps_its_make_and_model_but_not_the_verb() -> None:
    assert gear_in("Graded with a CAT 140M motor grader, then pulled trailers") == [
        ("CAT 140M motor grader", "Heavy Equipment"),
        ("trailers", "Heavy Equipment"),
    ]
    assert gear_in("Keep Hytrol conveyors and the cross-belt sorter running") == [
        ("Hytrol conveyors", "Heavy Equipment"),
        ("cross-belt sorter", "Heavy Equipment"),
    ]
    assert gear_in("Poured 300 square meters and installed smoke detectors") == []


def test_a_list_under_a_heading_of_unknown_words() -> None:
    found = names(
        """
        **EXPERIENCE**
        Welder, Northside Fabrication     2015 - 2020
        **SUMMARY**
        Welder.
        **WHAT I BRING ALONG**
        Pipe welding
        Blueprint reading
        Crew scheduling
        """
    )
    assert found == ["Pipe welding", "Blueprint reading", "Crew scheduling"]


def test_certifications_within_a_list_of_skills_are_none() -> None:
    found = names(
        """
        **SKILLS**
        Welding
        Brazing
        Certifications
        Boilermaker Card (Board of Trades, 2014)
        """
    )
    assert found == ["Welding", "Brazing"]


def test_a_machine_that_a_certification_is_named_by_is_no_skill_as_well() -> None:
    found = read_sections(page("CURSOS\nOSHA 30 (02/2016), Plataforma elevadora (09/2019)"))
    assert read_skills(found, read_jobs(found), read_certifications(found)) == []


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Traced leaks using an Inficon D-TEK and soap", "Inficon D-TEK"),
        ("Ran a Haas VF-4 on second shift", "Haas VF-4"),
        ("Checked loops with a Zorbex X-90", "Zorbex X-90"),
        ("Serviced Vulcan and Hobart mixers", "Hobart mixers"),
        ("Set sump pumps and lift stations", "sump pumps"),
        ("Hung board with TapeTech automatic tools", "TapeTech automatic tools"),
        ("Excavación con excavadora Cat 336 en cantera", "excavadora Cat 336"),
        ("Mantenimiento a compresores de pistón", "compresores de pistón"),
        ("Revisar tableros con cámara térmica", "cámara térmica"),
        ("Operar hidrolavadora y limpiar patios", "hidrolavadora"),
    ],
)
def test_machines_by_make_and_model_and_in_spanish(text: str, name: str) -> None:
    assert name in [found for found, _ in gear_in(text)]


@pytest.mark.parametrize(
    "text",
    [
        "Ran a Fortune 500 account",
        "Hired by Toyota Motor Manufacturing",
        "Supervised drivers on Route 66",
        "Worked with Miller Brothers crews",
        "Worked with Boeing 737 crews",
        "Used EPA 608 recovery rules",
        "Met OSHA 1926 rules with a Class A crew",
        "Trabajar con el equipo de ventas de la planta",
        "Cat 1 and Cat 5 tests with the inspector",
    ],
)
def test_names_with_numbers_that_are_no_machines(text: str) -> None:
    assert gear_in(text) == []


@pytest.mark.parametrize(
    ("text", "gear"),
    [
        ("Stand watch on three 600 HP Cleaver-Brooks", ["Cleaver-Brooks"]),
        ("Tune up 11 burners a day; Beckett, Riello, Carlin", ["Beckett", "Riello", "Carlin"]),
        ("Camera inspection of laterals with a SeeSnake and a FlexShaft", ["SeeSnake", "FlexShaft"]),
        ("Torch down bitumen with a Red Dragon", ["Red Dragon"]),
        ("Load out from stockpile with 980 loader", ["980 loader"]),
        ("Drilled anchors with a Hilti TE 70", ["Hilti TE 70"]),
        ("Tejí varilla con amarradora Max", ["amarradora Max"]),
        ("Mantenimiento a bandas transportadoras", ["bandas transportadoras"]),
        ("Rigged beams with a hoist", ["hoist"]),
    ],
)
def test_machines_that_the_sentence_shows(text: str, gear: list[str]) -> None:
    found = [name for name, _ in gear_in(text)]
    assert all(name in found for name in gear)


@pytest.mark.parametrize(
    "text",
    [
        "Served two years on a Navy ship",
        "Worked with the Securities and Exchange Commission",
        "Walked jobs with a DOT inspector",
        "Waited for the next truck",
        "Loaded trailers and swept the yard",
        "Worked with a Spanish crew on Saturday",
    ],
)
def test_what_only_looks_like_a_machine_s_name(text: str) -> None:
    assert gear_in(text) == []


def test_bullets_that_a_picture_was_misread_at_part_items() -> None:
    assert names("SKILLS\nWelding - Pipe fitting * Rigging + Loop checks * 4-20 mA") == [
        "Welding", "Pipe fitting", "Rigging", "Loop checks", "4-20 mA",
    ]  # fmt: skip


def test_a_line_of_a_list_may_end_with_an_item_and_no_comma() -> None:
    assert names(
        """
        SKILLS
        Tamping, Ballast regulation, Thermite welding, Track geometry
        Roadway protection, Flagging, Rail cutting
        """
    ) == [
        "Tamping", "Ballast regulation", "Thermite welding", "Track geometry",
        "Roadway protection", "Flagging", "Rail cutting",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Checked parts with a Mahr bore gage", ["Mahr bore gage"]),
        ("Junteo de placas con atornilladora y corte con disco", ["atornilladora"]),
    ],
)
def test_machines_by_maker_and_product_or_by_their_spanish_ending(text: str, named: list[str]) -> None:
    assert [name for name, _ in gear_in(text)] == named


def test_people_are_no_machines() -> None:
    assert gear_in("Trabajo diario con soldadores y con la supervisora") == []


def test_a_listed_machine_and_the_same_with_its_size_are_one() -> None:
    found = names(
        """
        Jane Doe

        EXPERIENCE
        Welder
        Acme Shipyard
        2019 - 2023
        * Operated a 10-ton overhead crane, a sit-down forklift and a tower crane

        SKILLS
        Overhead crane (Expert), Forklift
        """
    )
    assert sorted(found) == ["Forklift", "Overhead crane", "tower crane"]


def test_what_was_only_repaired_afloat_is_no_equipment() -> None:
    assert gear_in("Repaired hull plate and tank frames on ferries and barges") == []
    assert [name for name, _ in gear_in("Operated barges and a tugboat")] == ["barges", "tugboat"]


def test_an_item_that_a_narrow_column_broke_is_one() -> None:
    assert names(
        """
        **SKILLS**
        * Near-miss and hazard reporting
        * Accident
          analysis
        * NFPA
          standards
        * Steel erection
        """
    ) == ["Near-miss and hazard reporting", "Accident analysis", "NFPA standards", "Steel erection"]


def test_names_of_groups_in_bold_over_their_items_are_no_skills() -> None:
    grouped = """
        SKILLS
        **Brakes**
        Drum turning
        Line bending
        **Steering**
        Rack replacement
        Wheel alignment
        """
    assert names(grouped) == ["Drum turning", "Line bending", "Rack replacement", "Wheel alignment"]
    told = grouped.replace("Line bending", "Ten years of it in two shops and on the road")
    assert names(told)[0] == "Brakes"


def test_where_semicolons_part_a_list_a_comma_within_an_item_does_not() -> None:
    assert names("SKILLS\nrelay logic, old and new; motor rewinding; bearing work; print reading") == [
        "relay logic, old and new",
        "motor rewinding",
        "bearing work",
        "print reading",
    ]
    assert len(names("SKILLS\nMIG, TIG; Excel, Word; grinding, sanding")) == 6


def test_a_conduit_is_no_paramedic() -> None:
    found = read_sections(page("HABILIDADES\n* Tubería EMT y rígida\n* Lectura de planos\n* Bending EMT conduit"))
    held = read_certifications(found)
    assert held == []
    assert "Tubería EMT y rígida" in [skill.name for skill in read_skills(found, read_jobs(found), held)]
    assert [one.name for one in read_certifications(read_sections(page("CERTIFICATIONS\nEMT-B, 2019")))]


def test_rows_as_documents_print_them_come_back() -> None:
    text = """
    SKILLS
    Machines and equipment: Chainsaws, Stihl 201T to 661 (Expert); Swing stage (Advanced)
    Software: SCADA (Wonderware, Intermediate)
    """
    assert skills(text) == [
        ("Chainsaws, Stihl 201T to 661", "Expert"),
        ("Swing stage", "Advanced"),
        ("SCADA (Wonderware)", "Intermediate"),
    ]
