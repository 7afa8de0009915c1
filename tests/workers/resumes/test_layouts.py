"""Layouts of builders and templates: tables, narrow columns, decoration, labels within a job."""

import textwrap

import pytest
import weasyprint

from tests.workers.resumes.printed import page
from workers.resumes import all_lines
from workers.resumes.reader import read_jobs, read_sections
from workers.resumes.resume import ReadJob
from workers.resumes.text.cleaning import cleaned
from workers.resumes.text.headings import Kind

TWO = [("Pipe Welder", "Bayline Fabrication", "2019-03", "now"), ("Welder Helper", "Tule Steel", "2015-06", "2019-02")]
SHAPES = {
    "dates under each other in a narrow margin": """
        EXPERIENCE
        Mar.           Pipe Welder, Bayline Fabrication
        2019–Present   * Welded pipe in 6G
                       * Cut plate
        Jun.           Welder Helper, Tule Steel
        2015–Feb.      * Ground parts
        2019           * Swept the shop
    """,
    "initials, titles broken in two and duties in cells": """
        EXPERIENCE
        Mar 2019   B   **Pipe Welder**   * Welded pipe in 6G
        –              Bayline             and in 5G
        Present        Fabrication       * Cut plate
                                         * Passed inspection

        Jun 2015   T   **Welder**        * Ground parts
        –              **Helper**        * Swept the shop
        Feb 2019       Tule Steel        * Ran errands
    """,
    "the employer in brackets": """
        EXPERIENCE
        Pipe Welder (Bayline Fabrication)
        March 2019 – Present
        * Welded pipe in 6G
        Welder Helper (Tule Steel)
        June 2015 – February 2019
        * Ground parts
    """,
    "a label over each job's duties": """
        EXPERIENCE
        Bayline Fabrication                  2019-03-01 — Present
        Pipe Welder
        Highlights
        * Welded pipe in 6G
        Tule Steel                           2015-06-01 — 2019-02-01
        Welder Helper
        Highlights
        * Ground parts
        SKILLS
        Plasma cutter
    """,
    "a head that a narrow column broke": """
        EXPERIENCE
        **Pipe Welder – Bayline**
        Fabrication, Vallejo, CA
        March 2019 – Present
        * Welded pipe in 6G
        **Welder Helper – Tule Steel,**
        Fresno, CA
        June 2015 – February 2019
        * Ground parts
    """,
}


def said(jobs: list[ReadJob]) -> list[tuple[str, str, str, str]]:
    return [(job.title, job.company, str(job.start), "now" if job.current else str(job.end)) for job in jobs]


@pytest.mark.parametrize("text", SHAPES.values(), ids=SHAPES.keys())
def test_both_jobs_are_read_whole(text: str) -> None:
    assert said(read_jobs(read_sections(page(textwrap.dedent(text))))) == TWO


def test_a_duty_in_a_cell_stays_whole_beside_a_broken_title() -> None:
    jobs = read_jobs(read_sections(page(textwrap.dedent(SHAPES["initials, titles broken in two and duties in cells"]))))
    assert jobs[0].duties == ["Welded pipe in 6G and in 5G", "Cut plate", "Passed inspection"]


def test_a_heading_that_a_narrow_column_broke_is_one() -> None:
    found = read_sections(
        page(
            textwrap.dedent(
                """
                EXPERIENCE
                Pipe Welder, Bayline Fabrication, 2019 - Present
                LICENSES &
                TRAINING
                First aid card
                """
            )
        )
    )
    last = found[-1]
    assert (last.kind, last.title, [row.text for row in last.rows]) == (
        Kind.CERTIFICATIONS,
        "LICENSES & TRAINING",
        ["First aid card"],
    )


def printed(body: str) -> list[str]:
    html = f"<style>body {{ font: 10pt sans-serif }}</style>{body}"
    return [line.text for line in all_lines(weasyprint.HTML(string=html).write_pdf())]


def test_texts_a_little_apart_on_a_line_are_two() -> None:
    body = (
        "<p style='word-spacing: 4pt'>Journeyman electrician with drives <span style='margin-left: 14pt'>AutoCAD</span>"
    )
    assert printed(body) == ["Journeyman electrician with drives", "AutoCAD"]


def test_what_is_a_little_transparent_is_read() -> None:
    body = "<p>Pipe Welder, Bayline Fabrication</p><p style='opacity: .6'>March 2019 – Present</p>"
    assert printed(body) == ["Pipe Welder, Bayline Fabrication", "March 2019 – Present"]


def test_letters_that_a_font_does_not_name_are_bullets_and_separators() -> None:
    assert cleaned("(cid:136) Welded pipe (cid:136) Cut plate") == "• Welded pipe • Cut plate"


def test_accents_set_before_their_letters_join_them() -> None:
    assert cleaned("Rub\u00b4en Casta\u02dcneda, plomer\u00b4\u0131a") == "Rubén Castañeda, plomería"
