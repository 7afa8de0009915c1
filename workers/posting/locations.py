"""Where the work is: a town with its state, as the page writes it."""

import re
from itertools import islice
from typing import Any

from workers.posting.markup.element_names import LOCATION_ELEMENT
from workers.posting.markup.labels import labelled
from workers.posting.markup.measures import name_of
from workers.posting.markup.page_text import text_of_body
from workers.posting.markup.tree import MAX_CANDIDATES, Element, text_of
from workers.posting.name_forms.places import TOWN_AND_STATE
from workers.posting.name_forms.titles import titles_of_page
from workers.posting.text.clean_text import clean_line

LONGEST_LOCATION = 100
_CODED = re.compile(r"^(?P<country>[A-Z]{2})-(?P<state>[A-Z]{2})-(?P<town>[\w .'-]+)$")
_LABEL = re.compile(
    r"^(?:(?:primary|job|work|office)? ?(?:locations?|city)|ubicaci[oó]n|lugar(?: de trabajo)?|localidad|ciudad|where)"
    r"\s*[:\-–]\s*",
    re.IGNORECASE,
)
_NO_PLACE = re.compile(r"\d{4}|\b(?:lic|map|mapa|search|find|near|view|show|change|location|ver)\b", re.IGNORECASE)
LOCATION_LABELS = (
    r"(?:primary |job |work |office )?locations?|city|town|ubicaci[oó]n|lugar(?: de trabajo)?|localidad|ciudad|job site"
)

_LABELS = re.compile(LOCATION_LABELS, re.IGNORECASE)


def declared_location(node: dict[str, Any]) -> str:
    """`jobLocation` of a declared posting, the first of several; 'Remote' for work from home; empty for none."""
    place = node.get("jobLocation")
    place = place[0] if isinstance(place, list) and place else place
    address = place.get("address") if isinstance(place, dict) else place
    if isinstance(address, dict):
        parts = [address.get("addressLocality"), address.get("addressRegion")]
        address = ", ".join(clean_line(part) for part in parts if isinstance(part, str) and part.strip())
    found = clean_location(address) if isinstance(address, str) else ""
    return found or ("Remote" if node.get("jobLocationType") == "TELECOMMUTE" else "")


def clean_location(text: str) -> str:
    """Return a place on one line without the label before it; empty for what is too long to be a place."""
    line = _LABEL.sub("", clean_line(text)).strip(" ()|·,-–")
    if coded := _CODED.match(line):
        line = f"{coded['town']}, {coded['state']}"
    return line if len(line) <= LONGEST_LOCATION and any(map(str.isalpha, line)) else ""


def find_location(page: Element, text: str) -> str:
    """Empty when nothing on the page looks like a place: named elements first, then labels, then town and state."""
    named = (element for element in page.iter() if LOCATION_ELEMENT.search(name_of(element)))
    for element in islice(named, MAX_CANDIDATES):
        lines = [line for line in text_of(element).split("\n") if line.strip()]
        is_labelled = len(lines) > 1 and bool(_LABELS.fullmatch(lines[0].strip(" :")))
        found = clean_location(element.get("content") or next(iter(lines[is_labelled:]), ""))
        if found and _is_place(found):
            return _narrowed(found)
    if (found := clean_location(labelled(page, text, LOCATION_LABELS))) and _is_place(found):
        return found
    for source in (*titles_of_page(page), *_short_lines(page), text[:5_000]):
        if match := TOWN_AND_STATE.search(source):
            return clean_location(match[0])
    return ""


def _narrowed(text: str) -> str:
    """'Field Operations · Irvine, California' -> 'Irvine, California'."""
    match = TOWN_AND_STATE.search(text)
    return match[0] if match and not text.startswith(match[0]) else text


def _is_place(text: str) -> bool:
    if TOWN_AND_STATE.search(text):
        return True
    return len(text.split()) <= 6 and ":" not in text and not _NO_PLACE.search(text)  # noqa: PLR2004 - a name


def _short_lines(page: Element) -> list[str]:
    """The page's first lines, where a town stands under the title."""
    lines = text_of_body(page)[:3_000].split("\n")
    return [line.title() if line.isupper() else line for line in lines if len(line) <= LONGEST_LOCATION]
