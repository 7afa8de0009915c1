"""Spanish duties in English, by a list of our own (spanish_english.toml): whole, or not at all.

A line is told in English only where every word of it is known: an act, a thing, a measure, a small word, a name or a
number. What it says is proven against the Spanish line by the fact gate like any other sentence.
"""

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from workers.language.conjugation import Form, formed
from workers.language.words import Word, words_of
from workers.trades.proof.stems import forms_of

_OF = frozenset({"de", "del"})
_ARTICLES = frozenset({"el", "la", "los", "las", "un", "una"})
_NAME = re.compile(r"^(?:[A-Z][A-Z\d./&-]+|[A-Z]?\d[\w./,-]*|[A-Z][a-z]+)$")
_RANGE = re.compile(r"\bde (\d[\d.,]*) a (\d[\d.,]*)\b", re.IGNORECASE)
_MASS = frozenset(
    {"equipment", "steel", "drywall", "copper", "concrete", "maintenance", "sheet metal", "merchandise", "tools"}
)


class _Entry(msgspec.Struct, frozen=True):
    """A spelling: the forms of each of its words, what it is in English, and the table that it stands in."""

    forms: tuple[frozenset[str], ...]
    english: str
    sort: str


class _Piece(msgspec.Struct, frozen=True):
    """A piece of the English line; `is_noun` where another word can tell its kind."""

    text: str
    is_noun: bool = False


def in_english(duty: str, *, past: bool) -> str:
    """The line in English, its verb in the tense of the job; empty where a word of it isn't known."""
    text = _RANGE.sub(r"desde \1 to \2", duty.strip().rstrip("."))
    reading = _Reading(text, Form.PAST if past else Form.BASE)
    if not reading.is_whole():
        return ""
    line = re.sub(r"\s+([,;])", r"\1", " ".join(" ".join(piece.text for piece in reading.pieces).split()))
    line = line.replace("in the phone", "on the phone")
    return line[:1].upper() + line[1:]


class _Reading:
    """One line, read from left to right into English pieces."""

    def __init__(self, text: str, tense: Form) -> None:
        self.pieces: list[_Piece] = []
        self._text = text
        self._words = words_of(text)
        self._tense = tense
        self._at = 0
        self._may_act = True

    def is_whole(self) -> bool:
        """Read all of it; False at the first word that isn't known."""
        while self._at < len(self._words):
            self._mark()
            word = self._words[self._at]
            entry = _entry_at(self._words, self._at, acts=self._may_act and not self._follows_noun())
            if word.folded in _OF and self.pieces and self.pieces[-1].is_noun:
                known = self._of()
            elif entry:
                known = self._known(entry)
            else:
                known = self._small_or_name(word)
            if not known:
                return False
        return bool(self.pieces)

    def _mark(self) -> None:
        """A comma or semicolon before the word: behind it another act may stand."""
        before = self._text[self._words[self._at - 1].end : self._words[self._at].start] if self._at else ""
        if mark := before.strip()[:1]:
            self.pieces.append(_Piece(mark if mark in ",;" else "-"))
            self._may_act = True

    def _follows_noun(self) -> bool:
        return bool(self.pieces) and self.pieces[-1].is_noun

    def _known(self, entry: _Entry) -> bool:
        words = self._words[self._at : self._at + len(entry.forms)]
        if entry.sort == "qualities":
            if not self._follows_noun():
                return False
            self.pieces.append(_Piece(f"{entry.english} {self.pieces.pop().text}", is_noun=True))
        elif entry.sort == "acts":
            verb, _, particle = entry.english.partition(" ")
            self.pieces.append(_Piece(f"{formed(verb, self._tense)} {particle}".strip()))
            self._may_act = False
        elif self._follows_noun():
            return False
        else:
            self.pieces.append(_Piece(_counted(entry.english, words), is_noun=True))
        self._at += len(words)
        if entry.sort == "acts" and self._at < len(self._words) and self._words[self._at].folded in _OF:
            self._at += 1
        return True

    def _of(self) -> bool:
        """The kind of the last noun, put before it ("reportes de servicio": service reports); or "of" a measure."""
        at = self._at + 1
        while at < len(self._words) and self._words[at].folded in _ARTICLES:
            at += 1
        if at >= len(self._words):
            return False
        if self._words[at].folded[0].isdigit() or self.pieces[-1].text.endswith("maintenance"):
            self.pieces.append(_Piece("of"))
            self._at = at
            return True
        entry = _entry_at(self._words, at, acts=False)
        if not entry or entry.sort != "things":
            return False
        self.pieces.append(_Piece(f"{entry.english} {self.pieces.pop().text}", is_noun=True))
        self._at = at + len(entry.forms)
        return True

    def _small_or_name(self, word: Word) -> bool:
        small = tables()["small"]
        if word.folded in {"a", "al"} and not self._follows_noun():
            # Whom something is done to has an "a" in Spanish alone.
            self.pieces.append(_Piece("the" if word.folded == "al" else ""))
        elif word.folded in small:
            self.pieces.append(_Piece(small[word.folded]))
            self._may_act = word.folded in {"y", "e"}
        elif self._at and _NAME.match(word.surface):
            self.pieces.append(_Piece(word.surface))
        else:
            return False
        self._at += 1
        return True


def _counted(english: str, words: Sequence[Word]) -> str:
    """The noun in the plural where the Spanish one is."""
    if not any(word.folded.endswith("s") for word in words) or english.endswith(("s", *_MASS)):
        return english
    if english.endswith(("x", "ch", "sh")):
        return f"{english}es"
    return f"{english[:-1]}ies" if english.endswith("y") and english[-2] not in "aeiou" else f"{english}s"


def _entry_at(words: Sequence[Word], at: int, *, acts: bool) -> _Entry | None:
    """The longest spelling at this word; an act where one may stand, else a thing."""
    found = [
        entry
        for form in forms_of(words[at].folded, "es")
        for entry in _dictionary().get(form, ())
        if at + len(entry.forms) <= len(words)
        and all(forms & forms_of(words[at + place].folded, "es") for place, forms in enumerate(entry.forms))
    ]
    found = [entry for entry in found if acts or entry.sort != "acts"]
    longest = max((len(entry.forms) for entry in found), default=0)
    found = [entry for entry in found if len(entry.forms) == longest]
    found = [entry for entry in found if entry.sort == "acts"] or found
    # A word that says two things in English says neither surely.
    return found[0] if len({entry.english for entry in found}) == 1 else None


@cache
def tables() -> dict[str, dict[str, str]]:
    """The list as it stands: acts, things and qualities by their English, small words by their Spanish."""
    with (Path(__file__).parent / "spanish_english.toml").open("rb") as file:
        return tomllib.load(file)


@cache
def _dictionary() -> dict[str, list[_Entry]]:
    """Spanish spellings by the forms of their first word."""
    entries: dict[str, list[_Entry]] = {}
    for sort in ("acts", "things", "qualities"):
        for english, spanish in tables()[sort].items():
            for spelling in spanish.split(","):
                forms = tuple(forms_of(word.folded, "es") for word in words_of(spelling))
                for form in forms[0]:
                    entries.setdefault(form, []).append(_Entry(forms, english, sort))
    return entries
