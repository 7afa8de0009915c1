"""How employers reach the person, as the head of a resume or its own section for contact says it.

Nothing is taken from anywhere else: a telephone number in a job or under references is somebody else's.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, takewhile

from common.tables.profile import MOST_LINKS, PHONE_LENGTH, PLACE_LENGTH
from common.web_links import host_of, is_web_link
from workers.resumes.layout.anchors import dates_of
from workers.resumes.resume import ReadContact
from workers.resumes.sections.dividing import Section
from workers.resumes.text.asides import TOWN_AND_STATE
from workers.resumes.text.cleaning import key
from workers.resumes.text.headings import Kind
from workers.trades.vocabulary_files import words

_COUNTRIES = frozenset({"US", "USA", "United States"})
_ROWS_OF_HEAD = 14
"""Under no heading: a name, a few lines of contact, a headline; further down stands what the resume is about."""
_PARTS = re.compile(r"\s{2,}|\s*[|•·∙]\s*")
_FEWEST_DIGITS, _MOST_DIGITS = 9, 15
_PHONE = re.compile(
    r"(?<![\w/.])(?:\+\s?\d{1,3}[\s.-]{0,2})?(?:\(\s?\d{2,4}\s?\)|\d{2,4})(?:[\s.-]{0,2}\d{2,4}){2,4}(?![\w/]|\.\w)"
)
_OTHER_NUMBER = re.compile(r"\d{3}-\d{2}-\d{4}|\d{5}-\d{4}|(?:19|20)\d\d\W{0,3}(?:19|20)\d\d.*")
"""A social security number, a postcode, a range of years."""
_OF_NO_PHONE = re.compile(
    r"\b(?:fax|licen[cs]ed?|licencia|lic|card|ssn|curp|rfc|nss|c[eé]dula|id|no|number|n[uú]mero|cert\w*)\b\W*$",
    re.IGNORECASE,
)
_EMAIL = re.compile(r"\S+@\S+")
_LINK = re.compile(r"(?<![\w@.-])(?:https?://)?(?:[\w-]+\.)+[a-z]{2,}(?:/[^\s|,;()]*)?(?![\w@])", re.IGNORECASE)
_PERSONAL_HOST = re.compile(r"^(?:https?://|www\.)|/|^(?:linkedin|github|instagram|facebook)\.", re.IGNORECASE)
_MAKERS = re.compile(r"(?:europass|resume\.io|zety|canva|novoresume|indeed|livecareer|rxresu|flowcv)\b", re.IGNORECASE)
"""Programs that print their own address on a page."""
_HOUSE_NUMBER = re.compile(r"\d[\w-]*\s+(?:[NSEW]\.?\s+)?$")
_STREET = re.compile(
    r"^.*?\b(?:street|st|avenue|ave|av|road|rd|drive|dr|boulevard|blvd|lane|ln|way|court|ct|place|pl|circle|cir"
    r"|terrace|ter|highway|hwy|calle|avenida)\b\.?(?:\s+(?:[NSEW]{1,2}\b\.?|(?:apt|unit|suite)\.?\s*\w+))?\s+",
    re.IGNORECASE,
)


def read_contact(found: Sequence[Section]) -> ReadContact:
    """Telephone, town with its state, and links to pages; the first of each that stands there."""
    texts = list(_texts(found))
    parts = [part for text in texts for part in _PARTS.split(text)]
    city, state = next(filter(None, map(_place, parts)), (None, None))
    phone = next((number for text in texts for number in phones_in(text)), None)
    return ReadContact(phone, city, state, first_links(link for text in _unwrapped(texts) for link in links_in(text)))


def first_links(links: Iterable[str]) -> list[str]:
    """Return the links, each once, as many as a profile has room for."""
    return list(islice(dict.fromkeys(links), MOST_LINKS))


def _texts(found: Sequence[Section]) -> Iterator[str]:
    """Yield the texts under a heading of contact, then those at the head: before all headings, or under the name."""
    for section in found:
        if section.kind is Kind.OTHER and key(section.title) in words("contact_headings"):
            yield from (row.text for row in section.rows)
    is_head = True
    for section in found:
        is_head = is_head and section.kind in {None, Kind.OTHER}
        if is_head or section.kind is None:
            rows = takewhile(lambda row: not dates_of(row), section.rows[:_ROWS_OF_HEAD])
            yield from (row.text for row in rows)


def _place(text: str) -> tuple[str, str | None] | None:
    """The town, without the street before it, and its state, where that isn't a country."""
    match = TOWN_AND_STATE.search(text) or (TOWN_AND_STATE.search(text.title()) if text.isupper() else None)
    if match is None:
        return None
    town = match["town"]
    if _HOUSE_NUMBER.search(text[: match.start()]):
        town, streets = _STREET.subn("", town)
        if not streets:
            return None
    town, state = town.title() if town.isupper() else town, match["state"].strip()
    return (town, None if state in _COUNTRIES else state) if 0 < len(town) <= PLACE_LENGTH else None


def phones_in(text: str) -> Iterator[str]:
    """Telephone numbers as they are printed, of 9 to 15 digits."""
    for match in _PHONE.finditer(_EMAIL.sub(" ", re.sub(r"[\u2010-\u2015\u2212]", "-", text))):
        number = " ".join(match.group().split())
        digits = sum(map(str.isdigit, number))
        said_before = match.string[: match.start()]
        is_one = _FEWEST_DIGITS <= digits <= _MOST_DIGITS and len(number) <= PHONE_LENGTH
        if is_one and not _OTHER_NUMBER.fullmatch(number) and not _OF_NO_PHONE.search(said_before):
            yield number


def _unwrapped(texts: Sequence[str]) -> Iterator[str]:
    """Texts, an address that a narrow column broke in two put together."""
    broken = ""
    for text in texts:
        whole, broken = broken + text, ""
        if re.search(r"/\S*[-/]$", whole) and " " not in whole.strip():
            broken = whole.strip()
        else:
            yield whole
    if broken:
        yield broken


def links_in(text: str) -> Iterator[str]:
    """Addresses of pages of one's own, made whole; no mail address, no plain name of a firm's site."""
    for match in _LINK.finditer(_EMAIL.sub(" ", text)):
        said = match.group().rstrip(".,:")
        link = said if re.match(r"https?://", said, re.IGNORECASE) else f"https://{said}"
        if _PERSONAL_HOST.search(said) and is_web_link(link) and not _MAKERS.search(host_of(link)):
            yield link
