"""Short English lines whose words say one thing to one trade and another thing to the next, told in Spanish."""

import pytest

from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.rows.spanish_names import spanish_skill


@pytest.mark.parametrize(
    ("title", "typed", "told"),
    [
        (
            "Fire Alarm Technician",
            "Troubleshoot ground faults, opens and bad detectors",
            "Diagnosticar fallas a tierra, circuitos abiertos y detectores dañados",
        ),
        (
            "Electrician",
            "Troubleshoot shorts and tripped breakers",
            "Diagnosticar cortocircuitos y breakers disparados",
        ),
        ("Electrician", "Read one lines and order material", "Leer diagramas unifilares y pedir material"),
        ("Concrete Finisher", "power trowel walk behind and ride on", "Allanar con allanadora sencilla y doble"),
        ("Roofer", "clean up and magnet sweep", "Limpiar y pasar el imán"),
        ("Welder", "Run a plasma table and ironworker", "Operar mesa de plasma y punzonadora universal"),
        ("CNC Operator", "Change coolant and clean chips", "Cambiar soluble de corte y limpiar viruta"),
        ("Diesel Mechanic", "Weld frames", "Soldar chasis"),
        ("Ironworker", "Install stairs, rails and metal deck", "Instalar escaleras, barandales y losacero"),
        ("Glazier", "Remove and reset windows", "Quitar y reinstalar ventanas"),
        ("Janitor", "Clean spills and change light bulbs", "Limpiar derrames y cambiar focos"),
        ("Warehouse Lead", "Train new pickers on the scanner", "Capacitar a surtidores nuevos en el escáner"),
        ("Painter", "Mix colors and keep track of leftovers", "Mezclar colores y llevar el control de sobrantes"),
        ("Assembler", "Wire boxes and test boards", "Cablear cajas y probar tarjetas"),
    ],
)
def test_a_word_is_told_as_the_trade_means_it(title: str, typed: str, told: str) -> None:
    assert in_spanish(typed, beside=title) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Meet with fire marshal for acceptance tests", "Reunirse con el jefe de bomberos para pruebas de aceptación"),
        ("Meet with adjuster", "Reunirse con el ajustador"),
        ("Meet with property managers", "Reunirse con administradores de la propiedad"),
    ],
)
def test_whom_one_meets_has_the_article_that_notes_leave_out(typed: str, told: str) -> None:
    assert in_spanish(typed) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Small Notifier jobs with help", "Trabajos pequeños de Notifier con ayuda"),
        ("Small Bosch pumps", "Bombas pequeñas Bosch"),
        ("PM services A and B", "Servicios de mantenimiento preventivo A y B"),
    ],
)
def test_work_on_a_make_is_of_it(typed: str, told: str) -> None:
    assert in_spanish(typed) == told


def test_pipes_that_guide_a_screed_are_not_screeded() -> None:
    told = in_spanish("set forms and screed pipes, check grade w/ laser", beside="concrete finisher")
    assert told == "Colocar cimbra y tubos guía de regla, revisar niveles con láser"


def test_batteries_that_are_charged_are_not_changed() -> None:
    told = in_spanish("Charge batteries and daily check sheet", beside="Forklift Operator")
    assert told == "Cargar baterías y hoja de revisión diaria"


def test_what_is_done_every_morning_is_told_so() -> None:
    told = in_spanish("Grease machine and check fluids every morning", beside="Heavy Equipment Operator")
    assert told == "Engrasar la máquina y revisar los fluidos cada mañana"


@pytest.mark.parametrize(
    ("title", "typed", "told"),
    [
        (
            "Diesel Mechanic",
            "Change oil, grease trucks and adjust brakes",
            "Cambiar aceite, engrasar camiones y ajustar frenos",
        ),
        ("Cook", "Rotate stock and label containers", "Rotar existencias y etiquetar recipientes"),
        ("Machine Operator", "Feed material and stack skids", "Alimentar material y apilar tarimas"),
        ("CNA", "Make beds and pass trays", "Tender camas y repartir charolas de comida"),
        ("Operator", "Grade roads and cut ditches", "Nivelar caminos y abrir cunetas"),
    ],
)
def test_a_second_doing_that_may_be_a_thing_is_told_as_a_doing(title: str, typed: str, told: str) -> None:
    assert in_spanish(typed, beside=title) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Silent Knight programming", "Programación de Silent Knight"),
        ("Notifier programming", "Programación de Notifier"),
        ("John Deere repair", "Reparación de John Deere"),
        ("Conveyor repair", "Reparación de transportador"),
    ],
)
def test_work_on_a_makers_things_keeps_its_name(typed: str, told: str) -> None:
    assert spanish_skill(typed) == told
