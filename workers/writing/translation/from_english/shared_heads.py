"""English words that stand for more than they say: two kinds before one noun, of which the second alone is read."""

import re

_CALLS = re.compile(
    r"\bno (?P<first>heat|cool(?:ing)?|AC) (?P<link>and|or|&) no (?P<second>heat|cool(?:ing)?|AC) calls\b",
    re.IGNORECASE,
)
_MATERIAL = (
    r"wood(?:en)?|vinyl|chain ?link|wrought iron|iron|steel|aluminum|metal|block|brick|concrete|composite|copper"
    r"|cast iron|PVC|PEX|ABS|galvanized|stainless|hardwood|laminate|tile|shingle|metal|glass"
)
_OF = r"fences?|gates?|decks?|doors?|windows?|roofs?|walls?|pipes?|handrails?|railings?|frames?|floors?|posts?|beams?"
_MATERIALS = re.compile(
    rf"(?<!, )\b(?P<first>{_MATERIAL}) (?P<link>and|or|&) (?P<second>{_MATERIAL}) (?P<thing>{_OF})"
    r"(?=$|[,;.]| (?:and|or|for|in|on|at)\b)",
    re.IGNORECASE,
)
_POWERS = re.compile(
    r"\b(?P<first>propane|gas|diesel|LP|LPG) (?P<link>and|or|&) (?P<second>electric) "
    r"(?P<thing>forklifts?|lifts?|trucks?|ranges?|stoves?|dryers?|water heaters?|furnaces?|carts?)\b",
    re.IGNORECASE,
)
_PROCESSES = re.compile(
    r"\b(?P<first>MIG|TIG|stick|flux[ -]?core) (?P<link>and|or|&) (?P<second>MIG|TIG|stick|flux[ -]?core) "
    r"(?P<thing>weld(?:ing|s)?)\b",
    re.IGNORECASE,
)
_ROOM_COUNT = re.compile(
    r"\b(?P<many>\d+) (?P<of>bed(?:room)?|bath(?:room)?)s? (?P<thing>house|home|apartment|unit|condo)(?P<s>s?)\b",
    re.IGNORECASE,
)
_ROOMS = {"bed": "bedrooms", "bedroom": "bedrooms", "bath": "bathrooms", "bathroom": "bathrooms"}
_SEATS = re.compile(r"\b(?P<many>\d+) passenger (?P<thing>bus|van|coach|shuttle)\b", re.IGNORECASE)
_LEAD = re.compile(
    r"(?<=\basbestos and )lead\b|\blead(?= and asbestos\b)|(?<=\bremoved )lead(?= and mold\b)", re.IGNORECASE
)
_RAISED = re.compile(r"\brais(?:e|ed|ing)\b", re.IGNORECASE)
_KIDS = re.compile(r"(?<!own )\b(?:kid|child)(?P<s>s|ren)?\b", re.IGNORECASE)
_OF_NETWORKS = re.compile(r"\bcat ?[3-7]|\bterminat|\bdata\b|\bnetwork|\bethernet|\bphone lines?\b", re.IGNORECASE)
_JACKS = re.compile(r"(?<!floor )(?<!network )\bjack(s?)\b(?! ?hammer)", re.IGNORECASE)
_POTS = re.compile(r"(?<!cooking )(?<!flower )\bpot(s?)\b(?! ?(?:hole|belly))", re.IGNORECASE)
_OF_KITCHENS = re.compile(r"\bdish|\bpans?\b|\bkitchen|\bcook|\bstove|\bsoup", re.IGNORECASE)
_OF_CARE = re.compile(r"\b(?:resident|patient|client|elderly|senior)s?\b|\bADLs?\b|\bmeals\b", re.IGNORECASE)
_CARED = re.compile(r"\b(?P<what>bathing|dressing(?! change)|grooming|toileting|feeding)\b(?! tube)", re.IGNORECASE)
_CARE = {
    "bathing": "bathcare",
    "dressing": "dresscare",
    "grooming": "groomcare",
    "toileting": "toiletcare",
    "feeding": "feedcare",
}
"""What people are helped with, by names that are no doings."""
_GRADE_AND = re.compile(
    r"\bto grade and (?=backfill|compact|level|dig|trench|load|clear|spread|excavate)", re.IGNORECASE
)
"""A doing; "to grade" alone says up to which height."""
_OF_SITES = re.compile(
    r", (?P<first>residential|commercial|industrial)"
    r"(?: (?:and|&) (?P<light>light )?(?P<second>commercial|industrial))?$",
    re.IGNORECASE,
)
"""Where work is done, behind all that is said of it: service calls, residential and light commercial."""
_OF_BENDS = re.compile(r"\bEMT\b|\bconduit\b|\brigid\b", re.IGNORECASE)
_OFFSETS = re.compile(r"(?<!tool )(?<!work )(?<!conduit )\boffset(s?)\b", re.IGNORECASE)
_SADDLES = re.compile(r"(?<!conduit )\bsaddle(s?)\b", re.IGNORECASE)
_SOLD_PLANS = re.compile(r"(?<=\bsold )(?:(?P<of>annual|service|maintenance) )?plan(s?)\b", re.IGNORECASE)
_TEMP = re.compile(
    r"\btemp(?=(?:,| and| &|/) ?(?:pressure|flow|level|humidity|weight|time|speed)\b"
    r"| (?:sensor|transmitter|probe|gauge|log|check|reading|switch|record)s?\b)"
    r"|(?<=pressure and )temp\b|(?<=pressure, )temp\b",
    re.IGNORECASE,
)
"""What is measured; a temp worker is one for a time."""
_TONGUES = re.compile(r", (?P<first>English|Spanish)(?P<more>(?: and | & |/)(?:English|Spanish))?$", re.IGNORECASE)
"""In which languages, behind all that is said of it."""
_OF_PAVING = re.compile(
    r"\bbutt joints?\b|\basphalt\b|\bpaver\b|\bpaving\b|\bmill(?:ed|ing)\b|\bmanholes?\b", re.IGNORECASE
)
_TACK = re.compile(r"\btack(?=,| and\b|$)", re.IGNORECASE)
"""Under asphalt it is sprayed; elsewhere a nail or a weld."""
_CLOCK = re.compile(r"\b(?:opened|closed|started|start|open|close) (?:the \w+ )?at \d{1,2}(?=$|[,;.])", re.IGNORECASE)
"""A time of day that says no more than its figure."""


