"""What a telling in another language must not lose or change: who helped, what a permit is, the name of a maker."""

from datetime import date

import pytest

from workers.writing.duties.job_lines import duties_of, lines_of
from workers.writing.person.facts import Experience
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.spanish_names import spanish_program, spanish_skill


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("mi ayudante y yo hacemos 2 ba\u00f1os por semana", "Make 2 bathrooms a week with my helper"),
        ("mi compa\u00f1ero y yo instalamos 3 techos por semana", "Install 3 roofs a week with my coworker"),
        ("el otro mec\u00e1nico y yo cambiamos motores", "Replace motors with the other mechanic"),
    ],
)
def test_who_helps_stays_with_what_two_do(typed: str, told: str) -> None:
    job = Experience("1", "Instalador", "Sol", date(2019, 1, 1), None, typed)
    whole = f"{typed[:1].upper()}{typed[1:]}"
    assert [one.text for one in duties_of(job, "es")] == [whole]
    assert [one.text for one in lines_of(job, "es")] == [whole]
    assert in_english(typed, past=False) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("yo y mi ayudante ponemos 40 puertas al d\u00eda", "Hang 40 doors a day with my helper"),
        ("corto con m\u00e1quina de agua y sierra de puente", "Cut with a wet saw and a bridge saw"),
        ("corto el agua y el gas", "Turn off the water and the gas"),
        ("temporada de abril a noviembre, paro invierno", "Season from April to November, winter layoff"),
        ("paro la m\u00e1quina cuando hay fuga", "Stop the machine when there are leaks"),
        ("pongo piedra de flagstone", "Lay flagstone"),
        ("instalamos patios, bardas bajas y plantas", "Install patios, low walls and plants"),
    ],
)
def test_what_a_doing_is_done_with_is_not_what_it_is_done_to(typed: str, told: str) -> None:
    assert in_english(typed, past=False) == told


@pytest.mark.parametrize(
    ("code", "typed", "told"),
    [
        ("en", "CDL permiso B", "Class B CDL Permit"),
        ("en", "Permiso de aprendizaje CDL clase A", "Class A CDL Permit"),
        ("en", "Permiso CDL", "CDL Permit"),
        ("en", "CDL clase B", "Class B CDL"),
        ("es", "Class B CDL permit", "Permiso de CDL clase B"),
        ("es", "CLP class A", "Permiso de CDL clase A"),
        ("es", "CDL Class A", "CDL clase A"),
        ("en", "Calificado para pesticidas (QS)", "Qualified for Pesticides (QS)"),
        ("en", "Schluter taller de membranas", "Schluter Membrane Workshop"),
        ("en", "ICPI adoqu\u00edn b\u00e1sico", "Basic ICPI Pavers"),
    ],
)
def test_a_permit_is_no_license_and_a_course_stays_its_makers(code: str, typed: str, told: str) -> None:
    assert credential_named("es" if code == "es" else "en", typed) == told


@pytest.mark.parametrize("name", ["Toyota Tech Tools", "Raymond Service Tools", "Hyster Service Tool"])
def test_the_name_of_a_makers_program_stays(name: str) -> None:
    assert spanish_program(name) == name


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Clips niveladores", "Tile leveling clips"),
        ("Sierra de puente h\u00fameda", "Wet bridge saw"),
        ("Brandt enchapadora", "Brandt edgebander"),
    ],
)
def test_a_thing_of_two_words_is_no_maker_and_its_tool(typed: str, told: str) -> None:
    assert english_skill(typed) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (
            "Spray epoxy and urethane, Graco King 60:1 pump",
            "Aplicar con pistola ep\u00f3xico y uretano, bomba Graco King 60:1",
        ),
        ("Run a Graco 45:1 pump", "Operar una bomba Graco 45:1"),
        ("Mix epoxy 4:1 by volume", "Mezclar ep\u00f3xico 4:1 por volumen"),
        (
            "Abrasive blast to SP10, garnet and steel grit",
            "Limpiar con chorro abrasivo seg\u00fan SP10, granate y granalla angular de acero",
        ),
        (
            "WFT gauge and dew point log before each coat",
            "Medir pel\u00edcula h\u00fameda (WFT) y registrar punto de roc\u00edo antes de cada mano",
        ),
        ("Mask, mix, clean up", "Enmascarar, mezclar y limpiar"),
        ("Turned around trailers at the gate", ""),
        ("Turned around units, painted", "Preparar para el siguiente inquilino unidades, pintar"),
        ("Looked after 40 apartments", "Cuidar 40 departamentos"),
    ],
)
def test_a_ratio_stays_whole_and_a_turned_apartment_is_made_ready(typed: str, told: str) -> None:
    assert in_spanish(typed, beside="Industrial painter") == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Blast pot 6.5 cu ft", "Olla de sandblast de 6.5 pies c\u00fabicos"),
        ("Supplied air hood", "Capucha con suministro de aire"),
        ("Drain auger", "Gu\u00eda para drenajes"),
    ],
)
def test_gear_of_painters_and_caretakers_is_named(typed: str, told: str) -> None:
    assert spanish_skill(typed) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("mini excavadora kubota u35 y skid steer", "Kubota U35 mini excavator and skid steer"),
        ("rodillo BOMAG de llantas", "BOMAG pneumatic roller"),
        ("rodillo CAT CB10 y BOMAG de llantas", "CAT CB10 roller and BOMAG pneumatic roller"),
        ("excavadora Komatsu de orugas, zanjas", "Komatsu crawler excavator, trenches"),
        ("prueba de presi\u00f3n de 2 h", "2-hour pressure test"),
        ("pongo azulejo en piso y pared", "Lay tiles on floors and walls"),
        ("limpio cuarto por cuarto", "Clean room by room"),
        ("control de tr\u00e1fico, alto y siga", "Traffic control, stop/slow paddle"),
        ("estimo material y lo pido al de la oficina", "Estimate materials and order them through the office"),
        (
            "primera y segunda pasada con temp de 280 a 220",
            "First and second passes with a temperature from 280 to 220 degrees",
        ),
    ],
)
def test_short_notes_of_machines_and_rooms_are_told_whole(typed: str, told: str) -> None:
    assert in_english(typed, past=False) == told


@pytest.mark.parametrize(
    ("typed", "duty", "told"),
    [
        (
            "Nurse call and boilers are repaired by vendors; I meet and escort them.",
            "Meet and escort vendors",
            "Recibir y acompa\u00f1ar a proveedores",
        ),
        (
            "Elevators are serviced by contractors. I escort them.",
            "Escort contractors",
            "Acompa\u00f1ar a contratistas",
        ),
    ],
)
def test_whom_one_meets_is_named_where_their_own_work_is_left_out(typed: str, duty: str, told: str) -> None:
    job = Experience("1", "Maintenance Technician", "Elm", date(2019, 1, 1), None, typed)
    assert duties_of(job, "en")[-1].text == duty
    assert in_spanish(duty) == told
