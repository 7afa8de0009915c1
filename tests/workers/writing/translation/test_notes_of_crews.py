"""Notes of crews, counters and homes in English: the title decides a word's sense, and a turn says a plain doing."""

from datetime import date

import pytest

from workers.language.terms import is_slope
from workers.writing.duties.left_out.no_work import is_denial
from workers.writing.person.facts import Experience
from workers.writing.trades.meant_titles import meant_title
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.senses.crew_words import skill_meant
from workers.writing.translation.into_english.senses.job_words import of_job
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.titles import english_title


@pytest.mark.parametrize(
    ("title", "duty", "english"),
    [
        ("Instalador de azulejo", "Corto a 45 para esquinas", "Miter corners at 45 degrees"),
        ("Instalador de azulejo", "Formato grande en pisos", "Large-format tiles on floors"),
        (
            "Instalador de azulejo",
            "Instalo cerámica, porcelanato formato grande de 24x48 y mármol",
            "Install ceramic tiles, 24x48 large-format porcelain tiles and marble",
        ),
        (
            "Instalador de azulejo",
            "Mido y digo cuánto material hace falta",
            "Measure and calculate the amount of material",
        ),
        ("Carnicera", "Corto res y puerco, milanesa", "Cut beef and pork, thin-sliced cutlets"),
        (
            "Carnicera",
            "Atiendo clientes en español y poquito ingles",
            "Serve customers in Spanish and a little English",
        ),
        ("Gomero", "Cambio gomas", "Change tires"),
        ("Mecánico", "Doy servicio en carretera cuando se queda un camión", "Do road service when a truck breaks down"),
        ("Operador de screed", "Calles del condado de noche", "County roads at night"),
        ("Carpintero de obra negra", "Marco paredes, techos y escaleras", "Frame walls, roofs and stairs"),
        ("Carpintero", "Marco paredes con láser", "Lay out walls with a laser"),  # no studs are put up
        ("Instalador de cercas", "Hago puertas de madera", "Build wood gates"),
        ("Encargado de cocina", "Bajo la merma de comida", "Reduce the food waste"),
        ("Ayudante", "Bajo la tablaroca de la troca", "Unload the drywall from the truck"),
        ("Ayudante", "Bajo la supervisión del oficial", "Under the supervision of the journeyman"),
        ("Instalador de ventanas", "Mido y ordeno el vidrio", "Measure and order the glass"),
        ("Empleado", "Apunto las horas de cada quien", "Write down the hours of every worker"),
        ("Bandero", "Hablo por radio con el otro bandero", "Speak by radio with the other flagger"),
        ("Mayordomo", "Enseño a piscar sin dañar la fruta", "Teach how to pick without damaging the fruit"),
        ("Niñera", "Cocino, lavo y ordeno sus cuartos", "Cook, wash and arrange their rooms"),
        ("Encargado de pintores", "Reparto casas", "Assign homes"),
        ("Techador", "Quito dos capas", "Remove two layers"),
        ("Jardinero", "Corto greens y fairways", "Mow greens and fairways"),
        ("Técnico", "Cobro con tarjeta o efectivo", "Collect payment with a credit card or cash"),
        ("Maestra", "Escribo el reporte para los papás", "Write the report for the parents"),
        ("Trailero", "Sin multas ni accidentes en 6 años", "No citations or accidents in 6 years"),
    ],
)
def test_notes_are_told_in_the_sense_of_their_trade(title: str, duty: str, english: str) -> None:
    with of_job(title):
        assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("name", "titles", "english"),
    [
        ("Pulidora", "limpieza de oficinas", "Floor polisher"),
        ("Pulidora", "soldador", "Grinder"),
        ("Formato grande", "instalador de azulejo", "Large-format tiles"),
        ("Rastrillo y lute", "", "Rake and lute"),
        ("Sensores de pendiente", "", "Slope sensors"),
        ("Llave stilson", "", "Pipe wrench"),
    ],
)
def test_a_skill_is_named_in_the_sense_of_its_jobs(name: str, titles: str, english: str) -> None:
    job = Experience("0", titles, "", date(2015, 1, 1), None, "")
    assert english_skill(skill_meant(name, [job])) == english


@pytest.mark.parametrize(
    ("title", "company", "duties", "english"),
    [
        ("Jornalero", "Gwinnett Demolition", "cargar escombro", "Demolition Laborer"),
        ("Jornalero", "Smith Farms", "piscaba fresa", "Farm Laborer"),
        ("Jornalero", "ABC", "cargaba material", "Laborer"),
        ("Yesero", "Valley", "Tapaba juntas de drywall", "Drywall Finisher"),
    ],
)
def test_the_work_tells_which_trade_a_shared_title_names(title: str, company: str, duties: str, english: str) -> None:
    assert english_title(meant_title(Experience("0", title, company, date(2015, 1, 1), None, duties))) == english


def test_a_slope_beside_a_thickness_is_nothing_pending() -> None:
    assert not is_denial("Espesor y pendiente, sonic y ski", "es")
    assert is_denial("Certificado y pendiente", "es")
    assert is_slope("pendiente", before=["espesor"])
    assert not is_slope("pendiente", before=["certificado"])
