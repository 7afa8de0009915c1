"""Certifications and licences: the items of their sections, and the well-known ones wherever a resume names them."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from common.tables.profile import LIST_ROWS
from workers.resumes.credentials.credential import certification
from workers.resumes.credentials.items import set_apart
from workers.resumes.credentials.lists import is_column_head, listed_in
from workers.resumes.credentials.words import (
    EXPIRES,
    ISSUER,
    KNOWN,
    KNOWN_IN_TEXT,
    NO_CREDENTIAL,
    ORGANIZATION,
    SAYS_SO,
    begins_detail,
)
from workers.resumes.resume import ReadCertification
from workers.resumes.text.asides import is_aside
from workers.resumes.text.cleaning import key
from workers.resumes.text.dates import find_date, find_range
from workers.resumes.text.line import Row

LONGEST_ITEM = 30  # words of an item with its issuer and dates; more is a text that names certifications
LONGEST_MENTION = 11  # words of a row outside of the section that is still a certification and no sentence about one
MOSTLY = 0.6  # of a section's items
MOST_TEXTS = 3  # name, issuer, dates
_EDGE = " ,;:|–—-•*·/."
_LABELLED = re.compile(r"^[^:]{3,70}: (?=[^:]*(?:19|20)\d{2}\W*$)")
_SENTENCES = re.compile(r"[a-z]\.\s+[A-ZÁÉÍÓÚÑ]")
_SHORT_FORMS = re.compile(r"commercial driver'?s?'? licen[cs]e", re.IGNORECASE)
_FILLERS = frozenset({"card", "license", "licence", "certification", "certified", "certificate", "the", "of", "and"})


def listed(rows: Sequence[Row]) -> list[ReadCertification]:
    """Return the certifications of a section of them."""
    found: list[ReadCertification] = []
    rows = [row for row in rows if not is_column_head([line.text for line in row.lines])]
    entries = set_apart(rows)
    for texts in _with_issuers_apart(list(_items(rows)) if entries is None else entries):
        several = listed_in("  ".join(texts)) if entries is None or len(texts) == 1 else [""]
        for item in [texts] if len(several) == 1 else [[one] for one in several]:
            found += _of_item(item)
    return found


def trained(rows: Sequence[Row]) -> list[ReadCertification]:
    """The certifications among a section's courses: all where most are known, or where each has its own date."""
    rows = [row for row in rows if not NO_CREDENTIAL.search(row.text)]
    texts = " ".join(row.text for row in rows)
    found = [_earned(one, texts) for one in listed(rows)]
    known = [one for one in found if KNOWN.search(one.name) or SAYS_SO.search(one.name)]
    dated = all(one.issued or one.expires for one in found)
    return found if len(known) * 2 >= len(found) or (known and dated) else known


def _with_issuers_apart(items: list[list[str]]) -> list[list[str]]:
    """The items; where most read "Name: Issuer, date", the colon parts the name from the rest."""
    labelled = [len(texts) == 1 and bool(_LABELLED.match(texts[0])) for texts in items]
    if sum(labelled) < max(2, MOSTLY * len(items)):
        return items
    return [
        [part.strip() for part in texts[0].split(": ", 1)] if is_labelled else texts
        for texts, is_labelled in zip(items, labelled, strict=True)
    ]


def _of_item(texts: list[str]) -> list[ReadCertification]:
    whole = " ".join(texts)
    if len(whole.split()) > LONGEST_ITEM:
        return [ReadCertification(named[0]) for named in KNOWN_IN_TEXT.finditer(whole)]
    one = None if NO_CREDENTIAL.search(whole) else certification(texts)
    return [one] if one else []


def mentioned(rows: Sequence[Row], *, known_only: bool = False) -> list[ReadCertification]:
    """Certifications that stand as an item of their own in another section."""
    texts = [row.text.strip(_EDGE) for row in rows if row.bullet or not row.text[:1].islower()]
    named = [text for text in texts if _is_mention(text, known_only=known_only)]
    return [_earned(one, text) for text in named if (one := certification([text]))]


