"""Rows whose dates head a job, told from rows whose dates are part of what they say."""

import re

from workers.resumes.text.asides import is_date
from workers.resumes.text.dates import Found, find_date, ranges
from workers.resumes.text.line import Line, Row
from workers.resumes.text.names import PLACEHOLDER, title_score

_CLOSES = re.compile(r"^(.*\S)\s*[|–—•(]\s*$")
LONGEST_HEADER = 100  # characters of a row that heads a job
SENTENCE_END_WORDS, SENTENCE_START_WORDS, SHORTEST_WORD = 4, 3, 3


def dates_of(row: Row) -> Found | None:
    """The dates that make a row the head of a job: alone, beside its text, or at one end of a short row.

    Dates within a sentence are part of the sentence.
    """
    for line in row.lines:
        found = _alone(line)
        if found:
            heads = not found.single or (len(row.lines) == 1 and not row.bullet) or line is row.lines[-1]
            return found if heads else None
    if row.bullet:
        return None
    ranged = (found for line in row.lines for found in ranges(line.text) if _heads(line, found))
    return next(ranged, None) or _closing(row.lines[-1])


def _closing(line: Line) -> Found | None:
    """The month that a title's line closes with ("Laborer | June 2014"): work that lasted no longer."""
    found = find_date(line.text)
    if found is None or not found.single or found.start.month is None or line.text[found.until :].strip(" )."):
        return None
    before = _CLOSES.match(line.text[: found.at])
    return found if before and len(before[1]) <= LONGEST_HEADER and title_score(before[1]) > 0 else None


def _alone(line: Line) -> Found | None:
    return next(iter(ranges(line.text)), None) or find_date(line.text) if is_date(line.text) else None


def _heads(line: Line, found: Found) -> bool:
    before, after = line.text[: found.at].strip(), line.text[found.until :].strip()
    if PLACEHOLDER.search(line.text):
        return True
    if len(before) + len(after) > LONGEST_HEADER:
        return False
    ends_sentence = after.endswith(".") and len(after.split()) > SENTENCE_END_WORDS
    return not ends_sentence and not _begins_sentence(before)


def _begins_sentence(before: str) -> bool:
    """In a sentence, a word in lower case stands right before the dates ("rebuilt the mill from 2017 to 2019")."""
    words = before.split()
    if len(words) <= SENTENCE_START_WORDS:
        return False
    return words[-1].isalpha() and words[-1].islower() and len(words[-1]) >= SHORTEST_WORD
