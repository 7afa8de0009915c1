"""Titles and skills that both languages have a name of their own for, and words of the trades, in both directions."""

import pytest

from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.rows.credential_names import credential_named, issuer_named
from workers.writing.translation.rows.employer_names import employer_named
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.spanish_names import spanish_skill, spanish_title
from workers.writing.translation.rows.titles import english_title
from workers.writing.translation.rows.whole_names import NameSort, names_told


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("Podador y piscador", "Pruner and Picker"),
        ("Técnica electromecánica", "Electromechanical Technician"),
        ("Calderista", "Boiler Operator"),
        ("Pintor de rayas", "Striper"),
        ("Encargada de cocina", "Kitchen Lead"),  # of one thing; a title's gender isn't English's
        ("Plastero oficial", "Journeyman Plasterer"),
        ("Mantenimiento de albercas", "Swimming Pool Maintenance Worker"),  # a field of work for who works in it
    ],
)
def test_a_title_of_the_list_is_told_whole_whoever_has_it(spanish: str, english: str) -> None:
    assert english_title(spanish) == english


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Pipelayer", "Tubero de obra subterránea"),
        ("Laborer / Tailman", "Peón / ayudante de tubería"),
        ("Roofer", "Techador"),
        ("PAVER OPERATOR", "Operador de pavimentadora"),
    ],
)
def test_an_english_title_of_the_list_is_told_by_its_first_spanish_name(english: str, spanish: str) -> None:
    assert spanish_title(english) == spanish


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("Cortadora de agua (wet saw)", "Wet saw"),
        ("Barredora y pickup", "Sweeper and pickup machine"),
        ("Tensiometro y sonda de humedad", "Tensiometer and soil moisture probe"),
        ("Química de albercas", "Pool chemistry"),
        ("Inglés, conversación", "Conversational English"),
        ("Máquina destapacaños (K-50)", "Drain cleaning machine (K-50)"),
        ("Plataforma elevadora de personal", "Personnel lift"),
        ("Escalera marina", "Fixed ladder"),
        ("Tractor John Deere y New Holland", "John Deere and New Holland tractors"),
        ("Controlador Rain Bird", "Rain Bird controller"),
        ("Hidrolavadora 3500 psi", "3500-psi pressure washer"),
        ("Ford F350 con dump trailer", "Ford F350 with a dump trailer"),
        ("WhatsApp y Excel para las horas", "WhatsApp and Excel for timekeeping"),
    ],
)
def test_a_spanish_skill_is_told_by_what_the_trade_calls_it(spanish: str, english: str) -> None:
    assert english_skill(spanish) == english


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("4 gas meter", "Medidor de cuatro gases"),
        ("Cutoff saw (Stihl TS420)", "Sierra cortadora de disco (Stihl TS420)"),
        ("Remote trench compactor", "Compactadora de zanja a control remoto"),
        ("Reading plan & profile sheets", "Lectura de planos de planta y perfil"),
        ("Bridgeport mills", "Fresadoras Bridgeport"),
    ],
)
def test_an_english_skill_is_told_by_what_the_trade_calls_it(english: str, spanish: str) -> None:
    assert spanish_skill(english) == spanish


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("Instalo una escalera marina", "Install a fixed ladder"),
        ("Reparación de lavadoras y secadoras de la lavandería", "Repair washing machines and laundry dryers"),
        ("Pongo paneles de shear", "Install shear panels"),
        ("Cambio cámaras de llanta", "Change inner tubes"),
        ("Instalo muros cortina y rieles guía", "Install curtain walls and guide rails"),
    ],
)
def test_things_of_two_words_are_told_by_their_own_name(spanish: str, english: str) -> None:
    assert in_english(spanish, past=False) == english


