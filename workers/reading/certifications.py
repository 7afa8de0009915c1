"""Certifications and licences: the items of their sections, and the well-known ones wherever a resume names them."""

import re
from collections.abc import Iterator, Sequence

from workers.reading.asides import PLACE, is_aside, is_date
from workers.reading.cleaning import key
from workers.reading.dates import Moment, find_date, find_range
from workers.reading.headings import heading
from workers.reading.line import Row
from workers.reading.resume import ReadCertification

LONGEST_NAME = 14  # words
LONGEST_MENTION = 11  # words of a row outside of the section that is still a certification and no sentence about one

KNOWN = re.compile(
    r"\b(?:OSHA[- ]?(?:10|30|500|510)|HAZWOPER|TWIC|CDL|commercial driver'?s?'? licen[cs]e|EPA[- ]?(?:Section )?60[89]|EPA (?:Universal|Type I+)|AWS D1\.\d|NCCER|MSHA|NATE|CompTIA|"
    r"ASE (?:Certified|Master|A\d)|G1 - |NICET|API \d{3,4}|CWI|CWB|NREMT|EMT-?[BIP]?|CPR|CSHO|CPCCA|NCCCO|CCO|SafeLand|PEC Safeland|H2S|R-410A|BPI|LEED|"
    r"(?:journeyman|master|contractor'?s?|electrical|plumbing|electrician'?s?|plumber'?s?|apprentice|A&P|airframe|pilot'?s?|boiler|stationary engineer|real estate|insurance) (?:\w+ )?(?:licen[cs]e|card|certificate)|"
    r"forklift (?:operator )?(?:certifi\w+|licen[cs]e)|fork ?truck (?:certifi\w+|licen[cs]e)|(?:hazmat|tanker|doubles?(?:/triples?)?|air brakes?) endorsement|TSA|Six Sigma|PMP|"
    r"confined space (?:entry )?certifi\w+|fall protection certifi\w+|crane operator certifi\w+|licencia (?:comercial|de conducir comercial))\b|\bA\+ Certified",
    re.IGNORECASE,
)
_SAYS_SO = re.compile(
    r"\b(?:certified|certification|certificate|licensed|licen[cs]e|endorsement|certificado|certificada|certificación|licencia|certificaciones)\b",
    re.IGNORECASE,
)
_NO_CREDENTIAL = re.compile(
    r"\b(?:diploma|bachelor|associate|master of|degree|ged|high school|university|college|achievement|appreciation|commendation|medal|award|pursuing|working toward|"
    r"clean driver|no license|license plate|software licen|skills?$|certify|birth|marriage)\b",
    re.IGNORECASE,
)
_EXPIRES = re.compile(
    r"\(?\b(?:exp(?:ires?|iration|\.)?(?:\s+date)?|valid (?:through|until|to|thru)|renew(?:al|s)?|vence|vigente hasta|válid[ao] hasta|vencimiento)\b\s*:?\s*(?:on\s+|el\s+)?",
    re.IGNORECASE,
)
_ISSUED_BY = re.compile(
    r"\s*[-–—,(|]?\s*\b(?:issued by|by|from|through|via|expedid[oa] por|otorgad[oa] por|emitid[oa] por)\s+(?=[A-ZÁÉÍÓÚÑ])",
    re.IGNORECASE,
)
_PARTS = re.compile(r"\s*[|•·]\s*|\s+[-–—]+\s*|\s*[-–—]\s+|\s{2,}")
_COMMA = re.compile(r"\s*,\s+(?![^()]*\))")
_EDGE = " ,;:|–—-•*·/"
_LEFT_OVER = re.compile(
    r"\(\s*\)|\b(?:issued|obtained|earned|completed|certified|received|expedid[oa]|obtenid[oa])\s*(?:on|in|en)?\s*:?\s*$",
    re.IGNORECASE,
)
_ISSUER_WORDS = re.compile(
    r"\b(?:university|college|institute|academy|school|association|society|council|board|department|bureau|agency|authority|center|centre|training|services?|inc|llc|state of|county|"
    r"union|local \d+|international|national|american|federal|osha|epa|nccer|ase|aws|nate|red cross|coursera|udemy|linkedin|amazon|google|microsoft|apple|cisco|comptia|"
    r"administration|foundation|instituto|cruz roja|departamento|secretar[ií]a|universidad|colegio|centro)\b",
    re.IGNORECASE,
)
_ISSUER_IN_NAME = re.compile(r"^(OSHA|EPA|NCCER|ASE|AWS|MSHA|NATE|CompTIA|NCCCO|API|TSA|FAA|NICET)\b")


def listed(rows: Sequence[Row]) -> list[ReadCertification]:
    """The items of a section of certifications."""
    return [found for texts in _items(rows) if (found := _certification(texts))]


