"""Rows to sections: which heading stands over what."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby

import msgspec

from workers.resumes import job_tables
from workers.resumes.anchors import dates_of
from workers.resumes.cleaning import key
from workers.resumes.columns import cells, has_column_of_dates, jobs_apart
from workers.resumes.credential_words import KNOWN
from workers.resumes.field_labels import field_of
from workers.resumes.head_rows import heads_unmarked
from workers.resumes.headings import Kind, heading, heading_by_noun, names_a_kind, names_unpaid
from workers.resumes.labels_above import with_labels_beside
from workers.resumes.line import Line, Row
from workers.resumes.names import title_score
from workers.resumes.order import rows
from workers.resumes.plain_entries import with_heads_first
from workers.resumes.section_contents import are_dated, kind_of_contents
from workers.resumes.wrapping import with_whole_heads

# Sections whose columns hold entries or items side by side; in the others a second column is dates and places.
_SIDE_BY_SIDE = {
    Kind.SKILLS, Kind.HIGHLIGHTS, Kind.CERTIFICATIONS, Kind.TRAINING, Kind.PROJECTS, Kind.AWARDS, Kind.LANGUAGES,
}  # fmt: skip
# Sections that may be one row ("Skills: welding, rigging").
_IN_ONE_ROW = _SIDE_BY_SIDE | {Kind.SUMMARY, Kind.EDUCATION, Kind.REFERENCES}
_DATED = {Kind.CERTIFICATIONS, Kind.TRAINING, Kind.AWARDS}
_LISTS = {Kind.SKILLS, Kind.HIGHLIGHTS, Kind.LANGUAGES}
_OF_A_JOB = {Kind.HIGHLIGHTS, Kind.AWARDS, Kind.SKILLS, Kind.OTHER, Kind.PROJECTS}
_LABELLED = {Kind.SKILLS, Kind.EDUCATION, Kind.LANGUAGES, Kind.REFERENCES}
_ENDED_BY: dict[Kind | None, set[Kind]] = {
    Kind.CERTIFICATIONS: _LABELLED, Kind.TRAINING: _LABELLED, Kind.SUMMARY: _LABELLED,
    Kind.SKILLS: {Kind.EDUCATION, Kind.REFERENCES},
}  # fmt: skip
SMALLER = 0.95
ROWS_OF_HEAD = 3  # of a job under its title
LONGEST_HEADING = 50  # characters
MOST_LABEL_WORDS = 3
# A look is the headings' own when hardly any other line has it.
MOST_LEFTS, SAME_LEFT = 2, 4  # places, points
MANY_SIZES = 6
OTHERS_ALIKE, SHARE_ALIKE, FEWEST_ALIKE = 4, 0.12, 2


class Section(msgspec.Struct):
    """A heading's kind (None before the first heading) and the rows under it."""

    kind: Kind | None
    title: str
    rows: list[Row]
    heading: Row | None = None  # as printed

    @property
    def texts(self) -> list[str]:
        """The heading and the rows, as text."""
        return [text for text in (self.title, *(row.text for row in self.rows)) if text]


class _Look(msgspec.Struct, frozen=True):
    size: float
    bold: bool
    upper: bool

    def stands_out_like(self, other: "_Look") -> bool:
        """True for as heavy or as high a line: a sidebar sets its headings smaller than the main column."""
        return (self.bold or self.upper) and (self.bold, self.upper) == (other.bold, other.upper)


class _Style(msgspec.Struct, frozen=True):
    """How the resume sets its headings, and whether that tells them from other lines."""

    look: _Look
    distinct: bool
    others: frozenset[_Look]  # looks of further headings, as a sidebar's, that few other lines have
    lefts: frozenset[int]  # where the known headings begin, in points

    def may_stand_at(self, left: float) -> bool:
        """False for a place where none begins, in a resume whose headings begin at one or two."""
        return len(self.lefts) > MOST_LEFTS or any(abs(left - one) <= SAME_LEFT for one in self.lefts)


def sections(flows: Sequence[Sequence[Row]]) -> list[Section]:
    """The resume's sections in reading order."""
    style = _style([row for flow in flows for row in flow])
    found = [section for flow in flows for section in _of_flow(flow, style)]
    return _with_kinds_of_contents(found)


