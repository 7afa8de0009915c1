"""Spanish titles that two trades share, told apart by the rest of their row."""

import re

import msgspec

from workers.language.grammar import LanguageCode
from workers.writing.facts import Experience
from workers.writing.translation.spanish_names import spanish_title

_BY_WORK = tuple(
    (re.compile(title, re.IGNORECASE), re.compile(work, re.IGNORECASE), meant)
    for title, work, meant in (
        (
            r"hojalater[oa]",
            r"salpicader|\bcofres?\b|\bdefensas?\b|\bcarros?\b|\bautos?\b|abollad|collision|auto ?body|carrocer",
            "Hojalatero automotriz",
        ),
        (r"manguerer[oa]", r"concret|\bbomba|\blosas?\b|\bcolad", "Manguerero de concreto"),
        (
            r"moldeador[a]?",
            r"\barena\b|coraz[oó]n(?:es)?\b|fundici|foundry|\bhierro|vaciad|desmold",
            "Moldeador de fundición",
        ),
    )
)
"""The title, what of the row shows the trade, and the title that has a name of its own."""


def titled_in(code: LanguageCode, job: Experience) -> Experience:
    """The row with its title in Spanish, or, for an English document that tells it itself, one that says its trade."""
    if code == "es":
        return msgspec.structs.replace(job, job_title=spanish_title(job.job_title))
    return _with_sure_title(job)


def _with_sure_title(job: Experience) -> Experience:
    """The row as it stands where nothing of it shows which trade its title is of."""
    of = f"{job.company_name}\n{job.duties}"
    meant = next(
        (sure for title, work, sure in _BY_WORK if title.fullmatch(job.job_title.strip()) and work.search(of)), ""
    )
    return msgspec.structs.replace(job, job_title=meant) if meant else job
