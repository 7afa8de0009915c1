"""The number that stands at a word, in digits or in words: a dozen, three quarters, third, .0005."""

import re

from workers.language.grammar import LanguageCode
from workers.language.numbers import number_at
from workers.language.words import Word

_FIRST = frozenset({"first", "primer", "primero", "primera"})
_SORTS = frozenset({"double", "triple", "doble", "dual"})
_NO_NUMBERS = frozenset({"quarter", "half", "un", "una", "uno", "one", "single", "several"})
_NO_ENGLISH_NUMBERS = frozenset({"once", "mil", "miles"})
"""Spanish numbers that are other words in English."""
_COUNTS = {"dozen": "12", "docena": "12", "couple": "2", "twice": "2"}
_ORDINAL = re.compile(r"(\d+)(?:st|nd|rd|th|er|ro|do|to|a|o)")
_ORDINALS = {
    "second": "2", "segundo": "2", "segunda": "2", "third": "3", "tercer": "3", "tercero": "3", "tercera": "3",
    "fourth": "4", "cuarto": "4", "cuarta": "4", "fifth": "5", "quinto": "5", "quinta": "5",
}  # fmt: skip
_ORDERED = frozenset(
    {"ano", "semestre", "piso", "nivel", "grado", "turno", "curso", "lugar", "trimestre", "mes", "dia", "year"}
)
"""What a Spanish "cuarto" numbers; before any other word it is a room ("cuarto de herramientas")."""
_PARTS = {
    "half": 2, "halves": 2, "third": 3, "thirds": 3, "quarter": 4, "quarters": 4, "fourths": 4, "eighth": 8,
    "eighths": 8, "sixteenth": 16, "sixteenths": 16, "medio": 2, "medios": 2, "tercio": 3, "tercios": 3, "cuarto": 4,
    "cuartos": 4, "octavo": 8, "octavos": 8, "dieciseisavo": 16, "dieciseisavos": 16, "avo": 16, "avos": 16,
}  # fmt: skip
_THOUSANDS = frozenset({"mil", "thousand"})
_THOUSANDTHS = frozenset({"thousandth", "thousandths", "thou", "milesima", "milesimas"})
_TEN_THOUSANDTHS = (("ten", "thousandths"), ("ten", "thousandth"))
_TEN_THOUSANDTHS_IN_SPANISH = frozenset({"diezmilesima", "diezmilesimas"})
_MOST_DIGITS = 3
_MOST_PARTS = 15
_ANY_ONE = frozenset({"one", "un"})
_YEARS = frozenset({"year", "ano"})
_SIX = (("half", "a", "dozen"), ("half", "dozen"), ("media", "docena"))
_IDIOMS = frozenset({"nature", "naturaleza", "language", "lengua", "idioma", "home"})
"""What is second only in a turn of speech."""
_ANOTHER = frozenset({"a", "un", "una", "otro", "otra"})
_PEOPLE = frozenset(
    {"technician", "tech", "mechanic", "person", "man", "hand", "worker", "operator", "welder", "electrician"}
    | {"tecnico", "tecnica", "mecanico", "persona", "companero", "companera", "trabajador", "operador", "soldador"}
)


def number_words(folded: list[str], index: int, code: LanguageCode) -> tuple[str, int] | None:
    """A number's value and how many words it takes; an ordinal's value ends on "th"."""
    word, following = folded[index], folded[index + 1 : index + 2]
    if word in _ANY_ONE and following and following[0] in _YEARS:  # "one year", "un año"
        return "1", 1
    for six in _SIX:
        if tuple(folded[index : index + len(six)]) == six:
            return "6", len(six)
    part = _part_of_inch(folded, index) or _small_part(folded, index)
    if part or _is_none(folded, index, code):
        return part
    if word in _COUNTS or (word == "pair" and following == ["of"]):
        return _COUNTS.get(word, "2"), 1
    if ordinal := _ordinal(word):
        return f"{ordinal}th", 1
    found = _thousands(word, following) or _millions(word, following) or number_at(folded, index)
    return _fraction(folded, index, found) if found else None


def _part_of_inch(folded: list[str], index: int) -> tuple[str, int] | None:
    """The value of a half or a quarter of an inch and how many words it takes: "a quarter to half an inch"."""
    value = _PARTS_OF_INCH.get(folded[index])
    following = folded[index + 1 : index + 1 + _FAR_INCH]
    at = next((at for at, word in enumerate(following) if word in _INCHES), None)
    if value is None or at is None or not set(following[:at]) <= _BEFORE_INCH:
        return None
    if "and" in folded[max(0, index - 2) : index] or "y" in folded[max(0, index - 1) : index]:
        return None  # "one and a half inch"
    length = 1
    while length <= at and following[length - 1] in _SMALL_OF_INCH:
        length += 1
    return value, length if length == at + 1 else 1


