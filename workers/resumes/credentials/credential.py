"""One certification out of the texts that a resume prints for it: name, issuer, dates."""

import re
from collections.abc import Sequence

from workers.resumes.credentials.brackets import bracketed_apart
from workers.resumes.credentials.words import (
    ENDS_AS_ISSUER,
    EXPIRES,
    ISSUED,
    ISSUED_BY,
    ISSUER,
    KNOWN,
    NUMBER,
    ORGANIZATION,
    SAYS_SO,
)
from workers.resumes.resume import ReadCertification
from workers.resumes.text.asides import PLACE, is_date, is_place
from workers.resumes.text.cleaning import key
from workers.resumes.text.dates import Moment, find_date, find_range
from workers.resumes.text.headings import heading

LONGEST_NAME = 14  # words
LONGEST_ACRONYM = 8  # letters
MOST_NAME_WORDS = 4
NEAR = 3  # characters between "expires" and its date
_PARTS = re.compile(r"\s*[|•·]\s*|\s+[-–—]+\s*|\s*[-–—]\s+|\s{2,}")
_COMMA = re.compile(r"\s*,\s+(?![^()]*\))")
_SAYS_WHEN = re.compile(r",\s*(?:issued|emisi[oó]n)\b\W*(?=\w)", re.IGNORECASE)
_IS_COURSE = re.compile(r"\b(?:training|course|class|curso|capacitaci[oó]n)$", re.IGNORECASE)
_LEGAL = re.compile(r"^(?:inc|llc|co|corp|ltd)\b", re.IGNORECASE)
_QUALIFIES = re.compile(
    r"\b(?:class|clase|level|nivel|type|tipo|grade|active|current|valid|expired|lapsed|activ[oa]|vigente|progress"
    r"|endorsements?|hazmat|tanker|record|card|construction|general|industry|maritime|awareness|entry|operator|safety"
    r"|construcci[oó]n|seguridad|operador)\b",
    re.IGNORECASE,
)
LONGEST_ITEM = 600
"""Characters: more is no item of a list, and patterns must not be tried at each of its places."""
_EDGE = " ,;:|–—-•*·/"
_JOINING = {"of", "and", "&", "de", "del", "y"}
_SHORT_DATE = re.compile(r"(?<=[,(|–—]\s)([1-9]/\d{2})(?=\s*\)?\s*$)|(?<=\()([1-9]/\d{2})(?=\)\s*$)")
_BRACKET = re.compile(r"^([^()]{3,}?)\s*\(([^()]{2,60})\)\W*$")
_NUMBER_ITSELF = re.compile(r"(?=[\w-]*\d)[\w-]+(?=\)?$)")
SHORT = 4  # letters of "of", "the"
_SEAM = "  \n  "  # between what the resume prints in rows of their own


def certification(texts: Sequence[str]) -> ReadCertification | None:
    """The certification that the texts of one item name, or None when they name none."""
    if sum(map(len, texts)) > LONGEST_ITEM:
        return None
    texts = [_SHORT_DATE.sub(lambda date: f"0{date[0]}", text) for text in texts]  # "4/18", no fraction here
    in_one = len(texts) == 1 or "(" in texts[0].rpartition(")")[2]  # brackets that go on in the next row
    whole, bracketed = bracketed_apart(" ".join(texts)) if in_one else (_SEAM.join(texts), None)
    text, expires = _without_expiry(NUMBER.sub(_instead_of_number, whole))
    says_when = bool(_SAYS_WHEN.search(text))
    text, issued, until = _without_dates(text)
    name, issuer = (
        (_bare(text), bracketed)
        if bracketed
        else _in_its_rows(text)
        or _name_and_issuer(
            _without_place(re.sub(r"\s*\n\s*", "  ", text)), says_when=says_when, dated=issued is not None
        )
    )
    if not any(letter.isalpha() for letter in name) or len(name.split()) > LONGEST_NAME:
        return None
    if heading(name) and len(name.split()) == 1:
        return None
    if issuer is None and (named := ORGANIZATION.match(name)) and key(named[0]) != key(name):
        issuer = named[1]
    return ReadCertification(name, issuer, issued, expires or until, _number_in(" ".join(texts)))


def _number_in(text: str) -> str | None:
    """A licence's or a card's number ("Journeyman Plumber #J-4471", "License No. 12345")."""
    said = NUMBER.search(text)
    number = _NUMBER_ITSELF.search(said[0]) if said else None
    return number[0] if number else None


def _instead_of_number(number: re.Match[str]) -> str:
    """Two blanks, which part the name before a number from the issuer behind it ("Plumber #J-12 State Board")."""
    behind = number.string[number.end() :]
    return "  " if behind[:1] == " " and behind.lstrip()[:1].isupper() else ""


def _bare(text: str) -> str:
    return re.sub(r"\s{2,}", " ", text).strip(_EDGE)


def _in_its_rows(text: str) -> tuple[str, str] | None:
    """Name and issuer where the resume sets them in rows of their own; None where one row has to be taken apart."""
    rows = [row for row in (part.strip(_EDGE + "()") for part in text.split("\n")) if row and not is_date(row)]
    if len(rows) != 2 or ISSUED_BY.search(text):  # noqa: PLR2004 - a name and an issuer
        return None
    name, issuer = rows
    if _is_issuer(name) and not _is_issuer(issuer):
        name, issuer = issuer, name
    if KNOWN.search(issuer) and not ORGANIZATION.match(issuer):
        return None
    return name, issuer


