"""English duties in Spanish, by the same list of our own (spanish_english.toml): whole, or not at all.

A doing becomes an infinitive, which stands in a resume for work that goes on as for work that has ended. A line with a
word that the list doesn't have stays as the person wrote it.
"""

import re
import tomllib
from functools import cache
from pathlib import Path

import msgspec

from workers.language.conjugation import Form, form_of
from workers.language.words import Word, fold, words_of

_NAME = re.compile(r"^(?:[A-Z][A-Z\d./&-]*[A-Z\d][a-z]?|[A-Z]?\d[\w./,-]*)$")
_IN_CAPITALS = re.compile(r"^[^a-z]*[A-Z]{4,}[^a-z]* [^a-z]*[A-Z]{4,}[^a-z]*$")
"""A line typed in capitals: no word of it is known to be a name."""
_FEMININE = re.compile(r"(?:a|ci[oó]n|si[oó]n|dad|tud|umbre|ez)$|^(?:pared|señal|llave|base|torre|fuente)$")
_MASCULINE = frozenset({"sistema", "plasma", "programa", "día", "mapa", "clima", "esquema", "diagrama"})
_VOWELS = "aeiouáéíóú"
_LINKS = {
    "in": "en", "on": "en", "at": "en", "with": "con", "for": "para", "from": "de", "of": "de", "by": "por",
    "under": "bajo", "without": "sin", "between": "entre", "to": "a", "or": "o", "using": "con", "every": "cada",
    "each": "cada", "daily": "diariamente", "into": "en", "monthly": "cada mes", "weekly": "cada semana",
    "about": "aproximadamente", "during": "durante", "after": "después de", "before": "antes de", "per": "por",
    "off": "de",
}  # fmt: skip
_HOW_OFTEN = frozenset({"diariamente", "cada mes", "cada semana"})
_OF_SEVERAL = 2
_SHORTEST = 4
"""Letters of a verb that is known by the list alone."""
_DONE_TO_PEOPLE = frozenset({"capacitar", "ayudar", "supervisar", "guiar", "enseñar", "coordinar", "dirigir"})
_PEOPLE = frozenset(
    {
        *("aprendiz", "aprendices", "ayudante", "ayudantes", "empleado", "empleados", "trabajador", "trabajadores"),
        *("operador", "operadores", "soldador", "soldadores", "compañero", "compañeros", "cliente", "clientes"),
    }
)
"""Whom something is done to stands behind "a"."""
_MORE_ACTS = {
    "troubleshoot": "diagnosticar",
    "fix": "reparar",
    "build": "construir",
    "haul": "transportar",
    "take": "tomar",
}
"""Verbs whose Spanish says another one, too, which is why the list, read the other way, hasn't them."""
_UNITS = {
    "ton": "tonelada", "pound": "libra", "lb": "libra", "foot": "pie", "feet": "pies", "inch": "pulgada",
    "degree": "grado", "volt": "voltio", "gallon": "galón", "meter": "metro", "hour": "hora", "day": "día",
    "week": "semana", "year": "año",
}  # fmt: skip


class _Noun(msgspec.Struct, frozen=True):
    """A noun in Spanish with what tells its kind, and whether it is more than one."""

    text: str
    is_plural: bool
    is_feminine: bool


def in_spanish(duty: str) -> str:
    """The line in Spanish; empty where a word of it isn't known, or where it begins with no doing and no thing."""
    translation = _Line(duty.strip().rstrip("."))
    if _IN_CAPITALS.search(duty) or not translation.is_whole():
        return ""
    line = re.sub(r"\s+([,;])", r"\1", " ".join(translation.said))
    line = re.sub(r"\by (?=h?i(?!e))", "e ", line)
    line = line.replace("de el ", "del ").replace(" a el ", " al ")
    return line[:1].upper() + line[1:]


