"""Jobs in cards and newspaper columns, which stand beside each other."""

import textwrap

import pytest

from tests.workers.resumes.printed import page
from workers.resumes.reader import read_jobs, read_sections
from workers.resumes.sections.dividing import Section
from workers.resumes.text.headings import Kind, heading

TWO = {("Pipe Welder", "Bayline Fabrication", 2), ("Welder Helper", "Tule Steel", 1)}
SHAPES = {
    "cards above cards of other sections": """
        Rosa Ibarra
        (707) 555-0148

        EXPERIENCE
        Pipe Welder                   Welder Helper
        Bayline Fabrication           Tule Steel
        March 2019 - Present          June 2015 - February 2019
        * Welded pipe in 6G           * Ground parts
        * Trained four apprentices

        SKILLS                        EDUCATION
        MIG welder                    Solano College
        TIG welder                    Welding
        Plasma cutter                 2014
    """,
    "cards with their dates at the right": """
        Rosa Ibarra
        (707) 555-0148

        EXPERIENCE
        Pipe Welder      2019 - Present     Welder Helper    2015 - 2019
        Bayline Fabrication                 Tule Steel
        * Welded pipe in 6G                 * Ground parts
        * Trained four apprentices
    """,
    "a newspaper column that goes on with the jobs": """
        Rosa Ibarra
        (707) 555-0148

        EXPERIENCE                    Welder Helper
        Pipe Welder                   Tule Steel
        Bayline Fabrication           June 2015 - February 2019
        March 2019 - Present          * Ground parts
        * Welded pipe in 6G
        * Trained four apprentices    SKILLS
                                      MIG welder
                                      TIG welder
    """,
}


def read(text: str) -> list[Section]:
    return read_sections(page(textwrap.dedent(text)))


@pytest.mark.parametrize("text", SHAPES.values(), ids=SHAPES.keys())
def test_each_job_keeps_its_own_employer_and_duties(text: str) -> None:
    assert {(job.title, job.company, len(job.duties)) for job in read_jobs(read(text))} == TWO


def test_three_jobs_in_three_columns_end_at_the_next_heading() -> None:
    found = read(
        """
        EXPERIENCE
        Pipe Welder               Welder Helper               Laborer
        Bayline Fabrication       Tule Steel                  Ruiz Paving
        2019 - Present            2015 - 2019                 2013 - 2015
        * Welded pipe in 6G       * Ground parts              * Raked asphalt
        * Trained four            * Swept the shop            * Drove a roller

        SKILLS
        MIG welder, TIG welder, Plasma cutter
        """
    )
    assert [(job.title, job.company, len(job.duties)) for job in read_jobs(found)] == [
        ("Pipe Welder", "Bayline Fabrication", 2),
        ("Welder Helper", "Tule Steel", 2),
        ("Laborer", "Ruiz Paving", 2),
    ]
    assert [row.text for section in found if section.kind is Kind.SKILLS for row in section.rows] == [
        "MIG welder, TIG welder, Plasma cutter"
    ]


@pytest.mark.parametrize("text", ["Where I've Worked", "Dónde he trabajado", "Time in the trade", "Vida laboral"])
def test_headings_in_everyday_words(text: str) -> None:
    assert heading(text) is Kind.EXPERIENCE
