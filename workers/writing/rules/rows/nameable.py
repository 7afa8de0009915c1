"""Which rows of skills a sentence has room for, by the name that it tells them by."""

import re

from msgspec.structs import replace

from workers.language.detect import language_of
from workers.language.occupations import names_occupation
from workers.language.words import has_plain_letters
from workers.posting.asked.turns import turns
from workers.writing.person.facts import Skill
from workers.writing.translation.rows.english_skills import english_skill

_THINGS = frozenset({"Heavy Equipment", "Power Tool", "Hand Tool", "Software"})
_MOST_COMMAS = 2
_LONGEST_NAME = 6
"""Words of a skill that a sentence names."""
_SPANISH_TOOL = re.compile(r"\b(?!fedora)\w{3,}[ae]doras?\b", re.IGNORECASE)
"""A machine by its Spanish name: amoladora, roscadora."""
VIRTUE = re.compile(rf"\b(?:{turns('asked', 'virtues')}|team ?work|leadership)\b", re.IGNORECASE)


def can_be_named(skill: Skill) -> bool:
    """Whether a sentence has room for it: a few words, no list, no praise, no trade; a TIG welder is a machine."""
    is_trade = names_occupation(skill.name) and skill.type not in _THINGS
    is_plain = skill.name.count(",") <= _MOST_COMMAS and not VIRTUE.search(skill.name)
    words = [word for word in skill.name.split() if any(c.isalnum() for c in word)]
    return len(words) <= _LONGEST_NAME and not is_trade and is_plain


def in_english(skill: Skill) -> Skill | None:
    """A row of a profile in Spanish: translated, or as it is where it is English; None where neither is sure."""
    if (translated := english_skill(skill.name)) != skill.name:
        return replace(skill, name=translated)
    is_spanish = (
        language_of(skill.name) == "es" or not has_plain_letters(skill.name) or _SPANISH_TOOL.search(skill.name)
    )
    return None if is_spanish else skill
