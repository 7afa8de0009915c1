"""Times of day, how often, and doings of two words that were typed as one, from English into Spanish."""

import pytest

from workers.writing.duties.spanish.voice import in_own_voice
from workers.writing.translation.into_spanish.line import in_spanish


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Opened at 5:30 am", "Abrir a las 5:30 a.m."),
        ("Start at 5 am, load truck and deliver", "Empezar a las 5 a.m., cargar camión y entregar"),
    ],
)
def test_a_time_of_day_is_told(english: str, spanish: str) -> None:
    assert in_spanish(english) == spanish


@pytest.mark.parametrize(
    ("english", "spanish", "title"),
    [
        ("Layout walls and stairs", "Trazar paredes y escaleras", "Carpenter"),
        ("Setup and run lathes", "Preparar y operar tornos", "Machinist"),
        ("Cleanup jobsite and pickup trash", "Limpiar obra y recoger basura", "Janitor"),
    ],
)
def test_a_doing_of_two_words_may_be_typed_as_one(english: str, spanish: str, title: str) -> None:
    assert in_spanish(english, beside=title) == spanish


def test_such_a_word_before_a_thing_of_its_kind_is_a_thing() -> None:
    assert "camioneta" in in_spanish("Drove pickup trucks")
    assert "Preparar" not in in_spanish("Setup sheets and layout tables")


def test_how_often_may_be_counted_in_things() -> None:
    assert in_spanish("Check parts every 20 pieces", beside="Machinist") == "Revisar piezas cada 20 piezas"


def test_work_is_assigned_to_people_and_not_up_to_them() -> None:
    assert in_spanish("Assign work to 14 people", beside="Warehouse Lead") == "Asignar trabajo a 14 personas"


@pytest.mark.parametrize(
    ("english", "spanish", "title"),
    [
        ("Bake parts", "Hornear piezas", "Powder Coater"),
        ("Water plants", "Regar plantas", "Greenhouse Worker"),
        ("Stretch carpet", "Estirar alfombra", "Flooring Installer"),
        ("Connect steel", "Conectar acero", "Ironworker"),
    ],
)
def test_a_word_that_is_a_thing_too_may_be_a_doing(english: str, spanish: str, title: str) -> None:
    assert in_spanish(english, beside=title) == spanish


def test_doings_behind_things_stand_in_the_first_person() -> None:
    line = "Conteos cíclicos cada semana, corregir errores en SAP"
    assert in_own_voice(line, past=False) == "Conteos cíclicos cada semana, corrijo errores en SAP"
    assert in_own_voice("Herramientas para cortar, pegar y pintar", past=False).endswith("pegar y pintar")


def test_when_something_was_done_stands_in_the_past() -> None:
    line = "Lavar platos cuando falta personal"
    assert in_own_voice(line, past=True) == "Lavé platos cuando faltaba personal"


def test_items_that_are_doings_stand_alike_behind_things() -> None:
    line = "Third shift, 14 people, tear down, foam, rinse and sanitize 6 lines"
    told = in_spanish(line, beside="Sanitation Supervisor")
    assert told == "Tercer turno, 14 personas, desarmar equipo, espumar, enjuagar y sanitizar 6 líneas"
    assert in_own_voice(told, past=False).endswith("desarmo equipo, espumo, enjuago y sanitizo 6 líneas")


def test_meters_that_are_read_are_no_length() -> None:
    assert in_spanish("Read 380 meters a day on foot", beside="Meter Reader") == "Leer 380 medidores por día a pie"


def test_what_is_cut_from_one_figure_to_another_is_reduced() -> None:
    assert in_spanish("Cut scrap fabric from 8 to 5%").startswith("Reducir")


def test_bare_doings_stand_as_doings_beside_one_with_an_object() -> None:
    told = in_spanish("Set up, run and clean slitter", beside="Machine Operator")
    assert told.startswith("Preparar, operar y limpiar")
    assert "laminar" not in in_spanish("Install vinyl and laminate", beside="Flooring Installer")


def test_several_things_are_kept_running() -> None:
    told = in_spanish("Keep dryers, legs and belts running", beside="Grain Elevator Operator")
    assert told.startswith("Mantener en marcha")
