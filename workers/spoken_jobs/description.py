"""A description of a job of which somebody has only said what it was and where."""

import msgspec

from common.settings import Settings
from workers.spoken_jobs.asking import suggestions_by_model
from workers.spoken_jobs.grammar import Language
from workers.spoken_jobs.suggestions import suggestions_for


class Description(msgspec.Struct, frozen=True):
    """`text` says nothing but title and company. `suggestions` are offered to be ticked."""

    text: str
    suggestions: tuple[str, ...]


def described(job_title: str, company: str, language: Language, settings: Settings) -> Description:
    """Describe a job. What is typical of an occupation may be false of one person, so it is never put into the text."""
    place = "en" if language == "es" else "at"
    offered = suggestions_by_model(job_title, language, settings) or suggestions_for(job_title, language)
    return Description(f"{job_title} {place} {company}.", offered)
