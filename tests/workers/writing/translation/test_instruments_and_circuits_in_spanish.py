"""English lines and rows of instruments and circuits in Spanish."""

import pytest

from workers.writing.rules.spanish import _lowered_name
from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.rows.spanish_names import spanish_skill, spanish_title


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        (
            "Calibrate Rosemount transmitters, pressure, level, flow, temp",
            "Calibrar transmisores de presión, nivel, flujo y temperatura (Rosemount)",
        ),
        (
            "Calibrated instruments (pressure, temperature, level)",
            "Calibrar instrumentos de presión, temperatura y nivel",
        ),
        ("Pressure, flow, level", "Presión, flujo, nivel"),
        (
            "DP, radar, mag and coriolis",
            "Instrumentos de presión diferencial, radar, flujo magnético y efecto Coriolis",
        ),
        ("Stroke and repair control valves", "Probar la carrera de válvulas de control y repararlas"),
        ("Stroke test control valves", "Probar la carrera de válvulas de control"),
        ("Fisher DVC6200 positioners", "Posicionadores Fisher DVC6200"),
        (
            "Gas detectors bump and cal monthly",
            "Hacer prueba funcional a detectores de gas y calibrarlos cada mes",
        ),
        (
            "Bump test and calibrate gas detectors monthly",
            "Hacer prueba funcional a detectores de gas y calibrarlos cada mes",
        ),
        ("Look at trends", "Revisar tendencias"),
        (
            "Terminated in JBs and marshalling",
            "Hacer terminaciones en cajas de conexiones y gabinetes de marshalling",
        ),
        ("Calibration after the first 18 months", "Calibración después de los primeros 18 meses"),
        ("Ran tubing and conduit", "Instalar tubing de instrumentación y tubería conduit"),
    ],
)
def test_lines_of_instruments(duty: str, spanish: str) -> None:
    assert in_spanish(duty, beside="Instrument Technician") == spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Panel changes, GFCI and AFCI", "Cambios de tablero, GFCI y AFCI"),
        ("GFCI and AFCI breakers", "Interruptores GFCI y AFCI"),
        ("Hot tubs & mini split circuits", "Circuitos de jacuzzi y minisplit"),
        ("Walk the inspection with the inspector", "Hacer el recorrido de la inspección con el inspector"),
        ("Dug trenches for services", "Excavar zanjas para acometidas eléctricas"),
        ("New services and panels", "Acometidas eléctricas nuevas y tableros"),
        ("Some EMT in small shops", "Algo de tubería EMT en locales pequeños"),
        ("Install Square D breakers", "Instalar breakers Square D"),
        ("Breaker and outlet changes", "Cambios de interruptor y cambios de contacto"),
    ],
)
def test_lines_of_electricians(duty: str, spanish: str) -> None:
    assert in_spanish(duty, beside="Residential Electrician") == spanish


def test_doings_behind_what_they_are_done_to() -> None:
    assert in_spanish("Conveyor belts, splice and track") == "Empalmar y alinear bandas transportadoras"
    assert (
        in_spanish("Charge systems, superheat & subcool")
        == "Recargar sistemas por sobrecalentamiento y subenfriamiento"
    )


def test_what_another_trade_means_stays_its_own() -> None:
    assert in_spanish("Level floors and slabs", beside="Concrete Finisher") == "Nivelar pisos y losas"
    assert in_spanish("Dug trenches for services", beside="Laborer") == "Excavar zanjas para servicios"


@pytest.mark.parametrize(
    ("row", "spanish"),
    [
        ("HART communicator (Trex / 475)", "Comunicador HART (Trex / 475)"),
        ("Fisher control valves", "Válvulas de control Fisher"),
        ("DeltaV operator screens", "Pantallas de operador DeltaV"),
        ("One line diagrams", "Diagramas unifilares"),
        ("DCS console", "Consola de DCS"),
        ("P&ID reading", "Lectura de DTI (P&ID)"),
        ("Conduit bender", "Dobladora de tubo conduit"),
    ],
)
def test_rows(row: str, spanish: str) -> None:
    assert spanish_skill(row) == spanish


@pytest.mark.parametrize(
    ("title", "spanish"),
    [
        (
            "I&E Helper to I&E Tech",
            "Ayudante y luego técnico de instrumentación y electricidad",
        ),
        ("Helper, then Welder", "Ayudante y luego soldador"),
        ("Assistant to Manager", "Assistant to Manager"),
    ],
)
def test_titles_that_somebody_rose_in(title: str, spanish: str) -> None:
    assert spanish_title(title) == spanish


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("Comunicador HART (Trex / 475)", "comunicador HART"),
        ("Válvulas de control Fisher", "válvulas de control Fisher"),
    ],
)
def test_a_thing_with_a_make_is_small_in_a_sentence(row: str, said: str) -> None:
    assert _lowered_name(row).startswith(said)
