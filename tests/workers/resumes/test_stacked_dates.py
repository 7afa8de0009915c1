"""Ranges whose two ends stand as texts of their own."""

import textwrap

from tests.workers.resumes.printed import page
from workers.resumes.layout.stacked_dates import with_whole_ranges
from workers.resumes.reader import read_jobs, read_sections


def texts(drawn: str) -> list[str]:
    return [line.text for line in with_whole_ranges(page(textwrap.dedent(drawn)))]


def test_two_dates_under_each_other_are_a_range_each() -> None:
    jobs = read_jobs(
        read_sections(
            page(
                textwrap.dedent(
                    """
                    EXPERIENCE
                    Oct 2020   Lead Fitter
                    Present    Sabine Bend Mechanical LLC
                               * Run a crew of eight
                               * Check isometrics
                    Apr 2015   Pipefitter
                    Aug 2020   Dillard Supply
                               * Fit up pipe
                    """
                )
            )
        )
    )
    assert [(job.title, job.company, str(job.start), str(job.end), job.current) for job in jobs] == [
        ("Lead Fitter", "Sabine Bend Mechanical LLC", "2020-10", "None", True),
        ("Pipefitter", "Dillard Supply", "2015-04", "2020-08", False),
    ]


def test_a_column_of_single_dates_stays_one() -> None:
    assert texts("2016   OSHA 10\n2018   Forklift\n2021   First Aid") == [
        "2016", "OSHA 10", "2018", "Forklift", "2021", "First Aid",
    ]  # fmt: skip


def test_the_newest_first_is_no_range() -> None:
    assert texts("2021   First Aid\n2018   Forklift") == ["2021", "First Aid", "2018", "Forklift"]


def test_dates_set_apart_in_a_row_are_a_range() -> None:
    assert texts("2018-09   TO   PRESENT   Lead Cabinetmaker") == ["2018-09 – PRESENT", "Lead Cabinetmaker"]
