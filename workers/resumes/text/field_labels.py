"""The labels of forms: "Employer:", "Position", "Fechas", beside or before what they name, in English and Spanish."""

import re
from enum import Enum
from functools import cache, lru_cache

from workers.resumes.text.cleaning import key
from workers.trades.vocabulary_files import words


class Field(Enum):
    """What a label says about the text beside it."""

    TITLE = "title"
    EMPLOYER = "employer"
    DATES = "dates"
    FIRST_DAY = "first_day"
    LAST_DAY = "last_day"
    DUTIES = "duties"
    OTHER = "other"
    """What a profile doesn't hold: places, supervisors, wages, reasons for leaving."""


LONGEST_LABEL = 48  # characters
MOST_LABEL_WORDS = 7
# In "From (mo/yr)", how the date is to be written.
_FORMAT = re.compile(r"\s*\((?:m{1,2}|d{1,2}|mo|day|dia|día|mes)[/ .-][\w/ .-]+\)(?=:?\s*$)", re.IGNORECASE)
_COLON = re.compile(r"\s*:(?=\s|$)")
_WORD = re.compile(r"[^\s|;•·]+")
_PARTS = re.compile(r"\s*[/,&]\s*|\s+(?:and|y)\s+")


@lru_cache(maxsize=4096)
def field_of(text: str) -> Field | None:
    """The field that a text, as a whole and with or without a colon, is the label of."""
    return _labels().get(key(_FORMAT.sub("", text))) if len(text) <= LONGEST_LABEL else None


@lru_cache(maxsize=4096)
def heads_of_column(text: str) -> frozenset[Field]:
    """The fields that a table's column holds by its head ("Employer / Position"); none where a part is no label."""
    whole = field_of(text)
    if whole:
        return frozenset({whole})
    parts = [field_of(part) for part in _PARTS.split(text)] if len(text) <= LONGEST_LABEL else []
    return frozenset(part for part in parts if part) if all(parts) else frozenset()


def labelled(text: str) -> list[tuple[Field | None, str]]:
    """A line's text cut before its labels; None for what stands before the first."""
    found: list[tuple[Field | None, str]] = []
    begun: Field | None = None
    at = 0
    for colon in _COLON.finditer(text):
        label = _label_before(text[at : colon.start()])
        if label is None:
            continue
        field, start = label
        found.append((begun, text[at : at + start]))
        begun, at = field, colon.end()
    found.append((begun, text[at:]))
    return [(field, value.strip(" |;•·")) for field, value in found if field or value.strip(" |;•·")]


def _label_before(text: str) -> tuple[Field, int] | None:
    """The longest label that the text ends with, and where it begins; within a text, a label has a capital."""
    for word in list(_WORD.finditer(text))[-MOST_LABEL_WORDS:]:
        field = field_of(text[word.start() :])
        if field and (not text[: word.start()].strip() or word[0][0].isupper()):
            return field, word.start()
    return None


@cache
def _labels() -> dict[str, Field]:
    return {key(label): field for field in Field for label in words(f"field_{field.value}")}
