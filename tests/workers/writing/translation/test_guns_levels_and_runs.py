"""Words that only their neighbours or the job's title decide: a pistola, a nivel, what is run, a preparador."""

from datetime import date

import pytest

from workers.writing.person.facts import Experience
from workers.writing.person.own_gender import as_her_own
from workers.writing.trades.meant_titles import meant_title
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.senses.job_words import of_job
from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.titles import english_title


@pytest.mark.parametrize(
    ("title", "duty", "english"),
    [
        ("Techador", "Pongo membrana TPO en comercios con pistola Leister",
         "Install TPO membranes on businesses with a Leister heat gun"),
        ("Techador", "Clavo shingle con pistola", "Nail shingles with a nail gun"),
        ("Techador", "Sueldo juntas con pistola", ""),
        ("Techador", "Sello juntas con pistola", ""),
        ("Techador", "Pongo membrana con pistola de aire", "Install membranes with an air gun"),
        ("Mecánico", "Quito birlos con pistola neumática", "Remove lug nuts with an air impact wrench"),
        ("Pintora automotriz", "Pinto con pistola SATA", "Paint with an SATA spray gun"),
        ("Tablaroquero", "Encinto y doy nivel 4", "Tape and finish to level 4"),
        ("Tablaroquero", "Doy nivel", ""),
        ("Operador de retro", "Doy nivel con la retro", "Grade with the backhoe"),
        ("Preparadora", "Le doy pulido a los carros antes de entregar", "Polish the cars before delivery"),
        ("Pintor automotriz", "Desmonto y monto fascias y faros", "Remove and mount bumper covers and headlights"),
        ("Pintor automotriz", "Ayudo al pintor con mezclas", "Assist the painter with paint mixes"),
        ("Electricista", "Doblo tubo EMT de media a una pulgada", "Bend EMT conduit from 1/2 to 1 inch"),
        ("Electricista", "Jalo cable y hago huecos", "Pull cable and make holes"),
        ("Costurera", "Saco 40 camisas por turno", "Turn out 40 shirts per shift"),
    ],
)  # fmt: skip
def test_a_spanish_word_is_told_where_its_sense_is_sure(title: str, duty: str, english: str) -> None:
    with of_job(title):
        assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("title", "duty", "spanish"),
    [
        ("Plumber", "Run cast iron, PVC and PEX", "Instalar hierro fundido, PVC y PEX"),
        ("Plumber", "Run PVC and PEX", "Instalar PVC y PEX"),
        ("Pipefitter", "Run black iron and stainless", "Instalar fierro negro y acero inoxidable"),
        ("Equipment Operator", "Run dirt", ""),
        ("Equipment Operator", "Run Cat and Deere", "Operar equipos Cat y Deere"),
        ("Barista", "Counted drawers", "Contar cajones de efectivo"),
        ("Cabinet Maker", "Built drawers", "Armar cajones"),
        ("Solar Installer", "Torque racking to spec", "Dar torque a estructura de montaje según especificaciones"),
        ("Solar Installer", "Mount Tesla Powerwall", "Montar batería Tesla Powerwall"),
        ("Room Attendant", "Restocked carts with linen", "Reabastecer carritos con ropa blanca"),
        ("Delivery Driver", "Delivered pipe and fittings", "Entregar tubería y conexiones"),
    ],
)
def test_an_english_word_is_told_where_its_sense_is_sure(title: str, duty: str, spanish: str) -> None:
    assert in_spanish(duty, past=duty.split(maxsplit=1)[0].endswith("ed"), beside=title) == spanish


@pytest.mark.parametrize(
    ("company", "duties", "title"),
    [
        ("Pintura Hermanos Soto", "Lijaba y ponía primer", "Auto Paint Prepper"),
        ("Taller Ruiz", "Montaba herramienta en tornos CNC", "Machine Setup"),
        ("Casa Ruiz", "Llegaba temprano", "Preparador"),
    ],
)
def test_a_preparador_is_told_by_the_rest_of_the_row(company: str, duties: str, title: str) -> None:
    job = Experience("1", "Preparador", company, date(2014, 9, 15), date(2018, 7, 27), duties)
    assert english_title(meant_title(job)) == title


@pytest.mark.parametrize(
    ("code", "name", "told"),
    [
        ("es", "NABCEP PV Associate", "NABCEP PV Associate"),
        ("es", "EPA 608 Universal", "EPA 608 Universal"),
        ("en", "NABCEP asociado PV", "NABCEP PV Associate"),
        ("en", "Instalador certificado GAF Master", "GAF Master Certified Installer"),
        ("en", "Técnico Certificado EPA 608 Universal", "EPA 608 Universal Certified Technician"),
    ],
)
def test_the_own_name_of_a_paper_stays(code: str, name: str, told: str) -> None:
    assert credential_named("es" if code == "es" else "en", name) == told


def test_a_line_that_begins_with_a_rank_has_the_gender_of_its_applicant() -> None:
    assert as_her_own("Instalador líder desde 2023, cuadrilla de 3") == "Instaladora líder desde 2023, cuadrilla de 3"
    assert as_her_own("Supervisor de turno desde 2020") == "Supervisora de turno desde 2020"
    assert as_her_own("Inversor central desde 2023") == "Inversor central desde 2023"
