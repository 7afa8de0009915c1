"""Certifications that one row lists: "OSHA 10, CPR, Forklift Certified" is three, "OSHA 10, OSHA, 2019" is one."""

import re
from collections.abc import Sequence

from workers.resumes.credentials.words import ENDS_AS_ISSUER, ISSUER, KNOWN, ORGANIZATION, SAYS_SO, begins_detail
from workers.resumes.text.asides import is_aside, is_date
from workers.resumes.text.dates import find_date

FEWEST = 3  # parts that bullets or strokes hold apart and none of which is an issuer or a date
MOST_PART_WORDS = 6
_MARKED = re.compile(r"\s*[|•·●▪]\s*|\s{2,}|(?<!Aid)(?<!CPR)\s+/\s+(?!CPR|AED)")
# Where each closes with its own brackets, any mark parts them.
_CLOSED = re.compile(r"(?<=\))\s*[,;/|•·*+~–—-]\s*(?=[A-ZÁÉÍÓÚÑ\d])|(?<=\))\s{2,}(?=\S)")
_BRACKETED = re.compile(r"^[^()]+(?:\([^()]*\)[^()]*)?\([^()]*\)\W*$")
_SEMICOLON = re.compile(r"\s*;\s*(?![^()]*\))")
_COMMA = re.compile(r"\s*,\s*(?![^()]*\))")
_OWN_DATE = re.compile(r"\([^()]*(?:19|20)\d{2}[^()]*\)\s*$")
_ENDORSES = re.compile(r"\bendorsements?\b", re.IGNORECASE)
_COLUMN = re.compile(
    r"^(?:(?:name|certifications?|certificates?|licen[cs]es?|credentials?|courses?|titles?|issued by|issuers?|issued"
    r"|(?:issuing )?(?:organi[sz]ation|agency|authority|body)|provider|(?:issue |expiration |exp\.? )?dates?"
    r"|expires|year|number|status"
    r"|certificaci[oó]n|certificado|licencia|expedid[oa] por|emisor|fecha|vence|a[ñn]o)[\s/]*)+$",
    re.IGNORECASE,
)


def is_column_head(texts: Sequence[str]) -> bool:
    """True for the first row of a table ("Certification", "Issued by", "Date")."""
    return all(_COLUMN.match(text) for text in texts)


def listed_in(text: str) -> list[str]:
    """The certifications that a row names, each with what is said of it; the row itself when it names one."""
    parts = [part for part in _CLOSED.split(text) if part]
    if len(parts) > 1 and all(_BRACKETED.match(part) for part in parts):
        return parts
    parts = [part for part in _SEMICOLON.split(text) if part]
    if len(parts) > 1:
        return [one for part in parts for one in listed_in(part)]
    parts = [part for part in _MARKED.split(text) if part]
    named = sum(_names(part) for part in parts)
    if not any(_is_detail(part) for part in parts) and (len(parts) >= FEWEST or (named > 1 and named == len(parts))):
        return parts
    return _at_commas(text)


def _at_commas(text: str) -> list[str]:
    parts = [part for part in _COMMA.split(text) if part]
    if len(parts) >= FEWEST and ":" not in text and not any(_is_detail(part) for part in parts):
        short = all(len(part.split()) <= MOST_PART_WORDS for part in parts)
        if short and not _ENDORSES.search(text) and sum(map(_names, parts)) > 1:
            return parts
    dated = len(parts) > 1 and all(_OWN_DATE.search(part) for part in parts)
    if not dated and sum(_names(part) and not _ENDORSES.search(part) for part in parts) < 2:  # noqa: PLR2004 - one is no list
        return [text]
    found: list[str] = []
    for part in parts:
        if found and (_is_detail(part) or _ENDORSES.search(part)):
            found[-1] = f"{found[-1]}, {part}"
        else:
            found.append(part)
    return found


def _names(part: str) -> bool:
    """True for a part that is surely a certification of its own."""
    return bool(KNOWN.search(part) or SAYS_SO.search(part)) and not _is_detail(part)


def _is_detail(part: str) -> bool:
    """True for a date, an issuer or another word about the certification before it."""
    found = find_date(part)
    bare = (f"{part[: found.at]}{part[found.until :]}" if found else part).strip(" ().,")
    if not bare or is_date(bare) or is_aside(bare) or begins_detail(bare) or ORGANIZATION.fullmatch(bare):
        return True
    if KNOWN.search(bare) or SAYS_SO.search(bare):
        return bool(ENDS_AS_ISSUER.search(bare))
    return bool(ISSUER.search(bare))
