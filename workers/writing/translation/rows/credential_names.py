"""Credentials and their issuers by the names that the other language has for them; what no list has stays as it is.

Never by the lexicon of duties: a paper is known by its name, and "manejo de alimentos" is no driving.
"""

import re
from functools import lru_cache

from workers.language.detect import language_of
from workers.language.grammar import LanguageCode
from workers.language.occupations import language_of_title
from workers.language.words import fold
from workers.writing.lexicon.loans import is_english_word, is_typed_in_english
from workers.writing.translation.from_english.tables import key, tables
from workers.writing.translation.rows.coded_papers import coded_paper
from workers.writing.translation.rows.credential_degrees import SCHEME, classes_told, degree_of, time_told
from workers.writing.translation.rows.credential_forms import ALLOWING, CLASSES, ENDORSED, PAPERS, PERMITS
from workers.writing.translation.rows.credential_lists import listed_name
from workers.writing.translation.rows.credential_states import of_state
from workers.writing.translation.rows.spanish_names import spanish_title
from workers.writing.translation.rows.studies import is_field, studied
from workers.writing.translation.rows.titles import english_title
from workers.writing.translation.rows.weld_tests import weld_test
from workers.writing.words.word_case import small_first

_IN_BRACKETS = re.compile(r"^(?P<name>[^()]+?) \((?P<inside>[^()]*)\)$")
_OF_SCHEME = re.compile(rf"^(?P<scheme>{SCHEME.pattern})[ :,-]+(?P<topic>[^\d\W].*)$")
"""A scheme by its initials and what it is about: OSHA 10 Construction."""
_CODES = re.compile(r"[A-Z][A-Z0-9.-]*(?: [A-Z0-9][A-Z0-9.-]*)* y [A-Z0-9][A-Z0-9.-]*")
"""Codes alone, which only their "y" makes Spanish: AWS D1.1 3G y 4G."""
_CODES_AND = re.compile(_CODES.pattern.replace(" y ", " and ") + r"(?: [A-Z0-9][A-Z0-9.-]*)*")
_COURSE = re.compile(r"curso (?:de )?(?P<many>\d+) (?P<unit>horas?|d[ií]as?|semanas?|mes(?:es)?)", re.IGNORECASE)
_OF_MAKE = re.compile(
    r"^(?P<what>curso|capacitaci[oó]n|entrenamiento) (?:de )?(?P<make>(?-i:[A-Z])\w+(?: (?-i:[A-Z])\w+)?)"
    r"(?:,? nivel (?P<level>\d|I{1,3}))?$",
    re.IGNORECASE,
)
_BY_MAKE = re.compile(r"^(?P<make>[A-Z]\w+) (?P<course>(?:taller|curso|capacitaci[oó]n|entrenamiento) (?:de|en) .+)$")
_LASTED = {"hor": "hour", "dia": "day", "sem": "week", "mes": "month"}
_SCHOOL = re.compile(
    r"[A-Z]{3,}[A-Za-z-]*(?: (?:\d+|[IVX]+|[A-Z]{2,}))?|(?:[A-Z][a-z]+ )+(?:Electric|College|School|Institute)"
)
"""A school by its initials, with its number, or by an English name: CECATI 13, Lincoln Electric."""
_LONG_WORD = re.compile(r"(?<!\w)[A-Z][a-z]{3,}")
_SMALL_WORD = re.compile(r"(?<!\w)[a-z]{3,}")
_HOURS = {
    "en": (re.compile(r"(?<=\d) horas?\b", re.IGNORECASE), "-Hour"),
    "es": (re.compile(r"(?<=\d)[- ]hours?\b", re.IGNORECASE), " horas"),
}
_COURSE_BEHIND = re.compile(rf"^(?P<of>[^:]+): (?P<course>{_COURSE.pattern})$", re.IGNORECASE)
_AND = {"en": (re.compile(r" (?:y|e) |, |/"), " and "), "es": (re.compile(r" (?:and|&) |, |/"), " y ")}

_CERTIFIED_BY = re.compile(
    r"(?P<who>[Ii]nstalador|[Tt][eé]cnico|[Aa]plicador|[Ss]oldador|[Oo]perador)a? [Cc]ertificad[oa] (?:por |en )?"
    r"(?P<of>[A-Z][\w-]*(?: (?:[A-Z][a-z]+|[A-Z\d][A-Z\d.-]*|\d+))*)"
)
_COMMERCIAL = re.compile(r"^licencia comercial,? \(?CDL\)?(?= |$)|^CDL,? licencia comercial(?= |$)", re.IGNORECASE)
"""A licence by its name and its initials, which say the same."""
_GRADE = re.compile(r"\b(?P<grade>journey ?(?:man|person|worker|level)|master|apprentice)\b", re.IGNORECASE)
"""A grade of a licence as the state that gives it names it."""


def is_called_by_grade(name: str, posting: str) -> bool:
    """Whether a posting has the grade of a licence by the word of its name: who asks for "Journeyman" looks for it."""
    grade = _GRADE.search(name)
    return grade is not None and re.search(rf"\b{grade['grade']}\b", posting, re.IGNORECASE) is not None


