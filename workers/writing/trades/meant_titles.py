"""Titles that two trades share, told apart by the rest of their row."""

import re

from workers.writing.person.facts import Experience

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


def meant_title(job: Experience) -> str:
    """The title that says the row's trade; as it stands where nothing of the row shows which one it is."""
    of = f"{job.company_name}\n{job.duties}"
    title = job.job_title.strip()
    return next((sure for shared, work, sure in _BY_WORK if shared.fullmatch(title) and work.search(of)), job.job_title)
