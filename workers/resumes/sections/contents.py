"""What a section holds, told by its items where its heading's words tell nothing ("Papers", "What I run")."""

import re
from collections.abc import Sequence

from workers.resumes.credentials.lists import listed_in
from workers.resumes.credentials.words import KNOWN, NO_CREDENTIAL, SAYS_SO
from workers.resumes.skills.lexicon import skill_type
from workers.resumes.text.asides import is_aside, is_date
from workers.resumes.text.dates import find_date
from workers.resumes.text.headings import Kind
from workers.resumes.text.line import Row
from workers.resumes.text.lists import items_of, paragraphs

FEWEST_SKILLS = 3
MOST_SKILL_WORDS = 5
MOSTLY = 0.5  # of the items
LONGEST_CREDENTIALS = 24  # rows
_DATED_BRACKETS = re.compile(r"\([^()]*(?:19|20)\d{2}\s*\)\W*$")
_NO_SKILL = re.compile(r"[.!?]$|[@$]|\d{4}|https?:|^\W*(?:i|my|we|mi|yo)\b", re.IGNORECASE)


def kind_of_contents(rows: Sequence[Row], *, skills_listed: bool) -> Kind | None:
    """Certifications, skills or neither. `skills_listed`: another section is headed as the person's skills.

    Then a list must mostly hold known skills to be a second one; else one is enough, or words that are no names.
    """
    rows = [row for row in rows if row.text.strip()]
    if not rows:
        return None
    if _are_credentials(rows):
        return Kind.CERTIFICATIONS
    return Kind.SKILLS if _are_skills(rows, skills_listed=skills_listed) else None


def are_dated(rows: Sequence[Row]) -> bool:
    """True where most rows have a date beside them: qualifications that were earned on a day, no claims."""
    dated = sum(any(is_date(line.text) for line in row.lines) for row in rows if len(row.lines) > 1)
    return dated > 1 and dated > MOSTLY * len(rows)


def _are_credentials(rows: Sequence[Row]) -> bool:
    if len(rows) > LONGEST_CREDENTIALS:
        return False
    whole = " ".join(row.text for row in rows)
    texts = listed_in(whole) if not any(row.bullet for row in rows) else [row.text for row in rows]
    items = [part for text in texts for part in listed_in(text) if not is_aside(part)]
    named = [item for item in items if _names_one(item)]
    return bool(named) and len(named) >= MOSTLY * len(items)


def _names_one(text: str) -> bool:
    if NO_CREDENTIAL.search(text):
        return False
    return bool(_DATED_BRACKETS.search(text) or KNOWN.search(text) or SAYS_SO.search(text))


def _are_skills(rows: Sequence[Row], *, skills_listed: bool) -> bool:
    items = [item.strip(" .") for text in paragraphs(rows) for item in items_of(text)]
    if len(items) < FEWEST_SKILLS or any(row.text.rstrip().endswith((".", "!", "?")) for row in rows):
        return False
    if any(len(item.split()) > MOST_SKILL_WORDS or _NO_SKILL.search(item) or find_date(item) for item in items):
        return False
    known = sum(skill_type(item) != "Other" for item in items)
    if skills_listed:
        return known >= MOSTLY * len(items)
    return known > 0 or any(item.split()[-1].islower() for item in items if len(item.split()) > 1)
