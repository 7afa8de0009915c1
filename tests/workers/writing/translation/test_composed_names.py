"""Names of skills, titles and papers that no list has as a whole, put together from their parts."""

import pytest

from workers.writing.person.own_gender import are_of_woman, as_woman_has_it
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.spanish_names import spanish_skill, spanish_title


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("Montacargas sentado propano", "Sit-down propane forklift"),
        ("Podadora gasolina", "Gas-powered mower"),
        ("Expansor PEX", "PEX expander"),
        ("Programación Silent Knight", "Silent Knight programming"),
        ("Pistola clavos", "Nail gun"),  # no list of two
        ("Bomba vacío", "Vacuum pump"),
        ("Escalera extensión", "Extension ladder"),
        ("Carga y descarga de cajas", "Loading and unloading boxes"),
        ("Angle grinder", "Angle grinder"),
        ("Pistola de aire caliente", "Heat gun"),  # of no make
        ("Llave Xyzzon", "Llave Xyzzon"),
    ],
)
def test_a_spanish_skill_is_put_together_where_all_its_parts_are_known(spanish: str, english: str) -> None:
    assert english_skill(spanish) == english


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Sit-down gas forklift", "Montacargas de hombre sentado de gas"),
        ("Silent Knight programming", "Programación de Silent Knight"),
        ("Silent Knight Programming", "Programación de Silent Knight"),
        ("Notifier programming", "Programación de Notifier"),
        ("Running conduit", "Instalar tubería conduit"),
        ("Wall building", "Armar paredes"),
        ("Metal building", "Edificio metálico"),
        ("Team building", "Team building"),
        ("Cable puller", "Jalador de cable"),
        ("Smoke pole tester", "Probador de detectores de humo con pértiga"),
        ("Candados LOTO", "Candados LOTO"),
        ("Ride-on trowel", "Allanadora doble"),
    ],
)
def test_an_english_skill_is_put_together_where_all_its_parts_are_known(english: str, spanish: str) -> None:
    assert spanish_skill(english) == spanish


def test_what_runs_on_electricity_is_electric() -> None:
    assert in_english("podadora eléctrica", past=False) == "Electric mower"
    assert in_english("tablero eléctrico", past=False) == "Electrical panel"


def test_a_foreman_of_a_spanish_field_is_a_mayordomo() -> None:
    assert spanish_title("Foreman de concreto") == "Mayordomo de concreto"


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Certificate, HVAC-R", "Certificado de HVAC-R"),
        ("Certificate in Welding Technology", "Certificado de tecnología de soldadura"),
        ("NICET Level II Fire Alarm", "NICET nivel II en alarmas contra incendio"),
    ],
)
def test_a_paper_named_in_front_of_its_field_is_told(english: str, spanish: str) -> None:
    assert credential_named("es", english) == spanish


def test_titles_told_in_spanish_take_the_gender_of_the_other_titles() -> None:
    assert are_of_woman(["Cocinera de línea", "Fire alarm technician"])
    assert not are_of_woman(["Fire alarm technician", "Foreman"])
    assert as_woman_has_it("Técnico de alarmas contra incendios") == "Técnica de alarmas contra incendios"
    assert as_woman_has_it("Instalador de baja tensión") == "Instaladora de baja tensión"
    assert as_woman_has_it("Ayudante de plomero") == "Ayudante de plomero"
    assert as_woman_has_it("Soldador MIG") == "Soldadora MIG"
