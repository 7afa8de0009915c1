"""The part of a profile that careers are matched by: jobs, skills and certificates in the person's own words."""

from collections.abc import Sequence
from datetime import date
from typing import Self

import msgspec

from common.tables import Certification, EquipmentSkill, WorkExperience

MOST_JOBS = 8
MOST_SKILLS = 60
LONGEST_DUTIES = 4000
_LONGEST_OWN_WORDS = 60
_DAYS_OF_A_YEAR = 365.25


class HeldJob(msgspec.Struct, frozen=True):
    """`years` it lasted; `years_ago` it ended, 0 for one that is still held."""

    title: str
    duties: str
    years: float
    years_ago: float


class Person(msgspec.Struct, frozen=True):
    """Jobs stand newest first. `certificates` are those in force."""

    jobs: list[HeldJob]
    skills: list[str]
    certificates: list[str]

    @classmethod
    def from_rows(
        cls,
        experiences: Sequence[WorkExperience],
        skills: Sequence[EquipmentSkill],
        certifications: Sequence[Certification],
        today: date,
    ) -> Self:
        """Take the newest jobs, and the certificates that haven't expired."""
        newest = sorted(experiences, key=lambda row: (row.end_date or today, row.start_date), reverse=True)
        return cls(
            jobs=[_job(row, today) for row in newest[:MOST_JOBS]],
            skills=[row.name for row in skills][:MOST_SKILLS],
            certificates=[
                row.name for row in certifications if row.expiration_date is None or row.expiration_date >= today
            ],
        )

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to match."""
        return not (self.jobs or self.skills or self.certificates)

    def own_words(self) -> list[str]:
        """Skills, certificates and short duties as they were written, each once."""
        duties = [line.strip(" -•*\t") for job in self.jobs for line in job.duties.splitlines()]
        short = [line.rstrip(".") for line in duties if 0 < len(line) <= _LONGEST_OWN_WORDS]
        each = {words.casefold(): words for words in reversed([*self.skills, *self.certificates, *short])}
        return list(reversed(each.values()))


def _job(row: WorkExperience, today: date) -> HeldJob:
    end = min(row.end_date or today, today)
    return HeldJob(
        title=row.job_title,
        duties=(row.duties or "")[:LONGEST_DUTIES],
        years=max((end - row.start_date).days, 0) / _DAYS_OF_A_YEAR,
        years_ago=(today - end).days / _DAYS_OF_A_YEAR,
    )
