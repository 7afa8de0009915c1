"""Whether the figures that a sentence tells of an employer are its posting's, each beside what it counts there."""

import re
from functools import cache, lru_cache
from itertools import pairwise

from workers.language.grammar import LanguageCode
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.phrases import pattern
from workers.trades.proof.stems import table
from workers.writing.gate.sentence.in_english import with_english
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import NOT_DONE, Token, says

_LOOSE = frozenset({"time", "days", "share", "money"})
"""Measures in which a posting counts several things."""
_NEAR = 3
"""Words behind a number within which what it counts stands."""
_LED = 4
"""Words of a posting in the other language around a number that may say what it counts: "per diem $45"."""


@lru_cache(maxsize=16)
def parts_of_posting(
    posting_text: str, code: LanguageCode, *, is_told_in_english: bool
) -> tuple[tuple[Token, ...], ...]:
    """Return each two neighbouring sentences of a posting, without what they deny.

    Spanish ones may be told in English.
    """
    said = [one.strip() for one in re.split(r"\n|[.;!?]\s", posting_text) if one.strip()]
    readings = [read(text, code) for text in said]
    if is_told_in_english:
        readings = [with_english(one) for one in readings]
    read_ones = [tuple(token for token in one.tokens if token.role not in NOT_DONE) for one in readings]
    return tuple((*first, *second) for first, second in pairwise([*read_ones, ()]))


def counts_another(tokens: tuple[Token, ...], inside: list[int], posting_text: str, code: LanguageCode) -> bool:
    """Whether a number stands right before what the posting counts otherwise: "31 Okumas", of 12 among 31 lathes.

    A word that the posting never counts says nothing of that.
    """
    parts = parts_of_posting(posting_text, code, is_told_in_english=False)
    for at in inside:
        counted = next(iter(tokens[at + 1 : at + 2]), None)
        if not tokens[at].number or tokens[at].unit or counted is None or counted.is_plain or counted.number:
            continue
        beside = [
            (one.value, [says(counted, keys_of((near,))) for near in _following(part, there)])
            for part in parts
            for there, one in enumerate(part)
            if one.number
        ]
        values = {value for value, said in beside if any(said[:_COUNTED])}
        if tokens[at].value in {value for value, said in beside if any(said)}:
            continue
        end = tokens[inside[-1]].end
        if values:
            return not any(is_told_otherwise(tokens, at, end, part) for part in parts)
    return False


_COUNTED = 2


def counts_by_name(tokens: tuple[Token, ...], at: int, posting_text: str, code: LanguageCode) -> bool:
    """Whether a posting has a number in names and on clocks alone, and here it is none: ten holidays, of "OSHA 10"."""
    if not tokens[at].number or is_of_name(tokens, at):
        return False
    parts = parts_of_posting(posting_text, code, is_told_in_english=False)
    named = [
        is_of_name(part, there) or (_is_minutes(part, there) and not _is_minutes(tokens, at))
        for part in parts
        for there, one in enumerate(part)
        if _is_same(one, tokens[at])
    ]
    return bool(named) and all(named)


def _is_same(one: Token, other: Token) -> bool:
    return one.number is not None and one.number == other.number


def counts_minutes(part: tuple[Token, ...], number: Token) -> bool:
    """Whether a posting's part has a number as minutes of an hour alone."""
    same = [there for there, one in enumerate(part) if _is_same(one, number)]
    return bool(same) and all(_is_minutes(part, there) for there in same)


