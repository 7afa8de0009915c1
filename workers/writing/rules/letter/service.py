"""Military service of a person, where a posting welcomes who has served."""

import re

from workers.writing.person.facts import Experience
from workers.writing.words.english_words import with_the

_SERVICE = re.compile(
    r"\b(?:army|navy|marine corps|usmc|air force|coast guard|national guard|military|ej[eé]rcito|fuerza a[eé]rea)\b",
    re.IGNORECASE,
)
_BRANCH = re.compile(
    r"(?:the )?(?:(?:U\.?S\.?A?\.?|United States) )?(?:Army|Navy|Marine Corps|Marines|Air Force|Coast Guard"
    r"|[A-Z]\w+ National Guard)(?: (?:Reserves?|National Guard))?",
)
_WELCOMES_SERVICE = re.compile(r"\b(?:military|veterans?|militares?|veteran[oa]s)\b", re.IGNORECASE)


def serves_as_asked(job: Experience, posting_text: str) -> bool:
    """Whether a job is military service, and the posting welcomes who has served."""
    is_service = _SERVICE.search(f"{job.job_title} {job.company_name}")
    return bool(is_service and _WELCOMES_SERVICE.search(posting_text))


def service_in_english(job: Experience) -> str:
    """A sentence without a subject, where the employer is called as a branch is: served in the US Navy from 1990."""
    if job.end_date is None or not _BRANCH.fullmatch(job.company_name):
        return ""
    first, last = job.start_date.year, job.end_date.year
    span = f"from {first} to {last}" if first != last else f"in {first}"
    return f"Served in {with_the(job.company_name)} {span}."
