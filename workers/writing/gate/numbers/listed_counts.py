"""Small numbers that only count what a sentence or a line lists: two systems, static and dynamic; four of "A, B, C, D".

What is listed is judged by itself, so the number says nothing more. A raised one fits no list.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.people.crews import are_people
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.tokens import Token, says

_MOST = 6
_REACH = 4
"""Words between a number and the list of what it counts."""
_LINKS = frozenset({"and", "y", "e", "or", "o"})
_SORTS = word_set("listed_sorts")
"""What a line's list may be a list of, without saying so: brands, materials, processes."""
_OTHERS = frozenset({"others", "otros", "otras", "coworkers", "companeros", "companeras"})
_ITEM = re.compile(r"\s*(?:,\s|/|\+|&|\band\b|\by\b|\be\b)\s*")
_MOST_OF_ITEM = 4
"""Words of one item of a list."""


def counts_listed(examination: Examination, at: int) -> bool:
    """Whether a number counts what the sentence lists behind it, or what a line that it tells of lists."""
    token = examination.tokens[at]
    value = token.value
    if value is None or token.unit or not 1 < value <= _MOST:
        return False
    return (
        _lists(examination.tokens, at, int(value))
        or _adds_up(examination.tokens, at, int(value))
        or _is_of_list(examination, at, int(value))
        or _counts_others(examination, at, int(value))
        or _is_of_so_many(examination, at, int(value))
    )


def _lists(tokens: tuple[Token, ...], at: int, value: int) -> bool:
    """Whether just so many items stand behind a mark, up to the end: "two sites, one in Ohio and one here"."""
    near = range(at + 2, min(at + 2 + _REACH, len(tokens)))
    start = next((there for there in near if tokens[there].breaks), None)
    if start is None:
        return False
    listed = tokens[start:]
    items = 1 + sum(one.breaks or one.folded in _LINKS for one in listed[1:])
    is_joined = any(one.folded in _LINKS for one in listed)
    return is_joined and items == value and len(listed) <= value * (_MOST_OF_ITEM + 1)


def _adds_up(tokens: tuple[Token, ...], at: int, value: int) -> bool:
    """Whether what is counted one by one behind a mark comes to it: "four sterilizers: three steam and one Sterrad".

    The parts are numbers of their own, each held against the lines.
    """
    near = range(at + 2, min(at + 2 + _REACH, len(tokens)))
    start = next((there for there in near if tokens[there].breaks), None)
    if start is None:
        return False
    parts: list[list[Token]] = []
    for token in tokens[start:]:
        if not parts or token.breaks or token.folded in _LINKS:
            parts.append([])
        if token.folded not in _LINKS:
            parts[-1].append(token)
    counts = [_count_of(part[0]) for part in parts if part]
    if len(counts) < 2 or None in counts:  # noqa: PLR2004 - a sum has two parts at least
        return False
    return sum(one for one in counts if one) == value and any(part[0].number for part in parts if part)


def _count_of(token: Token) -> float | None:
    return 1 if token.folded in _ONE else token.value if token.number and not token.unit else None


_ONE = frozenset({"one", "un", "una", "uno"})


def _is_of_list(examination: Examination, at: int, value: int) -> bool:
    """Whether a line of which something is told lists as many: three brands, of "inverter Mirage, LG, Midea"."""
    tokens = examination.tokens
    following = tokens[at + 1 : at + 3]
    if not (tokens[at].surface.isalpha() and any(one.folded in _SORTS for one in following)):
        return False
    telling = [one for one in tokens if not (one.is_plain or one.number or one.folded in _SORTS)]
    return any(
        value in _lengths(line) and any(says(one, line.keys) for one in telling)
        for job in examination.jobs
        for line in job.lines
    )


def _lengths(line: Line) -> Iterable[int]:
    """How many items the lists of a line have, each of few words."""
    for part in re.split(r"[:;.]\s", line.reading.text):
        items = [one for one in _ITEM.split(part) if one.strip()]
        few = [len(one.split()) <= _MOST_OF_ITEM for one in items]
        yield few[::-1].index(False) if False in few else len(few)  # the first may have words that lead the list in


def _counts_others(examination: Examination, at: int, value: int) -> bool:
    """Whether two others are those of a line's "3 of us"."""
    if not any(one.folded in _OTHERS for one in examination.tokens[at + 1 : at + 2]):
        return False
    return any(
        one.value == value + 1 and _are_us(line.reading.tokens[there + 1 : there + 3])
        for line in _lines(examination)
        for there, one in enumerate(line.reading.tokens)
    )


def _is_of_so_many(examination: Examination, at: int, value: int) -> bool:
    """Whether "one of three people" are a line's "with two others"."""
    tokens = examination.tokens
    before = [one.folded for one in tokens[max(0, at - 2) : at]]
    if before not in (["one", "of"], ["team", "of"], ["uno", "de"], ["una", "de"], ["equipo", "de"]):
        return False
    return any(
        first.value == value - 1 and second.folded in _OTHERS
        for line in _lines(examination)
        for first, second in pairwise(line.reading.tokens)
    )


def _are_us(tokens: Sequence[Token]) -> bool:
    return any(one.folded in {"us", "nosotros", "nosotras"} or are_people(one) for one in tokens)


def _lines(examination: Examination) -> list[Line]:
    return [line for job in examination.jobs for line in job.lines]


def is_of_joined(examination: Examination, at: int) -> bool:
    """Whether a line joins a number to another that the sentence tells, too: 312, of "MC-307/312"; 24, of "12/24 V"."""
    token = examination.tokens[at]
    number = token.number or ""
    others = {one.number for there, one in enumerate(examination.tokens) if there != at and one.number}
    others |= {digits for one in examination.tokens for digits in _DIGITS.findall(one.surface)} - {number}
    return any(
        number in joined and others & set(joined)
        for line in _lines(examination)
        for joined in (one.split("/") for one in _JOINED.findall(line.reading.text))
    )


_DIGITS = re.compile(r"\d+")
_JOINED = re.compile(r"\d+(?:/\d+)+")
