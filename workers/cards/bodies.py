"""Cards that are named by the body that gives them out: of crane operators, of construction's crafts, of mines."""

import re

NCCCO = "National Commission for the Certification of Crane Operators (NCCCO)"
NCCER = "National Center for Construction Education and Research (NCCER)"
MSHA = "Mine Safety and Health Administration (MSHA)"
_OF_CRANES = re.compile(r"\bN?CCCO\b|certification\s+of\s+crane\s+operators", re.IGNORECASE)
_CRANE_CRAFT = re.compile(
    r"\b(?:certified\s+)?((?:mobile|tower|overhead|articulating|service\s+truck)\s+crane\s+operator|signal\s+person"
    r"|lift\s+director|crane\s+inspector|rigger\s+level\s+(?:I{1,2}|[1l]{1,2}|2)\b)",
    re.IGNORECASE,
)
_OF_CRAFTS = re.compile(r"\bNCCER\b|construction\s+education\s+(?:and|&)\s+research", re.IGNORECASE)
_LEVEL = re.compile(r"^\W*([A-Z][A-Za-z ]{2,30}) Level (One|Two|Three|Four|[1-4])\W*$", re.MULTILINE)
_OF_MINES = re.compile(r"mine\s+safety\s+(?:and|&)\s+health|\b5000-23\b", re.IGNORECASE)

Named = tuple[str, str | None]


def of_crane_operators(text: str) -> Named | None:
    """One of the commission's certifications; a card that lists several crafts is named by none."""
    crafts = {_capitals(match[1]) for match in _CRANE_CRAFT.finditer(text)} if _OF_CRANES.search(text) else set()
    if len(crafts) != 1:
        return None
    craft = next(iter(crafts))
    return craft if craft.startswith("Rigger") else f"Certified {craft}", NCCCO


def of_crafts(text: str) -> Named | None:
    """A level of a craft's curriculum."""
    levels = {(match[1], match[2]) for match in _LEVEL.finditer(text)} if _OF_CRAFTS.search(text) else set()
    if len(levels) != 1:
        return None
    craft, level = next(iter(levels))
    return f"NCCER {_capitals(craft)} Level {level}", NCCER


def of_mines(text: str) -> Named | None:
    """The training record that every miner carries."""
    return ("MSHA 5000-23 Certificate of Training", MSHA) if _OF_MINES.search(text) else None


def _capitals(craft: str) -> str:
    words = re.sub(r"\b[1l]{1,2}$|\b2$", lambda match: "II" if match[0] in {"2", "11", "ll"} else "I", craft).split()
    return " ".join(word if word in {"I", "II"} else word.capitalize() for word in words)
