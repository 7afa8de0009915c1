"""Phrases found among words as a reading gives them: a few letters wrong, a word broken in two or two run together."""

import re
from functools import lru_cache

import msgspec

_TOKEN = re.compile(r"[^\W_]+(?:[.'’][^\W_]+)*")
LETTERS_PER_MISTAKE = 7  # of a phrase: one wrong letter in "flagger", two in "hazardous waste"
SHORTEST_WITH_MISTAKE = 6  # letters; a shorter word resembles too many others
LONGEST = 6  # words of a phrase
LETTERS = 63  # bits less one in which a word's letters are told apart


class Words(msgspec.Struct, frozen=True):
    """Every run of up to six words of a text, without its blanks; by length of the run in letters."""

    runs: dict[int, frozenset[str]]
    alone: frozenset[str] = frozenset()  # the runs of a single word

    @classmethod
    def of(cls, text: str) -> "Words":
        """A phrase may go over the end of a line."""
        by_length: dict[int, set[str]] = {}
        tokens = [_letters(token) for token in _TOKEN.findall(text)]
        for start in range(len(tokens)):
            for count in range(1, min(LONGEST, len(tokens) - start) + 1):
                run = "".join(tokens[start : start + count])
                by_length.setdefault(len(run), set()).add(run)
        return cls({length: frozenset(runs) for length, runs in by_length.items()}, frozenset(tokens))

    def say(self, phrase: str) -> bool:
        """True where the phrase stands there, or what differs from it by few letters."""
        words = _TOKEN.findall(phrase)
        wanted = "".join(map(_letters, words))
        if wanted in self.runs.get(len(wanted), ()):
            return True
        # Numbers of rules and forms count only as they are: 1910.178 isn't 1910.134.
        if len(wanted) < SHORTEST_WITH_MISTAKE or any(map(str.isdigit, wanted)):
            return False
        # No short first word may be lost whole: "basic installation" says nothing of a PV installation.
        most = min((len(wanted) + 1) // LETTERS_PER_MISTAKE, max(1, len(words[0]) - 1))
        # A single word that is broken and misread resembles too much: "SI" and "LIMA" are no silica.
        return any(
            differ_by_at_most(run, wanted, most) and (len(words) > 1 or run in self.alone)
            for length in range(len(wanted) - most, len(wanted) + most + 1)
            for run in self.runs.get(length, ())
        )


def differ_by_at_most(one: str, other: str, most: int) -> bool:
    """True where so many letters changed, left out or put in make one of the other (Levenshtein's distance)."""
    if abs(len(one) - len(other)) > most or (_letters_of(one) ^ _letters_of(other)).bit_count() > 2 * most:
        return False
    before = list(range(len(other) + 1))
    for row, letter in enumerate(one, start=1):
        now = [row]
        for column, wanted in enumerate(other, start=1):
            now.append(min(before[column] + 1, now[-1] + 1, before[column - 1] + (letter != wanted)))
        if min(now) > most:
            return False
        before = now
    return before[-1] <= most


@lru_cache(maxsize=16384)  # each phrase is held against every run of a card's words
def _letters_of(word: str) -> int:
    """Return the letters of a word as bits. Some letters share one, which only lets more words be compared closely."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) & LETTERS)
    return bits


def _letters(token: str) -> str:
    return re.sub(r"['’]", "", token).lower()
