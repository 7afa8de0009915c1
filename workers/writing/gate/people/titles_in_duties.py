"""Titles that no row has but a line tells of its person: "Lead installer for the last year", "I am roof lead"."""

from datetime import date

from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.parts_of_jobs import is_at_times
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.tokens import NOT_DONE, Role, Token, is_head, says
from workers.writing.gate.time_told.days import is_year
from workers.writing.gate.time_told.lengths import length_at

_NOT_MINE = frozenset(
    {
        "the",
        "my",
        "our",
        "to",
        "under",
        "with",
        "for",
        "by",
        "from",
        "of",
        "no",
        "not",
        "a",
        "el",
        "la",
        "mi",
        "al",
        "del",
    }
    | {"con", "para", "bajo", "de", "por", "acting", "relief", "backup", "when", "cuando", "if", "si"}
)
_BEING = frozenset({"am", "was", "been", "as", "soy", "fui", "era", "como"})
_REACH = 3
_SINCE = frozenset({"since", "from", "desde"})
_YEAR_DAYS = 365.2425


def told_in_duties(examination: Examination, title: list[int]) -> list[Job]:
    """The jobs of which a line calls its person so; with years told beside it, only since a year that the line has."""
    wanted = [examination.tokens[at] for at in title]
    years = _years_told(examination)
    today = examination.profile.facts.today
    return [
        job
        for job in examination.jobs
        if any(
            _calls(line, wanted) and years <= _years_since(line, today) and not _is_before(examination, line)
            for line in job.lines
        )
    ]


def _is_before(examination: Examination, line: Line) -> bool:
    """Whether a title is told since an earlier year than the one since which a line tells it."""
    begun = [int(one.number or 0) for one in line.reading.tokens if is_year(one)]
    tokens = examination.tokens
    told = [int(one.number or 0) for at, one in enumerate(tokens[1:]) if is_year(one) and tokens[at].folded in _SINCE]
    return bool(begun and told) and min(told) < min(begun)


def _years_told(examination: Examination) -> float:
    lengths = [length_at(examination.tokens, at) for at, one in enumerate(examination.tokens) if one.number]
    return max((one.years for one in lengths if one), default=0.0)


def _years_since(line: Line, today: date) -> float:
    years = [int(one.number or 0) for one in line.reading.tokens if is_year(one)]
    return (today - date(min(years), 1, 1)).days / _YEAR_DAYS if years else 0.0


def _calls(line: Line, wanted: list[Token]) -> bool:
    """Whether a line has all words of a title side by side, as what its person is and not as somebody else's."""
    known = line.reading.tokens
    if is_at_times(line):
        return False
    for at, token in enumerate(known):
        if not is_head(token) or token.role in NOT_DONE | {Role.HEDGED}:
            continue
        first = max(0, at - len(wanted) + 1)
        near = known[first : at + len(wanted)]
        if any(one.breaks for one in known[first + 1 : at + 1]):
            continue
        before = [one.folded for one in known[max(0, first - 1) : first + 1]]
        is_led = first == 0 or bool(_BEING & {one.folded for one in known[max(0, at - _REACH) : at]})
        if (
            is_led
            and not _NOT_MINE & set(before)
            and all(any(says(one, near_one.keys) for near_one in near) for one in wanted)
        ):
            return True
    return False
