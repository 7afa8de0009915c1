"""What was studied and earned by it, in the document's language: each part of a row by our lists, or all as typed."""

import re
from functools import lru_cache

import msgspec

from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.writing.person.facts import ProfileFacts, Training
from workers.writing.translation.rows.studies_in_spanish import studied_in_spanish
from workers.writing.translation.rows.study_lists import Lists, key_of, listed, lists_of

_OF_FIELD = re.compile(r"^(?P<earned>.+?),? (?:en|de|del) (?P<field>.+)$", re.IGNORECASE)
_MANY = {"un": "1", "uno": "1", "dos": "2", "tres": "3", "cuatro": "4", "cinco": "5", "seis": "6"}
_TIME = re.compile(
    rf"(?P<many>\d+|{'|'.join(_MANY)}) (?P<unit>años?|meses|mes|semanas?|semestres?|horas?|d[ií]as?|cuatrimestres?)",
    re.IGNORECASE,
)
_UNITS = {
    "ano": "year", "mes": "month", "semana": "week", "semestre": "semester", "hora": "hour", "dia": "day",
    "cuatrimestre": "term",
}  # fmt: skip
_GRADE = re.compile(r"(?P<many>\d{1,2}) ?(?:er|ro|do|to|mo|vo|no|o|°|º)? (?P<of>grado|semestre|año)", re.IGNORECASE)
_GRADES = {"grado": "grade", "semestre": "semester", "ano": "year"}
_LEVELS = {"primaria": "Elementary", "secundaria": "Secondary", "preparatoria": "High", "prepa": "High"}
_LEVEL = "|".join(_LEVELS)
_BY_LEVEL = re.compile(
    rf"^(?P<level>{_LEVEL})(?: y (?P<other>{_LEVEL}))? en (?P<town>(?-i:[A-ZÁÉÍÓÚÑ]).*)$", re.IGNORECASE
)
_BARE_SCHOOL = re.compile(r"^(?P<school>[^,\d]+?)(?:(?P<link>, | en )(?P<town>[A-ZÁÉÍÓÚÑ][^\d]*))?$")
"""A school that may have no name of its own, and its town."""
_EARNED_AND_FIELD = 2
_TEENS = range(11, 14)
_BEHIND_FIELD = frozenset({"Technician", "Course", "Training", "Workshop"})
"""What English names behind its field: Welding Course."""


def with_studies_in(code: LanguageCode, facts: ProfileFacts, printed: str) -> ProfileFacts:
    """The rows of education as a document of this language names them; what `printed` names keeps that name."""

    def named(row: Training) -> Training:
        if code == "en" and row.school and row.school not in printed:
            row = msgspec.structs.replace(row, school=_school(row.school))
        if row.credential and row.credential in printed:
            return row
        return msgspec.structs.replace(row, credential=studied(code, row.credential))

    return facts.with_rows(training=named)


@lru_cache(maxsize=512)
def studied(code: LanguageCode, text: str) -> str:
    """A row's credential and program in the language of the document; as it stands where a part of it isn't known."""
    if not text:
        return text
    if code == "es":
        return studied_in_spanish(text)
    first, _, more = text.partition(", ")
    if key_of(more).startswith(f"{key_of(first)} ") and _part(more):
        text = more  # "Bachiller, Bachiller técnico": the program says what was earned, and more
    told = [_part(part.strip()) for part in text.split(",")]
    if len(told) == _EARNED_AND_FIELD and all(told) and key_of(text.split(",")[0]) in _lists()["remarks"]:
        told.reverse()  # "Sin terminar, Construcción": what was studied first
    said = ", ".join(told) if all(told) else text
    return f"{said[:1].upper()}{said[1:]}"


def _school(name: str) -> str:
    """A school told by its level and its town, which is no name of its own: "Primaria y secundaria en Zacapu"."""
    if (bare := _BARE_SCHOOL.match(name)) and (school := _lists()["schools"].get(key_of(bare["school"]))):
        town = bare["town"] or ""
        return f"{school}{' in ' if bare['link'] and bare['link'].strip() != ',' else ', ' if town else ''}{town}"
    found = _BY_LEVEL.match(name)
    if found is None:
        return name
    levels = [_LEVELS[fold(one)] for one in (found["level"], found["other"]) if one]
    said = " and ".join([levels[0], *(one.lower() for one in levels[1:])])
    return f"{said} school in {found['town']}"


def _part(part: str) -> str:
    """Tell a part between commas: what was earned, of which field, how long, how far."""
    if known := listed(part, _lists()) or _length(part) or _grade(part):
        return known
    if (said := _OF_FIELD.match(part)) and (earned := _lists()["earned"].get(key_of(said["earned"]), "")):
        field = _lists()["fields"].get(key_of(said["field"]), "")
        if not field:
            return ""
        return f"{field} {earned}" if earned in _BEHIND_FIELD else f"{earned} in {field}"
    words = part.split(" ")
    for cut in range(1, len(words)):
        of, remark = " ".join(words[:cut]), " ".join(words[cut:]).strip("()")
        said_of = _lists()["remarks"].get(key_of(remark), "") or _length(remark)
        if said_of and (told := _part(of)):
            return f"{told}, {said_of}"
    return ""


def _length(part: str) -> str:
    """How long it took: 4 years."""
    found = _TIME.fullmatch(part)
    if found is None:
        return ""
    unit = _UNITS[fold(found["unit"]).removesuffix("s") if fold(found["unit"]) not in {"mes", "meses"} else "mes"]
    many = _MANY.get(found["many"].casefold(), found["many"])
    return f"{many} {unit}{'' if many == '1' else 's'}"


def _grade(part: str) -> str:
    """Which grade or semester was reached: 9th grade."""
    found = _GRADE.fullmatch(part)
    if found is None:
        return ""
    many = int(found["many"])
    ending = "th" if many in _TEENS else {1: "st", 2: "nd", 3: "rd"}.get(many % 10, "th")
    return f"{many}{ending} {_GRADES[fold(found['of'])]}"


def is_field(name: str) -> bool:
    """Whether it names by itself what is studied: "Ebanistería"."""
    return key_of(name) in _lists()["fields"]


def _lists() -> Lists:
    return lists_of("studies.toml")
