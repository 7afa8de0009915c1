"""Finds the type of an EPA Section 608 card: the only one it names, or the one that is ticked in a list."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from workers.cards.cells import same_row
from workers.cards.days import days
from workers.cards.printed import Printed
from workers.resumes.text.line import Line

UNIVERSAL = "Universal"
_TYPE = re.compile(r"\b(universal(?=technician|\W|$)|type[\s:]{0,3}(?:[Il|!]{1,3}|[123])(?!\w))", re.IGNORECASE)
_APPLIANCES = {"Type I": r"\bsmall appl", "Type II": r"\bhigh\W{0,2}pres", "Type III": r"\blow\W{0,2}pres"}
"""What a type is for: strokes are easily misread, these words aren't."""
_TYPES = re.compile(r"\b(type\s[I1-3l|!]{1,3})\s(?:and|&|y)\s(type\s[I1-3l|!]{1,3})(?!\w)", re.IGNORECASE)
_TICK = r"(?:[\[({]\s?[xX✓✔]\s?[\])}]|[☒☑✓✔]|^\W*[xX](?=\s))"
_BOX = re.compile(r"[\[\]☐☒☑✓✔]")
_TICKED = re.compile(rf"{_TICK}\W{{0,2}}{_TYPE.pattern}", re.IGNORECASE)
_PASSED = re.compile(r"\b(?:pass(?:ed)?|yes|certified|x)\b|\b\d{2,3}\s?%", re.IGNORECASE)
_RESULT = re.compile(r"\b(?:pass(?:ed)?|yes|certified)\b|\b\d{2,3}\s?%", re.IGNORECASE)
"""Between types on one line; an x there may be the mark of either."""
FEWEST_IN_A_ROW = 2  # types on one row, each with what it got behind it
FEWEST_LISTED = 3  # types on rows of their own that make a list, of which one is marked


def epa_type(card: Printed) -> str | None:
    """Return the type; None where the card names several and nothing tells which is meant."""
    marked = _marked(card.lines)
    if marked:
        return marked
    types, in_title = (
        {_as_roman(match[1]) for line in lines for match in _TYPE.finditer(line.text)}
        for lines in (card.lines, card.titles)
    )
    appliances = {one for one, pattern in _APPLIANCES.items() if re.search(pattern, card.text, re.IGNORECASE)}
    for said in (appliances if UNIVERSAL not in types else types, types, in_title):
        if len(said) == 1:
            return next(iter(said))
    both = _TYPES.search(card.text)
    # Where the card names them all, they are boxes of which one is ticked.
    if both and len(kinds := sorted({_as_roman(both[1]), _as_roman(both[2])})) > 1 and UNIVERSAL not in types:
        return " and ".join(kinds)
    return None


def _marked(lines: Sequence[Line]) -> str | None:
    """The types that are ticked or passed; Universal for all three."""
    ticked = {_as_roman(match[1]) for line in lines for match in _TICKED.finditer(line.text)}
    listed: dict[str, bool] = {}
    for line in lines:
        in_a_row = list(_TYPE.finditer(line.text))
        for named, after in pairwise([*in_a_row, None] if _is_row_of_results(line.text) else []):
            if named is not None:
                said = line.text[named.end() : after.start() if after else None]
                listed[_as_roman(named[1])] = bool(_RESULT.search(said))
        named = _TYPE.search(line.text)
        if named and len(_TYPE.findall(line.text)) == 1:
            beside = line.text[named.end() :] + " ".join(_behind(line, lines))
            passed = bool(_PASSED.search(beside) or days(beside))
            listed[_as_roman(named[1])] = listed.get(_as_roman(named[1]), False) or passed
    if len(listed) >= FEWEST_LISTED:
        ticked |= {name for name, passed in listed.items() if passed}
    every = {"Type I", "Type II", "Type III"}
    if UNIVERSAL in ticked or every <= ticked:
        return UNIVERSAL
    return " and ".join(sorted(ticked)) or None


def _is_row_of_results(text: str) -> bool:
    """True for "Core: PASS  Type I: --  Type II: PASS", and not for boxes, which stand before their types."""
    return len(_TYPE.findall(text)) >= FEWEST_IN_A_ROW and not _BOX.search(text) and bool(_RESULT.search(text))


def _behind(line: Line, lines: Sequence[Line]) -> Iterator[str]:
    """Yield what follows a type on its row, up to the next type."""
    behind = (one for one in lines if one is not line and one.left >= line.right and same_row(one, line))
    for one in sorted(behind, key=lambda one: one.left):
        if _TYPE.search(one.text):
            return
        yield one.text


def _as_roman(text: str) -> str:
    """A type's strokes counted: in small print a capital i, an l and a bar look alike."""
    kind = re.sub(r"^type[\s:]*", "", text, flags=re.IGNORECASE)
    strokes = int(kind) if kind in {"1", "2", "3"} else len(kind)
    return UNIVERSAL if kind.lower() == "universal" else f"Type {'I' * strokes}"
