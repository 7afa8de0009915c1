"""The number of a certificate: what a label for numbers names, and never a trainer's."""

import re
from collections.abc import Iterator, Sequence

from workers.cards import number_labels
from workers.cards.cells import Cell, taken_apart
from workers.cards.days import days
from workers.cards.labels import Role
from workers.cards.neighbours import value_before, value_near, values_near
from workers.resumes.text.line import Line

_GROUP = r"(?=[A-Z/·.-]*\d)[A-Z0-9]+(?:[-/·.][A-Z0-9]+)*"
_END = r"(?![\w/]|\.\w)"
_VALUE = re.compile(
    # In groups: "C 0071 9264", "18-602 339 041", "PIT/22/0117/VH 2", "CA-F 0093 551".
    rf"(?<![\w/-])(?<!\d )(?:[A-Z]{{1,5}}(?:-[A-Z]{{1,3}})? )?(?=[^ ]{{1,11}} )(?:{_GROUP})"
    rf"(?: (?=[^ ]{{2,6}}(?: |$))(?:{_GROUP}){_END})+(?: [A-Z\d](?=\W*$))?"
    rf"|(?<![\w/-])(?<!\d )(?:[A-Z]{{1,3}} )?{_GROUP}{_END}(?: [A-Z](?=\W*$))?"
)
_HASH = re.compile(r"(?:^|\s)(?:no\.?\s?)?#\s?(?=[A-Z\d])")
FEWEST_DIGITS, FEWEST_OF_LONG, LONG, LONGEST = 4, 3, 7, 22  # of a number: digits, digits and letters of a long one
_WIDE_HYPHEN = re.compile(r"(?<=\d) ?([-/]) ?(?=\d)")
_SPREAD = re.compile(r"(?<!\S)\d{1,2}(?: \d{1,2}){5,}(?!\S)")
"""Figures printed wide apart: 2 8 8 14 0 9 7."""
_ALONE = re.compile(
    r"^(?=(?:\D*\d){4})[A-Z]{1,5}[ /·-]\d[\d/·-]{2,}(?:-[A-Z])?$"
    r"|(?<![\w.,()/-])(?=(?:[A-Z/·-]*\d){5})[A-Z0-9][A-Z0-9/·-]{5,18}[A-Z0-9](?![\w/.,-]| [a-z]{3})"
    r"|^(?=(?:\D*\d){6})(?:[A-Z]{1,4} )?\d{2,5}(?: \d{2,6}){1,3}(?: [A-Z])?$"
)
"""Long enough to be a number although its label couldn't be read, as beside the small print of a licence."""
_TELEPHONE_OR_ZIP = re.compile(r"^(?:1-)?(?:\d{3}-)?\d{3}-\d{4}$|^\d{5}-\d{4}$|^\d{10}$")
_TELEPHONE = re.compile(r"(?:1[- ])?\d{3}-\d{3}-\d{4}$")
_OF_CERTIFICATE, _OF_HOLDER = (
    re.compile(said, re.IGNORECASE) for said in (number_labels.OF_CERTIFICATE, number_labels.OF_HOLDER)
)
"""Labels of the document itself, whose number counts before any other's, and of its holder, whose counts last."""
_BROKEN = re.compile(r"^\W*([A-Z]{1,3}\d{3,}) (\d{1,3})\W*$")
"""A number that a wide letter broke in two: "TK5093 16"."""
_OSHA_NUMBER = re.compile(r"(?<![\w-])\d{2}-\d{9}(?![\w-])")
_NAME_BEFORE = re.compile(r"[A-Z][a-z]{2,} [A-Z][a-z]{2,}")
_ALIKE = re.compile(r"(?<=[A-Z])[OI](?=\d)|(?<=\d)[OIl]|[OIl](?=\d{3})")
"""A letter among digits that may be a digit: nothing on the card tells which."""


