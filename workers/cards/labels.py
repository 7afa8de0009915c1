"""What a label on a card says of the value beside it: days of issue and expiry, birthdays, numbers."""

import re
from collections.abc import Iterator, Sequence
from datetime import date
from typing import TypeVar

from workers.cards.days import days
from workers.resumes.line import Line

Value = TypeVar("Value")

_BIRTH = re.compile(r"\b(?:d\.?o\.?b|(?:date of )?birth|born|nacimiento)\b", re.IGNORECASE)
_EXPIRES = re.compile(
    r"\b(?:exp(?:ires?|iration|iry)?|valid (?:un)?til|valid (?:thru|through|to)|good (?:un)?til|good (?:thru|through)"
    r"|renew(?:al)?(?: by| date)?|recert\w*(?: by)?|4b|vence|vigencia|vencimiento)\b",
    re.IGNORECASE,
)
_ISSUED = re.compile(
    r"\b(?:iss(?:ued?)?|complet(?:ed|ion)|course (?:end )?date|date of (?:training|course|issue|class|test)|(?:training"
    r"|test) date|certified on|certification date|effective|granted|4a|expedici[oó]n"
    r"|emisi[oó]n)\b|\bcertified\W*$|^\W*(?:date|fecha)\W*$",
    re.IGNORECASE,
)
_NUMBER_LABEL = re.compile(
    r"(?:\b(?:cert(?:ificate|ification)?|card|licen[cs]e|lic|permit|student(?: card)?|registration|credential"
    r"|member|control)\W{0,2}(?:id\b|no\b|number\b|num\b|code\b|#)"
    r"|\b(?:e-?card code|cin|dln?|student id|certificate id|id\s?#|number|no\.))\W{0,3}",
    re.IGNORECASE,
)
_VALUE = re.compile(r"(?<![\w-])(?=(?:[A-Z-]*\d){4})[A-Z0-9][A-Z0-9-]{3,19}(?![\w/])")
_OSHA_NUMBER = re.compile(r"(?<![\w-])\d{2}-\d{9}(?![\w-])")
_ALIKE = re.compile(r"(?<=[A-Z])[OI](?=\d)|(?<=\d)[OIl]|[OIl](?=\d{3})")
"""A letter among digits that may be a digit: nothing on the card tells which."""
NEAR = 2.4  # line heights between a label and the value above or under it
SAME_ROW = 0.6  # of a line's height


def dates(lines: Sequence[Line]) -> tuple[date | None, date | None]:
    """Days of issue and of expiry: each only where a label says so and nothing on the card says otherwise."""
    issued: set[date] = set()
    expires: set[date] = set()
    for line in lines:
        found = days(line.text)
        for number, day in enumerate(found):
            before = line.text[found[number - 1].until if number else 0 : day.at]
            meaning = _meaning(before, line, lines, number)
            if meaning == "issued":
                issued.add(day.first)
            elif meaning == "expires":
                expires.add(day.last)
    return _only(issued), _only(expires)


def number(lines: Sequence[Line]) -> str | None:
    """The number that a label names; None where two differ, or where its letters could hardly be told apart."""
    text = " \n ".join(line.text for line in lines)
    of_osha = set(_OSHA_NUMBER.findall(text))
    if of_osha:
        return _only(of_osha)
    found: set[str] = set()
    for line in lines:
        label = _NUMBER_LABEL.search(line.text)
        if label is None:
            continue
        near = (other.text for other in _around(line, lines, labels=False))
        for candidate in (line.text[label.end() :], *near):
            value = _value(candidate)
            if value:
                found.add(value)
                break
    if any(_ALIKE.search(value) for value in found):
        return None
    unsure = {word for line in lines for word in line.unsure}
    return (
        next((value for value in found if not any(value in word for word in unsure)), None) if len(found) == 1 else None
    )


def _value(text: str) -> str | None:
    taken = days(text)
    for match in _VALUE.finditer(text):
        if not any(day.at < match.end() and match.start() < day.until for day in taken):
            return match[0]
    return None


def _meaning(before: str, line: Line, lines: Sequence[Line], nth: int) -> str:
    """What the nearest text with a label says of a date: before it, beside it, above it or under it.

    A line with a date of its own is no label of another's.
    """
    around = [] if nth else [other.text for other in _around(line, lines, labels=True) if not days(other.text)]
    for text in (before, *around):
        said = [
            (match.end(), meaning)
            for meaning, pattern in (("born", _BIRTH), ("expires", _EXPIRES), ("issued", _ISSUED))
            for match in pattern.finditer(text)
        ]
        if said:
            return max(said)[1]
    return ""


def _around(line: Line, lines: Sequence[Line], *, labels: bool) -> Iterator[Line]:
    """The runs beside, above and under a run, the nearest first.

    For a value's label those before and above it come first, for a label's value those behind and under it.
    """
    height = line.bottom - line.top
    others = [other for other in lines if other is not line and other.page == line.page]
    beside = [other for other in others if abs(other.middle - line.middle) < SAME_ROW * height]
    if labels:
        yield from sorted((other for other in beside if other.right <= line.left), key=lambda one: -one.right)
    else:
        yield from sorted((other for other in beside if other.left >= line.right), key=lambda one: one.left)
    over = [other for other in others if other.left < line.right and other.right > line.left and other not in beside]
    near = [other for other in over if abs(other.middle - line.middle) < NEAR * height]
    first_above = sorted(near, key=lambda one: ((one.top < line.top) != labels, abs(one.middle - line.middle)))
    yield from first_above


def _only(values: set[Value]) -> Value | None:
    return next(iter(values)) if len(values) == 1 else None
