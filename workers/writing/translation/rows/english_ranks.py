"""Ranks and kinds in English beside a trade's Spanish name: "plomero journeyman" is a journeyman plumber."""

import re
from collections.abc import Callable

_RANKS = {
    "journeyman": "Journeyman {}", "journey man": "Journeyman {}", "journeywoman": "Journeyman {}",
    "master": "Master {}", "lead": "Lead {}", "senior": "Senior {}", "junior": "Junior {}",
    "apprentice": "{} Apprentice", "helper": "{} Helper", "foreman": "{} Foreman", "leadman": "{} Leadman",
    "licenciado": "Licensed {}", "licenciada": "Licensed {}", "con licencia": "Licensed {}", "licensed": "Licensed {}",
    "service": "Service {}", "de service": "Service {}", "residential": "Residential {}",
    "commercial": "Commercial {}", "diesel": "Diesel {}", "pipe": "Pipe {}", "structural": "Structural {}",
}  # fmt: skip
"""A word beside a trade, and the title with both."""
_KNOWN = "|".join(sorted(map(re.escape, _RANKS), key=len, reverse=True))
_BEFORE_TRADE = "journeyman|master|lead|senior|junior|licensed|helper|apprentice|foreman"
_BEHIND = re.compile(rf"^(?P<trade>[^/,()]+?),? \(?(?P<rank>{_KNOWN})\)?$", re.IGNORECASE)
_BEFORE = re.compile(rf"^(?P<rank>{_BEFORE_TRADE}) (?!de )(?P<trade>[^/,()]+)$", re.IGNORECASE)
_OF_MACHINE = re.compile(r"^(?P<who>[Oo]peradora?) (?P<machine>(?!de\b|del\b|cnc\b)[a-z][a-z -]+)$")


def with_english_rank(title: str, tell: Callable[[str], str]) -> str:
    """Such a title in English, the trade by `tell`; nothing for any other, or where the trade isn't told."""
    if machine := _OF_MACHINE.match(title):
        typed = f"{machine['who']} de {machine['machine']}"
        told = tell(typed)
        return "" if told == typed else told
    found = _BEHIND.match(title) or _BEFORE.match(title)
    trade = tell(found["trade"]) if found else ""
    if found is None or trade == found["trade"]:
        return ""
    ranked = _RANKS[found["rank"].casefold()]
    is_said = ranked.replace("{}", "").strip().casefold() in trade.casefold().split()
    return trade if is_said else ranked.format(trade)
