"""Rows of tools and gear that say little of anybody."""

import re

from workers.writing.facts import Skill

_EVERYDAY = re.compile(r"\b(?:impact|drill|driver|hammer|grinder|nailer|nail gun)\b", re.IGNORECASE)
"""Power tools that everybody has in hand, as hand tools are."""
_WORN = re.compile(
    r"\b(?:hood|helmet|respirator|ppe|gloves?|goggles|glasses|vest|boots|careta|casco|respirador|guantes|lentes"
    r"|(?:lock-?out|tag-?out|loto|first[- ]aid|safety|ppe|fall protection)(?:/\w+)? kit)$",
    re.IGNORECASE,
)
"""What one wears or carries for one's own safety, by the last word of its name."""


def is_everyday(skill: Skill) -> bool:
    """Whether it is a tool that says little of anybody."""
    return skill.type == "Hand Tool" or (skill.type == "Power Tool" and bool(_EVERYDAY.search(skill.name)))


def is_worn(skill: Skill) -> bool:
    """Whether it is what one wears or carries for safety, which nobody is an expert with: a hood, a lockout kit."""
    return bool(_WORN.search(skill.name.split(" (", maxsplit=1)[0].strip()))