def _with_kinds_of_contents(found: Sequence[Section]) -> list[Section]:
    """The sections; one whose heading tells no kind is of the kind of what it holds."""
    skills_listed = any(section.kind is Kind.SKILLS and section.rows for section in found)
    for section in found:
        if section.kind is Kind.OTHER and not names_a_kind(section.title):
            section.kind = kind_of_contents(section.rows, skills_listed=skills_listed) or Kind.OTHER
        elif section.kind is Kind.HIGHLIGHTS and are_dated(section.rows):
            section.kind = Kind.CERTIFICATIONS
    return [part for section in _with_titles_as_headings(found) for part in _at_headings(_side_by_side(section))]


def _at_headings(section: Section) -> list[Section]:
    """The section cut at headings that stood beside its own ("What I do" and, in the next column, "Certificates")."""
    parts = [Section(section.kind, section.title, [], section.heading)]
    look = _look(section.heading.first) if section.heading and len(section.heading.lines) > 1 else None
    for row in section.rows:
        kind = heading(row.text) if look and len(row.lines) == 1 and _look(row.first) == look else None
        if kind is None:
            parts[-1].rows.append(row)
        else:
            parts.append(Section(kind, row.text, []))
    return parts


def _with_titles_as_headings(found: Sequence[Section]) -> list[Section]:
    """The sections; jobs whose titles are set as headings are rows of the experience that they stand in."""
    whole: list[Section] = []
    for section in found:
        if whole and whole[-1].kind is Kind.EXPERIENCE and _is_job(section):
            whole[-1].rows += [section.heading, *section.rows] if section.heading else section.rows
        else:
            whole.append(section)
    return whole


def _is_job(section: Section) -> bool:
    heads = section.rows[:ROWS_OF_HEAD]
    alone = section.heading is not None and len(section.heading.lines) == 1
    if section.kind is not Kind.OTHER or not alone or not any(dates_of(row) for row in heads):
        return False
    if heading(section.title) is not None or names_unpaid(section.title):
        return False
    if title_score(section.title) > 0:
        return True
    return not names_a_kind(section.title) and any(title_score(row.first.text) > 0 for row in heads)


def _of_flow(flow: Sequence[Row], style: _Style | None) -> list[Section]:
    found = [Section(None, "", [])]
    titles = Counter(key(row.text) for row in flow)
    size = 0.0  # of the last heading
    for row in flow:
        opened = None if _is_part(row, found[-1], size) or _is_field(row) else _opened(row, style)
        opened = opened or (None if _is_field(row) else _opened_within(row, found[-1]))
        if opened is None:
            found[-1].rows.append(row)
            continue
        kind, rest = opened
        if _is_label(kind, row, found[-1], titles):
            continue
        if _is_cut_off(found[-1]):  # a heading that a narrow column broke after "&"
            found[-1].title = f"{found[-1].title} {row.first.text}"
            found[-1].kind = heading(found[-1].title) or found[-1].kind
            continue
        size = row.first.size
        found.append(Section(kind, row.first.text, [Row(rest)] if rest else [], row))
    return found


def _opened_within(row: Row, within: Section) -> tuple[Kind, tuple[Line, ...]] | None:
    """A small heading within a list: "Certifications" is no skill, but stands over the certifications.

    And "School: Elm High" is no certification, though no heading stands over it.
    """
    labelled = None if row.bullet else _in_one_row(row)
    if labelled and labelled[0] in _ENDED_BY.get(within.kind, ()):
        return labelled
    is_one = within.kind in _LISTS and not row.bullet and heading(row.first.text) is Kind.CERTIFICATIONS
    return (Kind.CERTIFICATIONS, row.lines[1:]) if is_one else None


def _is_label(kind: Kind, row: Row, within: Section, titles: Counter[str]) -> bool:
    """True for "Highlights" or "Achievements" that stand over the duties of each job."""
    return kind in _OF_A_JOB and within.kind is Kind.EXPERIENCE and titles[key(row.text)] > 1


def _is_part(row: Row, within: Section, size: float) -> bool:
    """True for the second line of an entry ("Forklift Trainer" above "Certification"), smaller than the heading."""
    above = within.rows[-1] if within.rows else None
    return above is not None and row.first.size < SMALLER * size and _look(row.first) == _look(above.first)


def _is_field(row: Row) -> bool:
    """True for a form's label ("Dates of employment", "Duties:") with what it names beside or under it."""
    return field_of(row.first.text) is not None and (len(row.lines) > 1 or row.first.text.endswith(":"))


def _is_cut_off(section: Section) -> bool:
    return not section.rows and section.title.lower().endswith(("&", " and", " y", "/", ","))


