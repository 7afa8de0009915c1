"""One order of title, employer, place and dates is kept by a whole resume, whatever the words of its names.

Names as "Pailero" and "Norte y Mar" are in no list of titles or employers; what stands around them tells.
"""

from typing import NamedTuple

import pytest

from tests.workers.resumes.printed import page
from workers.resumes.reader import read_jobs, read_sections


class Job(NamedTuple):
    title: str
    company: str
    place: str
    dates: str
    duties: tuple[str, str]


ENGLISH = (
    Job("Lead Fitter", "Tarbell & Finch", "Duluth, MN", "March 2019 - Present",
        ("Run a crew of six on the ore dock line", "Read isometrics and lay out spools")),
    Job("Pipe Welder", "Norrland Docks", "Superior, WI", "June 2014 - February 2019",
        ("Welded carbon pipe in all positions", "Ground and beveled ends with a track machine")),
    Job("Tool Crib Attendant", "Bergquist", "Hibbing, MN", "May 2011 - May 2014",
        ("Issued tools and kept the count sheet", "Sharpened bits and repaired air tools")),
)  # fmt: skip
SPANISH = (
    Job("Montador de Andamios", "Tarbell Hnos", "Mazatlán, Sinaloa", "marzo de 2019 - presente",
        ("Armar y desarmar andamios de marco y de copa", "Revisar el equipo antes de subirlo")),
    Job("Pailero", "Norte y Mar", "Guaymas, Sonora", "junio de 2014 - febrero de 2019",
        ("Trazo y corte de placa para tanques", "Armado con puntos de soldadura")),
    Job("Velador", "Granja Beltrán", "Culiacán, Sinaloa", "mayo de 2011 - mayo de 2014",
        ("Rondas de noche y registro de entradas", "Limpieza del patio de carga")),
)  # fmt: skip
ORDERS = (
    "{title:<45}{dates}\n{company}, {place}",
    "{company:<45}{dates}\n{title}",
    "{company}, {place}    {dates}\n{title}",
    "{company:<45}{place}\n{title:<45}{dates}",
    "{title:<45}{place}\n{company:<45}{dates}",
    "{title}, {company}, {place} ({dates})",
    "{company}, {place}: {title}, {dates}",
    "{dates}\n{title}\n{company}",
    "{dates}\n{company}\n{title}",
    "{title}\n{company}\n{place}\n{dates}",
    "{company}\n{place}\n{title}\n{dates}",
    "{company}\n{dates}\n{title}",
    "{title}\n{dates}\n{company}, {place}",
    "{title} {at} {company}, {dates}",
    "{title} - {company} - {place}\n{dates}",
    "{dates}: {title}, {company} ({place})",
    "**{title}**\n{company} | {place} | {dates}",
    "**{company}**\n{title} | {dates}",
    "{title} ({company})    {dates}",
)


@pytest.mark.parametrize("bulleted", [True, False], ids=["bullets", "sentences"])
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(("heading", "at", "jobs"), [("EXPERIENCE", "at", ENGLISH), ("EXPERIENCIA", "en", SPANISH)])
def test_titles_and_employers(heading: str, at: str, jobs: tuple[Job, ...], order: str, *, bulleted: bool) -> None:
    drawn = [heading]
    for job in jobs:
        drawn.append(order.format(at=at, **job._asdict()))
        drawn += [f"* {duty}" if bulleted else f"{duty}." for duty in job.duties]
    read = read_jobs(read_sections(page("\n".join(drawn))))
    assert [(job.title, job.company) for job in read] == [(job.title, job.company) for job in jobs]
    assert all(len(job.duties) > 0 for job in read)