class _Line:
    """One line, read from left to right."""

    def __init__(self, text: str) -> None:
        self.said: list[str] = []
        self._text = text
        self._words = words_of(text)
        self._at = 0
        self._may_act = True
        self._has_particle = False
        self._is_thing = False
        """Whether a thing was read last: a second one behind it would be a kind that nobody has told apart."""

    def is_whole(self) -> bool:
        """Read all of it; False at the first word that isn't known."""
        while self._at < len(self._words):
            self._mark()
            word = self._words[self._at]
            if word.folded == "and":
                self.said.append("y")
                self._may_act = True
                self._is_thing = False
                self._at += 1
            elif self._may_act and (verb := self._verb(word)):
                self.said.append(verb)
                self._may_act = self._is_thing = False
                self._at += 1 + self._has_particle
            elif not self._noun() and not self._link(word):
                return False
        return bool(self.said) and self.said[-1] not in {"y", *_LINKS.values()} - _HOW_OFTEN

    def _mark(self) -> None:
        before = self._text[self._words[self._at - 1].end : self._words[self._at].start] if self._at else ""
        if mark := before.strip()[:1]:
            self.said.append("y" if mark == "&" else mark if mark in ",;" else "-")
            self._may_act = True
            self._is_thing = False

    def _verb(self, word: Word) -> str:
        form = form_of(word.folded) or _listed_form(word.folded)
        if form is None or self._noun_at(self._at)[1] > 1:
            return ""
        particle = self._words[self._at + 1].folded if self._at + 1 < len(self._words) else ""
        self._has_particle = f"{form[0]} {particle}" in _tables()[0]
        if self._has_particle:
            return _tables()[0][f"{form[0]} {particle}"]
        return _tables()[0].get(form[0], "")

    def _link(self, word: Word) -> bool:
        if not self.said or word.folded not in _LINKS:
            return False
        self.said.append(_LINKS[word.folded])
        self._may_act = self._is_thing = False
        self._at += 1
        return True

    def _noun(self) -> bool:
        """A noun with its article, quality or measure; a name or a number alone."""
        article = self._words[self._at].folded if self._words[self._at].folded in {"the", "a", "an"} else ""
        at = self._at + bool(article)
        qualities: list[str] = []
        while quality := self._quality_at(at):
            qualities.append(quality)
            at += 1
        noun, length = self._noun_at(at)
        if self._is_thing and (noun is not None or self._is_acronym(at)):
            return False
        self._is_thing = True
        if noun is None:
            return not qualities and self._name(article)
        following, more = self._noun_at(at + length)
        if following is not None and not self._is_parted(at + length):  # "kitchen cabinets"
            noun, length = _of_kind(following, noun), length + more
        qualified = " ".join([noun.text, *(_agreeing(one, noun) for one in qualities)])
        is_whom = bool(self.said) and self.said[-1] in _DONE_TO_PEOPLE and noun.text.split()[0] in _PEOPLE
        self.said.append(f"{'a ' if is_whom else ''}{_article(article, noun)} {qualified}".replace("  ", " ").strip())
        self._at = at + length
        self._may_act = False
        return True

    def _is_acronym(self, at: int) -> bool:
        return (
            at < len(self._words) and self._words[at].surface.isalpha() and bool(_NAME.match(self._words[at].surface))
        )

    def _quality_at(self, at: int) -> str:
        """A quality, where no thing of several words begins with it: a new hire is no hire."""
        if at >= len(self._words) or self._noun_at(at)[1] >= _OF_SEVERAL:
            return ""
        return _tables()[2].get(self._words[at].folded, "")

    def _is_parted(self, at: int) -> bool:
        return self._text[self._words[at - 1].end : self._words[at].start].strip() != ""

    def _name(self, article: str) -> bool:
        """A code or a number with its unit; a code before a noun tells the noun's kind and stands behind it."""
        at = self._at + bool(article)
        if at >= len(self._words) or not _NAME.match(self._words[at].surface):
            return False
        word = self._words[at]
        self._at = at + 1
        if self._standard_of(word, article):
            return True
        following, length = self._noun_at(self._at)
        unit = self._words[self._at].folded if self._at < len(self._words) else ""
        if unit.removesuffix("s") in _UNITS or unit in _UNITS:
            spanish = _UNITS.get(unit) or _plural(_UNITS[unit.removesuffix("s")])
            self.said.append(f"{word.surface} {spanish}")
            self._at += 1
        elif following is not None and not self._is_parted(self._at) and word.surface.isdecimal():
            is_whom = bool(self.said) and self.said[-1] in _DONE_TO_PEOPLE and following.text.split()[0] in _PEOPLE
            self.said.append(f"{'a ' if is_whom else ''}{word.surface} {following.text}")
            self._at += length
        elif following is not None and not self._is_parted(self._at):
            self.said.append(f"{_article(article, following)} {following.text} {word.surface}".strip())
            self._at += length
        else:
            self.said.append(re.sub(r"^([A-Z]{2,})s$", r"\1", word.surface))
        self._may_act = False
        return True

    def _standard_of(self, word: Word, article: str) -> bool:
        """A code of an acronym and a number before a noun: the OSHA 300 log."""
        number = self._words[self._at] if self._at < len(self._words) else None
        noun, length = self._noun_at(self._at + 1)
        if number is None or noun is None or not word.surface.isalpha() or not number.surface.isdecimal():
            return False
        self.said.append(f"{_article(article, noun)} {noun.text} {word.surface} {number.surface}".strip())
        self._at += 1 + length
        self._may_act = False
        return True

    def _noun_at(self, at: int) -> tuple[_Noun | None, int]:
        """The longest thing at this word, and how many words it takes."""
        for length in (3, 2, 1):
            if at + length > len(self._words):
                continue
            name = " ".join(word.folded for word in self._words[at : at + length])
            for one, is_plural in ((name, False), (_singular(name), True)):
                if spanish := _tables()[1].get(one):
                    head = spanish.split()[0]
                    feminine = bool(_FEMININE.search(head)) and head not in _MASCULINE
                    return _Noun(_pluralized(spanish) if is_plural else spanish, is_plural, feminine), length
        return None, 0


