"""The word beside a position that makes it a lower or a higher one, which its reading leaves out."""

import re
from collections.abc import Sequence

_RANKS = (
    r"(?:Assistant|Apprentice|Trainee|Helper|Lead|Junior|Senior|Journeyman|Aprendiz|Ayudante|Auxiliar|L[i\u00ed]der)"
)
_SHORT = {"sr": "Senior", "jr": "Junior", "asst": "Assistant"}
_LEADS = (
    r"(?:(?:crew|team|shift|line) lead(?:er)?|lead(?: ?man|person| hand)?|working foreman"
    r"|l[i\u00ed]der(?: de (?:cuadrilla|turno|equipo|l[i\u00ed]nea))?|(?:jefe|jefa|encargad[oa]) de cuadrilla)"
)
"""Who leads others of the trade, a pattern; a foreman alone behind a comma may be somebody else that is sought."""
_OF_CARE = re.compile(
    r"(?:(?:Nursing|Medical|Dental|Physical Therap\w+|Veterinary) (?:Assistant|Aide|Technician)"
    r"|(?:Practical|Vocational) Nurse|(?:Pharmacy|Veterinary) Tech\w*)"
)
"""Positions whose first word is no praise: a Certified Nursing Assistant holds that certificate."""
_RANK_BEHIND = re.compile(rf" (?P<rank>\((?i:{_RANKS})\))")
_LEAD_IN_BRACKETS = re.compile(rf" \((?P<lead>{_LEADS})\)", re.IGNORECASE)
_SHORT_IN_BRACKETS = re.compile(r" \((?P<rank>sr|jr|asst)\.?\)", re.IGNORECASE)
_SHORT_BEFORE = re.compile(r"\b(?P<rank>sr|jr|asst)\. \Z", re.IGNORECASE)
_LEAD_BEHIND = re.compile(
    rf"(?:,| [-\u2013\u2014]) (?P<lead>{_LEADS})(?=,| [-\u2013\u2014(|]|\.?\s*$)", re.IGNORECASE | re.MULTILINE
)
_NO_WORD = re.compile(r"\W*")
_NO_WORD_IN_LINE = re.compile(r"[^\w\n]*")
_LONGEST_SHORT_RANK = len(" asst. ")


def with_rank(title: str, text: str) -> str:
    """The title with its rank, where the text first says it: Chief Engineer (Assistant), Senior Process Tech."""
    if not title:
        return title
    places = list(re.finditer(re.escape(title), text, re.IGNORECASE))
    for place in places:
        begins_line = _NO_WORD_IN_LINE.fullmatch(text, text.rfind("\n", 0, place.start()) + 1, place.start())
        if place[0] == title and begins_line and (found := _RANK_BEHIND.match(text, place.end())):
            return f"{title} {found['rank']}"
    if places and _NO_WORD.fullmatch(text, 0, places[0].start()):
        if found := _LEAD_IN_BRACKETS.match(text, places[0].end()):
            return f"{title}, {_lead_of(found)}"
        if found := _SHORT_IN_BRACKETS.match(text, places[0].end()):
            return f"{_SHORT[found['rank'].lower()]} {title}"
    if _OF_CARE.match(title) and (
        named := re.search(rf"\b(?P<rank>Certified|Licensed|Registered) {re.escape(title)}", text)
    ):
        return f"{named['rank']} {title}"
    return _with_lead_behind(_with_short_rank(title, places, text), places, text)


def _with_short_rank(title: str, places: Sequence[re.Match[str]], text: str) -> str:
    """The title with the rank that a full stop parts from it: "Sr. Process Tech" is read as two sentences."""
    for place in places:
        if short := _short_before(place, text):
            return f"{_SHORT[short['rank'].lower()]} {title}"
        if _begins_word(place, text):
            break
    return title


def _with_lead_behind(title: str, places: Sequence[re.Match[str]], text: str) -> str:
    """The title with who leads the others behind it: Carpintero de Cimbra, l\u00edder de cuadrilla."""
    if not places:
        return title
    short = _short_before(places[0], text)
    begin = short.start() if short else places[0].start()
    is_first = _NO_WORD.fullmatch(text, 0, begin)
    found = _LEAD_BEHIND.match(text, places[0].end()) if is_first else None
    return f"{title}, {_lead_of(found)}" if found else title


def _short_before(place: re.Match[str], text: str) -> re.Match[str] | None:
    return _SHORT_BEFORE.search(text, max(0, place.start() - _LONGEST_SHORT_RANK), place.start())


def _begins_word(place: re.Match[str], text: str) -> bool:
    before = text[place.start() - 1 : place.start()]
    return _is_in_word(before) != _is_in_word(place[0][0])


def _is_in_word(char: str) -> bool:
    return char.isalnum() or char == "_"


def _lead_of(found: re.Match[str]) -> str:
    return found["lead"].lower() if found["lead"].isupper() else found["lead"]
