"""Removes what stands before the thing that is asked for."""

import re
from functools import cache

from workers.posting.asked.turns import turns

_MODAL = re.compile(
    r"^[\w\s'-]{0,40}?\b(?:must|shall|should|(?:will )?needs? to|have to|has to|(?:are|is) required to)\s+(?:also\s+)?"
    r"(?=(?:have|hold|be able|possess|bring|own|pass|carry|read|be)\b)",
    re.IGNORECASE,
)
"""Who must: "Member answering the call shall"."""


def without_lead(phrase: str) -> str:
    """Return "rigging" of "You must have solid knowledge of rigging"; a phrase that is nothing but a lead stays."""
    asked = _MODAL.sub("", phrase, count=1)
    return _lead().sub("", asked, count=1) or phrase


def is_lead(phrase: str) -> bool:
    """Whether a phrase only leads to what is asked for: "You should have"."""
    return not _lead().sub("", _MODAL.sub("", f"{phrase} "), count=1).strip()


@cache
def _lead() -> re.Pattern[str]:
    """Everything before the thing itself: "You must have solid knowledge of"."""
    subject, joining, leads = turns("asked", "lead_subject"), turns("asked", "joining"), turns("asked", "lead")
    articles = r"(?:an?|the|your|their|his|own(?= basic)|un|una|el|la|los|las|tu|su)\s+"
    return re.compile(
        rf"^(?:[-\u2013—*•\s]*)(?:(?:{joining})\b,?\s+)*(?:(?:{subject})\s+)?(?:(?:{leads})(?:\s+|$)|{articles})*",
        re.IGNORECASE,
    )