@lru_cache(maxsize=1024)
def credential_named(code: LanguageCode, name: str) -> str:
    """The credential as a document of this language names it."""
    if code == "en":
        name = _COMMERCIAL.sub("Licencia comercial", name)
    if (_CODES if code == "en" else _CODES_AND).fullmatch(name):
        return name.replace(" y ", " and ") if code == "en" else name.replace(" and ", " y ")
    if known := listed_name(code, "topics", name):
        return known
    if code == "en" and (told := _certified_by(name) or of_state(name, lambda bare: _named(code, bare))):
        return told
    if found := _IN_BRACKETS.match(name):
        return _with_brackets(code, name, found)
    if code == "en" and (told := _course_of_make(name) or weld_test(name) or coded_paper(name) or _with_remark(name)):
        return told
    return _named(code, name) or (_taught_by_make(name) or _taught_at(name) if code == "en" else "") or name


def _taught_at(name: str) -> str:
    """A paper with the school or the make that gave it behind a comma, or one of a field of studies."""
    paper, parted, school = name.rpartition(", ")
    if parted and _SCHOOL.fullmatch(school):
        told = credential_named("en", paper)
        return f"{told}, {school}" if told != paper else ""
    told = studied("en", name) if name.replace(" ", "").isalpha() and (" " in name or is_field(name)) else name
    return told if told != name else ""


def _taught_by_make(name: str) -> str:
    """A course of a make, which stands before it: Schluter taller de membranas."""
    found = _BY_MAKE.match(name)
    is_make = found is not None and key(found["make"]) in tables().makes
    told = _named("en", found["course"]) if found and is_make else ""
    return f"{found['make']} {told}" if found and told else ""


def _with_brackets(code: LanguageCode, name: str, found: re.Match[str]) -> str:
    """A paper and what stands in brackets behind it."""
    inside = _named(code, found["inside"]) or _aside(code, found["inside"])
    bare = _named(code, found["name"])
    if code == "es" and inside == found["inside"] and _is_english(inside):
        return name  # half a name in each language is none
    if set(fold(inside).split()) <= set(re.findall(r"\w+", fold(bare))):
        return bare or name
    is_spanish = "es" in {language_of(found["name"]), language_of_title(found["name"])}
    has_english_beside = is_spanish and " " in found["inside"] and _is_english(found["inside"])
    if code == "en" and not bare and inside != found["inside"] and language_of(found["name"]) != "es":
        return f"{found['name']} ({inside})"  # "Shipyard competent person (curso)"
    if code == "en" and not bare and has_english_beside:
        return found["inside"]  # "Licencia de Pasteurizador (Pasteurizer License)" has its English beside it
    return f"{bare or found['name']} ({inside or found['inside']})" if bare else name


def _with_remark(name: str) -> str:
    """A paper by any name with a listed remark behind a comma: "Asbestos Worker (AHERA), repaso anual"."""
    paper, parted, remark = name.rpartition(", ")
    told = listed_name("en", "asides", remark) if parted else ""
    return f"{credential_named('en', paper)}, {told}" if told else ""


def _certified_by(name: str) -> str:
    """Who is certified by a make or a board, whose own names stand: GAF Master Certified Installer."""
    found = _CERTIFIED_BY.fullmatch(name)
    first = found["of"].split()[0] if found else ""
    is_name = key(first) in tables().makes or first.isupper()
    return f"{found['of']} Certified {english_title(_capital(found['who'].lower()))}" if found and is_name else ""


def _course_of_make(name: str) -> str:
    """What a make teaches of its own, by its level: "Curso Toyota nivel 1"."""
    found = _OF_MAKE.match(name)
    if found is None or key(found["make"].split()[0]) not in tables().makes:
        return ""
    level = f" Level {found['level'].upper()}" if found["level"] else ""
    return f"{found['make']}{level} {'Course' if fold(found['what']) == 'curso' else 'Training'}"


def _is_english(inside: str) -> bool:
    """Whether words of English stand in brackets, in small letters or as a name's."""
    words = _LONG_WORD.findall(inside)
    is_small = _SMALL_WORD.search(inside) is not None
    return bool(is_small and language_of(inside) != "es") or any(is_english_word(fold(word)) for word in words)


@lru_cache(maxsize=1024)
def issuer_named(code: LanguageCode, name: str) -> str:
    """Who issued it, by the name that this language has."""
    if found := _IN_BRACKETS.match(name):
        return f"{issuer_named(code, found['name'])} ({_aside(code, found['inside'])})"
    if known := listed_name(code, "issuers", name):
        return known
    first, *remarks = name.split(", ")
    behind = [listed_name(code, "asides", remark) for remark in remarks]
    return ", ".join([issuer_named(code, first), *behind]) if behind and all(behind) else name


def _aside(code: LanguageCode, inside: str) -> str:
    """What stands in brackets: a listed remark, how long a course took; itself where neither."""
    if code == "en" and (course := _COURSE.fullmatch(inside)):
        return f"{course['many']}-{_LASTED[fold(course['unit'])[:3]]} course"
    if known := time_told(code, inside) or classes_told(code, inside):
        return known
    if len(remarks := inside.split(", ")) > 1:
        told = [_aside(code, remark) for remark in remarks]
        return ", ".join(told) if all(one != typed for one, typed in zip(told, remarks, strict=True)) else inside
    return listed_name(code, "asides", inside) or inside


