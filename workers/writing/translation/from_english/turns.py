"""Turns of English notes in which words stand elsewhere than the grammar reads them, or are left out.

"Put labels on" is read as "put on labels", "with crew of 9" as "with a crew of 9".
"""

import re

from workers.language.conjugation import Form
from workers.writing.translation.from_english.tables import tables

_SPLIT = re.compile(
    r"\b(?P<verb>(?!(?:and|or|the|of|to|with)\b)[a-z]+) "
    r"(?P<what>(?:(?:the|my|all|any|each|new|old|every) )?(?!and\b|or\b)[a-z][\w-]*?(?: (?!and\b|or\b)[a-z][\w-]*)??)"
    r" (?P<particle>back together|back on|up(?! to \d)|down|out|off|on|away|apart|together|back|aside)"
    r"(?=$|[,;.]| (?:and|with|for|in|at|to|before|after|by|when|every|each|so|from)\b)",
    re.IGNORECASE,
)
"""A verb, what it is done to, and its particle: put the labels on."""
_NO_THINGS = re.compile(
    r"\b(?:and|or|of|in|on|at|with|to|for|from|by|up|down|out|off|back|into|over|under|away|together|apart|aside"
    r"|as|while|when|is|are|was|were|clean|going|moving|running)\b",
    re.IGNORECASE,
)
"""What is never the thing between a verb and its particle."""
_CREW = re.compile(r"(?P<before>^(?:lead|led|run|ran) |\b(?:with|in) )(?=(?:crew|team) of \d)", re.IGNORECASE)
"""Before a crew without its article: "lead crew of 6" is a doing, and no crew that leads."""
_BROKE_DOWN = re.compile(r"^broke down (?=[a-z])", re.IGNORECASE)
_USED_TO = re.compile(r"^used (?=(?:the |a |an )?[\w -]+? to [a-z]+)", re.IGNORECASE)
_CARRIED = re.compile(
    r"\b(?P<one>air|oil|water|fuel|steam|coolant) (?P<link>and|&|or) (?P<two>hydraulic|pneumatic|electrical) "
    r"(?P<of>leaks?|lines?|hoses?|systems?|problems?|issues?|pumps?|cylinders?|tools)\b",
    re.IGNORECASE,
)
"""Two kinds of one thing, of which the first is what a line carries: air and hydraulic leaks."""
_OF_CODES = re.compile(
    r"\b(?P<codes>(?:[A-Z]{2,5}, )*[A-Z]{2,5},? (?:and|&) [A-Z]{2,5}) "
    r"(?P<of>faults|codes|problems|issues|failures|repairs|sensors|diagnostics)\b"
)
"""Codes before what they all have: ABS, SRS and CAN faults."""
_DOUBLE = re.compile(
    r"\bdouble[ -](?P<many>\d+) (?P<sort>parallel |herringbone |rapid exit )?(?P<of>(?:milking )?parlor)\b",
    re.IGNORECASE,
)
"""A milking parlor by how many stand on each of its two sides: double 12 parallel."""
_THREE = re.compile(r"^([A-Za-z]+), ([a-z]+),? and ([a-z]+) [a-z][\w-]*(?: [\w-]+)*s\b")
"""Three words before one thing: wash, dry and fold towels."""
_FED = re.compile(
    r"\b(?P<form>feed|fed|feeding) "
    r"(?P<whom>(?:the )?(?:\d[\d,]* )?(?:calves|cows|pigs|hogs|horses|heifers|cattle|chickens)) "
    r"(?P<what>milk|grain|hay|silage|colostrum|starter)\b",
    re.IGNORECASE,
)
"""Whom one feeds, before what they get: feed calves milk."""
_GIVES = {"feed": "give", "fed": "gave", "feeding": "giving"}
_EACH = re.compile(r"(?<=\ws) each(?=$|[,;.])")
_INSPECTED = re.compile(r"\bpre[ -]?(?:trip)?(?: and | & |/|, )post[ -]?trips?(?: inspections?)?\b", re.IGNORECASE)
_KEPT_RUNNING = re.compile(
    r"\b(?P<verb>keep|kept|keeping) (?P<what>(?:(?!running\b|working\b)[\w'/-]+,? ){2,9})(?P<how>running|working)"
    r"(?=$|[,;.]| (?:and|during|on|at|all|for|in|through|with|24)\b)",
    re.IGNORECASE,
)
"""Several things and how they are kept, which belongs to all of them: keep dryers, legs and belts running."""
_OF_MAKE = re.compile(
    r"\b(?P<many>\d)[ -]color (?P<make>Heidelberg|Komori|Ryobi|Roland|Mitsubishi|Goss|Mark Andy|Comco)\b(?! press)"
)
"""A printing press that only its make names: 4 color Heidelberg."""


def is_of_one_head(text: str) -> bool:
    """Whether a list with commas is read as one line: codes of the same faults, three doings of one thing."""
    found = _THREE.match(text)
    forms = [tables().forms.get(one.lower(), ("", None))[1] for one in (found.groups() if found else ())]
    return bool(_OF_CODES.search(text)) or (bool(forms) and all(one is Form.BASE for one in forms))


def without_turns(text: str) -> str:
    """The line with such turns told as the rest of it is read."""
    text = _USED_TO.sub("use ", _BROKE_DOWN.sub("disassembled ", text))
    text = _SPLIT.sub(_joined, _CREW.sub(r"\g<before>a ", text))
    text = _FED.sub(lambda one: f"{_GIVES[one['form'].lower()]} {one['what']} to {one['whom']}", text)
    text = _KEPT_RUNNING.sub(_kept, _EACH.sub(" apiece", text))
    text = _CARRIED.sub(r"\g<two> \g<of> \g<link> \g<one> \g<of>", text)
    text = _OF_CODES.sub(r"\g<of> of \g<codes>", _INSPECTED.sub("pretrip and posttrip inspections", text))
    text = _OF_MAKE.sub(r"\g<many> color \g<make> press", text)
    return _DOUBLE.sub(r"\g<sort>\g<of> 2x\g<many>", text)


def _kept(found: re.Match[str]) -> str:
    """How things are kept, before them; a line whose last thing may be a doing stays as it is."""
    if found["how"].lower() == "running" and not re.search(r",| and | or ", found["what"]):
        return found.group()
    last = re.split(r"\b(?:and|or) |, ", found["what"].strip())
    known = tables()
    for one in last[1:]:
        form = known.forms.get(one.split(" ")[0].lower())
        if form is not None and form[1] is Form.BASE and one.strip().lower() not in known.nouns:
            return found.group()
    return f"{found['verb']} {found['how']} {found['what'].strip()}"


def _joined(found: re.Match[str]) -> str:
    """The particle beside its verb, where the two have a sense of their own: put labels on."""
    known = tables()
    form = known.forms.get(found["verb"].lower())
    particle = found["particle"].lower()
    if form is None or _NO_THINGS.search(found["what"]) or f"{form[0]} {particle}" not in known.verbs:
        return found.group()
    return f"{found['verb']} {particle} {found['what']}"