def _small_part(folded: list[str], index: int) -> tuple[str, int] | None:
    """The value of one or half of a thousandth or ten-thousandth, and its words: "a thousandth", "una diezmilésima"."""
    value = _ONES.get(folded[index])
    rest = folded[index + 1 : index + _FAR_PART]
    while rest[:1] and rest[0] in _SMALL_OF_INCH:  # "half of a thousandth"
        rest = rest[1:]
    ten = rest[:2] == ["ten", "thousandth"] or rest[:1] == ["diezmilesima"]
    if value is None or not (ten or rest[:1] in (["thousandth"], ["milesima"], ["thou"])):
        return None
    length = folded.index(rest[1] if rest[:1] == ["ten"] else rest[0], index) + 1 - index
    return f"{value / (10_000 if ten else 1000):.5f}".rstrip("0"), length


_ONES = {"a": 1.0, "one": 1.0, "un": 1.0, "una": 1.0, "half": 0.5, "media": 0.5}
_FAR_PART = 6


_PARTS_OF_INCH = {"half": "1/2", "quarter": "1/4", "media": "1/2", "cuarto": "1/4"}
_INCHES = frozenset({"inch", "inches", "pulgada", "pulgadas"})
_SMALL_OF_INCH = frozenset({"of", "an", "a", "de"})
"""Words between the part and the inch, which belong to the number."""
_BEFORE_INCH = _SMALL_OF_INCH | frozenset({"to", "half", "one", "two", "una", "dos", "three"})
_FAR_INCH = 5


def _thousands(word: str, following: list[str]) -> tuple[str, int] | None:
    """The value of digits before a thousand: "61 mil"."""
    is_so = word.isdecimal() and len(word) <= _MOST_DIGITS and following and following[0] in _THOUSANDS
    return (f"{int(word) * 1000}", 2) if is_so else None


def _millions(word: str, following: list[str]) -> tuple[str, int] | None:
    """The value of a fraction before a million: "1.2 million"."""
    is_so = _FRACTION.fullmatch(word) and following and following[0] in _MILLIONS
    return (in_millions(word), 2) if is_so else None


def in_millions(word: str) -> str:
    """The value of so many millions: 4.5 are 4500000."""
    return str(round(float(word) * 1_000_000))


_FRACTION = re.compile(r"\d{1,3}\.\d{1,3}")
_MILLIONS = frozenset({"million", "millions", "millon", "millones"})


def _ordinal(word: str) -> str | None:
    match = _ORDINAL.fullmatch(word)
    return match[1] if match else "1" if word in _FIRST else _ORDINALS.get(word)


def _is_none(folded: list[str], index: int, code: LanguageCode) -> bool:
    """Whether a word that is a number elsewhere is none here: English "once", the "many" of "as many as 140"."""
    word, following = folded[index], folded[index + 1 : index + 2]
    is_sort = word in _SORTS and following not in (["the"], ["la"], ["el"])  # "a double trowel"
    is_as_many = word == "many" and folded[max(0, index - 1) : index] == ["as"] and following == ["as"]
    is_share = word == "ciento" and folded[max(0, index - 1) : index] == ["por"]
    is_first = word in _FIRST and following not in (["year"], ["ano"])
    is_phase = word in {"three", "3"} and following in (["phase"], ["phases"])  # trifásico
    return (
        word in _NO_NUMBERS
        or is_phase
        or is_sort
        or is_share
        or (code == "en" and word in _NO_ENGLISH_NUMBERS)
        or is_as_many
        or is_first
        or (word in _ORDINALS and _is_no_ordinal(folded, index))
    )


def _is_no_ordinal(folded: list[str], index: int) -> bool:
    """Whether "cuarto" is a room here, or "a second technician" only another one."""
    following = folded[index + 1 : index + 2]
    if any(word in _IDIOMS for word in following):
        return True
    if folded[index] == "cuarto":
        return not any(word in _ORDERED for word in following)
    is_another = index > 0 and folded[index - 1] in _ANOTHER
    return is_another and any(word in _PEOPLE for word in following)


def _fraction(folded: list[str], index: int, found: tuple[str, int]) -> tuple[str, int]:
    """Three quarters as 3/4 and two ten-thousandths as 0.0002, as people type them; 14 "cuartos" are rooms."""
    value, length = found
    following = next(iter(folded[index + length : index + length + 1]), "")
    if following in _THOUSANDTHS and value.isdecimal() and len(value) <= _MOST_DIGITS:
        return f"0.{int(value):03d}", length + 1
    if tuple(folded[index + length : index + length + 2]) in _TEN_THOUSANDTHS and value.isdecimal():
        return f"0.{int(value):04d}", length + 2
    if following in _TEN_THOUSANDTHS_IN_SPANISH and value.isdecimal():
        return f"0.{int(value):04d}", length + 1
    part = _PARTS.get(following)
    is_fraction = part is not None and value.isdecimal() and 1 < int(value) <= _MOST_PARTS and int(value) < part
    return (f"{value}/{part}", length + 1) if is_fraction else found


def with_leading_point(text: str, word: Word, value: str) -> tuple[str, int]:
    """The value and the start of a number that is written with nothing before its point: .0005 is 0.0005."""
    before = text[max(0, word.start - 2) : word.start]
    is_decimal = word.surface.isdecimal() and before[-1:] == "." and not before[:-1].isalnum()
    return (f"0.{word.surface}", word.start - 1) if is_decimal else (value, word.start)