def heads_shared(text: str, beside: str = "") -> str:
    """The line with what each of two kinds is of, and such words named in full; empty for what no list tells."""
    around = f"\n{beside}" if beside else ""
    if _CLOCK.search(text):
        return ""
    text = _CALLS.sub(r"no \g<first> calls \g<link> no \g<second> calls", text)
    for pair in (_MATERIALS, _POWERS, _PROCESSES):
        text = pair.sub(r"\g<first> \g<thing> \g<link> \g<second> \g<thing>", text)
    text = _ROOM_COUNT.sub(lambda one: f"{one['thing']}{one['s']} with {one['many']} {_ROOMS[one['of'].lower()]}", text)
    text = _SEATS.sub(r"\g<thing> for \g<many> passengers", text)
    text = _SOLD_PLANS.sub("service plans", _LEAD.sub("lead metal", text))
    if _RAISED.search(text):
        text = _KIDS.sub(lambda one: f"own kid{'s' if one['s'] else ''}", text)
    if _OF_NETWORKS.search(text + around):
        text = _JACKS.sub(r"network jack\1", text)
    if _OF_CARE.search(text + around):
        text = _CARED.sub(lambda one: _CARE[one["what"].lower()], text)
    text = _TONGUES.sub(lambda one: f" in {one['first']}{(one['more'] or '').replace('/', ' and ')}", text)
    text = _GRADE_AND.sub("to level and ", _TEMP.sub("temperature", text))
    text = _OF_SITES.sub(_told_of_sites, text)
    if _OF_PAVING.search(text + around):
        text = _TACK.sub("tack coat", text)
    if _OF_KITCHENS.search(text + around):
        text = _POTS.sub(r"cooking pot\1", text)
    if _OF_BENDS.search(text + around):
        text = _SADDLES.sub(r"conduit saddle\1", _OFFSETS.sub(r"conduit offset\1", text))
    return text


def _told_of_sites(found: re.Match[str]) -> str:
    kinds = filter(None, (found["first"], f"{found['light'] or ''}{found['second'] or ''}"))
    return f" of {' and '.join(kinds)} type"
