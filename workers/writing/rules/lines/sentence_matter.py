"""What one sentence of a letter tells of a long line: a few doings at a time, and of many things the ones asked for."""

import re
from collections.abc import Callable, Iterator, Sequence

import msgspec

from workers.language.grammar import LanguageCode
from workers.writing.duties.english import telling as english_telling
from workers.writing.duties.english.lists import are_of_one_kind, stand_apart
from workers.writing.duties.spanish import items as spanish_items
from workers.writing.rules.worth.hours import says_hours
from workers.writing.words.phrases import Statement

_LONGEST = 16
"""Words of a clause that is told as typed; a longer one is told in parts."""
_ENOUGH = 7
"""Words of a part, from which the next begins another."""
_MOST_DOINGS = 3
_MOST_THINGS = 3
_PURPOSE = re.compile(r"\b(?:for|para)\s+[\w' -]+$")
_IN_BRACKETS = re.compile(r"\([^)]*\)")
_WORKED = re.compile(r"work|use|trabaj")
_VAGUE = re.compile(r"\b(?:stuff|things|whatever|misc\w*)\b", re.IGNORECASE)
"""What a foreman learns nothing from."""


def told_apart(statement: Statement, weight: Callable[[str], float], code: LanguageCode) -> Iterator[Statement]:
    """The statement itself, or where it has many items those that make a sentence each; `weight` is of a text."""
    clear = tuple(one for one in statement.items if not _VAGUE.search(one.text) and not says_hours(one.text))
    clear = tuple(_without_purposes(clear))
    is_short = len(statement.clause.split()) <= _LONGEST
    if not statement.items or (statement.clause and is_short and clear == statement.items):
        yield statement
        return
    join = _joined_in_spanish if code == "es" else _joined_in_english
    if code == "en" and _are_of_several_kinds(clear) and stand_apart([one.noun for one in clear]):
        yield Statement(statement.text, statement.job, noun=join([one.noun for one in clear]), items=clear)
        return
    for doings in _chunks([one for one in clear if one.clause and not one.verb]):
        yield _together(doings, join)
    is_mixed = any(one.noun and not one.clause for one in clear)
    for verb in dict.fromkeys(one.verb for one in clear if one.clause and one.verb):
        if is_mixed and verb in {"use", "run"}:
            continue  # among "joints and switches" a gauge is what is looked at
        yield _of_verb([one for one in clear if one.verb == verb], verb, weight, join)
    rest = [one for one in clear if not one.clause and one.noun]
    best = sorted(rest, key=lambda one: -weight(one.text))[:_MOST_THINGS]
    if rest:
        told = [one for one in rest if one in best]
        yield Statement(
            join([one.noun for one in told]),
            told[0].job,
            noun=join([one.noun for one in told])
            if code == "es" or are_of_one_kind([one.noun for one in told])
            else "",
            items=_items(told),
        )


def _without_purposes(items: Sequence[Statement]) -> Iterator[Statement]:
    """The items without those that only go on behind a "for": "lead car for turbine blades, modular homes"."""
    is_behind = False
    for one in items:
        if not (is_behind and _WORKED.match(one.verb)):
            yield one
        is_behind = is_behind or bool(_PURPOSE.search(one.text))


def _are_of_several_kinds(things: Sequence[Statement]) -> bool:
    """Whether a short list has things that are done and things that are worked with: its job includes them."""
    words = sum(len(one.noun.split()) for one in things)
    is_named = bool(things) and all(one.noun for one in things)
    return is_named and len({one.verb for one in things}) > 1 and words <= _LONGEST


def merged(statements: Sequence[Statement], weight: Callable[[str], float], code: LanguageCode) -> list[Statement]:
    """The statements, those that were worked with, in or on told together, whichever sentences they were typed in."""
    join = _joined_in_spanish if code == "es" else _joined_in_english
    found: list[Statement] = []
    for verb in dict.fromkeys(one.verb for one in statements):
        same = [one for one in statements if one.verb == verb]
        if _WORKED.match(verb) and len(same) > 1:
            things = [item for one in same for item in (one.items or (one,))]
            found.append(_of_verb(things, verb, weight, join))
        else:
            found += same
    return found


def _joined_in_english(texts: Sequence[str]) -> str:
    return english_telling.joined(texts, has_own_end=False)


def _joined_in_spanish(texts: Sequence[str]) -> str:
    return spanish_items.joined(texts)


def _items(told: Sequence[Statement]) -> tuple[Statement, ...]:
    return tuple(told) if len(told) > 1 else ()


def _chunks(doings: Sequence[Statement]) -> Iterator[list[Statement]]:
    chunk: list[Statement] = []
    for one in doings:
        words = sum(len(other.clause.split()) for other in chunk)
        if chunk and (words >= _ENOUGH or len(chunk) == _MOST_DOINGS or words + len(one.clause.split()) > _LONGEST):
            yield chunk
            chunk = []
        chunk.append(one)
    if chunk:
        yield chunk


def _together(doings: Sequence[Statement], join: Callable[[Sequence[str]], str]) -> Statement:
    clause, text = join([one.clause for one in doings]), join([one.text for one in doings])
    third = join([one.third for one in doings]) if all(one.third for one in doings) else ""
    return Statement(text, doings[0].job, clause=clause, items=_items(doings), third=third)


def _of_verb(
    things: Sequence[Statement], verb: str, weight: Callable[[str], float], join: Callable[[Sequence[str]], str]
) -> Statement:
    """The things of one verb that the posting asks for most, in the order typed."""
    things = [one for one in things if "," not in _IN_BRACKETS.sub("", one.text)] or things
    best = sorted(things, key=lambda one: -weight(one.text))[:_MOST_THINGS]
    told = [one for one in things if one in best]
    own = told[0].clause.split()[: len(verb.split())]
    behind = [one.clause.split(maxsplit=len(own))[-1] for one in told]
    clause = f"{' '.join(own)} {join(behind)}"
    return msgspec.structs.replace(told[0], text=join([one.text for one in told]), clause=clause, items=_items(told))
