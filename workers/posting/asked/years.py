"""Years that a posting counts: "three (3) years of", "5+ yrs", "mínimo 2 años de"."""

import re

from workers.language.numbers import number_at
from workers.language.words import fold

_NUMBER = (
    r"(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|un|una|uno|dos|tres|cuatro|cinco"
    r"|seis|siete|ocho"
    r"|nueve|diez|doce|quince)"
)
_YEARS = re.compile(
    r"(?:\b(?:at least|a minimum of|minimum(?: of)?|min\.?|over|more than|al menos|por lo menos|m[ií]nimo(?: de)?"
    r"|m[áa]s de)\s+)?"
    rf"\b(?P<years>{_NUMBER})\s*(?:\(\d{{1,2}}\)\s*)?(?:\+|plus|or more|o m[áa]s)?\s*(?:(?:to|-|\u2013"
    rf"|a)\s*{_NUMBER}\s*)?\+?\s*"
    r"(?:full |solid |verifiable |recent |consecutive )*(?:years?|yrs?|años?)\b\.?[\u2019']?\s*"
    r"(?:\+|plus|or more|o m[áa]s|minimum|min\.?|como m[ií]nimo|m[ií]nimo)?\s*",
    re.IGNORECASE,
)
_LINK = re.compile(
    r"^(?:(?:of|in|de|en|as(?: an?)?|como|w/|with|verifiable|documented|recent|proven|progressive|hands-on|prior"
    r"|related)\s+)+(?=\S)",
    re.IGNORECASE,
)
_OR_OTHER = re.compile(rf"\s+(?:or|o)\s+{_NUMBER}\s+(?:years?|yrs?|años?)\b", re.IGNORECASE)
_MOST = 30
"""Beyond is a firm's age."""
_SPAN = re.compile(r"\b(?:last|past|every|within|in|[uú]ltimos?|cada|en|mayor(?:es)? de)(?: the)?\s*$", re.IGNORECASE)
"""Before years in which something did or didn't happen: "no DUI in the last 3 years"."""
_AGE = re.compile(r"^\s*(?:or )?(?:old|older|of age|de edad)\b|^\s*after\b", re.IGNORECASE)


def years_in(text: str) -> tuple[int, str, str] | None:
    """The years, what stands before them, and what they are years of; None where no years of doing are counted."""
    match = _YEARS.search(text)
    if not match or _AGE.match(text[match.end() :]) or _SPAN.search(text[: match.start()]):
        return None
    word = fold(match["years"])
    number = number_at([word], 0)
    years = 1 if word in {"a", "an", "un", "una"} else int(number[0]) if number and number[0].isdecimal() else 0
    if not 0 < years <= _MOST:
        return None
    after = _OR_OTHER.split(text[match.end() :].strip(), maxsplit=1)[0]
    return years, text[: match.start()].strip(), _LINK.sub("", after)
