"""What stands around the name of a credential: its grade, its classes, how long it took, the number of a list."""

import re

import msgspec

from workers.language.grammar import LanguageCode
from workers.language.words import fold

SCHEME = re.compile(r"[A-Z]{3,}(?:-A)?(?:[ -][A-Z]?\d[\w./]*)?(?: [Hh]oras?|[- ][Hh]ours?)?")
"""A scheme by its initials and a number: OSHA 10, ASE A5."""
_LASTED = {"h": "hour", "d": "day", "s": "week", "m": "month"}
_SPANISH_TIME = {"h": "hora", "d": "día", "w": "semana", "m": "mes"}
_TIME = {
    "en": re.compile(r"(?P<many>\d+) ?(?P<unit>horas?|d[ií]as?|semanas?|mes(?:es)?)", re.IGNORECASE),
    "es": re.compile(r"(?P<many>\d+)[ -]?(?P<unit>hours?|hrs?\.?|days?|weeks?|months?)", re.IGNORECASE),
}
_AGAIN = re.compile(r" \+ (?:refreshers?|repasos?)$", re.IGNORECASE)
_AGAIN_IN = {"en": " + refreshers", "es": " + repasos"}
_AFTER = re.compile(r"^(?P<of>.*[^\W\d_].*?),? (?P<time>\d+[ -]?[a-zí]+\.?)$", re.IGNORECASE)
_RANK = r"(?P<level>[A-Z]?\d|I{1,3}|IV|V|[A-D])"
_LEVEL = {
    "en": re.compile(rf"^(?P<of>.+?),? (?P<kind>grado|nivel|tipo|categor[ií]a) {_RANK}$", re.IGNORECASE),
    "es": re.compile(rf"^(?P<of>.+?),? (?P<kind>grade|level|type|category) {_RANK}$", re.IGNORECASE),
}
_KINDS = {
    "en": {"grado": "Grade", "nivel": "Level", "tipo": "Type", "categoria": "Category"},
    "es": {"grade": "grado", "level": "nivel", "type": "tipo", "category": "categoría"},
}
_ONE_CLASS = r"(?:I{1,3}|IV|VI{0,2}|[A-D])"
_CLASSES = {
    "en": re.compile(rf"clases? (?P<levels>{_ONE_CLASS}(?:(?:, | y | e ){_ONE_CLASS})*)", re.IGNORECASE),
    "es": re.compile(rf"class(?:es)? (?P<levels>{_ONE_CLASS}(?:(?:, | and | & ){_ONE_CLASS})*)", re.IGNORECASE),
}
_CLASSES_IN = {"en": ("Class", "Classes"), "es": ("clase", "clases")}
_AND = re.compile(r", | y | e | and | & ", re.IGNORECASE)
_STATE = {
    "en": re.compile(r"^Licencia (?P<number>[A-D]-\d+) de (?P<of>.+)$", re.IGNORECASE),
    "es": re.compile(r"^(?P<number>[A-D]-\d+) (?P<of>.+) License$", re.IGNORECASE),
}
"""A license by its number in the state's list: C-33."""
_BY_SCHEME = {
    "en": re.compile(r"^(?P<of>.+?) certificad[oa](?: por)? (?P<scheme>[A-Z]{3,}(?: [A-Z]\d[\w.]*)?)$"),
    "es": re.compile(r"^(?P<scheme>[A-Z]{3,}(?: [A-Z]\d[\w.]*)?) Certified (?P<of>.+)$"),
}
"""Who is certified by a scheme."""


_BOARDS = "NCCCO|NCCER|NABCEP|NIMS|NICET|RETA|NWFA|ICPI|AMPP|TCIA|CWEA"
_HELD_FROM = {
    "en": re.compile(rf"^(?P<of>[A-ZÁÉÍÓÚ][a-záéíóúñ].+?) (?P<scheme>{_BOARDS})$"),
    "es": re.compile(rf"^(?P<scheme>{_BOARDS}) (?P<of>[A-Z][a-z].+)$"),
}
"""Who somebody is by a scheme's paper: NCCCO Rigger."""


class Degree(msgspec.Struct, frozen=True):
    """What a credential is of, as it is typed, and how the whole is told with that in the braces."""

    of: str
    told: str
    is_inner: bool = False
    is_person: bool = False
    """Whether what it is of stands within a phrase, in small letters; and whether it is who holds it, and no topic."""


def degree_of(code: LanguageCode, name: str) -> Degree | None:
    """The name without its grade, time or number; None for one that has none."""
    again = _AGAIN_IN[code] if _AGAIN.search(name) else ""
    bare = _AGAIN.sub("", name)
    if found := _LEVEL[code].match(bare):
        return Degree(found["of"], f"{{}} {_KINDS[code][fold(found['kind'])]} {found['level'].upper()}{again}")
    if (found := _AFTER.match(bare)) and not SCHEME.fullmatch(bare) and (time := time_told(code, found["time"])):
        return Degree(found["of"], f"{{}}, {time}{again}")
    if found := _STATE[code].match(name):
        number = found["number"].upper()
        return Degree(
            found["of"], f"{number} {{}} License" if code == "en" else f"Licencia {number} de {{}}", code == "es"
        )
    if found := _BY_SCHEME[code].match(name):
        return Degree(
            found["of"], f"{found['scheme']} Certified {{}}" if code == "en" else f"{{}} certificado {found['scheme']}"
        )
    if found := _HELD_FROM[code].match(name):
        return Degree(
            found["of"], f"{found['scheme']} {{}}" if code == "en" else f"{{}} {found['scheme']}", is_person=True
        )
    return None


def time_told(code: LanguageCode, text: str) -> str:
    """How long: 8 hours, 8 horas; empty for what is no time."""
    found = _TIME[code].fullmatch(text)
    if found is None:
        return ""
    first = fold(found["unit"])[0]
    unit = _LASTED[first] if code == "en" else _SPANISH_TIME[first]
    return f"{found['many']} {unit}{'' if found['many'] == '1' else 'es' if unit == 'mes' else 's'}"


def classes_told(code: LanguageCode, text: str) -> str:
    """The classes of a paper that stand alone: clases I, II y IV; empty for anything else."""
    found = _CLASSES[code].fullmatch(text)
    if found is None:
        return ""
    levels = _AND.split(found["levels"].upper())
    return f"{_CLASSES_IN[code][len(levels) > 1]} {', '.join(levels)}"