def _named(code: LanguageCode, name: str) -> str:
    known = listed_name(code, "topics", name) or _permit(code, name)
    if known := known or _of_degree(code, name) or _allowing(code, name):
        return known
    hours, said = _HOURS[code]
    if SCHEME.fullmatch(name):
        return hours.sub(said, name)
    if more := ENDORSED[code][0].match(name) or _COURSE_BEHIND.match(name) or CLASSES[code][0].match(name):
        return _with_more(code, more)
    for paper, told in PAPERS[code]:
        if found := paper.match(name):
            scheme = hours.sub(said, found["of"]) if SCHEME.fullmatch(found["of"]) else ""
            of = scheme or _named(code, found["of"]) or _titled(code, found["of"]) or _in_english(code, found["of"])
            return _capital(told.format(of if told.startswith("{") or code == "en" else small_first(of))) if of else ""
    if (of_scheme := _OF_SCHEME.match(name)) and (topic := _named(code, of_scheme["topic"])):
        return f"{hours.sub(said, of_scheme['scheme'])} {topic}"
    return _several(code, name) or (_titled(code, name) if code == "en" else "")


def _permit(code: LanguageCode, name: str) -> str:
    """A permit to learn to drive, with its class or without; empty for any other paper."""
    pattern, with_class, without = PERMITS[code]
    found = pattern.fullmatch(name)
    level = next(filter(None, found.groups()), "").upper() if found else ""
    return "" if found is None else with_class.format(level) if level else without


def _in_english(code: LanguageCode, name: str) -> str:
    """What a Spanish paper is of, where that is English all along: "tarjeta de journeyman plumber"."""
    words = name.split()
    is_name = not (name.islower() or language_of_title(name) == "en")
    if code != "en" or is_name or not all(is_typed_in_english(word) or SCHEME.fullmatch(word) for word in words):
        return ""
    return " ".join(_capital(word) for word in words)


def _of_degree(code: LanguageCode, name: str) -> str:
    """A paper with its grade, its time or its number; nothing where what it is of isn't known."""
    degree = degree_of(code, name)
    if degree is None:
        return ""
    scheme = degree.of if SCHEME.fullmatch(degree.of) else ""
    told = "" if degree.is_person else _named(code, degree.of) or credential_named(code, degree.of)
    of = scheme or (told if told not in {"", degree.of} else _titled(code, degree.of))
    of = of or _in_english(code, degree.of)
    return degree.told.format(small_first(of) if degree.is_inner else of) if of else ""


def _with_more(code: LanguageCode, found: re.Match[str]) -> str:
    """A paper with its class, what it also allows, or how long its course took; nothing where one isn't known."""
    if "class" in found.groupdict():
        return _classed(code, found)
    if "what" in found.groupdict():
        of, what = _named(code, found["name"]), listed_name(code, "endorsements", found["what"])
        return ENDORSED[code][1].format(of, what) if of and what else ""
    of = _named(code, found["of"]) or (found["of"] if is_english_word(fold(found["of"])) else "")
    return f"{of}: {_aside(code, found['course'])}" if of and code == "en" else ""


def _allowing(code: LanguageCode, name: str) -> str:
    """A license to drive with what it also allows; empty where one of the two isn't known."""
    found = ALLOWING[code].match(name)
    of = _named(code, found["name"]) if found else ""
    what = listed_name(code, "endorsements", found["what"]) if found else ""
    if not of or not what:
        return ""
    if what.startswith(("frenos", "Air")):  # which no endorsement is for
        return f"{of}, con {what}" if code == "es" else f"{of} with Air Brakes"
    told = ENDORSED[code][1].format(of, what)
    return f"{told}s" if code == "en" and " and " in what else told


def _classed(code: LanguageCode, found: re.Match[str]) -> str:
    """A paper with its class, or with several."""
    _, (as_class, as_classes), link = CLASSES[code]
    of = _named(code, found["name"])
    if not of:
        return ""
    if found["last"]:
        return as_classes.format(of, f"{found['first'].upper()} {link} {found['last'].upper()}")
    return as_class.format(of, found["class"].upper())


def _several(code: LanguageCode, name: str) -> str:
    parts = [listed_name(code, "topics", part) for part in _AND[code][0].split(name)]
    return _joined(code, parts) if len(parts) > 1 and all(parts) else ""


def _joined(code: LanguageCode, parts: list[str]) -> str:
    said = parts if code == "en" else [parts[0], *(part if part.isupper() else small_first(part) for part in parts[1:])]
    return _AND[code][1].join([", ".join(said[:-1]), said[-1]])


def _titled(code: LanguageCode, name: str) -> str:
    """A trade that a paper is of; nothing where its name isn't known."""
    told = (english_title if code == "en" else spanish_title)(_capital(name))
    return told if told != _capital(name) else ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
