"""Names of rows set in a narrow column of their own ("Water" before "PEX, copper"), which a PDF runs into the row.

Only the printed gap shows them: wider than a blank, and ending at one place on rows under each other. A colon then
stands for it, as most who write such rows set one. Dates in such a column are left as they are.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

import msgspec
from pdfminer.layout import LTChar, LTTextLine

from workers.resumes.text.line import Line

WIDEST_BLANK = 0.6  # of the type's size
SAME_PLACE = 1.0  # points
MOST_WORDS = 3
MOST_PITCH = 2.5  # of a row's height
_NAME = re.compile(r"^[^\W\d_][^\d:•]*[^\W\d_]\W?$")


class _Parted(msgspec.Struct):
    """A row's name, what follows it, and where that begins."""

    name: str
    rest: str
    at: float


def with_colons(lines: Sequence[Line], printed: Sequence[LTTextLine | None]) -> list[Line]:
    """The lines, a colon behind each name of a row. `printed`: as the file has each line."""
    parted = [_parted(line, of) for line, of in zip(lines, printed, strict=True)]
    named: set[int] = set()
    for one, other in pairwise(range(len(lines))):
        first, second = parted[one], parted[other]
        if first and second and abs(first.at - second.at) < SAME_PLACE and _is_under(lines[one], lines[other]):
            named |= {one, other}
    return [
        msgspec.structs.replace(line, text=f"{of.name}: {of.rest}") if of and number in named else line
        for number, (line, of) in enumerate(zip(lines, parted, strict=True))
    ]


def _is_under(above: Line, line: Line) -> bool:
    return above.page == line.page and 0 < line.top - above.top < MOST_PITCH * (above.bottom - above.top)


def _parted(line: Line, printed: LTTextLine | None) -> _Parted | None:
    letters = [item for item in printed or () if isinstance(item, LTChar) and item.get_text().strip()]
    for number, (one, other) in enumerate(pairwise(letters), start=1):
        if other.x0 - one.x1 > WIDEST_BLANK * line.size:
            return _at_letter(line.text, number, other.x0)
    return None


def _at_letter(text: str, letters: int, at: float) -> _Parted | None:
    """The text parted behind so many letters, where a name of few words ends there."""
    words = text.split()
    for size in range(1, min(MOST_WORDS, len(words) - 1) + 1):
        if len("".join(words[:size])) == letters:
            name = " ".join(words[:size])
            return _Parted(name, " ".join(words[size:]), at) if _NAME.match(name) else None
    return None
