"""What the brackets behind a certification's name say: "Lead Renovator (EPA, 05/2021)", "Class A CDL (exp. 2029)"."""

import re

from workers.resumes.credentials.words import EXPIRES, ISSUED_BY, NUMBER, begins_detail
from workers.resumes.text.asides import is_date
from workers.resumes.text.dates import find_date

_CLOSING = re.compile(r"^([^()]{2,}(?:\([^()]*\)[^()]*)?)\(([^()]{2,90})\)?\W*$")
_PART = re.compile(r"\s*[,;|]\s*(?=\S)")
_YEAR_ALONE = re.compile(r"^(?:19|20)\d{2}$")
_EDGE = " ,;:|–—-"
# What a bracket says of the certificate itself and not of who gave it.
_OF_ITSELF = re.compile(
    r"^(?:class|clase|level|nivel|type|tipo|grade|grado|step|active|activ[oa]|current|valid|vigente|expired|lapsed"
    r"|in progress|en curso|endorsements?|hazmat|tanker|renewed|renovad[oa]|hours?|\d+[- ]?(?:hours?|hrs?|h|horas))\b",
    re.IGNORECASE,
)


def bracketed_apart(text: str) -> tuple[str, str | None]:
    """A certification's text with its date out of the closing brackets, and the issuer that stood beside the date.

    The text comes back as it is where its brackets hold no date, or more than an issuer with it.
    """
    closing = _CLOSING.match(text)
    if closing is None:
        return text, None
    name, inner = closing[1].strip(_EDGE), closing[2]
    parts = [part.strip(_EDGE) for part in _PART.split(inner) if part.strip(_EDGE)]
    details = [part for part in parts if is_date(part) or _YEAR_ALONE.match(part) or _says_when(part)]
    others = [part for part in parts if part not in details]
    numbers = [part for part in others if begins_detail(part) and NUMBER.match(part)]
    others = [part for part in others if part not in numbers]
    if not details or not name or len(others) > 2:  # noqa: PLR2004 - an issuer's name with a comma in it
        return text, None
    told = "  ".join(details)
    of_itself = [part for part in others if _OF_ITSELF.match(part)]
    issuer = ", ".join(ISSUED_BY.sub("", f" {part}").strip() for part in others if part not in of_itself)
    kept = f"{name} ({', '.join(of_itself)})" if of_itself else name
    return f"{kept}  {told}", issuer or None


def _says_when(part: str) -> bool:
    """True for "exp. 04/2027", "issued 2019", "vence 03/2028", and for a date behind one word ("since 2019")."""
    found = find_date(part)
    if found is None:
        return False
    before = part[: found.at].strip(_EDGE)
    return not before or bool(EXPIRES.match(part)) or begins_detail(part)
