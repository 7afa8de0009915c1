"""Turns of English notes that are read otherwise than their words stand: put labels on, with crew of 9."""

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
_NO_THINGS = re.compile(
    r"\b(?:and|or|of|in|on|at|with|to|for|from|by|up|down|out|off|back|into|over|under|away|together|apart|aside|as|while|when|is|are|was|were|clean"
    r"|going|moving|running)\b",
    re.IGNORECASE,
)
_CREW = re.compile(r"(?<=\bwith )(?=(?:crew|team) of \d)|(?<=\bin )(?=(?:crew|team) of \d)", re.IGNORECASE)
_BROKE_DOWN = re.compile(r"^broke down (?=[a-z])", re.IGNORECASE)
_USED_TO = re.compile(r"^used (?=(?:the |a |an )?[\w -]+? to [a-z]+)", re.IGNORECASE)
_CARRIED = re.compile(
    r"\b(?P<one>air|oil|water|fuel|steam|coolant) (?P<link>and|&|or) (?P<two>hydraulic|pneumatic|electrical) "
    r"(?P<of>leaks?|lines?|hoses?|systems?|problems?|issues?|pumps?|cylinders?|tools)\b",
    re.IGNORECASE,
)
_OF_CODES = re.compile(
    r"\b(?P<codes>(?:[A-Z]{2,5}, )*[A-Z]{2,5},? (?:and|&) [A-Z]{2,5}) "
    r"(?P<of>faults|codes|problems|issues|failures|repairs|sensors|diagnostics)\b"
)
_DOUBLE = re.compile(
    r"\bdouble[ -](?P<many>\d+) (?P<sort>parallel |herringbone |rapid exit )?(?P<of>(?:milking )?parlor)\b",
    re.IGNORECASE,
)
_THREE = re.compile(r"^([A-Za-z]+), ([a-z]+),? and ([a-z]+) [a-z][\w-]*(?: [\w-]+)*s\b")
_FED = re.compile(
    r"\b(?P<form>feed|fed|feeding) "
    r"(?P<whom>(?:the )?(?:\d[\d,]* )?(?:calves|cows|pigs|hogs|horses|heifers|cattle|chickens)) "
    r"(?P<what>milk|grain|hay|silage|colostrum|starter)\b",
    re.IGNORECASE,
)
_GIVES = {"feed": "give", "fed": "gave", "feeding": "giving"}
_EACH = re.compile(r"(?<=\ws) each(?=$|[,;.])")
_INSPECTED = re.compile(r"\bpre[ -]?(?:trip)?(?: and | & |/|, )post[ -]?trips?(?: inspections?)?\b", re.IGNORECASE)


_OF_MAKE = re.compile(
    r"\b(?P<many>\d)[ -]color (?P<make>Heidelberg|Komori|Ryobi|Roland|Mitsubishi|Goss|Mark Andy|Comco)\b(?! press)"
)


def is_of_one_head(text: str) -> bool:
    """Whether a list with commas is read whole: codes of the same faults, three doings of one thing."""
    found = _THREE.match(text)
    forms = [tables().forms.get(one.lower(), ("", None))[1] for one in (found.groups() if found else ())]
    return bool(_OF_CODES.search(text)) or (bool(forms) and all(one is Form.BASE for one in forms))


def without_turns(text: str) -> str:
    """The line with such turns told as the rest of it is read."""
    text = _USED_TO.sub("use ", _BROKE_DOWN.sub("disassembled ", text))
    text = _SPLIT.sub(_joined, _CREW.sub("a ", text))
    text = _FED.sub(lambda one: f"{_GIVES[one['form'].lower()]} {one['what']} to {one['whom']}", text)
    text = _EACH.sub(" apiece", text)
    text = _CARRIED.sub(r"\g<two> \g<of> \g<link> \g<one> \g<of>", text)
    text = _OF_CODES.sub(r"\g<of> of \g<codes>", _INSPECTED.sub("pretrip and posttrip inspections", text))
    text = _OF_MAKE.sub(r"\g<many> color \g<make> press", text)
    return _DOUBLE.sub(r"\g<sort>\g<of> 2x\g<many>", text)


def _joined(found: re.Match[str]) -> str:
    """The particle beside its verb, where the two have a sense of their own: put labels on."""
    known = tables()
    form = known.forms.get(found["verb"].lower())
    particle = found["particle"].lower()
    if form is None or _NO_THINGS.search(found["what"]) or f"{form[0]} {particle}" not in known.verbs:
        return found.group()
    return f"{found['verb']} {particle} {found['what']}"
