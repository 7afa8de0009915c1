"""Numbers that say how one counts or measures: one in ten, ten below zero, machine #3."""

import re
from itertools import combinations, pairwise

from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import Reading, Token, says

_BELOW = frozenset({"below", "bajo", "minus", "menos"})
_ZERO = frozenset({"zero", "cero", "0"})
_ONE = frozenset({"one", "1", "una", "uno", "un", "every", "each", "cada"})
_IN = frozenset({"in", "of", "out", "en", "de", "cada", "every"})
_REACH = 4


def is_of_scale(examination: Examination, at: int) -> bool:
    """Whether a number says how one counts or measures, as a line does in other words."""
    rules = (is_below_zero, is_ratio, is_difference, is_of_code, is_from_nothing, is_quarter, is_every_other)
    return any(rule(examination, at) for rule in rules)


def is_ratio(examination: Examination, at: int) -> bool:
    """Whether "one part in ten" is a line's "every 10th" or "1 in 10"."""
    tokens = examination.tokens
    if not _is_in(tokens, at):
        return False
    value = (tokens[at].number or "").removesuffix("th")
    for job in examination.jobs:
        for line in job.lines:
            known = line.reading.tokens
            for there, one in enumerate(known):
                if (one.number or "").removesuffix("th") == value and _is_in(known, there):
                    return True
    return False