@pytest.mark.parametrize("sort", ["titles", "skills"])
def test_each_name_of_the_lists_is_told_in_both_languages(sort: NameSort) -> None:
    told = {code: names_told(sort, code) for code in ("en", "es")}
    assert told["en"]
    assert all(named and named == named.strip() for names in told.values() for named in names.values())
    assert not [name for names in told.values() for name in names if "=" in name or "|" in name]


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("Primeros auxilios y CPR", "First Aid and CPR"),
        (
            "Curso de instalación de panel de porcelana grande (8 horas)",
            "Large-Format Porcelain Panel Installation Training (8 hours)",
        ),
        (
            "Entrenamiento de supervisores, acoso sexual 2 horas",
            "Supervisor Sexual Harassment Prevention Training, 2 hours",
        ),
        ("EPA 608 Tipo I", "EPA 608 Type I"),
        ("Licencia C-33 de pintura", "C-33 Painting License"),
        ("Montacargas (clases I, II y IV)", "Forklift (Classes I, II, IV)"),
        ("Curso de zorbiquería, 120 horas", "Curso de zorbiquería, 120 horas"),
    ],
)
def test_a_spanish_paper_is_told_with_its_grade_and_its_hours(spanish: str, english: str) -> None:
    assert credential_named("en", spanish) == english


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Excavation & trenching competent person", "Persona competente en excavaciones y zanjas"),
        ("AC pipe (asbestos cement) 8 hr + refreshers", "Tubería de asbesto cemento, 8 horas + repasos"),
        ("Flagger", "Banderero"),
        ("NCCCO Rigger Level I", "Maniobrista NCCCO nivel I"),
        ("ACI Certified Concrete Finisher", "Acabador de concreto certificado ACI"),
        ("AWS D1.1 3G FCAW", "AWS D1.1 3G FCAW"),
    ],
)
def test_an_english_paper_is_told_with_its_grade_and_its_hours(english: str, spanish: str) -> None:
    assert credential_named("es", english) == spanish


def test_who_issued_a_paper_is_told_with_who_helped() -> None:
    assert issuer_named("en", "DMV de California") == "California DMV"
    assert issuer_named("en", "Distribuidora Azulmar, con el fabricante") == (
        "Distribuidora Azulmar, with the manufacturer"
    )


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("por mi cuenta, Jalisco", "Self-employed, Jalisco"),
        ("varios contratistas, Fresno y Madera", "Various contractors, Fresno and Madera"),
        ("Hotel Miramar (212 habitaciones)", "Hotel Miramar (212 rooms)"),
        ("Casa Fresno y Madera", "Casa Fresno y Madera"),
    ],
)
def test_what_stands_for_an_employer_is_told_and_a_name_stays(spanish: str, english: str) -> None:
    assert employer_named("en", spanish) == english


def test_a_list_of_skills_is_told_whole_or_stays() -> None:
    assert spanish_skill("Tin snips, chisel, hammers") == "Tijeras de hojalatero, cincel, martillos"
    assert spanish_skill("Tin snips, zorbiquers") == "Tin snips, zorbiquers"
    assert spanish_skill("Machinist level") == "Machinist level"  # no "nivel de el maquinista"


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("Sacudo árboles y sacudo muebles", "Shake trees and dust furniture"),
        ("Arranco techos viejos", "Tear off old roofs"),
        ("Corto hojas de tablaroca", "Cut sheets of drywall"),
        ("Pego botones y cierres", "Sew on buttons and zippers"),
        ("Cambio vidrios rotos", "Replace broken glass"),
        ("Reviso el cloro de la alberca", "Check the chlorine of the swimming pool"),
        ("Reconstruyo motores diésel", "Rebuild diesel engines"),
        ("Limpio habitaciones", "Clean rooms"),
        ("Afino rasantes", "Fine-grade grades"),
    ],
)
def test_what_is_done_and_its_trade_tell_the_sense(spanish: str, english: str) -> None:
    assert in_english(spanish, past=False) == english


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Grind stumps", "Triturar tocones"),
        ("Wash laundry", "Lavar ropa"),
        ("Set up cones and barricades", "Colocar conos y barricadas"),
        ("Check for leaks", "Revisar si hay fugas"),
        ("Install curtain walls", "Instalar muros cortina"),
        ("Keep 811 tickets in the truck", "Mantener avisos 811 en el camión"),
        ("Calibrate the sprayer", "Calibrar la rociadora"),
    ],
)
def test_what_is_done_tells_the_sense_in_spanish(english: str, spanish: str) -> None:
    assert in_spanish(english) == spanish


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("Prueba 6G acero al carbón GTAW/SMAW", "6G Carbon Steel GTAW/SMAW Welding Test"),
        ("Protección contra caídas usuario autorizado", "Fall Protection Authorized User"),
        ("Montacargas clases 1 y 4", "Forklift, Classes 1 and 4"),
        ("Licencia de Pasteurizador (Pasteurizer License)", "Pasteurizer License"),
        (
            "Welding Technology certificate of completion (12 units)",
            "Welding Technology certificate of completion (12 units)",
        ),
        ("Prueba de 3G placa FCAW", "3G Plate FCAW Welding Test"),
        ("Asbestos Worker (AHERA), repaso anual", "Asbestos Worker (AHERA), annual refresher"),
    ],
)
def test_weld_tests_remarks_and_classes_of_a_paper_are_told(spanish: str, english: str) -> None:
    assert credential_named("en", spanish) == english
