"""Duties of a job as statements that a document can make of it."""

import re
from collections.abc import Iterable

from workers.language.grammar import LanguageCode
from workers.posting.asked.turns import anywhere
from workers.writing.duties.groups_told import Duty
from workers.writing.english_lines.determiners import with_determiners
from workers.writing.person.facts import Experience
from workers.writing.words.articles import with_article_of_tools
from workers.writing.words.phrases import Statement

_NOUN_WORDS = 12
"""Words of a line without a verb that still reads as one thing."""
_REPAIRS = re.compile(
    r"mechanic|tech|repair|service|maint|millwright|inspector|electric|fitter|welder|mec[aá]nic|t[eé]cnic",
    re.IGNORECASE,
)
"""Titles of who works on machines rather than runs them."""


def statements_of(job: Experience, duties: Iterable[Duty], code: LanguageCode) -> list[Statement]:
    """Return each duty that tells of the work, in English with "a" before a single machine."""

    def told(text: str) -> str:
        return with_article_of_tools(text) if code == "en" else text

    def stated(one: Duty) -> Statement:
        begin = 2 if one.verb == "work with" else 0
        clause = with_determiners(told(one.clause), begin=begin) if code == "en" else one.clause
        items = tuple(map(stated, one.items))
        if one.verb == "run" and _REPAIRS.search(job.job_title):
            with_it = re.sub(r"^ran\b", "worked with", re.sub(r"^run\b", "work with", clause))
            return Statement(one.text, job, with_it, told(one.noun), one.parts, items, "work with")
        return Statement(one.text, job, clause, told(one.noun), one.parts, items, one.verb, told(one.third))

    return [stated(one) for one in duties if not is_virtue(one.text)]


_CHARGE = re.compile(r"^(?:responsible for|responsable del?)\b", re.IGNORECASE)
"""What is one's charge, which is work."""


def is_virtue(text: str) -> bool:
    """Whether a line praises more than it tells: "team player, punctual"."""
    return (
        bool(anywhere("asked", "virtues").search(_CHARGE.sub("", text)))
        and len(text.split()) <= _NOUN_WORDS
        and not any(c.isdecimal() for c in text)
    )
