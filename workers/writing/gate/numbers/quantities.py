"""Quantities: a number with its unit, in the company in which one line of one job has it."""

import re
from itertools import pairwise

from workers.trades.proof.word_sets import word_set
from workers.writing.gate import pardons
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.numbers.compared import is_compared
from workers.writing.gate.numbers.employers_counted import counts_employers
from workers.writing.gate.numbers.listed_counts import counts_listed, is_of_joined
from workers.writing.gate.numbers.rates import is_rate
from workers.writing.gate.numbers.same_number import (
    exaggerates,
    exaggerates_all,
    has_other_number,
    has_unit_word,
    is_same,
    things_beside,
)
from workers.writing.gate.numbers.scales import (
    claims_all_of_part,
    is_asked,
    is_count_of_listed,
    is_number_of_one,
    is_of_scale,
    is_pair_of_sizes,
    is_year_of_a_line,
    is_year_of_paper,
    is_zero_of_scale,
)
from workers.writing.gate.people.crews import are_people, is_with_partner
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.tokens import Role, Token, says

_ABOUT = word_set("quantities_about")


def settle_quantities(examination: Examination) -> None:
    """Settle numbers that a line has beside the same thing; refuse the others."""
    for at, token in examination.open_tokens():
        if not token.number:
            continue
        span = (at, at + 1) if has_unit_word(examination.tokens, at) else (at,)
        if claims_all_of_part(examination, at):
            examination.fault(Reason.NUMBER, *span)
            continue
        is_known = (
            is_zero_of_scale(examination, at)
            or is_asked(examination, at)
            or counts_employers(examination, at)
            or is_of_scale(examination, at)
            or is_count_of_listed(examination, at)
            or counts_listed(examination, at)
            or is_of_joined(examination, at)
            or is_compared(examination, at)
            or _is_within_range(examination, at)
        )
        if is_known or _is_proven(examination, at) or _is_of_range(examination, at) or _is_exact(examination, at):
            examination.settle(*span)
            if at and examination.tokens[at - 1].surface == "No":  # "No. 2 oil"
                examination.settle(at - 1)
        else:
            line = pardons.OF_NUMBER_OF_A_LINE if _is_of_a_line(examination, at) else None
            examination.fault(Reason.NUMBER, *span, unless_below=line)


def _is_of_a_line(examination: Examination, at: int) -> bool:
    """Whether a line of the jobs in question has the number, so that only what it counts is in doubt."""
    token = examination.tokens[at]
    return any(
        is_same(token, one) and not exaggerates(examination, at, line)
        for job in examination.jobs
        for line in job.lines
        for one in line.reading.tokens
    )


def _is_exact(examination: Examination, at: int) -> bool:
    """Whether a line has the very figure, which is too particular to be of anything else: 7.2/12.47 kV."""
    token = examination.tokens[at]
    is_large = bool(token.unit) and (token.value or 0) >= _LARGE
    is_fine = bool(set(token.number or "") & set("./")) and len(token.number or "") >= _PARTICULAR
    if not (is_large or is_fine) or exaggerates_all(examination, at):
        return False
    return any(is_same(token, one) for job in examination.jobs for line in job.lines for one in line.reading.tokens)


_PARTICULAR = 4
_LARGE = 100
"""Of a unit: a tower of 380 feet, a site of 250 MW."""


def _is_of_range(examination: Examination, at: int) -> bool:
    """Whether a line has the same two figures as a range, and the sentence tells of the same: four to six, of 4-6."""
    tokens = examination.tokens
    for first, last in ((at, at + 2), (at - 2, at)):
        if first < 0 or last >= len(tokens) or tokens[first + 1].folded not in _LINKS:
            continue
        wanted = tokens[first].number, tokens[last].number
        if None in wanted:
            continue
        for job in examination.jobs:
            for line in job.lines:
                known = [one for one in line.reading.tokens if one.number or one.folded not in _LINKS]
                numbers = [(one.number, two.number) for one, two in pairwise(known)]
                if wanted in numbers and (_counts_people(tokens, last) or _shares_thing(examination, line)):
                    return True
    return False