def _listed_form(word: str) -> tuple[str, Form] | None:
    """The base of a verb that the list has and conjugation doesn't know: investigated."""
    bases = (word, word.removesuffix("d"), word.removesuffix("ed"), word.removesuffix("s"))
    return next(((base, Form.BASE) for base in bases if base in _tables()[0] and len(base) >= _SHORTEST), None)


def _of_kind(head: _Noun, kind: _Noun) -> _Noun:
    return _Noun(f"{head.text} de {kind.text}", head.is_plural, head.is_feminine)


def _article(english: str, noun: _Noun) -> str:
    if not english:
        return ""
    if english == "the":
        return {(False, False): "el", (True, False): "la", (False, True): "los", (True, True): "las"}[
            noun.is_feminine, noun.is_plural
        ]
    return "una" if noun.is_feminine else "un"


def _agreeing(quality: str, noun: _Noun) -> str:
    form = f"{quality[:-1]}a" if noun.is_feminine and quality.endswith("o") else quality
    return _plural(form) if noun.is_plural else form


def _pluralized(name: str) -> str:
    """A noun and the qualities behind it in the plural, up to "de": cargadores frontales, tubos de cobre."""
    words = name.split()
    if words[0] == "casi":
        return " ".join(["casi", *map(_plural, words[1:])])
    end = words.index("de") if "de" in words else len(words)
    return " ".join([*map(_plural, words[:end]), *words[end:]])


def _plural(word: str) -> str:
    if re.search(r"[áéíóú]s$", word):
        return f"{fold(word)}es"
    if word.endswith("s"):
        return word
    if word[-1] in _VOWELS:
        return f"{word}s"
    bare = f"{word[:-3]}{fold(word[-3:])}" if re.search(r"[áéíóú][nr]$", word) else word
    if re.search(r"[áéíóú]n$", word):
        bare = word[:-2] + fold(word[-2:])
    return f"{bare[:-1]}ces" if bare.endswith("z") else f"{bare}es"


def _singular(name: str) -> str:
    if name.endswith("ies"):
        return f"{name[:-3]}y"
    if name.endswith(("xes", "ches", "shes", "sses")):
        return name[:-2]
    return name.removesuffix("s")


@cache
def _tables() -> tuple[dict[str, str], dict[str, str], dict[str, str]]:
    """Acts, things and qualities in Spanish, by their English; of several spellings the first."""
    acts, things, qualities = (
        {fold(english).replace("-", " "): spanish.split(",")[0].strip() for english, spanish in _list()[sort].items()}
        for sort in ("acts", "things", "qualities")
    )
    return _MORE_ACTS | acts, things, qualities


@cache
def _list() -> dict[str, dict[str, str]]:
    """The list as it stands: acts, things and qualities by their English."""
    with (Path(__file__).parent / "spanish_english.toml").open("rb") as file:
        return tomllib.load(file)
