"""Years that are just what the last jobs come to, told of a career that no list knows; and numbers in words."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.gate.test_learned_model import Say
from tests.workers.writing.people import WELDER, assignment, with_duties
from workers.language.numbers import number_at
from workers.writing.gate.learned import beside_rows
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Experience

LOGGER = msgspec.structs.replace(
    WELDER,
    experiences=(
        Experience(
            "buncher",
            "Feller Buncher Operator",
            "Tall Timber",
            date(2020, 2, 3),
            None,
            "Cut pine thinnings\nTrack roads",
        ),
        Experience(
            "saw", "Chainsaw Hand", "Gallows Creek", date(2015, 6, 1), date(2020, 1, 31), "Choked behind a skidder"
        ),
        Experience("cook", "Cook", "Diner", date(2012, 1, 2), date(2014, 6, 1), "Fried eggs"),
    ),
    skills=(),
    credentials=(),
    today=date(2026, 11, 22),
)


@pytest.mark.parametrize(
    ("claim", "odds", "stays"),
    [
        ("Eleven years in the woods, from the chainsaw to the buncher.", -3, True),
        ("Eleven years in the woods, first with the chainsaw and then on the buncher.", -3, True),
        ("Eleven years in the woods, from the chainsaw to the buncher.", -1, False),
        ("Seventeen years in the woods, from the chainsaw to the buncher.", -20, False),
        ("Nine years in the woods, from the chainsaw to the buncher.", -20, False),
        ("Eleven years on the buncher.", -20, False),
        ("Eleven years as a buncher operator, first in pine.", -20, False),
    ],
)
def test_years_of_a_career_are_what_the_last_jobs_come_to(
    claim: str, *, odds: float, stays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beside_rows, "model", lambda: Say(odds))
    judge = Judge(assignment(LOGGER))
    assert judge.verdict(claim).passes is stays
    assert not judge.verdict(claim, is_built_in=True).passes


@pytest.mark.parametrize(
    ("words", "value", "count"),
    [
        ("two hundred twenty kitchens", "220", 3),
        ("two hundred and twenty kitchens", "220", 4),
        ("two hundred and a half", "200", 2),
        ("ciento veinte maquinas", "120", 2),
        ("quinientas treinta y dos piezas", "532", 4),
        ("six thousand two hundred doors", "6200", 4),
        ("mil novecientas luminarias", "1900", 2),
        ("twenty five thousand", "25000", 3),
        ("hundred bolts", "100", 1),
    ],
)
def test_numbers_in_words_are_read_whole(words: str, value: str, count: int) -> None:
    assert number_at(words.split(), 0) == (value, count)


def test_a_number_in_words_is_the_line_s_own() -> None:
    judge = Judge(assignment(with_duties("Doy mantenimiento a 120 máquinas.", title="Mecánico")))
    assert judge.verdict("Doy mantenimiento a ciento veinte máquinas.", experience="job").passes
    assert not judge.verdict("Doy mantenimiento a ciento treinta máquinas.", experience="job").passes
