"""What a person should look at once more after a resume was read, each with the printed line that it comes from."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import islice
from typing import NamedTuple
from uuid import UUID

from common.profile.review import Contents, Doubt, DoubtfulField, Quote, Reason
from workers.resumes.additions.adding import AddedRows, Additions
from workers.resumes.credentials.words import KNOWN
from workers.resumes.resume import ReadJob
from workers.resumes.sections.dividing import Section
from workers.resumes.text.cleaning import key
from workers.resumes.text.dates import find_date
from workers.resumes.text.headings import Kind
from workers.resumes.text.line import Line
from workers.resumes.text.names import PLACEHOLDER, employer_score, title_score

MOST_DOUBTS = 20
"""More would be a wall again: the first of each reason are asked about."""
MOST_HARD_LINES = 8
NEAR = 3  # rows around a job's title among which its employer and dates stand
_HOME_OF_CERTIFICATIONS = {Kind.CERTIFICATIONS, Kind.TRAINING}


class _Printed(NamedTuple):
    text: str
    words: str  # as `key` makes them, between blanks
    kind: Kind | None
    unsure: tuple[str, ...]


def review_contents(additions: Additions, sections: Sequence[Section]) -> Contents:
    """What the review of an upload holds; `sections` are none for a resume that isn't printed."""
    added = additions.rows
    rows = [_printed(row.text, section, row.lines) for section in sections for row in section.rows]
    found = islice(_doubts(added, rows), MOST_DOUBTS)
    return Contents(
        {
            "work_experiences": [row_id for _, row_id in added.jobs],
            "equipment_skills": [row_id for _, row_id in added.skills],
            "certifications": [row_id for _, row_id in added.certifications],
            "education": [row_id for _, row_id in added.education],
            "languages": [row_id for _, row_id in added.languages],
        },
        list(found),
        additions.contact,
    )


def _printed(text: str, section: Section, lines: Sequence[Line]) -> _Printed:
    unsure = tuple(word for line in lines for word in line.unsure)
    return _Printed(text, _words(text), section.kind, unsure)


def _words(text: str) -> str:
    return f" {key(text)} "


def _doubts(added: AddedRows, rows: Sequence[_Printed]) -> Iterator[Doubt]:
    for job, row_id in added.jobs:
        if _names_unclear(job):
            yield _of_job("names_unclear", job, row_id, ["jobTitle", "companyName"], rows)
    for job, row_id in added.jobs:
        if job.start and job.start.month is None:
            yield _of_job("months_guessed", job, row_id, ["startDate", "endDate"], rows)
        elif job.start and job.end and job.end < job.start:
            yield _of_job("dates_reversed", job, row_id, ["startDate", "endDate"], rows)
    for one, row_id in added.certifications:
        home = next((row for row in rows if _words(one.name) in row.words), None)
        if home and home.kind not in _HOME_OF_CERTIFICATIONS and not KNOWN.search(one.name):
            yield Doubt(
                reason="may_be_a_class",
                list_name="certifications",
                row_id=row_id,
                fields=["name"],
                quote=Quote([home.text], [one.name]),
            )
    hard = (doubt for row in rows if row.unsure for doubt in _hard_to_read(row, added))
    yield from islice(hard, MOST_HARD_LINES)


def _names_unclear(job: ReadJob) -> bool:
    """True for two names of which neither has a word of its kind, or each the other's."""
    if not job.title or not job.company or PLACEHOLDER.search(job.company):
        return False
    unknown = title_score(job.title) <= 0 and employer_score(job.company) <= 0
    return unknown or (title_score(job.company) > title_score(job.title) and employer_score(job.company) <= 0)


def _of_job(reason: Reason, job: ReadJob, row_id: UUID, fields: list[DoubtfulField], rows: Sequence[_Printed]) -> Doubt:
    head = _head(job, rows)
    dates = [row.text[found.at : found.until] for row in head if (found := find_date(row.text))]
    marked = [job.title, job.company] if "jobTitle" in fields else dates
    return Doubt(
        reason=reason,
        list_name="work_experiences",
        row_id=row_id,
        fields=fields,
        quote=Quote([row.text for row in head], marked),
    )


def _head(job: ReadJob, rows: Sequence[_Printed]) -> Sequence[_Printed]:
    """The printed rows that name the job; where several may, those that say most of it. None where it isn't printed."""
    names = [_words(name) for name in (job.title, job.company) if name]
    parts = {*names, *([str(job.start.year)] if job.start else [])}
    best: list[int] = []
    fewest = len(parts)
    for number, row in enumerate(rows):
        if not any(name in row.words for name in names):
            continue
        said, missing = _said_around(number, parts, rows)
        if len(missing) < fewest:
            best, fewest = said, len(missing)
        if not missing:
            break
    return [rows[number] for number in sorted(best)]


def _said_around(number: int, parts: AbstractSet[str], rows: Sequence[_Printed]) -> tuple[list[int], AbstractSet[str]]:
    """The rows that say the parts, the nearest first and none that says nothing new; and the parts that none says."""
    around = range(max(0, number - NEAR), min(len(rows), number + NEAR + 1))
    said, missing = [], parts
    for near in sorted(around, key=lambda other: abs(other - number)):
        found = {part for part in missing if part in rows[near].words or part in rows[near].text}
        if found:
            said.append(near)
            missing -= found
    return said, missing


def _hard_to_read(row: _Printed, added: AddedRows) -> Iterator[Doubt]:
    """Yield the doubts about a row's uncertain words: in a job's name, a duty or a certification."""
    for job, row_id in added.jobs:
        quote = Quote([row.text], list(row.unsure))
        names: tuple[tuple[DoubtfulField, str], ...] = (("jobTitle", job.title), ("companyName", job.company))
        for field, value in names:
            if _holds(value, row):
                yield _hard(row_id, field, quote)
        for duty in job.duties:
            if row.words in _words(duty) and _holds(duty, row):
                yield _hard(row_id, "duties", quote, duty)
    for one, row_id in added.certifications:
        if _holds(one.name, row):
            yield Doubt(
                reason="hard_to_read",
                list_name="certifications",
                row_id=row_id,
                fields=["name"],
                quote=Quote([row.text], list(row.unsure)),
            )


def _holds(value: str, row: _Printed) -> bool:
    """Whether the value stands in the row, or the row in it, with one of the words that are uncertain."""
    words = _words(value)
    together = words in row.words or row.words in words
    return bool(value) and together and any(_words(word).strip() and _words(word) in words for word in row.unsure)


def _hard(row_id: UUID, field: DoubtfulField, quote: Quote, duty: str | None = None) -> Doubt:
    return Doubt(
        reason="hard_to_read",
        list_name="work_experiences",
        row_id=row_id,
        fields=[field],
        quote=quote,
        duty=duty,
    )
