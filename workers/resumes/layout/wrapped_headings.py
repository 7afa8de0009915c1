"""Headings that a narrow margin broke over two lines ("Experiencia" above "laboral") put together again."""

from collections.abc import Sequence

import msgspec

from workers.resumes.text.headings import heading
from workers.resumes.text.line import Line

LONGEST = 24  # characters of a part of a heading
SAME_EDGE = 3.0  # points
SAME_TYPE = 0.6  # points
CLOSE = 1.6  # line heights from one part to the next
LOOKED_AT = 6  # lines below, of the margin and of the text beside it


def with_whole_headings(lines: Sequence[Line]) -> list[Line]:
    """The lines, with both parts of a broken heading on the upper one, which stands beside its section's text."""
    whole: list[Line] = []
    taken: set[int] = set()
    for number, line in enumerate(lines):
        if number in taken:
            continue
        below = _rest_of(lines, number)
        if below is None:
            whole.append(line)
            continue
        taken.add(below)
        lower = lines[below]
        text, right = f"{line.text} {lower.text}", max(line.right, lower.right)
        whole.append(msgspec.structs.replace(line, text=text, left=min(line.left, lower.left), right=right))
    return whole


def _rest_of(lines: Sequence[Line], number: int) -> int | None:
    line = lines[number]
    if line.bullet or len(line.text) > LONGEST:
        return None
    below = range(number + 1, min(number + 1 + LOOKED_AT, len(lines)))
    under = next((one for one in below if _is_under(line, lines[one])), None)
    if under is None or not _is_beside_text(line, lines):
        return None
    lower = lines[under]
    is_two = heading(line.text) is not None and heading(lower.text) is not None
    return under if not is_two and heading(f"{line.text} {lower.text}") is not None else None


def _is_under(line: Line, lower: Line) -> bool:
    aligned = abs(line.left - lower.left) < SAME_EDGE or abs(line.right - lower.right) < SAME_EDGE
    is_alike = abs(line.size - lower.size) < SAME_TYPE and line.bold == lower.bold
    is_close = 0 < lower.top - line.top < (line.bottom - line.top) * CLOSE
    return aligned and is_alike and is_close and line.page == lower.page and len(lower.text) <= LONGEST


def _is_beside_text(line: Line, lines: Sequence[Line]) -> bool:
    """Whether the section's text begins at the right of the heading, on its own baseline."""
    return any(
        other.page == line.page and other.left > line.right and abs(other.middle - line.middle) < line.bottom - line.top
        for other in lines
    )
