"""Spanish duties in English, by a list of our own (spanish_english.toml): whole, or not at all.

A line is told in English only where every word of it is known: an act, a thing, a measure, a small word, a name or a
number. What it says is proven against the Spanish line by the fact gate like any other sentence.
"""

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from itertools import takewhile
from pathlib import Path

import msgspec

from workers.language.conjugation import Form, formed
from workers.language.words import Word, words_of
from workers.trades.proof.stems import forms_of
from workers.writing.rules.articles import article_for
from workers.writing.rules.spanish_forms import first_person

_OF = frozenset({"de", "del"})
_ARTICLES = frozenset({"el", "la", "los", "las", "un", "una"})
_NAME = re.compile(r"^(?:[A-Z][A-Z\d./&-]+|[A-Z]?\d[\w./,-]*|[A-Z][a-z]+)$")
_RANGE = re.compile(r"\bde (\d[\d.,]*) a (\d[\d.,]*)\b", re.IGNORECASE)
_NUMBERS = re.compile(r"\b(\d[\d.,]*) a (?=(\d[\d.,]*))\2", re.IGNORECASE)
_ON = re.compile(r"\bin (?=(?:the |new |interior )?(?:ceiling|roof|wall)s?\b)")
_MEASURED = re.compile(r"\b([a-z]+) of (\d+/\d+)(?![\w/])")
_PERIODS = frozenset({"turno", "hora", "dia", "semana", "mes", "ano"})
_WEEKDAYS = frozenset({"lunes", "martes", "miercoles", "jueves", "viernes", "sabados", "domingos"})
_CEILING = re.compile(r"\btecho(s?)\b", re.IGNORECASE)
_UNDER_CEILING = re.compile(r"tablaroca|drywall|pint(?:o|ar|aba|é)\b|encint|resan", re.IGNORECASE)
"""Where a techo is the ceiling of a room; to a roofer it is the roof."""
_BEHIND_HEADS = frozenset({"de", "del", "por", "al"})
_MASS = (
    *(
        "equipment",
        "steel",
        "drywall",
        "copper",
        "concrete",
        "maintenance",
        "sheet metal",
        "merchandise",
        "tools",
        "trim",
    ),
    *("insulation", "plastic", "gravel", "sand", "cement", "trash", "grass", "water damage", "polyurethane", "stilts"),
)
_IN_HAND = frozenset(
    [
        "brush",
        "roller",
        "hoist",
        "broom",
        "trowel",
        "power trowel",
        "torch",
        "saw",
        "grinder",
        "pressure gauge",
        "camera",
    ]
)
"""Tools of which one is meant where Spanish has no article: con brocha."""


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
    text = re.sub(r"\ba mano\b", "manualmente", _NUMBERS.sub(r"\1 to \2", text))
    if _UNDER_CEILING.search(text):
        text = _CEILING.sub(r"plafon\1", text)
    reading = _Reading(text, Form.PAST if past else Form.BASE)
    if not reading.is_whole():
        return ""
    line = re.sub(r"\s+([,;])", r"\1", " ".join(" ".join(piece.text for piece in reading.pieces).split()))
    line = re.sub(r"\bto - (?=\d)", "at -", line).replace("other two", "two other")
    line = _MEASURED.sub(r"\2 \1", _ON.sub("on ", line.replace("in the phone", "on the phone")))
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
            if self._is_bare_noun(words[0]):
                return False
            verb, _, particle = entry.english.partition(" ")
            self.pieces.append(_Piece(f"{formed(verb, self._tense)} {particle}".strip()))
            self._may_act = False
        elif self._follows_noun():
            return False
        else:
            name = _counted(entry.english, words)
            one = f"{article_for(name)} " if name in _IN_HAND and self.pieces and self.pieces[-1].text == "with" else ""
            self.pieces.append(_Piece(f"{one}{name}", is_noun=True))
        self._at += len(words)
        if entry.sort == "acts" and self._at < len(self._words) and self._words[self._at].folded in _OF:
            self._at += 1
        return True

    def _is_bare_noun(self, word: Word) -> bool:
        """Whether what could be an act ends a list of things: "cargaba block y mezcla"."""
        is_last = self._at + 1 == len(self._words)
        return is_last and self._at > 0 and not re.search(r"(?:o|aba|ia|ar|er|ir)$", word.folded)

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
        following = self._words[self._at + 1].folded if self._at + 1 < len(self._words) else ""
        if word.folded in {"por", "al"} and following in _PERIODS:
            self.pieces.append(_Piece("per"))
        elif word.folded == "los" and following in _WEEKDAYS:
            self.pieces.append(_Piece("on"))
            self._may_act = True
        elif word.folded in {"a", "al"} and not self._follows_noun():
            # Whom something is done to has an "a" in Spanish alone.
            self.pieces.append(_Piece("the" if word.folded == "al" else ""))
        elif word.folded in small:
            self.pieces.append(_Piece(small[word.folded]))
            self._may_act = word.folded in {"y", "e"} or word.folded in _WEEKDAYS
        elif self._at and _NAME.match(word.surface):
            self.pieces.append(_Piece(word.surface))
        else:
            return False
        self._at += 1
        return True


def _counted(english: str, words: Sequence[Word]) -> str:
    """The noun in the plural where the Spanish one is."""
    heads = list(takewhile(lambda word: word.folded not in _BEHIND_HEADS, words))
    if not any(word.folded.endswith("s") for word in heads) or english.endswith(("s", *_MASS)):
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
    if words[at].folded in tables()["small"]:
        return None
    if {words[at].folded, words[at].folded.removesuffix("s"), words[at].folded.removesuffix("es")} & _names():
        found = [entry for entry in found if entry.sort != "acts"]
    found = [entry for entry in found if acts or entry.sort != "acts"]
    if acts and not found:
        found = _conjugated().get(words[at].folded, [])
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
def _names() -> frozenset[str]:
    """Single words that name a thing as they stand, whatever act shares their stem: esmeril is no grinding."""
    spellings = (spelling for spanish in tables()["things"].values() for spelling in spanish.split(","))
    return frozenset(words_of(spelling)[0].folded for spelling in spellings if len(words_of(spelling)) == 1)


@cache
def _conjugated() -> dict[str, list[_Entry]]:
    """Acts by the forms of the first person that stemming doesn't bring back: armo, armaba, movía, cuento."""
    entries: dict[str, list[_Entry]] = {}
    for english, spanish in tables()["acts"].items():
        for spelling in spanish.split(","):
            words = words_of(spelling)
            if len(words) == 1:
                entry = _Entry((frozenset(),), english, "acts")
                for form in first_person(words[0].folded):
                    entries.setdefault(form, []).append(entry)
    return entries


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
