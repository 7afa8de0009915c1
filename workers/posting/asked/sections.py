"""The lines of a posting, each with the part it belongs to."""

import re
from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec

from workers.posting.asked.headings import Part, heading_alone, heading_before

_BULLET = re.compile(
    r"^\s*(?:[-\u2013—*•·▪●◦‣■□✓✔➢►»>+]+|\(?\d{1,2}[.)](?!\d)|\(?[a-z][.)]|o\s)\s*(?=\S)", re.IGNORECASE
)
_LONGEST_HEADING = 7
"""Words."""
_SPACED_OUT = 0.4
"""Share of empty lines from which they part every line from the next, and so end nothing."""
_SHORT = 10
"""Words of a line that is no paragraph."""
_LISTED = 2
"""Lines that make a list."""


class Line(msgspec.Struct, frozen=True):
    """A line without its mark; `bulleted` where it had one, `headed` where a heading stands over or before it."""

    part: Part
    text: str
    bulleted: bool
    headed: bool


def lines_of(text: str) -> Iterator[Line]:
    """The posting's lines under what their headings say; headings themselves are left out."""
    lines = [_unframed(line) for line in text.splitlines()]
    spaced_out = _is_spaced_out(lines)
    part, after_blank, had_items, is_headed = Part.OPEN, False, False, False
    for place, raw in enumerate(lines):
        if not raw.strip():
            after_blank = True
            continue
        mark = _BULLET.match(raw)
        bare = raw[mark.end() if mark else 0 :].strip()
        if not mark and _is_unknown_heading(bare, (lines[below] for below in range(place + 1, len(lines)))):
            # What stands under a heading that isn't known isn't what stood under the last one.
            part, had_items, after_blank, is_headed = Part.OPEN, False, False, True
            continue
        heading, rest = _heading_of(bare, in_list=bool(mark))
        if heading and not (mark and heading is Part.OTHER and part is not Part.OPEN and rest):
            is_inside = bool(mark) and bool(rest)
            if is_inside:
                yield Line(heading, rest, bulleted=True, headed=True)
                after_blank = False
                continue
            part, had_items, is_headed = heading, False, True
        elif after_blank and had_items and not mark and not spaced_out:
            part, is_headed = Part.OPEN, False
        text_of_line = rest if heading else bare
        if text_of_line:
            had_items = True
            yield Line(part, text_of_line, bulleted=bool(mark), headed=is_headed)
        after_blank = False


def _unframed(line: str) -> str:
    """The line without what marks it on both sides: "***WELDER***", "**bold**"."""
    framed = re.fullmatch(r"\s*([*=_~]+)(.*?)\1\s*", line)
    return (framed[2] if framed else line).replace("**", "")


def _heading_of(line: str, *, in_list: bool) -> tuple[Part | None, str]:
    """Return what a heading on the line says, and the text behind it."""
    if (part := heading_alone(line)) and not (in_list and not line.rstrip().endswith((":", "?"))):
        return part, ""
    return heading_before(line, strictly=in_list)


def _is_unknown_heading(line: str, following: Iterable[str]) -> bool:
    """Whether a short line that no known heading is stands over a list of its own."""
    below = list(islice((one for one in following if one.strip()), _LISTED))
    is_short = len(line.split()) <= _LONGEST_HEADING and not line.rstrip().endswith((".", ",", ";"))
    stands_over = len(below) == _LISTED and all(map(_BULLET.match, below))
    return is_short and stands_over and _heading_of(line, in_list=False)[0] is None


def _is_spaced_out(lines: list[str]) -> bool:
    """Whether empty lines part short lines from each other, not paragraphs."""
    lengths = sorted(len(line.split()) for line in lines if line.strip())
    empty = len(lines) - len(lengths)
    return empty > _SPACED_OUT * max(1, len(lines)) and lengths[len(lengths) // 2] <= _SHORT