def mentioned(rows: Sequence[Row], *, known_only: bool = False) -> list[ReadCertification]:
    """Certifications that stand as an item of their own in another section."""
    found = []
    for row in rows:
        text = row.text.strip(_EDGE + ".")
        if (
            len(text.split()) > LONGEST_MENTION
            or _NO_CREDENTIAL.search(text)
            or (text[:1].islower() and not row.bullet)
        ):
            continue
        if not (KNOWN.search(text) or (not known_only and _SAYS_SO.search(text))):
            continue
        if one := _certification([text]):
            found.append(one)
    return found


def without_doubles(certifications: Sequence[ReadCertification]) -> list[ReadCertification]:
    """Each once: a name whose words all stand in another's, or that is the same credential by its short name, is that one."""
    found: list[ReadCertification] = []
    for one in certifications:
        same = next((other for other in found if same_credential(one.name, other.name)), None)
        if same is None:
            found.append(one)
            continue
        same.issued, same.expires, same.issuer = (
            same.issued or one.issued,
            same.expires or one.expires,
            same.issuer or one.issuer,
        )
    return found


def same_credential(one: str, other: str) -> bool:
    """True for two names of one credential: all words of the shorter stand in the longer ("TWIC", "TWIC card")."""
    return _words(one) <= _words(other) or _words(other) <= _words(one)


def _words(name: str) -> frozenset[str]:
    plain = key(re.sub(r"commercial driver'?s?'? licen[cs]e", "cdl", name.replace('"', ""), flags=re.IGNORECASE))
    return frozenset(plain.split()) - {
        "card",
        "license",
        "licence",
        "certification",
        "certified",
        "certificate",
        "the",
        "of",
        "and",
    } or frozenset(plain.split())


def _items(rows: Sequence[Row]) -> Iterator[list[str]]:
    """The texts of each item: a bullet with what hangs under it, or a row with the dates and the issuer that follow it."""
    item: list[str] = []
    for row in rows:
        texts = [line.text for line in row.lines]
        if item and not row.bullet and (_adds(row, item) or all(is_aside(text) for text in texts)):
            item += texts
            continue
        if item:
            yield item
        item = texts
    if item:
        yield item


def _adds(row: Row, item: Sequence[str]) -> bool:
    """True for a row that names who issued the item above it, or goes on with its words."""
    text = row.text
    if text[:1].islower() or _ISSUED_BY.match(text) or _EXPIRES.match(text):
        return True
    dated = any(find_date(one) for one in item)
    return (
        bool(_ISSUER_WORDS.search(text))
        and not KNOWN.search(text)
        and not _SAYS_SO.search(text)
        and (dated or len(item) == 1)
        and not row.bold
        and len(item) < 3
    )  # noqa: PLR2004


def _certification(texts: Sequence[str]) -> ReadCertification | None:
    text = "  ".join(texts)
    text, expires = _cut_expiry(text)
    text, issued, until = _cut_dates(text)
    text = PLACE.sub("  ", text)
    name, issuer = _name_and_issuer(text)
    if len(name) < 2 or len(name.split()) > LONGEST_NAME or heading(name) and len(name.split()) == 1 or name.isdigit():  # noqa: PLR2004
        return None
    if re.search(r"\b(?:diploma|bachelor|degree)\b", name, re.IGNORECASE):
        return None
    if issuer is None and (named := _ISSUER_IN_NAME.match(name)) and key(named[0]) != key(name):
        issuer = named[1]
    return ReadCertification(name, issuer, issued, expires or until)


def _cut_expiry(text: str) -> tuple[str, Moment | None]:
    match = _EXPIRES.search(text)
    if match is None:
        return text, None
    behind = find_date(text[match.end() :])
    if behind is None or behind.at > 3:  # noqa: PLR2004 - only a bracket or a blank may stand between
        return text, None
    return f"{text[: match.start()]}  {text[match.end() + behind.until :]}".strip(" )"), behind.start


def _cut_dates(text: str) -> tuple[str, Moment | None, Moment | None]:
    found = find_range(text) or find_date(text)
    if found is None:
        return text, None, None
    rest = f"{text[: found.at].rstrip(_EDGE + '(')}  {text[found.until :].lstrip(_EDGE + ')')}"
    return _LEFT_OVER.sub("", rest), found.start, None if found.single else found.end


def _name_and_issuer(text: str) -> tuple[str, str | None]:
    by = _ISSUED_BY.search(text)
    if by:
        return text[: by.start()].strip(_EDGE), text[by.end() :].strip(_EDGE + ")") or None
    parts = [part.strip(_EDGE) for part in _PARTS.split(text) if part.strip(_EDGE) and not is_date(part)]
    if len(parts) == 1:
        commas = [part.strip(_EDGE) for part in _COMMA.split(parts[0])]
        if len(commas) == 2 and _ISSUER_WORDS.search(commas[1]):  # noqa: PLR2004 - name, issuer
            parts = commas
    if not parts:
        return "", None
    if (
        len(parts) > 1
        and _ISSUER_WORDS.search(parts[0])
        and not _ISSUER_WORDS.search(parts[1])
        and (KNOWN.search(parts[1]) or _SAYS_SO.search(parts[1]))
    ):
        parts[0], parts[1] = parts[1], parts[0]
    return parts[0], parts[1] if len(parts) > 1 else None
