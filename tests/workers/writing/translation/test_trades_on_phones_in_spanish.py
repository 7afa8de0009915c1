"""Short English notes of many trades, and words that one noun shares, as a Spanish document tells them."""

from datetime import date

import pytest

from workers.documents.labels import labels
from workers.writing.document.skill_headings import skill_heading
from workers.writing.person.facts import Experience, KnownBeside, ProfileFacts, Training
from workers.writing.proofreading.rows import proofread
from workers.writing.translation.into_spanish.line import in_spanish


@pytest.mark.parametrize(
    ("duty", "told"),
    [
        ("Removed asbestos and lead", "Quitar asbesto y plomo"),
        ("Changed needles and thread", ""),
        ("Upgraded main panels to 200 amps", "Actualizar tableros principales a 200 amperios"),
        ("Drove 72 passenger bus on two routes", "Manejar autobús para 72 pasajeros en dos rutas"),
        ("Roughed in 3 bath house with PEX", "Instalar en obra negra casa con 3 baños con PEX"),
        (
            "Serviced propane and electric forklifts",
            "Dar servicio a montacargas de propano y montacargas eléctricos",
        ),
        ("Built wood and chain link fences", "Construir cercas de madera y cercas de malla ciclónica"),
        ("A/C repairs and filters", "Reparaciones de A/C y filtros"),
        ("Scanned packages", "Escanear paquetes"),
        ("Talked customers through their options", "Explicar sus opciones a clientes"),
        ("Sold annual plans", "Vender planes de servicio"),
        ("Terminated and tested jacks", "Conectar y probar tomas de red"),
        ("Washed dishes and pots", "Lavar platos y ollas"),
        ("Ran the grinder and stuffer", "Operar el molino de carne y embutidora"),
        ("Opened at 3", ""),
        ("Ran 4 color offset press", "Operar prensa offset con 4 colores"),
        ("Ran 4 offset presses", "Operar 4 prensas offset"),
        ("Cared for 10 residents on nights", "Cuidar a 10 residentes de noche"),
        ("Took vitals and charted", "Tomar signos vitales y llenar expedientes"),
        ("Loaded truck in route order", "Cargar camión en orden de ruta"),
        ("Help 9 residents with bathing, dressing and meals", "Ayudar a 9 residentes con baño, vestido y comidas"),
        (
            "Run 5 to 6 service calls a day, residential and light commercial",
            "Atender de 5 a 6 llamadas de servicio por día de tipo residencial y comercial ligero",
        ),
        ("Operate skid steer to grade and backfill", "Operar minicargador para nivelar y rellenar"),
        ("Report skin changes to the nurse", "Reportar cambios en la piel a la enfermera"),
        ("Installed painted and galvanized duct", "Instalar ducto pintado y galvanizado"),
    ],
)
def test_notes_of_many_trades(duty: str, told: str) -> None:
    assert in_spanish(duty, past=True) == told


def test_a_thing_of_many_is_none_that_was_done_to_the_last() -> None:
    assert "fija" not in in_spanish("Fed cattle and fixed fence", past=True)


def test_a_tool_that_air_drives_is_no_electric_one() -> None:
    assert skill_heading("Power Tool", ["Taladro", "Olla de sandblast"], labels("es")) == "Herramientas y equipo"
    assert skill_heading("Power Tool", ["Taladro", "Sierra de mesa"], labels("es")) == "Herramientas eléctricas"


def test_a_school_has_the_accents_of_its_words() -> None:
    job = Experience("1", "Cocinera", "La Union", date(2019, 1, 1), None, "preparo carnes y salsas")
    school = Training(
        "Secundaria Tecnica 41, Los Mochis", "Secundaria terminada", None, date(2005, 8, 1), date(2008, 7, 1)
    )
    facts = ProfileFacts("Ana Ruiz", "a@b.c", (job,), (), (), date(2026, 11, 27), beside=KnownBeside((school,)))
    assert proofread(facts).beside.education[0].school == "Secundaria Técnica 41, Los Mochis"
