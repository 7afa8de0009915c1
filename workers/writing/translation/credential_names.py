"""Credentials and their issuers by the names that the other language has for them; what no list has stays as it is.

Never by the lexicon of duties: a paper is known by its name, and "manejo de alimentos" is no driving.
"""

import re
import tomllib
from functools import cache, lru_cache
from pathlib import Path

from workers.language.detect import language_of
from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.writing.translation.loans import is_english_word
from workers.writing.translation.spanish_names import spanish_title
from workers.writing.translation.titles import english_title

_IN_BRACKETS = re.compile(r"^(?P<name>[^()]+?) \((?P<inside>[^()]*)\)$")
_SCHEME = re.compile(r"[A-Z]{3,}(?:[ -]\d[\w./]*)?(?: [Hh]oras?|[- ][Hh]ours?)?")
_OF_SCHEME = re.compile(rf"^(?P<scheme>{_SCHEME.pattern})[ :,-]+(?P<topic>[^\d\W].*)$")
"""A scheme by its initials and what it is about: OSHA 10 Construction."""
_COURSE = re.compile(r"curso (?:de )?(?P<many>\d+) (?P<unit>horas?|d[ií]as?|semanas?|mes(?:es)?)", re.IGNORECASE)
_LASTED = {"hor": "hour", "dia": "day", "sem": "week", "mes": "month"}
_SMALL_WORD = re.compile(r"(?<!\w)[a-z]{3,}")
_HOURS = {
    "en": (re.compile(r"(?<=\d) horas?\b", re.IGNORECASE), "-Hour"),
    "es": (re.compile(r"(?<=\d)[- ]hours?\b", re.IGNORECASE), " horas"),
}


def _of_class(one: str, several: str, link: str) -> re.Pattern[str]:
    """A paper with its class or classes: clases I y II."""
    level = r"(?:[A-Z]|I{1,3}|IV|V)"
    classes = rf"(?:{one} (?P<class>{level})|{several} (?P<first>{level}(?:, {level})*) {link} (?P<last>{level}))"
    return re.compile(rf"^(?P<name>.+?),? {classes}$", re.IGNORECASE)


_CLASS = {
    "en": (_of_class("clase", "clases", "y"), ("{} Class {}", "{}, Classes {}"), "and"),
    "es": (_of_class("class", "classes", "(?:and|&)"), ("{} clase {}", "{} clases {}"), "y"),
}
_PAPERS = {
    "en": (
        (re.compile(r"^certificaci[oó]n (?:de|en) (?P<of>.+)$", re.IGNORECASE), "{} Certification"),
        (re.compile(r"^certificado (?:de|en) (?P<of>.+)$", re.IGNORECASE), "{} Certificate"),
        (re.compile(r"^licencia de (?P<of>.+)$", re.IGNORECASE), "{} License"),
        (re.compile(r"^diploma (?:de|en) (?P<of>.+)$", re.IGNORECASE), "{} Diploma"),
        (re.compile(r"^tarjeta de (?P<of>.+)$", re.IGNORECASE), "{} Card"),
        (re.compile(r"^(?:curso|capacitaci[oó]n|entrenamiento) (?:de|en) (?P<of>.+)$", re.IGNORECASE), "{} Training"),
        (re.compile(r"^(?P<of>.+?)(?:,| -)? persona competente$", re.IGNORECASE), "{} Competent Person"),
        (re.compile(r"^persona competente (?:en|de|para) (?P<of>.+)$", re.IGNORECASE), "{} Competent Person"),
        (re.compile(r"^(?P<of>.+?), renovador(?:a)? certificad[oa]$", re.IGNORECASE), "{}, Certified Renovator"),
        (re.compile(r"^(?P<of>.+?), renovador(?:a)?$", re.IGNORECASE), "{}, Renovator"),
        (re.compile(r"^(?P<of>.+?), manejador(?:a)?$", re.IGNORECASE), "{}, Handler"),
        (re.compile(r"^(?P<of>.+) certificad[oa]$", re.IGNORECASE), "Certified {}"),
        (re.compile(r"^(?P<of>.+) b[aá]sic[oa]s?$", re.IGNORECASE), "Basic {}"),
        (re.compile(r"^(?P<of>.+) intermedi[oa]s?$", re.IGNORECASE), "Intermediate {}"),
        (re.compile(r"^(?P<of>.+) avanzad[oa]s?$", re.IGNORECASE), "Advanced {}"),
    ),
    "es": (
        (re.compile(r"^(?P<of>.+?)(?:,| -)? competent person$", re.IGNORECASE), "Persona competente en {}"),
        (re.compile(r"^(?P<of>.+) certification$", re.IGNORECASE), "Certificación de {}"),
        (re.compile(r"^(?P<of>.+) certificate$", re.IGNORECASE), "Certificado de {}"),
        (re.compile(r"^(?P<of>.+) license$", re.IGNORECASE), "Licencia de {}"),
        (re.compile(r"^(?P<of>.+) card$", re.IGNORECASE), "Tarjeta de {}"),
        (re.compile(r"^(?P<of>.+) training$", re.IGNORECASE), "Capacitación en {}"),
        (re.compile(r"^certified (?P<of>.+)$", re.IGNORECASE), "{} certificado"),
    ),
}
_ENDORSED = {
    "en": (
        re.compile(r"^(?P<name>.+?)(?:,| con) endoso (?:de|para) (?P<what>.+)$", re.IGNORECASE),
        "{}, {} Endorsement",
    ),
    "es": (re.compile(r"^(?P<name>.+?)(?:,| with) (?P<what>[^,]+) endorsement$", re.IGNORECASE), "{}, endoso de {}"),
}
_COURSE_BEHIND = re.compile(rf"^(?P<of>[^:]+): (?P<course>{_COURSE.pattern})$", re.IGNORECASE)
_AND = {"en": (re.compile(r" (?:y|e) |, |/"), " and "), "es": (re.compile(r" (?:and|&) |, |/"), " y ")}