def _without_place(text: str) -> str:
    """Text less a town with its state. A state within a name ("Class A CDL, California DMV") is the issuer's."""
    place = PLACE.search(text)
    if place is None or KNOWN.search(place[0]) or text[place.end() : place.end() + 2].strip()[:1].isalpha():
        return text
    return f"{text[: place.start()]}  {text[place.end() :]}"


def _without_expiry(text: str) -> tuple[str, Moment | None]:
    match = EXPIRES.search(text)
    behind = find_date(text[match.end() :]) if match else None
    if match is None or behind is None or behind.at > NEAR:
        return text, None
    rest = f"{text[: match.start()].rstrip(_EDGE)}  {text[match.end() + behind.until :]}".strip()
    return rest.rstrip(" ,;") if "(" in rest else rest.rstrip(" ,;)"), behind.start


def _without_dates(text: str) -> tuple[str, Moment | None, Moment | None]:
    found = find_range(text) or find_date(text)
    if found is None:
        return text, None, None
    before = ISSUED.sub("", text[: found.at].rstrip(_EDGE + "("))
    rest = f"{before}  {text[found.until :].lstrip(_EDGE + ')')}"
    return rest, found.start, None if found.single else found.end


def _name_and_issuer(text: str, *, says_when: bool, dated: bool) -> tuple[str, str | None]:
    """`says_when`: behind a comma stood "issued" with a date, and what stands before that comma is who issued it."""
    by = ISSUED_BY.search(text)
    if by:
        return text[: by.start()].strip(_EDGE), text[by.end() :].strip(_EDGE + ")") or None
    bracket = _BRACKET.match(text)
    if bracket and _brackets_issuer(*bracket.groups(), dated=dated):
        return bracket[1].strip(_EDGE), bracket[2].strip(_EDGE)
    parts = [part.strip(_EDGE) for part in _PARTS.split(text) if part.strip(_EDGE) and not is_date(part)]
    if len(parts) == 1:
        parts = _at_last_comma(parts[0]) if says_when else _at_comma(parts[0], dated=dated)
    elif len(parts) == 2 and not _is_issuer(parts[0]):  # noqa: PLR2004 - a name of two parts, the issuer behind a comma
        kind, *issuer = _at_comma(parts[1], dated=False)
        if issuer and not _is_issuer(kind) and not _LEGAL.match(issuer[0]):
            parts = [f"{parts[0]} – {kind}", *issuer]
    if not parts:
        return "", None
    if len(parts) > 1 and _is_issuer(parts[0]) and not (_is_issuer(parts[1]) or _is_acronym(parts[1])):
        parts[:2] = parts[1], parts[0]
    return parts[0], parts[1] if len(parts) > 1 else None


def _brackets_issuer(name: str, inner: str, *, dated: bool) -> bool:
    """True for "Fiber Technician (FOA)"; False for a short form of the name itself or a word about its class."""
    if _QUALIFIES.search(inner) or any(letter.isdigit() for letter in inner) or is_place(inner):
        return False
    initials = "".join(word[0] for word in key(name).split())
    if "".join(key(inner).split()) in initials:
        return False
    several = len(inner.split()) > 1 and all(word[:1].isupper() or len(word) < SHORT for word in inner.split())
    return _is_issuer(inner) or (dated and (several or _is_acronym(inner) or inner.istitle()))


def _at_last_comma(text: str) -> list[str]:
    name, comma, issuer = text.rpartition(", ")
    return [name, issuer] if comma else [text]


def _at_comma(text: str, *, dated: bool) -> list[str]:
    """Name and issuer. With a date behind it ("Truck Training, Lakeshore Steel, 2018") any name may have issued it."""
    name, *others = [part.strip(_EDGE) for part in _COMMA.split(text)]
    issuer = others[-1] if others else ""
    alone = len(others) == 1 and (dated or SAYS_SO.search(name))
    if not _may_issue(issuer) and not (alone and _is_name(issuer)):
        return [text]
    return [", ".join([name, *others[:-1]]), issuer]


def _is_name(text: str) -> bool:
    """True for up to four capitalised words ("Miller") that tell neither a class nor a state of the certificate."""
    said = text.split()
    named = all((word[:1].isupper() and word.isalpha()) or word in _JOINING for word in said)
    few = 0 < len(said) <= MOST_NAME_WORDS and named and said[0][:1].isupper()
    return few and not KNOWN.search(text) and not _QUALIFIES.search(text)


def _may_issue(text: str) -> bool:
    """True for an organization's name or letters; False for another certification."""
    if KNOWN.search(text) and not (ORGANIZATION.fullmatch(text) or ENDS_AS_ISSUER.search(text)):
        return False
    return bool(ISSUER.search(text)) or _is_acronym(text)


def _is_acronym(text: str) -> bool:
    return text.isupper() and len(text) <= LONGEST_ACRONYM


def _is_issuer(text: str) -> bool:
    if _IS_COURSE.search(text):
        return False
    if ORGANIZATION.fullmatch(text) or ENDS_AS_ISSUER.search(text):
        return True
    return bool(ISSUER.search(text)) and not KNOWN.search(text) and not SAYS_SO.search(text)
