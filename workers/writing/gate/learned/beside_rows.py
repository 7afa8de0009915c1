"""A sentence beside the rows of a profile that are nearest to it, as the learned model reads them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from workers.encoder.beside import Other
from workers.trades.proof.general_words import specificity
from workers.writing.gate.learned.model import model
from workers.writing.gate.rows.profile import Job, Profile
from workers.writing.gate.rows.profile_lines import typed_lines
from workers.writing.gate.sentence.tokens import Reading, says
from workers.writing.person.facts import Credential, Experience

_BESIDE = 9
"""Rows that a sentence is read beside: the jobs' headings, then those that have most of its telling words."""
_MONTHS_OF_YEAR, _TOLD_IN_MONTHS = 12, 24


@dataclass(frozen=True, slots=True)
class Told:
    """A row as the model reads it, the words that it has, and the job whose row it is, if it is one's."""

    text: str
    keys: frozenset[str]
    job: str | None = None
    is_heading: bool = False


class BesideRows:
    """Reads sentences beside one profile: each row once, each sentence once for the jobs that it may be about."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._told: list[Told] = []
        self._rows: dict[str, Other] = {}
        self._known: dict[tuple[str, frozenset[str]], float] = {}

    def likely_made_up(self, reading: Reading, jobs: Sequence[Job]) -> float:
        """The logarithm of the odds that a sentence about one of these jobs is made up, where only work is in doubt."""
        ids = frozenset(job.row.id for job in jobs)
        asked = (reading.text, ids)
        if asked not in self._known:
            rows = self._read([told.text for told in self._nearest(reading, ids)])
            self._known[asked] = model().odds(reading.text, rows)
        return self._known[asked]

    def _nearest(self, reading: Reading, jobs: frozenset[str]) -> list[Told]:
        self._told = self._told or rows_of(self._profile)
        open_to_it = [told for told in self._told if told.job is None or told.job in jobs]
        return [open_to_it[at] for at in nearest_of(reading, open_to_it)]

    def _read(self, texts: Sequence[str]) -> list[Other]:
        new = [text for text in dict.fromkeys(texts) if text not in self._rows]
        self._rows.update(zip(new, model().others(new), strict=True))
        return [self._rows[text] for text in texts]


def rows_of(profile: Profile) -> list[Told]:
    """Return each job's heading and lines, the skills and the credentials, as the model reads them."""
    return list(_rows_of(profile))


def nearest_of(reading: Reading, rows: Sequence[Told]) -> list[int]:
    """The numbers of the rows that a sentence is read beside, the headings first."""
    shared = _shared_with(reading, rows)
    order = sorted(range(len(rows)), key=lambda at: (not rows[at].is_heading, not rows[at].is_heading and -shared[at]))
    return order[:_BESIDE]


def _shared_with(reading: Reading, rows: Sequence[Told]) -> list[float]:
    """How much of what a sentence tells each row has, in any sense."""
    telling = [
        (token, max(specificity(word, reading.code) for word in token.words))
        for token in reading.tokens
        if not (token.is_plain or token.number)
    ]
    return [sum(weight for token, weight in telling if says(token, row.keys)) for row in rows]


def _rows_of(profile: Profile) -> Iterator[Told]:
    today = profile.facts.today
    for job in profile.jobs:
        yield Told(_heading(job.row, today), job.title_keys | job.place_keys, job.row.id, is_heading=True)
        by_text = {line.reading.text: line for line in job.lines}
        whose = job.row.job_title + (" (before)" if job.row.end_date else "")
        for typed in typed_lines(job.row.duties):
            yield Told(f"{whose}: {typed}", by_text[typed].keys, job.row.id)
    for skill in profile.skills:
        yield Told(f"{skill.row.name} ({skill.row.proficiency}, {skill.row.type})", skill.keys)
    for held in profile.credentials:
        yield Told(_paper(held.row, today), held.keys)


def _heading(row: Experience, today: date) -> str:
    end = row.end_date or today
    months = (end.year - row.start_date.year) * _MONTHS_OF_YEAR + end.month - row.start_date.month
    length = f"{months} months" if months < _TOLD_IN_MONTHS else f"{months / _MONTHS_OF_YEAR:.1f} years"
    until = f"{row.end_date:%Y-%m}" if row.end_date else "now"
    return f"{row.job_title}, {row.company_name}: {row.start_date:%Y-%m} to {until}, {length}"


def _paper(row: Credential, today: date) -> str:
    issued = f", issued {row.issued:%Y-%m}" if row.issued else ""
    ends = f", {'expired' if row.expires < today else 'valid to'} {row.expires:%Y-%m}" if row.expires else ""
    return f"{row.name}, {row.issuer}{issued}{ends}"
