"""The word beside a position that makes it a lower or a higher one, which its reading leaves out."""

import re

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
_ENDS = r"(?=,| [-\u2013\u2014(|]|\.?\s*$)"


def with_rank(title: str, text: str) -> str:
    """The title with its rank, where the text first says it: Chief Engineer (Assistant), Senior Process Tech."""
    said = re.escape(title)
    if not title:
        return title
    if found := re.search(rf"^[^\w\n]*{said} (?P<rank>\((?i:{_RANKS})\))", text, re.MULTILINE):
        return f"{title} {found['rank']}"
    if found := re.search(rf"\A\W*{said} \((?P<lead>{_LEADS})\)", text, re.IGNORECASE):
        return f"{title}, {_lead_of(found)}"
    if found := re.search(rf"\A\W*{said} \((?P<rank>sr|jr|asst)\.?\)", text, re.IGNORECASE):
        return f"{_SHORT[found['rank'].lower()]} {title}"
    if _OF_CARE.match(title) and (named := re.search(rf"\b(?P<rank>Certified|Licensed|Registered) {said}", text)):
        return f"{named['rank']} {title}"
    return _with_lead_behind(_with_short_rank(title, said, text), said, text)


def _with_short_rank(title: str, said: str, text: str) -> str:
    """The title with the rank that a full stop parts from it: "Sr. Process Tech" is read as two sentences."""
    first = re.search(rf"\b(?:(?P<rank>sr|jr|asst)\. )?{said}", text, re.IGNORECASE)
    return f"{_SHORT[first['rank'].lower()]} {title}" if first and first["rank"] else title


def _with_lead_behind(title: str, said: str, text: str) -> str:
    """The title with who leads the others behind it: Carpintero de Cimbra, l\u00edder de cuadrilla."""
    line = rf"\A\W*(?:(?:sr|jr|asst)\. )?{said}(?:,| [-\u2013\u2014]) (?P<lead>{_LEADS}){_ENDS}"
    found = re.search(line, text, re.IGNORECASE | re.MULTILINE)
    return f"{title}, {_lead_of(found)}" if found else title


def _lead_of(found: re.Match[str]) -> str:
    return found["lead"].lower() if found["lead"].isupper() else found["lead"]