def _earned(one: ReadCertification, text: str) -> ReadCertification:
    """Return the certification of a course with dates: it was issued at their end, which is no expiry."""
    if EXPIRES.search(text) or find_range(text) is None:
        return one
    return ReadCertification(one.name, one.issuer, one.expires or one.issued, number=one.number)


def _is_mention(text: str, *, known_only: bool) -> bool:
    if known_only and text.count(",") > 1:
        return False
    if len(text.split()) > LONGEST_MENTION or ";" in text or NO_CREDENTIAL.search(text) or _SENTENCES.search(text):
        return False
    return bool(KNOWN.search(text)) or (not known_only and bool(SAYS_SO.search(text)))


def without_doubles(certifications: Sequence[ReadCertification]) -> list[ReadCertification]:
    """Return each certification once, with what any of its mentions says about it."""
    found: list[ReadCertification] = []
    for one in certifications:
        same = next((other for other in found if same_credential(one.name, other.name)), None)
        if same is None:
            found.append(one)
            continue
        same.issued, same.expires = same.issued or one.issued, same.expires or one.expires
        same.issuer, same.number = same.issuer or one.issuer, same.number or one.number
    return found


def same_credential(one: str, other: str) -> bool:
    """True for two names of one credential: all words of the shorter stand in the longer ("TWIC", "TWIC card")."""
    return _words(one) <= _words(other) or _words(other) <= _words(one)


def is_among(text: str, held: Sequence[ReadCertification]) -> bool:
    """True for a text that names one of the certifications, not only the trade or the machine that one is about."""
    for one in held:
        if key(text) == key(one.name):
            return True
        if (KNOWN.search(text) or SAYS_SO.search(text)) and same_credential(text, one.name):
            return True
    return False


@lru_cache(maxsize=8 * LIST_ROWS)  # each name is compared with every other one of its resume
def _words(name: str) -> frozenset[str]:
    said = frozenset(key(_SHORT_FORMS.sub("cdl", name.replace('"', ""))).split())
    return said - _FILLERS or said


def _items(rows: Sequence[Row]) -> Iterator[list[str]]:
    """The texts of each item: a bullet with what hangs under it, or a row with the dates and issuer that follow it."""
    item: list[str] = []
    head: Row | None = None
    for row in rows:
        texts = [line.text for line in row.lines]
        if item and item[-1].endswith((",", ";", "|")) and not row.bullet:  # a list that runs on
            item[-1] = f"{item[-1]} {row.text}"
            continue
        if head is not None and not row.bullet and _hangs(row, head):
            item[-1] = f"{item[-1]} {row.text}"
            continue
        if head is not None and not row.bullet and (row.text[:1].islower() or row.text[:1] == "(") and item:
            item[-1] = f"{item[-1]} {row.text}"
            continue
        if head is not None and not row.bullet and _adds(row, head, item):
            item += texts
            continue
        if item:
            yield item
        item, head = texts, row
    if item:
        yield item


def _hangs(row: Row, head: Row) -> bool:
    """True for the next line of a bullet's text."""
    return head.bullet and row.first.left >= head.first.left - 2 and not is_aside(row.text)


def _adds(row: Row, head: Row, item: Sequence[str]) -> bool:
    """True for a row that says when or by whom the item above it was issued, or goes on with its words."""
    if row.text[:1].islower() or begins_detail(row.text) or all(is_aside(line.text) for line in row.lines):
        return True
    lighter = head.bold and not row.bold and not KNOWN.search(row.text)
    if (lighter and len(item) < MOST_TEXTS) or (len(item) == 1 and _is_issuer_alone(row.text)):
        return True
    if row.bold or len(item) >= MOST_TEXTS or KNOWN.search(row.text) or SAYS_SO.search(row.text):
        return False
    dated = any(find_date(text) for text in item)
    if dated and find_date(row.text):  # each has its own
        return False
    return bool(ISSUER.search(row.text)) and (len(item) == 1 or dated)


def _is_issuer_alone(text: str) -> bool:
    """True for "NCCER, 2018": an organization that certifications are named by, and at most a date."""
    found = find_date(text)
    bare = f"{text[: found.at]}{text[found.until :]}" if found else text
    return bool(ORGANIZATION.fullmatch(bare.strip(f"{_EDGE}()")))