def _is_minutes(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a number is the minutes of an hour: 4:30."""
    before = tokens[at - 1] if at else None
    is_joined = before is not None and before.number is not None and tokens[at].start == before.end + 1
    return is_joined and tokens[at].breaks


def is_of_name(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a number is one of a scheme's name, and counts nothing: OSHA 10."""
    before = tokens[at - 1 : at]
    return any(word in claim_words().schemes for one in before for word in one.words) and not tokens[at].breaks


def counts_alike(tokens: tuple[Token, ...], at: int, end: int, part: tuple[Token, ...], *, is_other: bool) -> bool:
    """Whether a posting has a number with the same measure, or beside a word that stands beside it here, too."""
    number = tokens[at]
    around = [one for one in _following(tokens, at) if one.start < end]
    behind = [one for one in around if not _is_unit(one)]
    for there, one in enumerate(part):
        if not (one.number and (one.value == number.value or _is_roughly(tokens, at, one))):
            continue
        if is_of_name(part, there) and not is_of_name(tokens, at):
            continue
        beside = keys_of(_following(part, there)) | keys_of(part[max(0, there - 2) : there])
        is_of_measure = number.unit is not None and number.unit == one.unit and (not behind or not _is_loose(number))
        if is_other and (named := _named_before(tokens, at)):
            is_beside = any(says(one, keys_of(part[max(0, there - _LED) : there + _LED])) for one in named)
        else:
            is_untold = is_other and bool(behind) and all(map(is_unread, behind))
            is_beside = is_untold or any(says(one, beside) for one in behind)
        if is_of_measure or is_beside or _is_same_range(tokens, at, part, there):
            return True
    return _is_sum(tokens, at, end, part) or _counts_states(tokens, at, part) or _is_by_turns(tokens, at, part)


def _is_by_turns(tokens: tuple[Token, ...], at: int, part: tuple[Token, ...]) -> bool:
    """Whether "cuatro días sí y cuatro no" is a posting's "four on, four off"."""
    behind = [one.folded for one in tokens[at + 1 : at + 3]]
    if not ("si" in behind or behind[:1] == ["no"]):
        return False
    turns = {(one.value, two.folded) for one, two in pairwise(part) if one.number}
    return {(tokens[at].value, "on"), (tokens[at].value, "off")} <= turns


def is_told_otherwise(tokens: tuple[Token, ...], at: int, end: int, part: tuple[Token, ...]) -> bool:
    """Whether a posting has that number by other figures: nearly so many, as a total, or as names one by one."""
    is_near = any(one.number and _is_roughly(tokens, at, one) for one in part)
    return is_near or _is_sum(tokens, at, end, part) or _counts_states(tokens, at, part)


def _is_roughly(tokens: tuple[Token, ...], at: int, said: Token) -> bool:
    """Whether "more than 11,000" or "some 11,000" is a posting's 11,300."""
    value, known = tokens[at].value, said.value
    if not value or not known or value < _SMALL:
        return False
    before = {one.folded for one in tokens[max(0, at - 2) : at]}
    if before & _OVER:
        return value < known <= value * (1 + _ROUGH)
    if before & _UNDER:
        return value * (1 - _ROUGH) <= known < value
    return bool(before & _ABOUT) and abs(value - known) <= value * _ROUGH


_ROUGH = 0.1
_OVER = frozenset({"over", "more", "above", "mas"})
_UNDER = frozenset({"nearly", "almost", "casi"})
_ABOUT = frozenset({"about", "some", "around", "roughly", "unas", "unos", "aproximadamente", "alrededor"})


def _is_sum(tokens: tuple[Token, ...], at: int, end: int, part: tuple[Token, ...]) -> bool:
    """Whether a total is that of what a posting counts one by one: 450 units, of 140 tractors and 310 trailers.

    The clause must say that it adds up, and name each thing that was counted.
    """
    inside = [one for one in tokens if one.start < end and not one.number]
    if not any(one.folded in _ADDING for one in inside):
        return False
    counted = [(one.value, keys_of(_following(part, there))) for there, one in enumerate(part) if one.number]
    named = [
        value
        for value, keys in counted
        if value and any(not one.is_plain and says(one, keys) for one in inside if one.folded not in _ADDING)
    ]
    return len(named) > 1 and sum(named) == tokens[at].value


_ADDING = frozenset({"total", "totals", "together", "altogether", "combined", "suma", "suman", "juntos", "juntas"})


def _counts_states(tokens: tuple[Token, ...], at: int, part: tuple[Token, ...]) -> bool:
    """Whether so many states are named in a part of a posting: "two states", of Virginia and West Virginia."""
    if not any(one.folded in _STATES for one in tokens[at + 1 : at + 2]):
        return False
    text = " ".join(one.surface for one in part)
    named = set[str]()
    for state in sorted(table("states").values(), key=len, reverse=True):
        if state in text:
            named.add(state)
            text = text.replace(state, " ")
    return len(named) == tokens[at].value


_STATES = frozenset({"states", "estados"})


def _named_before(tokens: tuple[Token, ...], at: int) -> list[Token]:
    """Words before a number that are several in the other language, and so may be what it is of: viáticos, per diem."""
    before = tokens[max(0, at - _NEAR) : at]
    return [one for one in before if one.parts and not one.is_plain and not _loosely().search(one.folded)]


def is_particular(number: Token) -> bool:
    """Whether a number counts things, of which a posting in the other language tells by words that stand elsewhere."""
    is_large = (number.value or 0) > _SMALL
    return is_large and (number.unit is None or number.unit[0] not in _LOOSE)


_SMALL = 12
"""Numbers up to this count many things at once in a posting: they prove only what they stand beside."""


def is_unread(token: Token) -> bool:
    """Whether no list has a word, so that nobody knows what it is in the other language."""
    is_known = any(key.startswith(("act:", "thing:", "designated:")) for key in token.keys) or bool(token.parts)
    senses = sum(key.startswith("raw:") for key in token.keys)
    return token.surface.islower() and not token.number and not is_known and senses == 1


def _is_loose(number: Token) -> bool:
    """Whether a number is of a measure that much is counted in: weeks on and weeks off, shares of this and that."""
    return number.unit is None or number.unit[0] in _LOOSE


def _is_unit(token: Token) -> bool:
    return any(word in claim_words().units for word in token.words)


def _is_same_range(tokens: tuple[Token, ...], at: int, part: tuple[Token, ...], there: int) -> bool:
    """Whether both say "eight to twelve"."""
    told, said = (
        {(one[first].value, one[first + 2].value) for first in (place - 2, place) if 0 <= first < len(one) - 2}
        for one, place in ((tokens, at), (part, there))
    )
    return any(None not in pair for pair in told & said)


def _following(tokens: tuple[Token, ...], at: int) -> list[Token]:
    """The telling words behind a number, up to a few or the next number; of a range, those behind its end."""
    if any(one.number for one in tokens[at + 2 : at + 3]) and tokens[at + 1].is_plain:
        at += 2
    found: list[Token] = []
    for one in tokens[at + 1 : at + 1 + 2 * _NEAR]:
        if one.number or len(found) == _NEAR or (found and one.breaks):
            break
        if not one.is_plain:
            found.append(one)
    return found


@cache
def _loosely() -> re.Pattern[str]:
    return re.compile(pattern("told_loosely"))
