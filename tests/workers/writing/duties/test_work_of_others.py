"""Lines among one's duties that are no work of one's own: what others did, times off, what was never done."""

from datetime import date

import pytest

from workers.writing.duties.job_lines import statements_of
from workers.writing.person.facts import Experience


def told(duties: str) -> list[str]:
    return statements_of(Experience("job", "Roofer", "Acme", date(2015, 1, 1), date(2020, 1, 1), duties), "en")


@pytest.mark.parametrize(
    "line",
    [
        "The foreman ordered lumber",
        "Certified welder makes pressure joints",
        "Panel hookups done by others",
        "I was laid off when work ran out.",
        "Laid off Mar-May 2019, called back",
        "Winters off",
        "Page 2 of 3",
        "Refer\u00adences available",
        "no instr. calibration yet",
        "not elect. work there",
    ],
)
def test_what_one_did_not_do_is_left_out(line: str) -> None:
    assert told(f"Set forms\n{line}") == ["Set forms"]


@pytest.mark.parametrize(
    "line",
    [
        "Repaired welds made by others",
        "The inspector passed all of my welds",
        "Certified welder repairs of pipelines",
        "Safe hauling of dry bulk throughout CA and NV",
    ],
)
def test_what_only_looks_like_the_work_of_others_stays(line: str) -> None:
    assert told(line) == [line]


@pytest.mark.parametrize(
    ("line", "own"),
    [
        ("Lighting controls, acceptance tests done by others", "Lighting controls"),
        ("Installed inverters; licensed electrician makes panel tie-ins", "Installed inverters"),
    ],
)
def test_what_others_did_beside_one_s_own_work_is_left_out(line: str, own: str) -> None:
    assert told(line) == [own]


def test_a_doing_behind_a_denial_is_told() -> None:
    assert told("no tile. drove forklift") == ["Drove forklift"]


def test_a_foot_of_a_page_goes_from_the_end_of_a_line() -> None:
    assert told("Operated saws Page 1 of 2") == ["Operated saws"]
