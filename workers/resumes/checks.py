"""Sentences that tell the user what the reader was not sure of, or what the resume doesn't say and a row must have."""

from collections.abc import Iterator

from workers.resumes.names import PLACEHOLDER
from workers.resumes.resume import ReadJob, ReadResume


def to_check(resume: ReadResume) -> list[str]:
    """At most one sentence per job, and one for all certifications that lack the same thing."""
    return [*(sentence for job in resume.jobs for sentence in _about(job)), *_about_certifications(resume)]


def _about(job: ReadJob) -> Iterator[str]:
    name = " at ".join(part for part in (job.title, job.company) if part)
    if not job.title:
        yield f"The resume gives no job title for the work at {job.company}. Please add it."
    elif not job.company:
        yield f"The resume doesn't say where you worked as {job.title}. Please add the company."
    elif PLACEHOLDER.search(job.company):
        yield f"For {job.title}, the resume says “{job.company}” instead of an employer. Please put in the name."
    if job.start and job.start.month is None:
        yield f"The resume gives only years for {name}. Please check the months."
    elif job.end and job.start and job.end < job.start:
        yield f"The dates of {name} end before they begin. Please check them."


def _about_certifications(resume: ReadResume) -> Iterator[str]:
    undated = [one.name for one in resume.certifications if one.issued is None]
    if undated:
        yield f"No issue date is given for {listed(undated)}. Please put in the right one."
    unsigned = [one.name for one in resume.certifications if one.issuer is None]
    if unsigned:
        yield f"No issuing organization is given for {listed(unsigned)}. Please add it."


def listed(names: list[str]) -> str:
    """Names as a sentence lists them."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
