"""Rows of tools and gear that say little of anybody."""

import re

from workers.writing.person.facts import Skill

_EVERYDAY = re.compile(
    r"\b(?:impact|drill|driver|hammer|grinder|nailer|nail gun|esmeril\w*|amoladora"
    r"|taladro|martillo|clavadora)\b",
    re.IGNORECASE,
)
"""Power tools that everybody has in hand, as hand tools are."""
_HAND_TOOL_OF_ANYBODY = re.compile(
    r"\b(?:hand tools?|basic tools?|screw ?drivers?|pliers|tape measures?|measuring tape|tape|utility kni(?:fe|ves)"
    r"|shovels?|rakes?|brooms?|hammers?|(?<!spud )wrench(?:es)?|wrench sets?|sockets?(?: sets?)?|ratchets?"
    r"|pry ?bars?|crow ?bars?|chisels?|tools? ?box(?:es)?|tools and box"
    r"|hand saws?|wheelbarrows?|ladders?|caulk guns?|scissors|knife|knives|brush(?:es)?|buckets?"
    r"|flashlights?|(?:floor|bottle|hydraulic) jacks?|jack ?stands?|creepers?|grease guns?|hand trucks?|doll(?:y|ies)"
    r"|engrasadora|pistola de grasa|diablito|palas?|picos?|martillos?|escobas?|rastrillos?|cubetas?|llaves"
    r"|desarmador(?:es)?|destornillador(?:es)?|pinzas|flex[oó]metros?|cinta m[eé]trica|escaleras?|navajas?|brochas?)$",
    re.IGNORECASE,
)
"""Hand tools by whose names no trade is told."""
_MEASURES = re.compile(
    r"\b(?:\w*meters?|communicators?|calibrators?|oscilloscopes?|flukes?|analy[sz]ers?|testers?|meggers?|gau?ges?"
    r"|test kits?|calipers?|comparators?|manifolds?|probes?|indicators?"
    r"|analizador(?:es)?|mult[ií]metros?|micr[oó]metros?|probador(?:es)?|manifold|calibrador(?:es)?)\b",
    re.IGNORECASE,
)
"""Hand tools that find or prove something: who reads them well knows the work."""
_ANYBODYS = re.compile(
    r"\b(?:ladders?|snow ?blowers?|(?:string|weed|line) trimmers?|leaf blowers?|tire chains|tablets?"
    r"|two[- ]way radios?|(?:chop|circular|table|miter|recip\w*|jamb) saws?"
    r"|sierra|scales?|b[aá]scula|balanza|radios?|golf|cart"
    r"|carrito|carretilla|pallet jack|pat[ií]n|atornillador|lijadora|sander|polisher|pressure washer|hidrolavadora"
    r"|(?:laser )?level|nivel|van|pickup|camioneta|printer|microsoft|word|excel|outlook)\b",
    re.IGNORECASE,
)
"""What many trades have in hand: it speaks for nobody who wasn't asked for it."""
_SAYS_LEAST = re.compile(
    r"(?:(?:[\w-]+ )?(?:grease guns?|jack ?hammers?|ropes?|thread snips?|shop vacs?|leaf (?:nets?|blowers?)|ladders?"
    r"|brooms?|shovels?|rakes?|(?:two[- ]way )?radios?|tablets?|pallet jacks?|pick-?ups?|vans?|pressure washers?)"
    r"|(?:palas?|escobas?|engrasadoras?|sopladoras?|escaleras?|radios?|camionetas?|hidrolavadoras?)(?: de \w+)?)",
    re.IGNORECASE,
)
"""Whole names of what nobody is chosen for, of whatever sort its row is."""
_OF_ANY_SITE = re.compile(
    r"\b(?:fork ?lifts?|(?:scissor|boom|man|aerial|genie|personnel) lifts?|jlg"
    r"|(?:pallet|electric) jack|lift ?gate|scissor (?:and|&) boom"
    r"|montacargas|plataforma (?:de )?tijera|elevador de tijera)\b",
    re.IGNORECASE,
)
"""Machines that people of every trade drive."""
_WORN = re.compile(
    r"\b(?:hood|helmet|respirator|ppe|gloves?|goggles|glasses|vest|boots|harness|lanyards?|arn[eé]s"
    r"|suit(?: \d+ ?\w+)?|hard ?hats?|ear ?plugs?|ear ?muffs?|careta|casco|respirador"
    r"|guantes|lentes|chaleco|botas|gafas|tapones"
    r"|(?:lock-?out|tag-?out|loto|first[- ]aid|safety|ppe|fall protection)(?:/\w+)? kit)$",
    re.IGNORECASE,
)
"""What one wears or carries for one's own safety, by the last word of its name."""


def is_everyday(skill: Skill) -> bool:
    """Whether it is a tool that says little of anybody."""
    if skill.type == "Hand Tool":
        return not _MEASURES.search(skill.name)
    if skill.type == "Other":
        return bool(_HAND_TOOL_OF_ANYBODY.search(skill.name))
    return skill.type == "Power Tool" and bool(_EVERYDAY.search(skill.name))


def names_what_measures(text: str) -> bool:
    """Whether a row names what finds or proves something: a combustible gas indicator."""
    return bool(_MEASURES.search(text))


def is_anybodys(skill: Skill) -> bool:
    """Whether nobody speaks of it who wasn't asked: an everyday tool, gear for safety, a pallet jack."""
    return is_everyday(skill) or skill.type == "Safety Equipment" or bool(_ANYBODYS.search(skill.name))


def names_tool_of_anybody(text: str) -> bool:
    """Whether a row of hand tools has only such as people of every trade have in hand."""
    return bool(_HAND_TOOL_OF_ANYBODY.search(text.split(" (", maxsplit=1)[0].strip()) or _ANYBODYS.search(text))


def says_least(name: str) -> bool:
    """Whether a row is only what nobody is chosen for: a grease gun, a ladder, a van."""
    return bool(_SAYS_LEAST.fullmatch(name.split(" (", maxsplit=1)[0].strip()))


def names_machine_of_any_site(text: str) -> bool:
    """Whether a row or a line has a machine that people of every trade drive: it leads only where it is the work."""
    return bool(_OF_ANY_SITE.search(text))


def is_worn(skill: Skill) -> bool:
    """Whether it is what one wears or carries for safety, which nobody is an expert with: a hood, a lockout kit."""
    return bool(_WORN.search(skill.name.split(" (", maxsplit=1)[0].strip()))