def _style(of: Sequence[Row]) -> _Style | None:
    """The look shared by most lines whose words are a heading's; None for a resume without such lines."""
    headed = [row for row in of if not row.bullet and heading(row.first.text)]
    if not headed:  # icons before all headings are read as bullets
        headed = [row for row in of if row.text.isupper() and heading(row.first.text)]
    if not headed:
        return None
    candidates = [_look(row.first) for row in headed]
    look = Counter(candidates).most_common(1)[0][0]
    lefts = frozenset(round(row.first.left) for row in headed if _look(row.first) == look)
    alike = sum(_look(row.first) == look for row in of)
    few = alike <= max(len(candidates) + OTHERS_ALIKE, SHARE_ALIKE * len(of))
    distinct = few and len(candidates) >= FEWEST_ALIKE and not _is_measured(of)
    counted = Counter(_look(row.first) for row in of)
    told = {one: count for one, count in Counter(candidates).items() if count >= FEWEST_ALIKE}
    others = frozenset(one for one, count in told.items() if counted[one] <= 2 * count)
    return _Style(look, distinct=distinct, others=others, lefts=lefts)


def _is_measured(of: Sequence[Row]) -> bool:
    """True for a picture's text: its sizes are measured at letters, differ from line to line, and tell nothing."""
    sizes = Counter(round(row.first.size) for row in of)
    return len(sizes) >= MANY_SIZES and not any(row.bold for row in of)


def _look(line: Line) -> _Look:
    return _Look(round(line.size * 2) / 2, line.bold, line.text.isupper())


def _opened(row: Row, style: _Style | None) -> tuple[Kind, tuple[Line, ...]] | None:
    """The kind of section that a row opens and what stands behind the heading on the same row."""
    line = row.first
    if line.text[:1].islower() and not _is_set_as_heading(line, style):  # set in small capitals
        return None
    if line.bullet and not _is_marked_heading(line, style):
        return None
    if style is None:
        return _in_one_row(row)
    kind, look = heading(line.text), _look(line)
    if kind is not None:
        fits = not style.distinct or look.size >= style.look.size or look.stands_out_like(style.look)
        fits = fits or look in style.others
        return (kind, row.lines[1:]) if fits else None
    alike = style.distinct and look == style.look and style.may_stand_at(line.left)
    if alike and len(row.lines) == 1 and len(line.text) < LONGEST_HEADING:
        kind = heading_by_noun(line.text)
        return None if kind is Kind.OTHER and KNOWN.search(line.text) else (kind, ())  # "TWIC" is set in capitals
    return None if style.distinct else _in_one_row(row)


def _is_set_as_heading(line: Line, style: _Style | None) -> bool:
    return style is not None and style.distinct and _look(line) == style.look and heading(line.text) is not None


def _is_marked_heading(line: Line, style: _Style | None) -> bool:
    """True for a heading behind an icon that was read as a bullet: its words and its look are a heading's."""
    if style is None or not heading(line.text) or _look(line) != style.look:
        return False
    return style.distinct or line.text.isupper()


def _in_one_row(row: Row) -> tuple[Kind, tuple[Line, ...]] | None:
    label, _, rest = row.first.text.partition(":")
    kind = heading(label)
    if not rest.strip() or kind not in _IN_ONE_ROW or len(label.split()) > MOST_LABEL_WORDS:
        return None
    return kind, (msgspec.structs.replace(row.first, text=rest.strip()), *row.lines[1:])


def _side_by_side(section: Section) -> Section:
    if section.kind is Kind.EXPERIENCE:
        apart = _apart(section.rows, jobs_apart)
        return Section(
            section.kind, section.title, with_heads_first(with_whole_heads(heads_unmarked(_in_order(apart))))
        )
    lines = [line for row in section.rows for line in row.lines]
    if section.kind not in _SIDE_BY_SIDE or (section.kind in _DATED and has_column_of_dates(lines)):
        return section
    return Section(section.kind, section.title, _apart(section.rows, cells), section.heading)


def _in_order(rows_of_jobs: Sequence[Row]) -> list[Row]:
    beside = with_labels_beside(rows_of_jobs)
    return job_tables.in_order(beside) if beside == list(rows_of_jobs) else beside


def _apart(of: Sequence[Row], parted: Callable[[Sequence[Line]], list[list[Line]]]) -> list[Row]:
    """The rows, what stands side by side on a page one after the other; as they are where nothing does."""
    found: list[Row] = []
    for _, rows_of_page in groupby(of, key=lambda row: row.first.page):
        on_page = list(rows_of_page)
        texts = parted([line for row in on_page for line in row.lines])
        found += on_page if len(texts) == 1 else [row for text in texts for row in rows(text)]
    return found
