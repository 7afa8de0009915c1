"""Dashes that look like bullets: a range's dash that stands alone, a name's dash that begins a line."""

import re
from collections.abc import Sequence

import msgspec

from workers.resumes.text.asides import is_date
from workers.resumes.text.line import Line

NEAR = 40  # points between a date and the dash behind it
SAME_EDGE = 2  # points
CLOSE = 2  # line heights
_DASH = re.compile(r"^[-–—−]$")
_BEGINS = re.compile(r"^[–—]\s")


def with_dashes(lines: Sequence[Line]) -> list[Line]:
    """The lines; a dash that stands alone behind or under a date ("2012" and "–", pushed apart) is the date's."""
    found: list[Line] = []
    for line in lines:
        year = next((one for one in reversed(found) if _is_year_before(one, line)), None)
        if year is None:
            found.append(line)
        else:
            found[found.index(year)] = msgspec.structs.replace(
                year, text=f"{year.text} –", right=max(year.right, line.right)
            )
    return found


def _is_year_before(one: Line, dash: Line) -> bool:
    if not _DASH.match(dash.text) or one.page != dash.page:
        return False
    if is_date(one.text) and 0 < dash.top - one.top < CLOSE * (one.bottom - one.top):
        return one.left - SAME_EDGE < dash.left < one.right  # a narrow cell: date, dash and date under each other
    return one.text[-2:].isdigit() and 0 <= dash.left - one.right < NEAR and abs(one.middle - dash.middle) < SAME_EDGE


def hangs_with_dash(line: Line, before: Sequence[Line]) -> bool:
    """True for the second line of a bullet's text that happens to begin with a dash ("– NCCER, 2020")."""
    if not _BEGINS.match(line.text):
        return False
    column = (one for one in reversed(before) if one.page == line.page and abs(one.left - line.left) < SAME_EDGE)
    above = next(column, None)
    return above is not None and above.bullet and 0 < line.top - above.top < CLOSE * (line.bottom - line.top)
