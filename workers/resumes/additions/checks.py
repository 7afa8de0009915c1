"""What the reader was not sure of, or what the resume doesn't say and a row must have."""

from collections.abc import Iterator

from common.jobs.kinds.parse_resume import (
    COMPANY_MISSING,
    COMPANY_PLACEHOLDER,
    DATES_REVERSED,
    ISSUE_DATE_MISSING,
    ISSUER_MISSING,
    LEVEL_MISSING,
    MONTHS_MISSING,
    STUDY_MONTHS_MISSING,
    TITLE_MISSING,
)
from common.messages import Message
from workers.resumes.resume import ReadJob, ReadResume
from workers.resumes.text.names import PLACEHOLDER


def to_check(resume: ReadResume) -> list[Message]:
    """Return what to check: at most one finding per job.

    And one for all rows of another list that lack the same thing.
    """
    of_jobs = (finding for job in resume.jobs for finding in _about(job))
    return [*of_jobs, *_about_certifications(resume), *_about_background(resume)]


def _about(job: ReadJob) -> Iterator[Message]:
    name = " at ".join(part for part in (job.title, job.company) if part)
    if not job.title:
        yield TITLE_MISSING.told(company=job.company or "")
    elif not job.company:
        yield COMPANY_MISSING.told(title=job.title)
    elif PLACEHOLDER.search(job.company):
        yield COMPANY_PLACEHOLDER.told(title=job.title, company=job.company)
    if job.start and job.start.month is None:
        yield MONTHS_MISSING.told(job=name)
    elif job.end and job.start and job.end < job.start:
        yield DATES_REVERSED.told(job=name)


def _about_certifications(resume: ReadResume) -> Iterator[Message]:
    undated = tuple(one.name for one in resume.certifications if one.issued is None)
    if undated:
        yield ISSUE_DATE_MISSING.told(names=undated)
    unsigned = tuple(one.name for one in resume.certifications if one.issuer is None)
    if unsigned:
        yield ISSUER_MISSING.told(names=unsigned)


def _about_background(resume: ReadResume) -> Iterator[Message]:
    dated = ((one.school, one.start or one.end) for one in resume.education)
    unclear = tuple(school for school, moment in dated if moment and moment.month is None)
    if unclear:
        yield STUDY_MONTHS_MISSING.told(names=unclear)
    unrated = tuple(one.name for one in resume.languages if one.level is None)
    if unrated:
        yield LEVEL_MISSING.told(names=unrated)
