"""Sizes, levels of a finish, meters of gases and who works beside one, of English notes told in Spanish."""

from datetime import date

import pytest

from workers.writing.duties.statements import duties_in
from workers.writing.person.facts import Experience
from workers.writing.translation.into_spanish.in_part import takes_away, told_in_part
from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.spanish_names import spanish_skill, spanish_title
from workers.writing.translation.rows.titles_by_work import titled_in
from workers.writing.words.name_case import card_in_case


@pytest.mark.parametrize(
    ("typed", "title", "told"),
    [
        ("skim coat, level 5 in offices", "Drywall Finisher", "Aplicar capa fina, acabado nivel 5 en oficinas"),
        ("mud and tape, level 4 in hallways", "Taper", "Encintar y empastar, acabado nivel 4 en pasillos"),
        ("hang 5/8 type X", "Drywall Hanger", "Instalar tablaroca tipo X de 5/8 pulgada"),
        (
            "hang board in apartments, 40 to 50 sheets a day",
            "Hanger",
            "Instalar tablaroca en departamentos, de 40 a 50 hojas por día",
        ),
        ("Install 3/4 plywood subfloor", "Carpenter", "Instalar contrapiso de triplay de 3/4 pulgada"),
        ("Run 3/4 copper and 1/2 PEX", "Plumber", "Instalar cobre de 3/4 pulgada y PEX de 1/2 pulgada"),
        ("use automatic taper", "Taper", "Usar encintadora automática"),
        ("run the taper and flat boxes", "Taper", "Operar encintadora automática y cajas de cinta"),
        (
            "Build guardrails, covers and stair forms",
            "Carpenter",
            "Construir barandales, tapas para hueco y cimbras de escalera",
        ),
        ("Calibrate 4 gas meters", "Safety Tech", "Calibrar medidores de 4 gases"),
        (
            "Train 10 new hires a month, half Spanish speakers",
            "Trainer",
            "Capacitar a 10 trabajadores nuevos por mes, la mitad hispanohablantes",
        ),
        ("Run orientation for new hires", "Safety Manager", "Impartir inducción para trabajadores nuevos"),
        (
            "Keep OSHA 300 log with the safety director",
            "Safety Coordinator",
            "Llevar registro OSHA 300 con el director de seguridad",
        ),
        (
            "Investigate near misses; the director handles injuries",
            "Safety Coordinator",
            "Investigar casi accidentes; lesiones a cargo del director",
        ),
    ],
)
def test_what_a_note_left_out_is_put_back(typed: str, title: str, told: str) -> None:
    assert in_spanish(typed, beside=title) == told


@pytest.mark.parametrize(
    ("typed", "title", "told"),
    [
        (
            "Check weights, seals and codes every hour",
            "Quality Technician",
            "Verificar pesos, sellos y códigos cada hora",
        ),
        ("Inspect slings, shackles and hooks", "Rigger", "Inspeccionar eslingas, grilletes y ganchos"),
        (
            "Set up outriggers and check for power lines",
            "Operator",
            "Preparar estabilizadores y revisar si hay líneas eléctricas",
        ),
        ("Keep the SDS binder current", "Safety Lead", "Actualizar la carpeta de hojas de seguridad"),
        (
            "Walk the docks every shift and fix trip hazards",
            "Safety Lead",
            "Recorrer los andenes cada turno y corregir peligros de tropiezo",
        ),
        ("Shoot track to concrete with Hilti", "Metal Stud Framer", "Fijar canal metálico a concreto con Hilti"),
    ],
)
def test_lines_that_were_told_of_another_thing_or_not_at_all(typed: str, title: str, told: str) -> None:
    assert in_spanish(typed, beside=title) == told


def test_a_second_doing_never_stands_without_its_end() -> None:
    found = told_in_part(
        ["set up tables and check for something odd"], lambda text: in_spanish(text, beside="Operator")
    )
    assert all(not spanish.endswith("revisar") for _, spanish in found)


def test_which_of_them_is_no_second_thing() -> None:
    typed = "Supervise 14 room attendants, most of them Spanish speakers"
    assert [one.text for one in duties_in(typed, "en", past=False)] == [typed]


@pytest.mark.parametrize("title", ["Water Treatment Operator II", "Wastewater Operator III"])
def test_a_grade_keeps_the_title_that_is_known(title: str) -> None:
    told = spanish_title(title)
    assert told == f"{spanish_title(title.rpartition(' ')[0])} {title.rpartition(' ')[2]}" != title


def test_a_half_day_is_no_half_inch() -> None:
    assert "pulgada" not in in_spanish("Work 1/2 day on Saturdays", beside="Carpenter")


@pytest.mark.parametrize("tail", [" with the safety director", " with my superintendent", " with the owner"])
def test_whoever_did_it_too_may_not_fall(tail: str) -> None:
    assert takes_away(tail)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Four gas meter", "Medidor de 4 gases"),
        ("Five gas analyzer", "Analizador de 5 gases"),
        ("Three phase motor", "Motor trifásico"),
        ("Two wheel dolly", "Carretilla de dos ruedas"),
        ("Two post lift", "Elevador de dos postes"),
        ("Stud framing", "Armado de estructura con montantes"),
    ],
)
def test_a_number_in_front_counts_no_tools(typed: str, told: str) -> None:
    assert spanish_skill(typed) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Safety Clerk", "Auxiliar de seguridad laboral"),
        ("Safety Trainer", "Instructor de seguridad laboral"),
        ("Carpenter Helper", "Ayudante de carpintero"),
        ("Mudder", "Empastador de tablaroca"),
    ],
)
def test_titles_of_safety_and_boards(typed: str, told: str) -> None:
    assert spanish_title(typed) == told
    assert credential_named("es", "Lift operator") == "Operador de plataforma elevadora"


@pytest.mark.parametrize(
    ("title", "duties", "told"),
    [
        ("Hanger", "hung board in apartments", "Instalador de tablaroca"),
        ("Hanger", "hung live birds on shackles", "Hanger"),
        ("Framer", "metal stud framing 20 gauge", "Armador de estructura metálica ligera"),
        ("Framer", "set trusses and sheathed houses", "Carpintero de estructuras"),
    ],
)
def test_a_title_of_two_trades_is_told_by_its_row(title: str, duties: str, told: str) -> None:
    job = Experience("1", title, "Alder Works", date(2019, 1, 7), None, duties)
    assert titled_in("es", job).job_title == told


@pytest.mark.parametrize(("typed", "in_case"), [("CDL A", "CDL A"), ("cdl b", "CDL B"), ("class b", "Class B")])
def test_initials_before_a_letter_stay_in_capitals(typed: str, in_case: str) -> None:
    assert card_in_case(typed, "en") == in_case


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Crew speaks Spanish, I understand most of it", "Entender la mayor parte del español de la cuadrilla"),
        ("My crew speaks Spanish and I speak it too", "Hablar español con la cuadrilla"),
        ("Crew speaks Spanish", ""),
    ],
)
def test_a_crews_language_is_told_by_what_somebody_knows_of_it(typed: str, told: str) -> None:
    assert in_spanish(typed, beside="Foreman") == told


@pytest.mark.parametrize(
    ("typed", "title", "told"),
    [
        ("Wash out and grease every night", "Concrete Pump Operator", "Lavar el equipo y engrasar cada noche"),
        (
            "Road calls for semis, day and night",
            "Tire Technician",
            "Llamadas en carretera para tráileres, de día y de noche",
        ),
    ],
)
def test_every_night_is_more_than_at_night(typed: str, title: str, told: str) -> None:
    assert in_spanish(typed, beside=title) == told
