"""Towns that a Spanish line names, some of them by common words: casas en Fresno, Clovis y Madera."""

from collections.abc import Sequence
from functools import cache

import msgspec

from workers.trades.proof.general_words import specificity_words
from workers.writing.lexicon.spanish import lexicon
from workers.writing.lexicon.token import Token
from workers.writing.words.capitals import phrases, words

_LISTS = ("places", "towns_no_english_word", "towns_with_where")
_SMALL = frozenset({"el", "la", "los", "las", "del"})
_BEFORE_PLACES = frozenset({"en", "a", "hasta", "desde", "entre", "por"})
_REGIONS = frozenset({"condado", "ciudad", "area", "valle", "zona"})
_JOINING = frozenset({"y", "e", "o"})


class _Place(msgspec.Struct, frozen=True):
    """A town's tokens; `is_sure` where they can be nothing else."""

    start: int
    end: int
    is_sure: bool


def with_towns(tokens: list[Token]) -> list[Token]:
    """The tokens, each town as one that no word is spelt like, and a comma between two that have none.

    A town whose name is a word (Madera, La Mesa) is meant where it has its capitals behind a preposition of place, or
    beside another town.
    """
    places = [] if _lengths().keys().isdisjoint([token.folded for token in tokens]) else _places(tokens)
    towns = [place for place in places if place.is_sure]
    if not towns:
        return tokens
    while more := [
        place for place in places if place not in towns and any(_are_side_by_side(tokens, place, one) for one in towns)
    ]:
        towns += more
    told = list(tokens)
    for town in sorted(towns, key=lambda one: -one.start):
        told[town.start : town.end] = [_named(tokens, town, is_behind=any(one.end == town.start for one in towns))]
    return told


def _places(tokens: Sequence[Token]) -> list[_Place]:
    found: list[_Place] = []
    at = 0
    while at < len(tokens):
        end = _end_of_town(tokens, at)
        if end:
            found.append(_Place(at, end, _is_sure(tokens, at, end)))
        at = end or at + 1
    return found


def _end_of_town(tokens: Sequence[Token], at: int) -> int:
    """The index behind a town that begins at a token, or 0."""
    for length in _lengths().get(tokens[at].folded, ()):
        part = tokens[at : at + length]
        if length == 1 or (
            not any(one.mark for one in part[1:]) and " ".join(one.folded for one in part) in phrases("towns")
        ):
            return at + length
    return 0


@cache
def _lengths() -> dict[str, tuple[int, ...]]:
    """How many words towns have by their first one, the longest first."""
    found: dict[str, set[int]] = {word: {1} for name in _LISTS for word in words(name)}
    for town in phrases("towns"):
        first, *rest = town.split()
        found.setdefault(first, set()).add(1 + len(rest))
    return {first: tuple(sorted(lengths, reverse=True)) for first, lengths in found.items()}


def _is_sure(tokens: Sequence[Token], at: int, end: int) -> bool:
    part = tokens[at:end]
    is_written_so = at > 0 and all(one.is_capital or one.folded in _SMALL for one in part[1:]) and part[0].is_capital
    if end == at + 1:
        is_word = part[0].folded in lexicon().terms or part[0].folded in lexicon().forms
        is_led = not part[0].mark and (tokens[at - 1].folded in _BEFORE_PLACES or _is_of_region(tokens, at))
        if not is_written_so:
            return at > 0 and not is_word and part[0].folded in words("places") - specificity_words("es").keys()
        return is_led or not is_word
    return is_written_so or part[0].folded not in _SMALL


def _is_of_region(tokens: Sequence[Token], at: int) -> bool:
    """Whether it is told what is called so: "el condado de Madera"."""
    return at > 1 and tokens[at - 1].folded == "de" and tokens[at - 2].folded in _REGIONS


def _are_side_by_side(tokens: Sequence[Token], one: _Place, other: _Place) -> bool:
    """Whether nothing stands between two places but a comma or an "y"."""
    first, last = sorted((one, other), key=lambda place: place.start)
    between = [token.folded for token in tokens[first.end : last.start]]
    is_parted = last.end <= len(tokens) and tokens[last.start].mark in {"", ","}
    return is_parted and (not between or (len(between) == 1 and between[0] in _JOINING))


def _named(tokens: Sequence[Token], town: _Place, *, is_behind: bool) -> Token:
    part = tokens[town.start : town.end]
    surface = " ".join(one.surface if one.is_capital else one.surface.capitalize() for one in part)
    return Token(surface, surface, part[0].mark or ("," if is_behind else ""), part[0].start)
