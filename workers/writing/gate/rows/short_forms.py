"""Words that a sentence writes out and somebody's own lines shorten: "inspection" for insp, North Dakota for ND.

People type their duties in shorthand, and writers write it out. Three ways of shortening need no list: the initials
of three words or more (URD, JHA), the beginning of a word (regens), a word without its vowels (undergrnd, bldg). In
the last two the short form must be no word of its own. What two letters stand for is too often chance; those are
spellings of the vocabulary (things.toml), and the states'.
"""

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import pairwise, takewhile

from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.trades.proof.general_words import is_listed
from workers.trades.proof.lexicon import lexicon
from workers.trades.proof.stems import forms_of, table
from workers.writing.gate.rows.profile import Profile
from workers.writing.gate.sentence.tokens import Reading, Token, is_head, says

_LEAST_INITIALS, _MOST_INITIALS = 3, 5
_LEAST_SHORT, _MOST_SHORT, _LEAST_WITHOUT_VOWELS = 4, 6, 3
_LEAST_BEFORE = 3
"""Letters of a beginning that only stands for a word before the same word as there."""
_LEAST_LEFT_OUT = 2
"""Letters."""
_VOWELS = frozenset("aeiou")


class ShortForms:
    """The short forms that a profile's lines, titles and skills have."""

    def __init__(self, profile: Profile) -> None:
        readings = [one.title for one in profile.jobs] + [line.reading for job in profile.jobs for line in job.lines]
        words = [(token, reading.code) for reading in readings for token in reading.tokens if len(token.words) == 1]
        self._initials = {fold(one.surface.removesuffix("s")): one.folded for one, _ in words if _is_initials(one)}
        self._shortened = {one.folded for one, code in words if _is_shortened(one, code)}
        self._before = [
            (one.folded, following)
            for reading in readings
            for one, following in pairwise(reading.tokens)
            if len(one.folded) == _LEAST_BEFORE and _is_shortened(one, reading.code) and not following.is_plain
        ]
        states = _states()
        self._states = {states[one.surface]: fold(one.surface) for one, _ in words if one.surface in states}
        pairs = (pair for reading in readings for pair in pairwise(reading.tokens) if not pair[1].breaks)
        for pair in pairs:  # "en tx nm ok": in small letters two states side by side are no words
            if all(one.surface.upper() in states for one in pair):
                self._states |= {states[one.surface.upper()]: one.folded for one in pair}
        self._figures: dict[str, set[str]] = {}
        for line in readings:
            for match in _DECIMALS.finditer(line.text):
                keys = [one.keys for one in line.tokens if one.start <= match.start(1) < one.end]
                self._figures.setdefault(match[1], set()).update(*keys)

    def written_out(self, reading: Reading) -> Reading:
        """The sentence, each word that stands for a short form provable by that, too."""
        found: dict[int, set[str]] = {}
        for at, token in enumerate(reading.tokens):
            for short in (*self._shortened_of(token), *self._shortened_before(reading.tokens[at : at + 2])):
                found.setdefault(at, set()).add(f"raw:{short}")
            found.setdefault(at, set()).update(self._figure_of(reading.tokens[max(0, at - 2) : at + 1]))
            for short, length in self._names_from(reading.tokens[at:]):
                for one in range(at, at + length):
                    found.setdefault(one, set()).add(f"raw:{short}")
        if not any(found.values()):
            return reading
        tokens = tuple(
            replace(token, keys=token.keys | found[at]) if found.get(at) else token
            for at, token in enumerate(reading.tokens)
        )
        return Reading(reading.text, reading.code, tokens)

    def _shortened_of(self, token: Token) -> Iterable[str]:
        if len(token.words) > 1 or token.number or is_head(token):
            return []
        return [short for short in self._shortened if _shortens(short, token.folded)]

    def _shortened_before(self, tokens: tuple[Token, ...]) -> Iterable[str]:
        """The three letters that begin a word, where a line has the same word behind: "occ sensors"."""
        if len(tokens) < 2 or len(tokens[0].words) > 1:  # noqa: PLR2004 - a word and the next
            return []
        word, following = tokens
        return [
            short
            for short, known in self._before
            if word.folded.startswith(short) and not following.breaks and says(following, known.keys)
        ]

    def _figure_of(self, tokens: tuple[Token, ...]) -> set[str]:
        """The figure of a line that the last of some words ends on: .0005, of half a thousandth."""
        said = tuple(one.folded for one in tokens)
        decimals = next((decimals for words, decimals in _SAID.items() if said[-len(words) :] == words), "")
        return self._figures.get(decimals, set())

    def _names_from(self, tokens: tuple[Token, ...]) -> Iterable[tuple[str, int]]:
        """Short forms whose whole begins with the first token, and over how many tokens it goes."""
        run = [tokens[0], *takewhile(lambda one: not (one.breaks or one.is_plain or one.number), tokens[1:])]
        words = [part for one in run for word in one.words for part in word.split("-")]
        for length in range(1, len(run) + 1):
            count = sum(len(word.split("-")) for one in run[:length] for word in one.words)
            initials = "".join(word[0] for word in words[:count])
            if count > _MOST_INITIALS:
                break
            if count >= _LEAST_INITIALS and initials in self._initials:
                yield self._initials[initials], length
            if state := self._states.get(tuple(words[:count])):
                yield state, length


_DECIMALS = re.compile(r"(?<!\d)0?\.(\d{3,4})(?!\d)")
_SAID = {
    ("half", "a", "thousandth"): "0005",
    ("a", "thousandth"): "001",
    ("media", "milesima"): "0005",
}
"""Tolerances in inches as machinists say them, by their decimals."""


@cache
def _states() -> dict[str, tuple[str, ...]]:
    """The words of each state's name by its two letters."""
    return {short: tuple(map(fold, name.split())) for short, name in table("states").items()}


def _is_initials(token: Token) -> bool:
    bare = token.surface.removesuffix("s")
    return bare.isalpha() and bare.isupper() and _LEAST_INITIALS <= len(bare) <= _MOST_INITIALS


def _is_shortened(token: Token, code: LanguageCode) -> bool:
    """Whether a word is none that is spelt so: plain lower case that no list and no dictionary has."""
    return (
        token.surface[1:].islower()
        and token.surface.isalpha()
        and len(token.folded) >= _LEAST_WITHOUT_VOWELS
        and not token.is_plain
        and not lexicon().groups_at([forms_of(token.folded, code)], 0)[1]
        and not is_listed(token.folded)
    )


def _shortens(short: str, word: str) -> bool:
    """Whether a word begins with its short form, or is it with vowels."""
    if len(short) >= _LEAST_SHORT:
        short = short.removesuffix("s")
    if len(word) < len(short) + _LEAST_LEFT_OUT or word[0] != short[0]:
        return False
    if not _VOWELS & set(short[1:]):
        return word.removesuffix("s")[-1] == short[-1] and _is_within(short, word)
    is_beginning = _LEAST_SHORT <= len(short) <= _MOST_SHORT and word.startswith(short)
    return is_beginning or (len(short) >= _LEAST_SHORT and _consonants(short) == _consonants(word))


def _is_within(short: str, word: str) -> bool:
    """Whether a word has the letters of its short form, in their order."""
    letters = iter(word)
    return all(letter in letters for letter in short)


def _consonants(word: str) -> str:
    return "".join(letter for letter in word[1:] if letter not in _VOWELS)
