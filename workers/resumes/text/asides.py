"""Words that stand beside an entry and say when, where or how long: dates, places, durations, links.

They are never a title, an employer or a duty.
"""

import re
from functools import lru_cache

from workers.resumes.text.dates import find_date, find_range
from workers.trades.vocabulary_files import words

_CAPITAL = "A-ZÁÉÍÓÚÑ"
_WORD = rf"[{_CAPITAL}][\w.'-]*"
_TOWN = rf"(?:{_WORD})(?:\s(?:de|del|la|las|los|of|{_WORD})){{0,3}}"
_STATES = sorted((*words("states"), *words("state_names")), key=len, reverse=True)
# "Machinist Mate, US Navy" and "United States Navy" name no country.
_REGION = r"(?!(?:USA?|United States)\s[A-Z][a-z])(?:" + "|".join(re.escape(name) for name in _STATES) + r")(?!\w)\.?"
_LETTERS = "|".join(name for name in words("states") if len(name) == 2)  # noqa: PLR2004 - as letters carry them
_COUNTRY = r"(?:\s*,?\s*(?:USA|U\.S\.A\.|United States|EE\.?\s?UU\.?))?"
_POSTCODE = r"(?:\s+\d{5}(?:-\d{4})?)?"
PLACE = re.compile(
    # Unfilled blanks of a template first.
    r"\bCity\s*,\s*State\b(?:\s*,\s*(?:United States|USA?))?"
    rf"|\b{_TOWN}\s*,\s*{_REGION}{_COUNTRY}{_POSTCODE}"
    # Behind a comma, the town's own may be missing ("Rivera Paving, Boise ID").
    rf"|(?<=,\s){_TOWN}\s(?:{_LETTERS})(?!\w){_POSTCODE}(?=\s*(?:$|[,|()–—]|\s-|\s\s))"
)
TOWN_AND_STATE = re.compile(rf"\b(?P<town>{_TOWN})\s*,\s*(?P<state>{_REGION})")
_LENGTH = re.compile(
    r"^\W*(?:\d{1,2}\+?\s*(?:years?|yrs?\.?|months?|mos?\.?|años?|meses|mes)\W*(?:and|y|,)?\s*)+\W*$", re.IGNORECASE
)
_LINK = re.compile(r"^(?:https?://|www\.)\S+$|^\S+\.(?:com|org|net|io|edu|gov|mx)(?:/\S*)?$", re.IGNORECASE)
_TERMS = re.compile(
    r"^\W*(?:remote|hybrid|on-?site|remoto|híbrido|presencial|full[- ]?time|part[- ]?time|tiempo completo"
    r"|medio tiempo|seasonal|temporary|contract|temporal)\W*$",
    re.IGNORECASE,
)
_EDGE = re.compile(r"^[\s()\[\]|,;:/•·–—-]+|[\s()\[\]|,;:/•·–—-]+$")


def is_place(text: str) -> bool:
    """True for a text that is a town with its state or country, or the terms of the work, and nothing else."""
    match = PLACE.search(text)
    return bool(_TERMS.match(text)) or (match is not None and not _rest(text, match.start(), match.end()))


def is_state_of(above: str, text: str) -> bool:
    """True for the state that a narrow column set under its town ("Fresno," and "CA")."""
    return above.endswith(",") and is_place(f"Town, {text}")


@lru_cache(maxsize=4096)
def is_date(text: str) -> bool:
    """True for a text that is a date or a range and nothing else but brackets, a duration or a place."""
    found = find_range(text) or find_date(text)
    if found is None:
        return False
    rest = _rest(text, found.at, found.until)
    return not rest or bool(_LENGTH.match(rest)) or is_place(rest)


@lru_cache(maxsize=4096)
def is_aside(text: str) -> bool:
    """True for a date, a place, a duration or a link that stands alone."""
    return is_date(text) or is_place(text) or bool(_LENGTH.match(text)) or bool(_LINK.match(text.strip()))


def _rest(text: str, start: int, end: int) -> str:
    return _EDGE.sub("", text[:start] + " " + text[end:])
