"""English words of electricity, solar fields, refuse routes and homes that the rest of the line tells apart."""

import re

from workers.writing.lexicon.words_beside import always, told, told_by_neighbours

_AC = re.compile(
    r"(?<!DC and )(?<!DC & )\bAC\b(?! (?:disconnect|and DC|& DC|wir|cabl|conduct|motor|drive|circuit))", re.IGNORECASE
)
_OF_CURRENT = re.compile(
    r"\bDC\b|\bAC (?:wir|cabl|conduct|circuit|motor|drive|power|volt|side|combiner|panel|outlet|current)"
    r"|\binverter|\bsolar\b|\bPV\b|\bservo|\bVFD",
    re.IGNORECASE,
)
_OF_COOLED_AIR = re.compile(
    r"\bunits?\b|\bduct|\brefrigerant|\bHVAC\b|\bheat|\bcondens|\bevaporator|\bfurnace|\bcool|\bfilter|\bair handler"
    r"|\bsplit|\brecharg|\bthermostat",
    re.IGNORECASE,
)
"""There AC cools the air; of wires and inverters it is the current."""
_WALK_THROUGH = re.compile(
    r"\b(?P<verb>(?:walk|talk)(?:ed|ing)?) (?P<whom>(?:the |our |each |every |new )?"
    r"(?:customer|homeowner|client|owner|tenant)s?) through (?P<what>[\w -]+)",
    re.IGNORECASE,
)
"""Telling somebody how it works: no walk."""
_EXPLAINS = {f"{verb}{ending}": f"explain{ending}" for verb in ("walk", "talk") for ending in ("", "ed", "ing")}
_BY_NEIGHBOURS = (
    always(r"(?<=\bunder )(?:(?:our|the|my) )?journeyman(?=$|[,;.)])", "the journeyman"),
    told(
        r"\bpiles?\b|\bmodules?\b|\bPV\b|\bsolar\b|\btorque tube",
        r"(?<!racking )\btable(s?)\b(?! saw)",
        r"racking table\1",
    ),
    told(r"\benphase\b|\bIQ\b|\bPV\b|\bsolar\b|\bhoymiles\b|\bAPsystems\b", r"\bmicro(s?)\b", r"microinverter\1"),
    told(
        r"\b(?:side|front|rear)[ -]?load|\brefuse\b|\brecycling\b|\btrash\b|\bgarbage\b|\byard waste",
        r"(?<!refuse )(?<!recycling )(?<!golf )\bcart(s?)\b",
        r"refuse cart\1",
    ),
    always(
        r"(?<=\bke)(?P<form>ep|pt) (?P<what>[\w -]+) (?:straight|tidy)(?=$|[,;.])", r"\g<form> \g<what> in good order"
    ),
    always(
        r"\b(?P<link>for|at|in) my (?:husband|wife|father|mother|dad|mom|brother|sister|uncle|family|parents?)"
        r"(?:['\u2019]s?|s['\u2019])? (?P<what>[a-z]+(?: [a-z]+)?)(?=$|[,;.])",
        r"\g<link> a \g<what>",
    ),
)

MEANT = {
    "refuse cart": "cart",
    "refuse carts": "carts",
    "racking table": "table",
    "racking tables": "tables",
    "microinverter": "micro",
    "microinverters": "micros",
    "in good order": "straight",
    "explain": "walk through",
    "alternating current": "ac",
    "roof decking": "decking",
    "metal deck": "deck",
    "cooking pot": "pot",
    "cooking pots": "pots",
    "bathcare": "bathing",
    "dresscare": "dressing",
    "groomcare": "grooming",
    "toiletcare": "toileting",
    "feedcare": "feeding",
    "own kid": "kid",
    "own kids": "kids",
    "lead metal": "lead",
    "network jack": "jack",
    "network jacks": "jacks",
    "conduit offset": "offset",
    "conduit offsets": "offsets",
    "conduit saddle": "saddle",
    "conduit saddles": "saddles",
}
"""Names that stand above for what somebody typed, which proves what they are told by."""


def told_by_site(text: str) -> str:
    """The line with such words named in full."""
    if _OF_CURRENT.search(text) and not _OF_COOLED_AIR.search(text):
        text = _AC.sub("alternating current", text)
    text = told_by_neighbours(text, _BY_NEIGHBOURS)
    return _WALK_THROUGH.sub(_explained, text)


def _explained(found: re.Match[str]) -> str:
    return f"{_EXPLAINS[found['verb'].lower()]} {found['what']} to {found['whom']}"
