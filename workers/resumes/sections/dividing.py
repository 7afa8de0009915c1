"""Rows to sections: which heading stands over what."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby

import msgspec

from workers.resumes.jobs.head_rows import heads_unmarked
from workers.resumes.jobs.plain_entries import with_heads_first
from workers.resumes.jobs.tables import in_order
from workers.resumes.layout.anchors import dates_of
from workers.resumes.layout.columns import cells, has_column_of_dates, jobs_apart
from workers.resumes.layout.order import rows
from workers.resumes.layout.wrapping import with_whole_heads
from workers.resumes.sections.contents import are_dated, kind_of_contents
from workers.resumes.sections.heading_looks import (
    HeadingStyle,
    heading_style,
    look_of,
    opened_in_one_row,
    section_opened_by,
)
from workers.resumes.sections.labels_above import with_labels_beside
from workers.resumes.text.cleaning import key
from workers.resumes.text.field_labels import field_of
from workers.resumes.text.headings import Kind, heading, names_a_kind, names_unpaid
from workers.resumes.text.line import Line, Row
from workers.resumes.text.names import title_score

# Sections whose columns hold entries or items side by side; in the others a second column is dates and places.
_SIDE_BY_SIDE = {
    Kind.SKILLS, Kind.HIGHLIGHTS, Kind.CERTIFICATIONS, Kind.TRAINING, Kind.PROJECTS, Kind.AWARDS, Kind.LANGUAGES,
}  # fmt: skip
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


def sections(flows: Sequence[Sequence[Row]]) -> list[Section]:
    """The resume's sections in reading order."""
    style = heading_style([row for flow in flows for row in flow])
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
    look = look_of(section.heading.first) if section.heading and len(section.heading.lines) > 1 else None
    for row in section.rows:
        kind = heading(row.text) if look and len(row.lines) == 1 and look_of(row.first) == look else None
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


def _of_flow(flow: Sequence[Row], style: HeadingStyle | None) -> list[Section]:
    found = [Section(None, "", [])]
    titles = Counter(key(row.text) for row in flow)
    sized = style is not None and not style.measured
    size = 0.0  # of the last heading
    for row in flow:
        opened = None if _is_part(row, found[-1], size) or _is_field(row) else section_opened_by(row, style)
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
        size = row.first.size if sized else 0.0
        found.append(Section(kind, row.first.text, [Row(rest)] if rest else [], row))
    return found


def _opened_within(row: Row, within: Section) -> tuple[Kind, tuple[Line, ...]] | None:
    """A small heading within a list: "Certifications" is no skill, but stands over the certifications.

    And "School: Elm High" is no certification, though no heading stands over it.
    """
    labelled = None if row.bullet else opened_in_one_row(row)
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
    return above is not None and row.first.size < SMALLER * size and look_of(row.first) == look_of(above.first)


def _is_field(row: Row) -> bool:
    """True for a form's label ("Dates of employment", "Duties:") with what it names beside or under it."""
    return field_of(row.first.text) is not None and (len(row.lines) > 1 or row.first.text.endswith(":"))


def _is_cut_off(section: Section) -> bool:
    return not section.rows and section.title.lower().endswith(("&", " and", " y", "/", ","))


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
    return in_order(beside) if beside == list(rows_of_jobs) else beside


def _apart(of: Sequence[Row], parted: Callable[[Sequence[Line]], list[list[Line]]]) -> list[Row]:
    """The rows, what stands side by side on a page one after the other; as they are where nothing does."""
    found: list[Row] = []
    for _, rows_of_page in groupby(of, key=lambda row: row.first.page):
        on_page = list(rows_of_page)
        texts = parted([line for row in on_page for line in row.lines])
        found += on_page if len(texts) == 1 else [row for text in texts for row in rows(text)]
    return found
