"""What stands before the thing that is asked for."""

import re
from functools import cache

from workers.posting.asked.turns import turns


def without_lead(phrase: str) -> str:
    """Of "You must have solid knowledge of rigging" the rigging; a phrase that is nothing but a lead stays."""
    return _lead().sub("", phrase, count=1) or phrase


@cache
def _lead() -> re.Pattern[str]:
    """Everything before the thing itself: "You must have solid knowledge of"."""
    subject, joining, leads = turns("asked", "lead_subject"), turns("asked", "joining"), turns("asked", "lead")
    articles = r"(?:an?|the|your|their|his|own(?= basic)|un|una|el|la|los|las|tu|su)\s+"
    return re.compile(
        rf"^(?:[-\u2013—*•\s]*)(?:(?:{joining})\b,?\s+)*(?:(?:{subject})\s+)?(?:(?:{leads})(?:\s+|$)|{articles})*",
        re.IGNORECASE,
    )
