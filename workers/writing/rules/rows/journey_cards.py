"""A finished apprenticeship or journey card among a person's studies, where a posting asks for a journeyman."""

import re

from workers.writing.person.facts import ProfileFacts, Training
from workers.writing.rules.rows.schooling import is_over
from workers.writing.words.articles import article_for
from workers.writing.words.phrases import lowered

_JOURNEY = re.compile(r"\bjourney(?:man|men|person|worker|-?level)?s?\b", re.IGNORECASE)
_APPRENTICESHIP = re.compile(r"\bapprenticeship\b", re.IGNORECASE)
_CARD = re.compile(
    r"(?P<kind>journey(?:man|person|worker|-?level)?(?:['\u2019]?s)? (?:card|certificate|certification|ticket))"
    r"(?:, (?P<taught>[^,;()]*\bapprenticeship))?",
    re.IGNORECASE,
)
"""What was earned, and by what, as a row of studies has them: Journey card, Glazier apprenticeship."""
_DONE = re.compile(
    r"(?:completion(?: certificate)?|certificate(?: of completion)?|completed|graduated?|finished)(?:,| of| in) "
    r"(?P<course>[\w &/-]*\bapprenticeship)",
    re.IGNORECASE,
)
"""A row that says that an apprenticeship was done: Completion certificate, Inside wireman apprenticeship."""


def journey_card_asked(facts: ProfileFacts, posting_text: str) -> Training | None:
    """The finished row with such a card, where the posting speaks of journeymen; a row of certifications says it first.

    Whoever reads looks for it before all work: a letter that only tells of an apprentice's job leaves it open.
    """
    return next((one for one in _finished_asked(facts, posting_text) if _CARD.fullmatch(one.credential)), None)


def apprenticeship_asked(facts: ProfileFacts, posting_text: str) -> str:
    """The finished apprenticeship that answers the same, by its name: inside wireman apprenticeship; else nothing."""
    rows = _finished_asked(facts, posting_text)
    named = (_DONE.fullmatch(one.credential) for one in rows)
    return next((lowered(found["course"]) for found in named if found), "")


def _finished_asked(facts: ProfileFacts, posting_text: str) -> list[Training]:
    if not (_JOURNEY.search(posting_text) or _APPRENTICESHIP.search(posting_text)):
        return []
    if any(_JOURNEY.search(one.name) or _APPRENTICESHIP.search(one.name) for one in facts.held_credentials):
        return []
    return [one for one in facts.beside.education if one.end_date and is_over(one, facts.today)]


def card_in_prose(credential: str) -> str:
    """Within a sentence: a journey card (glazier apprenticeship); empty where the row says something else."""
    found = _CARD.fullmatch(credential)
    if not found:
        return ""
    kind = found["kind"].lower()
    taught = f" ({lowered(found['taught'])})" if found["taught"] else ""
    return f"{article_for(kind)} {kind}{taught}"