def _is_in(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a number is what one is taken of: every tenth, one of ten."""
    before = [one.folded for one in tokens[max(0, at - _REACH) : at]]
    is_ordinal = (tokens[at].number or "").endswith("th")
    if is_ordinal:
        return bool(before) and before[-1] in _ONE
    return bool(before) and before[-1] in _IN and any(word in _ONE for word in before[:-1])


def is_asked(examination: Examination, at: int) -> bool:
    """Whether a number is only the posting's own: your sixty percent, the five that you ask for."""
    tokens = examination.tokens
    number = f"number:{(tokens[at].number or '').removesuffix('th')}"
    before = tokens[at - 1].folded if at else ""
    behind: list[str] = []
    for one in tokens[at + 1 : at + 1 + _REACH]:
        if one.breaks or one.number:
            break
        behind.append(one.folded)
    asks = any(second in _ASKERS for second in behind) or before in _YOURS
    return number in examination.asked and asks and not examination.is_bullet


_YOURS = frozenset({"your", "su", "sus"})
_ASKERS = frozenset({"you", "ustedes", "usted", "piden", "solicitan", "requieren"})


def is_difference(examination: Examination, at: int) -> bool:
    """Whether a number is by how much two others of its sentence differ which one line has: 35, of 90 and 55."""
    value = examination.tokens[at].value
    numbers = {one.number for there, one in enumerate(examination.tokens) if there != at and one.value is not None}
    for job in examination.jobs:
        for line in job.lines:
            known = [one.value for one in line.reading.tokens if one.number in numbers and one.value is not None]
            if value and any(abs(first - second) == value for first, second in combinations(known, 2)):
                return True
    return False


def is_below_zero(examination: Examination, at: int) -> bool:
    """Whether ten below zero is a line's -10."""
    if not _is_said_below(examination.reading, at):
        return False
    value = examination.tokens[at].number
    return any(
        one.number == value and (_has_minus(line.reading, there) or _is_said_below(line.reading, there))
        for job in examination.jobs
        for line in job.lines
        for there, one in enumerate(line.reading.tokens)
    )


def _is_said_below(reading: Reading, at: int) -> bool:
    following = [word for one in reading.tokens[at + 1 : at + 1 + _REACH] for word in one.words]
    is_before = at > 0 and reading.tokens[at - 1].folded in {"minus", "menos"}
    return is_before or any(first in _BELOW and second in _ZERO for first, second in pairwise(following))


def _has_minus(reading: Reading, at: int) -> bool:
    """Whether a minus stands right before a number; between two figures it is a range's."""
    before = reading.text[: reading.tokens[at].start]
    return before.endswith("-") and not before[:-1].rstrip()[-1:].isdigit()


def is_of_code(examination: Examination, at: int) -> bool:
    """Whether a number is joined to capitals as one name that the jobs have, a road (I-5) or a rank (E-5)."""
    reading, token = examination.reading, examination.tokens[at]
    before = examination.tokens[at - 1] if at else None
    if not token.surface.isdecimal() or before is None:
        return False
    if before.folded in _ROADS:
        return any(_is_in_code(line.reading, token.surface) for job in examination.jobs for line in job.lines)
    if reading.between(at) != "-" or not (before.surface.isupper() and before.surface.isalpha()):
        return False
    name = re.compile(rf"\b{before.surface}[- ]?{token.surface}\b")
    return any(name.search(job.row.duties) for job in examination.jobs)


def _is_in_code(reading: Reading, digits: str) -> bool:
    return bool(re.search(rf"\b(?:I|US|SR|CA|Hwy|Highway|Route|Rt)[- ]?(?:\d+/)*{digits}\b", reading.text))


_ROADS = frozenset({"highway", "highways", "hwy", "interstate", "route", "routes", "carretera", "autopista", "freeway"})


def is_from_nothing(examination: Examination, at: int) -> bool:
    """Whether a zero is only the start of a turn of speech: "I wouldn't be starting from zero", "empezar de cero"."""
    before = {one.folded for one in examination.tokens[max(0, at - 3) : at]}
    is_start = any(word.startswith(("start", "begin", "empez", "empiez", "comenz", "arranc")) for word in before)
    return examination.tokens[at].value == 0 and is_start and bool(before & {"from", "de", "desde", "at"})


def claims_all_of_part(examination: Examination, at: int) -> bool:
    """Whether all of a number are claimed of which a line tells only a part: all six lathes, of "2 of the 6 lathes"."""
    before = [one.folded for one in examination.tokens[max(0, at - 2) : at]]
    if not any(word in _ALL for word in before):
        return False
    for job in examination.jobs:
        for line in job.lines:
            known = line.reading.tokens
            for there, one in enumerate(known):
                led = [back for back in known[max(0, there - 3) : there] if back.folded not in {"the", "los", "las"}]
                is_part = len(led) > 1 and led[-1].folded in {"of", "de"} and led[-2].value
                if one.number == examination.tokens[at].number and is_part and led[-2].number != one.number:
                    return True
    return False


_ALL = frozenset({"all", "todos", "todas", "every"})


def is_every_other(examination: Examination, at: int) -> bool:
    """Whether every second week is a line's "every other week"."""
    before, following = examination.tokens[max(0, at - 1) : at], examination.tokens[at + 1 : at + 2]
    if examination.tokens[at].number not in {"2th", "2"} or not all(one.folded in {"every", "cada"} for one in before):
        return False
    told = re.compile(r"\b(?:every other|cada segund[oa]|(?:un|una) \w+ si y (?:otro|otra) no)\b", re.IGNORECASE)
    return bool(before and following) and any(told.search(job.row.duties) for job in examination.jobs)


def is_count_of_listed(examination: Examination, at: int) -> bool:
    """Whether a number behind a mark only counts what its sentence has just named: "stick and MIG, two processes"."""
    tokens, value = examination.tokens, examination.tokens[at].value
    if not tokens[at].breaks or value not in {2, 3} or tokens[at].unit or not tokens[at].surface.isalpha():
        return False
    before = tokens[max(0, at - 3 * int(value)) : at]
    is_joined = any(one.folded in {"and", "y", "e"} for one in before)
    return is_joined and 1 + sum(one.breaks for one in before[1:]) >= value - 1


def is_quarter(examination: Examination, at: int) -> bool:
    """Whether the second quarter is a line's Q2."""
    ordinal, following = examination.tokens[at].number or "", examination.tokens[at + 1 : at + 2]
    if not ordinal.endswith("th") or not any(one.folded in {"quarter", "trimestre"} for one in following):
        return False
    mark = re.compile(rf"\b[QT]{ordinal[:-2]}\b")
    return any(mark.search(job.row.duties) for job in examination.jobs)


def is_number_of_one(reading: Reading, at: int) -> bool:
    """Whether a number is the name of one of several: #3, No. 2. Several such don't say how many there are."""
    start = reading.tokens[at].start
    return reading.text[max(0, start - 1) : start] == "#"


def is_zero_of_scale(examination: Examination, at: int) -> bool:
    """Whether a zero only says of what a thermometer reads: "ten degrees below zero"."""
    return at > 0 and examination.tokens[at].value == 0 and examination.tokens[at - 1].folded in _READ_FROM


_READ_FROM = frozenset({"below", "bajo", "under", "above", "sobre"})


def is_pair_of_sizes(token: Token) -> bool:
    """Whether a stroke parts two sizes and makes no fraction: "sch 40/80"."""
    parts = (token.number or "").split("/")
    return len(parts) == _PAIR and all(map(str.isdecimal, parts)) and int(parts[0]) > _MOST_PARTS


_PAIR = 2
_MOST_PARTS = 32
"""Above this no fraction of an inch is told."""


def is_year_of_paper(examination: Examination, at: int) -> bool:
    """Whether an ordinal is the year of learning that a paper in force names: "3er año", of a third-year apprentice."""
    token = examination.tokens[at]
    near = examination.tokens[max(0, at - _FAR) : at + _FAR]
    if not (token.number or "").endswith("th") or not any(one.folded in _YEARS for one in near):
        return False
    return any(
        held.is_held
        and f"number:{token.number}" in held.keys
        and any(one.folded in _LEARNERS and says(one, held.keys) for one in near)
        for held in examination.profile.credentials
    )


_FAR = 6
_YEARS = frozenset({"year", "ano"})
_LEARNERS = frozenset({"apprentice", "apprenticeship", "aprendiz", "aprendizaje"})


def is_year_of_a_line(examination: Examination, at: int) -> bool:
    """Whether a line has the year that somebody is in: fifth-year, of "5th yr of 5"."""
    tokens = examination.tokens
    if not (tokens[at].number or "").endswith("th") or not any(
        one.folded in _YEARS_OF_LEARNING for one in tokens[at + 1 : at + 2]
    ):
        return False
    readings = (line.reading.tokens for job in examination.jobs for line in job.lines)
    return any(
        one.number == tokens[at].number and following.folded in _YEARS_OF_LEARNING
        for known in readings
        for one, following in pairwise(known)
    )


_YEARS_OF_LEARNING = frozenset({"year", "yr", "ano"})
