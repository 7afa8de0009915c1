"""Verbs of many senses, told of whole sorts of things; blasting to a grade, supplied air, and who holds a licence."""

import pytest

from workers.writing.lexicon.sorts import sorts_of
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.senses.job_words import of_job


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("saco compresores quemados y pongo nuevos", "Remove burned-out compressors and replace them"),
        ("echo gas a los equipos y checo presiones", "Add gas to the equipment and check pressures"),
        ("echo aceite y anticongelante", "Add oil and antifreeze"),
        ("echo lechada y limpio con esponja", "Apply grout and clean with a sponge"),
        ("meto tornillos y doy acabado", "Drive screws and finish"),
        ("meto pan al horno", "Put bread into the oven"),
        ("meto fruta en cajas y pego etiquetas", "Put fruit in boxes and apply labels"),
        ("meto clavos con pistola", "Drive nails with a nail gun"),
        ("pongo plantas y flores", "Plant plants and flowers"),
        ("saco piezas malas y echo pegamento", "Remove defective parts and apply glue"),
        ("bajo andamio y acomodo piezas", "Take down scaffolds and arrange pieces"),
        ("levanto reportes de incidentes", "Write up incident reports"),
        ("saco basura y pongo toallas", "Take out trash and put out towels"),
        ("quito y pongo llantas con pistola", "Remove and put on tires with an impact wrench"),
    ],
)
def test_a_plain_verb_is_told_of_a_sort_of_things(typed: str, told: str) -> None:
    assert in_english(typed, past=False) == told


@pytest.mark.parametrize("typed", ["pongo carne", "saco ordeña", "meto reversa"])
def test_a_verb_whose_sense_no_sort_tells_is_not_told(typed: str) -> None:
    assert in_english(typed, past=False) == ""


@pytest.mark.parametrize(
    ("title", "typed", "told"),
    [
        (
            "Pintor industrial",
            "Sandblast de tanques y tuberia hasta metal blanco SP-10 y SP-5",
            "Sandblast tanks and pipe to SP-10 and SP-5 white metal",
        ),
        ("Pintor", "Sandblast a estructura y barandales", "Sandblast structures and handrails"),
        ("Pintor", "Trabajo con aire de linea y capucha", "Work with supplied air and a hood"),
        ("Ayudante de pintor", "Cargar la olla con arena", "Load the blast pot with sand"),
        ("Ayudante de pintor", "Tapar, limpiar, mezclar pintura", "Mix paint, cover and clean up"),
        (
            "Plomero",
            "Paso inspecciones de la ciudad con mi jefe de licencia",
            "Pass city inspections with my licensed boss",
        ),
        ("Aislador", "meto fibra en paredes y aticos", "Install fiberglass insulation in walls and attics"),
        ("Trabajador de rastro", "quito tripas y meto pollo en hielo", "Remove intestines and put chicken in ice"),
        ("Fibra", "subo postes y bajo cable", "Climb poles and lower cable"),
    ],
)
def test_words_of_a_trade_are_told_whole(title: str, typed: str, told: str) -> None:
    with of_job(title):
        assert in_english(typed, past=False) == told


def test_a_sort_is_told_by_the_head_of_a_name() -> None:
    assert sorts_of("fuel pump") == frozenset({"@part"})
    assert sorts_of("bag of cement") >= frozenset({"@good"})
    assert not sorts_of("cost of pumps")
