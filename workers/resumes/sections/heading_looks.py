"""How a resume sets its headings, and which rows open a section by their words or that look."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from workers.resumes.credentials.words import KNOWN
from workers.resumes.text.headings import Kind, heading, heading_by_noun
from workers.resumes.text.line import Line, Row

# Sections that may be one row ("Skills: welding, rigging").
_IN_ONE_ROW = {
    *(Kind.SKILLS, Kind.HIGHLIGHTS, Kind.CERTIFICATIONS, Kind.TRAINING, Kind.PROJECTS, Kind.AWARDS, Kind.LANGUAGES),
    *(Kind.SUMMARY, Kind.EDUCATION, Kind.REFERENCES),
}
LONGEST_HEADING = 50  # characters
MOST_LABEL_WORDS = 3
# A look is the headings' own when hardly any other line has it.
MOST_LEFTS, SAME_LEFT = 2, 4  # places, points
MANY_SIZES = 6
OTHERS_ALIKE, SHARE_ALIKE, FEWEST_ALIKE = 4, 0.12, 2


class Look(msgspec.Struct, frozen=True):
    """A line's size in half points, its weight, and whether it is in capitals."""

    size: float
    bold: bool
    upper: bool

    def stands_out_like(self, other: "Look") -> bool:
        """True for as heavy or as high a line: a sidebar sets its headings smaller than the main column."""
        return (self.bold or self.upper) and (self.bold, self.upper) == (other.bold, other.upper)


class HeadingStyle(msgspec.Struct, frozen=True):
    """How the resume sets its headings, and whether that tells them from other lines."""

    look: Look
    distinct: bool
    others: frozenset[Look]  # looks of further headings, as a sidebar's, that few other lines have
    lefts: frozenset[int]  # where the known headings begin, in points
    measured: bool = False  # all sizes are those of a picture's letters and tell nothing

    def may_stand_at(self, left: float) -> bool:
        """False for a place where none begins, in a resume whose headings begin at one or two."""
        return len(self.lefts) > MOST_LEFTS or any(abs(left - one) <= SAME_LEFT for one in self.lefts)


def heading_style(of: Sequence[Row]) -> HeadingStyle | None:
    """The look shared by most lines whose words are a heading's; None for a resume without such lines."""
    headed = [row for row in of if not row.bullet and heading(row.first.text)]
    if not headed:  # icons before all headings are read as bullets
        headed = [row for row in of if row.text.isupper() and heading(row.first.text)]
    if not headed:
        return None
    candidates = [look_of(row.first) for row in headed]
    look = Counter(candidates).most_common(1)[0][0]
    lefts = frozenset(round(row.first.left) for row in headed if look_of(row.first) == look)
    alike = sum(look_of(row.first) == look for row in of)
    few = alike <= max(len(candidates) + OTHERS_ALIKE, SHARE_ALIKE * len(of))
    measured = all(row.first.measured for row in of)
    distinct = few and len(candidates) >= FEWEST_ALIKE and not (measured or _differ(of))
    counted = Counter(look_of(row.first) for row in of)
    told = {one: count for one, count in Counter(candidates).items() if count >= FEWEST_ALIKE}
    others = frozenset(one for one, count in told.items() if counted[one] <= 2 * count)
    return HeadingStyle(look, distinct=distinct, others=others, lefts=lefts, measured=measured)


def _differ(of: Sequence[Row]) -> bool:
    """True for sizes that differ from line to line, as on a picture within a PDF, and so tell nothing."""
    sizes = Counter(round(row.first.size) for row in of)
    return len(sizes) >= MANY_SIZES and not any(row.bold for row in of)


def look_of(line: Line) -> Look:
    """The look of a line; sizes differ by less than half a point for one look."""
    return Look(round(line.size * 2) / 2, line.bold, line.text.isupper())


def section_opened_by(row: Row, style: HeadingStyle | None) -> tuple[Kind, tuple[Line, ...]] | None:
    """The kind of section that a row opens and what stands behind the heading on the same row."""
    line = row.first
    if line.text[:1].islower() and not _is_set_as_heading(line, style):  # set in small capitals
        return None
    if line.bullet and not _is_marked_heading(line, style):
        return None
    if style is None:
        return opened_in_one_row(row)
    kind, look = heading(line.text), look_of(line)
    if kind is not None:
        fits = not style.distinct or look.size >= style.look.size or look.stands_out_like(style.look)
        fits = fits or look in style.others
        return (kind, row.lines[1:]) if fits else None
    alike = style.distinct and look == style.look and style.may_stand_at(line.left)
    if alike and len(row.lines) == 1 and len(line.text) < LONGEST_HEADING:
        kind = heading_by_noun(line.text)
        return None if kind is Kind.OTHER and KNOWN.search(line.text) else (kind, ())  # "TWIC" is set in capitals
    return None if style.distinct else opened_in_one_row(row)


def _is_set_as_heading(line: Line, style: HeadingStyle | None) -> bool:
    return style is not None and style.distinct and look_of(line) == style.look and heading(line.text) is not None


def _is_marked_heading(line: Line, style: HeadingStyle | None) -> bool:
    """True for a heading behind an icon that was read as a bullet: its words and its look are a heading's."""
    if style is None or not heading(line.text) or look_of(line) != style.look:
        return False
    return style.distinct or line.text.isupper()


def opened_in_one_row(row: Row) -> tuple[Kind, tuple[Line, ...]] | None:
    """The kind of a section that is one row and what it holds: as "Skills: welding, rigging" does."""
    label, _, rest = row.first.text.partition(":")
    kind = heading(label)
    if not rest.strip() or kind not in _IN_ONE_ROW or len(label.split()) > MOST_LABEL_WORDS:
        return None
    return kind, (msgspec.structs.replace(row.first, text=rest.strip()), *row.lines[1:])
