"""Resumes filled in like a form: labels before, beside or over what they name."""

import textwrap

import pytest

from tests.workers.resumes.printed import page
from tests.workers.resumes.word_file import paragraph, table, word_file
from workers.resumes import read_resume
from workers.resumes.reader import read_jobs, read_sections
from workers.resumes.resume import ReadJob
from workers.resumes.text.field_labels import Field, field_of, heads_of_column, labelled

TWO = [("Pipe Welder", "Bayline Fabrication", "2019-03", "now"), ("Welder Helper", "Tule Steel", "2015-06", "2019-02")]
FORMS = {
    "labels before their values": """
        WORK HISTORY
        Employer: Bayline Fabrication, Vallejo, CA
        Position: Pipe Welder
        From: 03/2019 To: Present
        Supervisor: Ray Ochoa
        Duties:
        Welded pipe in 6G
        Employer: Tule Steel, Fresno, CA
        Position: Welder Helper
        From: 06/2015 To: 02/2019
        Duties: Ground parts
    """,
    "labels in a column at the left": """
        Work experience
                            Dates   March 2019 – Present
        Occupation or position held   Pipe Welder
          Name and address of employer   Bayline Fabrication, Vallejo, CA
                    Responsibilities   Welded pipe in 6G
                                       and in 5G
                            Dates   June 2015 – February 2019
        Occupation or position held   Welder Helper
          Name and address of employer   Tule Steel, Fresno, CA
                    Responsibilities   Ground parts
        Education
        Solano College, 2014
    """,
    "in Spanish, several labels on a line": """
        EXPERIENCIA LABORAL
        Puesto: Pipe Welder   Empresa: Bayline Fabrication
        Periodo: marzo 2019 - actual
        Funciones: Welded pipe in 6G
        Puesto: Welder Helper   Empresa: Tule Steel
        Periodo: junio 2015 - febrero 2019
        Funciones: Ground parts
    """,
    "under a heading that names no section": """
        JOB NUMBER ONE
        Company: Bayline Fabrication
        Job title: Pipe Welder
        Dates employed: 3/2019 - Present
        Duties: Welded pipe in 6G
        JOB NUMBER TWO
        Company: Tule Steel
        Job title: Welder Helper
        Dates employed: 6/2015 - 2/2019
        Duties: Ground parts
    """,
}


def said(jobs: list[ReadJob]) -> list[tuple[str, str, str, str]]:
    return [(job.title, job.company, str(job.start), "now" if job.current else str(job.end)) for job in jobs]


@pytest.mark.parametrize("text", FORMS.values(), ids=FORMS.keys())
def test_labels_say_which_is_which(text: str) -> None:
    jobs = read_jobs(read_sections(page(textwrap.dedent(text))))
    assert said(jobs) == TWO
    assert [job.duties[0].startswith(told) for job, told in zip(jobs, ("Welded pipe", "Ground"), strict=True)] == [
        True,
        True,
    ]


def test_a_label_within_a_line_has_a_capital() -> None:
    assert labelled("Employer: Acme Valve Position: Machinist") == [
        (Field.EMPLOYER, "Acme Valve"),
        (Field.TITLE, "Machinist"),
    ]
    assert labelled("Kept the dates: every one") == [(None, "Kept the dates: every one")]


def test_a_label_is_a_whole_text() -> None:
    assert field_of("Puesto:") is Field.TITLE
    assert field_of("Position of trust") is None
    assert heads_of_column("Employer / Position") == {Field.EMPLOYER, Field.TITLE}
    assert heads_of_column("Employer / Fun") == frozenset()


def test_a_word_table_whose_head_says_what_its_columns_hold() -> None:
    def cell(*texts: str) -> str:
        return "".join(paragraph(text) for text in texts)

    body = paragraph("EMPLOYMENT RECORD", bold=True) + table(
        (cell("Dates"), cell("Employer / Position"), cell("What I did")),
        (
            cell("03/2019 - Present"),
            cell("Bayline Fabrication", "Pipe Welder", "Vallejo, CA"),
            cell("Welded pipe in 6G", "Cut plate", "Ran a saw", "Kept the log", "Trained helpers"),
        ),
        (cell("06/2015 - 02/2019"), cell("Tule Steel", "Welder Helper"), cell("Ground parts")),
    )
    jobs = read_resume(word_file(body)).jobs
    assert said(jobs) == TWO
    assert [job.duties for job in jobs] == [
        ["Welded pipe in 6G", "Cut plate", "Ran a saw", "Kept the log", "Trained helpers"],
        ["Ground parts"],
    ]


def test_labels_stand_above_their_values_in_a_form_s_cells() -> None:
    jobs = read_jobs(
        read_sections(
            page(
                textwrap.dedent(
                    """
                    7. WORK HISTORY (most recent first)
                    EMPLOYER               LOCATION        JOB TITLE
                    Bayline Fabrication    Vallejo, CA     Pipe Welder
                    FROM (MO/YR)           TO (MO/YR)      REASON FOR LEAVING
                    03/2019                PRESENT
                    DUTIES
                    Welded pipe in 6G
                    EMPLOYER               LOCATION        JOB TITLE
                    Tule Steel             Fresno, CA      Welder Helper
                    FROM (MO/YR)           TO (MO/YR)      REASON FOR LEAVING
                    06/2015                02/2019         Better pay
                    DUTIES
                    Ground parts
                    """
                )
            )
        )
    )
    assert [(job.title, job.company, job.duties) for job in jobs] == [
        ("Pipe Welder", "Bayline Fabrication", ["Welded pipe in 6G"]),
        ("Welder Helper", "Tule Steel", ["Ground parts"]),
    ]
