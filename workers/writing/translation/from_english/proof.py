"""Which English a Spanish name or doing was told from: by it a line in English proves the Spanish sentence."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

import msgspec

from workers.language.words import fold, words_of
from workers.writing.lexicon.conjugated import forms_of
from workers.writing.translation.from_english.currents_and_carts import MEANT
from workers.writing.translation.from_english.inflection import pluralized
from workers.writing.translation.from_english.instruments_and_circuits import MEANT_BY_INSTRUMENT
from workers.writing.translation.from_english.records import records
from workers.writing.translation.from_english.tables import tables
from workers.writing.translation.from_english.trades_told_apart import MEANT_BY_TRADE
from workers.writing.translation.from_english.words_by_title import typed_by_meant

_OF_RULES = frozenset({"year", "month", "week", "day", "hour", "season", "experience", "crew", "team", "mile", "shift"})


class Told(msgspec.Struct, frozen=True):
    """Spanish words, folded, and the English that they were told from: all of it must stand in a line."""

    words: tuple[str, ...]
    english: tuple[str, ...]


def told_at(words: Sequence[str], at: int) -> tuple[Told, ...]:
    """The longest names or doings of our lists that begin at a folded word, each with its English."""
    found = [one for one in _beginning_with(words[at]) if tuple(words[at : at + len(one.words)]) == one.words]
    longest = max((len(one.words) for one in found), default=0)
    return tuple(one for one in found if len(one.words) == longest)


@lru_cache(maxsize=2_000)
def _beginning_with(word: str) -> tuple[Told, ...]:
    """Cut into words only when a sentence has the first of them: few ever do of thirty thousand."""
    return tuple(
        Told(tuple(one.folded for one in words_of(spanish)), tuple(one.folded for one in said))
        for spanish, english in _pairs_of(word)
        if (said := words_of(english))
    )


def _pairs_of(word: str) -> list[list[str]]:
    text = _by_first_word().get(word)
    return [line.split("\t") for line in text.split("\n")] if text else []


@cache
def _by_first_word() -> dict[str, str]:
    """Spanish and English as they are listed, by the first word of the Spanish, folded: a line each, a tab between.

    As lines they take a third of what thirty thousand pairs would.
    """
    found: dict[str, list[str]] = {}
    told_whole = [(spanish, english) for english, spanish in records().items()]
    pairs = [*_things(), *_doings(), *_times(), *told_whole]
    meant = typed_by_meant() | MEANT | MEANT_BY_TRADE | MEANT_BY_INSTRUMENT
    typed = [(spanish, meant[english]) for spanish, english in pairs if english in meant]
    for pair in dict.fromkeys([*typed, *pairs]):
        if first := _first_word(pair[0]):
            found.setdefault(first, []).append("\t".join(pair))
    return {first: "\n".join(lines) for first, lines in found.items()}


def _first_word(spanish: str) -> str:
    first = spanish.partition(" ")[0]
    if first.isalpha():
        return fold(first)
    return next((word.folded for word in words_of(spanish)), "")


def _things() -> Iterator[tuple[str, str]]:
    """Yield all names of things, without people and times: ranks and terms have rules of their own."""
    known = tables()
    for english in sorted(known.nouns):
        noun = known.nouns[english]
        is_of_rank = noun.is_person and not noun.text.endswith(" nuevo")
        if not is_of_rank and not noun.names & _OF_RULES:
            yield noun.text, english
            if " " in noun.text:  # of one word the stem is the same
                yield pluralized(noun.text), english


def _times() -> Iterator[tuple[str, str]]:
    """When and how something is done, in two words or more: "a shift" proves "por turno"."""
    for english, spanish in tables().phrases["adverbs"].items():
        if " " in spanish and " " in english:
            yield spanish, english


def _doings() -> Iterator[tuple[str, str]]:
    """Every form of each infinitive, whatever it is done to: the sense that was chosen is right of its object."""
    for english, senses in tables().verbs.items():
        for sense in senses:
            first, blank, rest = sense.infinitive.partition(" ")
            for form in forms_of(first):
                yield f"{form}{blank}{fold(rest)}", english
