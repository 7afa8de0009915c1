"""Where one's own act ends stays with it; in which months a job was done is no work."""

from datetime import date

import pytest

from tests.workers.writing.people import with_duties
from workers.language.grammar import LanguageCode
from workers.writing.duties.job_lines import lines_of


def bullets(typed: str, code: LanguageCode = "en", end: date | None = None) -> list[str]:
    return [one.text for one in lines_of(with_duties(typed, end=end).experiences[0], code)]


@pytest.mark.parametrize(
    ("typed", "told", "code"),
    [
        (
            "Edit programs at control, no programming from scratch",
            "Edit programs at control, no programming from scratch",
            "en",
        ),
        ("Pull wire, no terminations yet", "Pull wire, no terminations yet", "en"),
        ("Faults - replace boards, no BAS programming", "Faults - replace boards, no BAS programming", "en"),
        ("Rig loads, never ran the crane", "Rig loads", "en"),
        ("Residential service, no commercial", "Residential service", "en"),
    ],
)
def test_where_an_act_ends_stays_with_it(typed: str, told: str, code: LanguageCode) -> None:
    assert bullets(typed, code) == [told]


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("Seasonal apr to nov", "en"),
        ("Season from April to November, stop winter", "en"),
        ("Seasonal", "en"),
        ("temp thru agency", "en"),
        ("Tarjetas electrónicas no reparo", "es"),
        ("Temporada de abril a noviembre", "es"),
        ("De mayo a octubre", "es"),
    ],
)
def test_months_of_a_job_and_what_is_not_done_are_no_work(typed: str, code: LanguageCode) -> None:
    assert bullets(typed, code, date(2024, 11, 30)) == []


@pytest.mark.parametrize("typed", ["Plowed snow November to March", "Ran the season crew April to June"])
def test_work_of_some_months_stays(typed: str) -> None:
    assert bullets(typed, end=date(2024, 11, 30)) == [typed]