def _is_within_range(examination: Examination, at: int) -> bool:
    """Whether "around twenty" lies within a line's range of the same thing: 18 to 25 trailers."""
    tokens, value = examination.tokens, examination.tokens[at].value
    if value is None or not any(one.folded in _ABOUT for one in tokens[max(0, at - 2) : at]):
        return False
    things = [one for one in tokens[at + 1 : at + 4] if not one.is_plain and not one.number]
    for job in examination.jobs:
        for line in job.lines:
            known = [one for one in line.reading.tokens if one.number or one.folded not in _LINKS]
            for there, (first, last) in enumerate(pairwise(known)):
                near = keys_of(known[there + 2 : there + 5])
                is_range = first.value is not None and last.value is not None and first.value <= value <= last.value
                if is_range and any(says(one, near) for one in things):
                    return True
    return False


_LINKS = frozenset({"to", "a", "and", "y", "or", "o"})


def _shares_thing(examination: Examination, line: Line) -> bool:
    return any(
        not one.is_plain and not one.number and says(one, line.keys)
        for one in examination.tokens
        if one.role is not Role.ACT
    )


def _counts_people(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether what a number counts are people: glaziers, a six-man crew."""
    return any(are_people(one) for one in tokens[at + 1 : at + 3])


def _is_proven(examination: Examination, at: int) -> bool:  # noqa: C901 - one place after another
    tokens = examination.tokens
    token = tokens[at]
    for row in examination.profile.skills:
        if f"number:{token.number}" in row.keys and any(
            0 <= near < len(tokens) and near != at and says(tokens[near], row.keys) for near in range(at - 2, at + 3)
        ):
            return True
    if is_with_partner(examination, at):
        return True
    beside = things_beside(tokens, at, examination.reading.code)
    roughly = any(one.folded in _ABOUT for one in tokens[max(0, at - 3) : at])
    for job in examination.jobs:
        for line in job.lines:
            known = line.reading.tokens
            for there, one in enumerate(known):
                if not (is_same(token, one, roughly=roughly) or is_rate(examination, at, line, there)):
                    continue
                if is_number_of_one(line.reading, there) and token.surface.isalpha():
                    continue  # "three machines", of machine #3
                near = keys_of(things_beside(known, there, line.reading.code))
                if not beside or not near or any(says(word, near) or _says_head(word, near) for word in beside):
                    return not exaggerates(examination, at, line) and not _counts_another(examination, at, line, there)
        if any(_is_told_beside(examination, at, line) for line in job.lines):
            return True
        if f"number:{token.number}" in job.title_keys and (not token.unit or (token.number or "").endswith("th")):
            return True
    return is_year_of_paper(examination, at) or is_year_of_a_line(examination, at)


def _says_head(token: Token, keys: frozenset[str]) -> bool:
    """Whether a place has the last word of a thing's name: mains, of sewer main."""
    return bool(token.parts and token.parts[-1] & keys)


def _counts_another(examination: Examination, at: int, line: Line, there: int) -> bool:
    """Whether a line's number is of something else, and it has another number for what this one counts.

    Two systems a week by a crew of four are no four systems.
    """
    token, following = examination.tokens[at], examination.tokens[at + 1 : at + 2]
    if token.unit or token.value is None or any(_is_small(one) or one.number for one in following):
        return False
    near = keys_of(line.reading.tokens[there + 1 : there + 3])
    return not any(says(one, near) for one in following) and has_other_number(examination, at, line)


def _is_small(token: Token) -> bool:
    return token.is_plain and len(token.folded) <= _SMALL


_SMALL = 4
"""Letters of a plain word that is no noun: to, from, with."""


def _is_told_beside(examination: Examination, at: int, line: Line) -> bool:
    """Whether a line that the sentence is about has a bare number, or has it inside a mark: 4 and 10, of "4x10".

    What the number is of may be told in other words there, so only another word of the line must be said, too.
    """
    token = examination.tokens[at]
    if token.value is None or exaggerates(examination, at, line) or has_other_number(examination, at, line):
        return False
    for one in line.reading.tokens:
        is_bare = one.number == token.number and (one.unit is None) == (token.unit is None) and is_same(token, one)
        is_inside = (not one.number or is_pair_of_sizes(one)) and token.number in _DIGITS.findall(one.surface)
        if is_bare or is_inside:
            return any(
                not said.is_plain and not said.number and says(said, line.keys)
                for there, said in enumerate(examination.tokens)
                if there != at
            )
    return False


_DIGITS = re.compile(r"\d+")
