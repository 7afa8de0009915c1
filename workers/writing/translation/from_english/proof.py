"""Which English a Spanish name or doing was told from: by it a line in English proves the Spanish sentence."""

from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from workers.language.words import fold, words_of
from workers.writing.translation.conjugated import forms_of
from workers.writing.translation.from_english.tables import tables

_OF_RULES = frozenset({"year", "month", "week", "day", "hour", "season", "experience", "crew", "team", "mile", "shift"})


class Told(msgspec.Struct, frozen=True):
    """Spanish words, folded, and the English that they were told from: all of it must stand in a line."""

    words: tuple[str, ...]
    english: tuple[str, ...]


def told_at(words: Sequence[str], at: int) -> tuple[Told, ...]:
    """The longest names or doings of our lists that begin at a folded word, each with its English."""
    found = [one for one in _by_first_word().get(words[at], ()) if tuple(words[at : at + len(one.words)]) == one.words]
    longest = max((len(one.words) for one in found), default=0)
    return tuple(one for one in found if len(one.words) == longest)


@cache
def _by_first_word() -> dict[str, tuple[Told, ...]]:
    found: dict[str, list[Told]] = {}
    for spanish, english in dict.fromkeys([*_things(), *_doings(), *_times()]):
        told = Told(tuple(word.folded for word in words_of(spanish)), tuple(word.folded for word in words_of(english)))
        if told.words and told.english:
            found.setdefault(told.words[0], []).append(told)
    return {first: tuple(told) for first, told in found.items()}


def _things() -> Iterator[tuple[str, str]]:
    """All but people and times: ranks and terms have rules of their own."""
    known = tables()
    for english in sorted(known.nouns):
        if not known.nouns[english].is_person and not known.nouns[english].names & _OF_RULES:
            yield known.nouns[english].text, english


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
