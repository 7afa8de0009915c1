"""Rows to sections: which heading stands over what."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from workers.reading.columns import cells
from workers.reading.headings import Kind, heading
from workers.reading.line import Line, Row
from workers.reading.order import rows

# Sections whose columns hold entries or items side by side; in the others a second column is dates and places.
_SIDE_BY_SIDE = {
    Kind.SKILLS,
    Kind.HIGHLIGHTS,
    Kind.CERTIFICATIONS,
    Kind.TRAINING,
    Kind.PROJECTS,
    Kind.AWARDS,
    Kind.LANGUAGES,
}


class Section(msgspec.Struct):
    """A heading's kind (None before the first heading) and the rows under it."""

    kind: Kind | None
    title: str
    rows: list[Row]


def sections(flows: Sequence[Sequence[Row]]) -> list[Section]:
    """The resume's sections in reading order."""
    style = _heading_style([row for flow in flows for row in flow])
    return [_side_by_side(section) for flow in flows for section in _of_flow(flow, style)]


def _of_flow(flow: Sequence[Row], style: "_Style | None") -> list[Section]:
    found = [Section(None, "", [])]
    for row in flow:
        opened = _opened(row, style)
        if opened is None:
            found[-1].rows.append(row)
            continue
        kind, rest = opened
        found.append(Section(kind, row.first.text, [Row(rest)] if rest else []))
    return found


class _Style(msgspec.Struct, frozen=True):
    """How the resume sets its headings, as far as that tells them from other lines."""

    size: float
    bold: bool
    upper: bool
    distinct: bool


def _heading_style(of: Sequence[Row]) -> _Style | None:
    """The look shared by most lines whose words are a heading's; None for a resume without such lines."""
    candidates = [row.first for row in of if not row.bullet and heading(row.first.text)]
    if not candidates:
        return None
    (size, bold, upper), _ = Counter(_look(line) for line in candidates).most_common(1)[0]
    alike = sum(_look(row.first) == (size, bold, upper) for row in of)
    return _Style(
        size, bold, upper, distinct=len(candidates) >= 2 and alike <= max(len(candidates) + 4, 0.12 * len(of))
    )


def _look(line: Line) -> tuple[float, bool, bool]:
    return round(line.size * 2) / 2, line.bold, line.text.isupper()


def _opened(row: Row, style: _Style | None) -> tuple[Kind, tuple[Line, ...]] | None:
    """The kind of section that a row opens and what stands behind the heading on the same row."""
    line = row.first
    if style is None or line.bullet or line.text[:1].islower():
        return None
    kind = heading(line.text)
    alike = _look(line) == (style.size, style.bold, style.upper)
    # A sidebar sets its headings smaller, but as heavy and as high as the main column's.
    if kind is not None and (
        alike
        or not style.distinct
        or line.size >= style.size
        or _look(line)[1:] == (style.bold, style.upper) != (False, False)
    ):
        return kind, row.lines[1:]
    if style.distinct and alike and len(row.lines) == 1 and len(line.text) < 50 and kind is None:
        return Kind.OTHER, ()
    label, colon, rest = line.text.partition(":")
    if colon and rest.strip() and not style.distinct and (kind := heading(label)) and len(label.split()) <= 3:
        behind = Line(line.page, line.left, line.top, line.right, line.bottom, rest.strip(), line.size, line.bold)
        return kind, (behind, *row.lines[1:])
    return None


def _side_by_side(section: Section) -> Section:
    if section.kind not in _SIDE_BY_SIDE:
        return section
    lines = [line for row in section.rows for line in row.lines]
    parted = [
        row
        for page in sorted({line.page for line in lines})
        for cell in cells([line for line in lines if line.page == page])
        for row in rows(cell)
    ]
    return Section(section.kind, section.title, parted)