def number(lines: Sequence[Line], *, under: bool) -> str | None:
    """The number that a label names; None where two differ, or where its letters could hardly be told apart.

    `under`: whether labels stand under their values on this card.
    """
    of_osha = {found for line in lines for found in _OSHA_NUMBER.findall(line.text)}
    named = [
        (_rank(label.text), value)
        for label in taken_apart(lines)[0]
        if _names_numbers(label) and (value := _number_of(label, lines, under=under))
    ]
    first = min((rank for rank, _ in named), default=0)
    marked = {value for line in lines for one in _HASH.finditer(line.text) if (value := _value(line.text[one.end() :]))}
    return _only_sure(of_osha or {value for rank, value in named if rank == first} or marked, lines)


def unlabelled_number(lines: Sequence[Line], *, under: bool) -> str | None:
    """The only thing of a number's shape on a card none of whose labels names one."""
    return _only_sure(_without_label(lines, under=under), lines)


def _only_sure(found: set[str], lines: Sequence[Line]) -> str | None:
    if len(found) != 1 or any(map(_ALIKE.search, found)):
        return None
    value = next(iter(found))
    parts = [part for part in value.split() if any(map(str.isdigit, part))]
    return None if any(part in word for line in lines for word in line.unsure for part in parts) else value


def _rank(label: str) -> int:
    """Return a label's rank; the lowest is preferred."""
    return 0 if _OF_CERTIFICATE.search(label) else 2 if _OF_HOLDER.search(label) else 1


def _names_numbers(label: Cell) -> bool:
    """Whether a label names a number; of several together, the last one names what follows."""
    return any(one.role is Role.NUMBER for one in label.labels)


def _number_of(label: Cell, lines: Sequence[Line], *, under: bool) -> str | None:
    for text in _near(label, lines, under=under):
        value = _value(text)
        if value:
            return value
    return None


def _without_label(lines: Sequence[Line], *, under: bool) -> set[str]:
    """Return what has a number's shape and isn't something else: no label, date, telephone or address."""
    others = set()
    for label in taken_apart(lines)[0]:
        if label.roles or label.labels[-1].role is Role.OTHER:
            others.add(label.line.text)
            if not days(label.line.text[label.until :]):
                near = value_near(label, lines, under=under) or value_before(label, lines)
                others |= {near.text} if near is not None else set()
    return {
        match[0]
        for line in lines
        if line.text not in others and not days(line.text)
        for match in _ALONE.finditer(line.text)
        if not _TELEPHONE_OR_ZIP.match(match[0]) and not _NAME_BEFORE.search(line.text[: match.start()])
    }


def _near(label: Cell, lines: Sequence[Line], *, under: bool) -> Iterator[str]:
    if label.labels[-1].role is Role.NUMBER:
        following = [one.at for one in taken_apart([label.line])[0] if one.at > label.at]
        yield label.line.text[label.until : min(following, default=None)]
    yield from (line.text for line in values_near(label, lines, under=under))
    before = value_before(label, lines)
    if before is not None:
        yield before.text


def _value(text: str) -> str | None:
    broken = _BROKEN.match(text)
    if broken:
        return broken[1] + broken[2]
    for day in reversed(days(text)):
        text = f"{text[: day.at]}\n{text[day.until :]}"
    text = _SPREAD.sub(lambda match: match[0].replace(" ", ""), _WIDE_HYPHEN.sub(r"\1", text))
    values = (match[0] for match in _VALUE.finditer(text))
    value = next(filter(_is_number, values), None)
    # What stands behind a person's name is theirs: "ID: Rosa Ibarra - C 0049127".
    return None if value is None or _NAME_BEFORE.search(text[: text.index(value.split()[0])]) else value


def _is_number(value: str) -> bool:
    digits, letters = sum(map(str.isdigit, value)), sum(map(str.isalnum, value))
    if _TELEPHONE.match(value):
        return False
    return (digits >= FEWEST_DIGITS or (digits >= FEWEST_OF_LONG and letters >= LONG)) and letters <= LONGEST
