"""Headings that were pasted into a job's duties are no duties; what was done is told, whatever it looks like."""

from datetime import date

import pytest

from workers.writing.duties.job_lines import lines_of
from workers.writing.person.facts import Experience

JOB = Experience("job", "Field Mechanic", "Redrock Equipment Rentals", date(2019, 1, 1), date(2024, 1, 1), "")
TRABAJO = Experience("job", "Soldador", "Talleres Ruiz", date(2019, 1, 1), date(2024, 1, 1), "")


def bullets(typed: str, job: Experience = JOB, code: str = "en") -> list[str]:
    one = Experience(job.id, job.job_title, job.company_name, job.start_date, job.end_date, typed)
    return [duty.text for duty in lines_of(one, "es" if code == "es" else "en")]


@pytest.mark.parametrize(
    "heading",
    [
        "FIELD MECHANIC - REDROCK EQUIPMENT RENTALS - RIVERSIDE CA",
        "Field Mechanic II, Redrock Equipment Rentals",
        "Redrock Equipment Rentals, Riverside, CA",
        "Field Mechanic (March 2019 - January 2024)",
        "2015-2018 Foreman at Redrock",
        "Shop foreman | Canyon Paving Co | Jun 2014 to present",
        "03/2019 - 01/2024",
        "Employer: Redrock",
        "Riverside, CA",
        "Main duties",
        "Key responsibilities:",
        "What I did:",
        "Mike Torres 559-555-0101",
        "tom reyes tom.reyes@example.org",
    ],
)
def test_a_heading_is_no_duty(heading: str) -> None:
    assert bullets(f"{heading}\nRebuilt hydraulic pumps") == ["Rebuilt hydraulic pumps"]


@pytest.mark.parametrize(
    "heading", ["EXPERIENCIA LABORAL", "Actividades principales:", "Soldador - Talleres Ruiz - Fresno CA"]
)
def test_a_spanish_heading_is_no_duty(heading: str) -> None:
    assert bullets(f"{heading}\nSoldaba tubería de acero", TRABAJO, "es") == ["Soldaba tubería de acero"]


@pytest.mark.parametrize(
    "duty",
    [
        "Field mechanic for a rental fleet of 300 units",
        "Lead mechanic 2021-2023, crew of 6",
        "Foreman at the Fairgrove clinic 2019-2021",
        "Zero lost time injuries 2019 to 2023",
        "Mechanic at night for the rental yard",
        "Riverside and Imperial counties, service truck",
    ],
)
def test_what_was_done_is_told(duty: str) -> None:
    assert bullets(duty) == [duty]
