"""One's own work as Spanish tells it aloud, printed as a note of the same work."""

import pytest

from workers.writing.proofreading.spanish_accents import with_accents
from workers.writing.proofreading.spanish_slips import with_sure_slips_mended
from workers.writing.proofreading.spanish_speech import with_turns_told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Me tocaba cortar con plasma y limpiar la rebaba", "Cortar con plasma y limpiar la rebaba"),
        ("me mandaban a poner puertas en los departamentos", "poner puertas en los departamentos"),
        ("También me tocaba revisar etiqueta y fecha", "Revisar etiqueta y fecha"),
        ("Pues yo era el encargado de cerrar la tienda", "Cerrar la tienda"),
        ("Me tocaba la plancha y la freidora", "Plancha y freidora"),
        ("Me tocaba la limpieza de los baños", "Limpieza de los baños"),
        ("Me ponían en pretinas y bolsas", "Trabajaba en pretinas y bolsas"),
        ("Ahí cambiábamos balastros en las bodegas", "Cambiábamos balastros en las bodegas"),
        ("Ahí le cambiaba discos a la rastra", "Le cambiaba discos a la rastra"),
        ("El demoledor lo usaba yo", "Usaba el demoledor"),
        ("Cuidaba la revolvedora, yo le echaba los botes", "Cuidaba la revolvedora, le echaba los botes"),
        ("Ahí pintábamos como 3 casas por semana", "Pintábamos cerca de 3 casas por semana"),
        ("Yo nomás punteaba", "Solo punteaba"),
    ],
)
def test_what_one_did_is_told_as_a_note(typed: str, told: str) -> None:
    assert with_turns_told(typed, is_past=True) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Me encargo de doblar tubo conduit hasta de 2 pulgadas", "Doblar tubo conduit hasta de 2 pulgadas"),
        ("La soldadura de plata la hago yo", "Hago la soldadura de plata"),
        ("El tratado corona lo checo con plumones", "Checo el tratado corona con plumones"),
        ("Siembro maíz, la calibrada la hago yo", "Siembro maíz, hago la calibrada"),
        ("Las suites las hacemos entre dos", "Hacemos las suites entre dos"),
        ("Corto con sierra y escuadro, ahí mismo canteo", "Corto con sierra y escuadro, canteo"),
        ("Cuadrilla de tres, yo encargado desde 2020", "Cuadrilla de tres, encargado desde 2020"),
        ("EPDM: yo pego y sello", "EPDM: pego y sello"),
        ("Cambio de formato, 15 minutos más o menos", "Cambio de formato, cerca de 15 minutos"),
        (
            "Cuando falta el maestro yo me quedo con la cuadrilla de 5",
            "Me quedo con la cuadrilla de 5 cuando falta el maestro",
        ),
    ],
)
def test_what_one_does_is_told_as_a_note(typed: str, told: str) -> None:
    assert with_turns_told(typed, is_past=False) == told


@pytest.mark.parametrize(
    "typed",
    [
        "Me tocaba cortar con plasma",
        "A veces me toca cubrir al cortador",
        "Me toca el turno que sigue, de noche",
        "La grúa la mueve el operador, yo engancho",
        "El ingeniero calcula apuntalado, yo lo armo",
        "La losa la reviso solo con el maestro, yo no firmo",
        "La pieza la cortaba el sierrista",
        "Ahí con el patrón",
        "Trabajo como 1er ayudante",
        "Como supervisor de 2 cuadrillas",
        "Ayudaba al fierrero a amarrar varilla",
    ],
)
def test_what_is_no_such_turn_or_is_over_stays_as_typed(typed: str) -> None:
    assert with_turns_told(typed, is_past=False) == typed


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Cargaba herramienta, aislaba tubería, hacia perforaciones", "hacía perforaciones"),
        ("Corto con plasma, soldo con MIG", "sueldo con MIG"),
        ("Acarreaba el material hacia la obra", "hacia la obra"),
    ],
)
def test_verbs_have_their_accent_and_their_vowel(typed: str, told: str) -> None:
    assert with_sure_slips_mended(typed).endswith(told)


def test_words_on_sion_have_their_accent() -> None:
    told = with_accents("Reviso microaspersion y transmision, mission", is_line=True, takes_english=True)
    assert told == "Reviso microaspersión y transmisión, mission"