@lru_cache(maxsize=1024)
def credential_named(code: LanguageCode, name: str) -> str:
    """The credential as a document of this language names it."""
    if found := _IN_BRACKETS.match(name):
        inside = _named(code, found["inside"]) or _aside(code, found["inside"])
        bare = _named(code, found["name"])
        if code == "es" and inside == found["inside"] and _SMALL_WORD.search(inside) and language_of(inside) != "es":
            return name  # half a name in each language is none
        if set(fold(inside).split()) <= set(re.findall(r"\w+", fold(bare))):
            return bare or name
        return f"{bare or found['name']} ({inside or found['inside']})" if bare else name
    return _named(code, name) or name


@lru_cache(maxsize=1024)
def issuer_named(code: LanguageCode, name: str) -> str:
    """Who issued it, by the name that this language has."""
    if found := _IN_BRACKETS.match(name):
        return f"{issuer_named(code, found['name'])} ({_aside(code, found['inside'])})"
    return _listed(code)["issuers"].get(fold(name), name)


def _aside(code: LanguageCode, inside: str) -> str:
    """What stands in brackets: a listed remark, how long a course took; itself where neither."""
    if code == "en" and (course := _COURSE.fullmatch(inside)):
        return f"{course['many']}-{_LASTED[fold(course['unit'])[:3]]} course"
    if len(remarks := inside.split(", ")) > 1:
        told = [_aside(code, remark) for remark in remarks]
        return ", ".join(told) if all(one != typed for one, typed in zip(told, remarks, strict=True)) else inside
    return _listed(code)["asides"].get(fold(inside), inside)


def _named(code: LanguageCode, name: str) -> str:
    if known := _topic(code, name):
        return known
    hours, said = _HOURS[code]
    if _SCHEME.fullmatch(name):
        return hours.sub(said, name)
    if more := _ENDORSED[code][0].match(name) or _COURSE_BEHIND.match(name) or _CLASS[code][0].match(name):
        return _with_more(code, more)
    for paper, told in _PAPERS[code]:
        if found := paper.match(name):
            scheme = found["of"] if _SCHEME.fullmatch(found["of"]) else ""
            of = scheme or _topic(code, found["of"]) or _titled(code, found["of"])
            return _capital(told.format(of if told.startswith("{") or code == "en" else _small(of))) if of else ""
    if (of_scheme := _OF_SCHEME.match(name)) and (topic := _named(code, of_scheme["topic"])):
        return f"{hours.sub(said, of_scheme['scheme'])} {topic}"
    return _several(code, name) or (_titled(code, name) if code == "en" else "")


def _with_more(code: LanguageCode, found: re.Match[str]) -> str:
    """A paper with its class, what it also allows, or how long its course took; nothing where one isn't known."""
    if "class" in found.groupdict():
        return _classed(code, found)
    if "what" in found.groupdict():
        of, what = _named(code, found["name"]), _listed(code)["endorsements"].get(fold(found["what"]), "")
        return _ENDORSED[code][1].format(of, what) if of and what else ""
    of = _named(code, found["of"]) or (found["of"] if is_english_word(fold(found["of"])) else "")
    return f"{of}: {_aside(code, found['course'])}" if of and code == "en" else ""


def _classed(code: LanguageCode, found: re.Match[str]) -> str:
    """A paper with its class, or with several."""
    _, (as_class, as_classes), link = _CLASS[code]
    of = _named(code, found["name"])
    if not of:
        return ""
    if found["last"]:
        return as_classes.format(of, f"{found['first'].upper()} {link} {found['last'].upper()}")
    return as_class.format(of, found["class"].upper())


def _several(code: LanguageCode, name: str) -> str:
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
    return text if text[:2].isupper() else text[:1].lower() + text[1:]


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
