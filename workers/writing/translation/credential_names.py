"""Credentials and their issuers by the names that the other language has for them; what no list has stays as it is.

Never by the lexicon of duties: a paper is known by its name, and "manejo de alimentos" is no driving.
"""

import re
import tomllib
from functools import cache, lru_cache
from pathlib import Path

from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.writing.translation.spanish_names import spanish_title
from workers.writing.translation.titles import english_title

_IN_BRACKETS = re.compile(r"^(?P<name>[^()]+?) \((?P<inside>[^()]*)\)$")
_SCHEME = re.compile(r"[A-Z]{3,}(?:[ -]\d[\w./]*)?(?: [Hh]oras?|[- ][Hh]ours?)?")
_OF_SCHEME = re.compile(rf"^(?P<scheme>{_SCHEME.pattern})[ :,-]+(?P<topic>[^\d\W].*)$")
"""A scheme by its initials and what it is about: OSHA 10 Construction."""
_HOURS = {
    "en": (re.compile(r"(?<=\d) horas?\b", re.IGNORECASE), "-Hour"),
    "es": (re.compile(r"(?<=\d)[- ]hours?\b", re.IGNORECASE), " horas"),
}
_CLASS = {
    "en": (re.compile(r"^(?P<name>.+),? clase (?P<class>[A-Z]|I{1,3}|IV|V)$", re.IGNORECASE), "{} Class {}"),
    "es": (re.compile(r"^(?P<name>.+),? class (?P<class>[A-Z]|I{1,3}|IV|V)$", re.IGNORECASE), "{} clase {}"),
}
_PAPERS = {
    "en": (
        (re.compile(r"^certificaci[oó]n (?:de|en) (?P<of>.+)$", re.IGNORECASE), "{} Certification"),
        (re.compile(r"^certificado (?:de|en) (?P<of>.+)$", re.IGNORECASE), "{} Certificate"),
        (re.compile(r"^licencia de (?P<of>.+)$", re.IGNORECASE), "{} License"),
        (re.compile(r"^diploma (?:de|en) (?P<of>.+)$", re.IGNORECASE), "{} Diploma"),
        (re.compile(r"^tarjeta de (?P<of>.+)$", re.IGNORECASE), "{} Card"),
        (re.compile(r"^(?:curso|capacitaci[oó]n|entrenamiento) (?:de|en) (?P<of>.+)$", re.IGNORECASE), "{} Training"),
        (re.compile(r"^(?P<of>.+) certificad[oa]$", re.IGNORECASE), "Certified {}"),
    ),
    "es": (
        (re.compile(r"^(?P<of>.+) certification$", re.IGNORECASE), "Certificación de {}"),
        (re.compile(r"^(?P<of>.+) certificate$", re.IGNORECASE), "Certificado de {}"),
        (re.compile(r"^(?P<of>.+) license$", re.IGNORECASE), "Licencia de {}"),
        (re.compile(r"^(?P<of>.+) card$", re.IGNORECASE), "Tarjeta de {}"),
        (re.compile(r"^(?P<of>.+) training$", re.IGNORECASE), "Capacitación en {}"),
        (re.compile(r"^certified (?P<of>.+)$", re.IGNORECASE), "{} certificado"),
    ),
}
_AND = {"en": (re.compile(r" (?:y|e) |, |/"), " and "), "es": (re.compile(r" (?:and|&) |, |/"), " y ")}


@lru_cache(maxsize=1024)
def credential_named(code: LanguageCode, name: str) -> str:
    """The credential as a document of this language names it."""
    if found := _IN_BRACKETS.match(name):
        inside = _named(code, found["inside"])
        bare = _named(code, found["name"])
        return f"{bare or found['name']} ({inside or found['inside']})" if bare else name
    return _named(code, name) or name


@lru_cache(maxsize=1024)
def issuer_named(code: LanguageCode, name: str) -> str:
    """Who issued it, by the name that this language has."""
    return _listed(code)["issuers"].get(fold(name), name)


def _named(code: LanguageCode, name: str) -> str:
    if known := _topic(code, name):
        return known
    hours, said = _HOURS[code]
    if _SCHEME.fullmatch(name):
        return hours.sub(said, name)
    if (of_scheme := _OF_SCHEME.match(name)) and (topic := _named(code, of_scheme["topic"])):
        return f"{hours.sub(said, of_scheme['scheme'])} {topic}"
    classed, as_class = _CLASS[code]
    if of_class := classed.match(name):
        of = _named(code, of_class["name"])
        return as_class.format(of, of_class["class"].upper()) if of else ""
    for paper, told in _PAPERS[code]:
        if found := paper.match(name):
            of = _topic(code, found["of"]) or _titled(code, found["of"])
            return _capital(told.format(of if told.startswith("{") or code == "en" else _small(of))) if of else ""
    parts = [_topic(code, part) for part in _AND[code][0].split(name)]
    return _joined(code, parts) if len(parts) > 1 and all(parts) else ""


def _joined(code: LanguageCode, parts: list[str]) -> str:
    said = parts if code == "en" else [parts[0], *(part if part.isupper() else _small(part) for part in parts[1:])]
    return _AND[code][1].join([", ".join(said[:-1]), said[-1]])


def _topic(code: LanguageCode, name: str) -> str:
    return _listed(code)["topics"].get(fold(name.strip()), "")


def _titled(code: LanguageCode, name: str) -> str:
    """A trade that a paper is of; nothing where its name isn't known."""
    told = (english_title if code == "en" else spanish_title)(_capital(name))
    return told if told != _capital(name) else ""


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@cache
def _listed(code: LanguageCode) -> dict[str, dict[str, str]]:
    """For each list what a folded name of the other language is called in this one."""
    with (Path(__file__).parent / "credential_names.toml").open("rb") as file:
        tables = tomllib.load(file)
    named: dict[str, dict[str, str]] = {}
    if code == "en":
        tables["topics"] += tables.pop("only_in_english")
    for table, text in tables.items():
        pairs = [[one.split(" | ") for one in line.split(" = ")] for line in text.strip().splitlines()]
        sides = pairs if code == "en" else [[spanish, english] for english, spanish in pairs]
        named[table] = {fold(other.strip()): own[0].strip() for own, others in sides for other in others}
    return named
