"""Names of programs and makers that a line has in small letters, as the profile's own skills write them."""

import re
from collections.abc import Mapping, Sequence

from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.writing.person.facts import Skill
from workers.writing.proofreading.spanish_slips import is_known_word

_WORD = re.compile(r"[^\W\d_]{4,}")
_SMALL = re.compile(r"(?<![\w.@/-])[a-z]{4,}(?![\w@/-]|\.\w)")
_WITH_CAPITALS_WITHIN = re.compile(r"[A-Za-z]*[a-z][A-Z][A-Za-z]*")


def own_names(skills: Sequence[Skill], usual: LanguageCode) -> dict[str, str]:
    """The names by their small letters: SafetyChain, and of a program's row what no Spanish word is: Dexis.

    `usual` is the language of the profile; in English other rules tell names.
    """
    if usual != "es":
        return {}
    names = {word: skill for skill in skills for word in _WORD.findall(skill.name)}
    return {
        word.lower(): word
        for word, skill in names.items()
        if _WITH_CAPITALS_WITHIN.fullmatch(word)
        or (skill.type == "Software" and word.istitle() and not is_known_word(fold(word)))
    }


def with_own_names(line: str, names: Mapping[str, str]) -> str:
    """The line with those names as the skills write them: los subo a SafetyChain."""
    return _SMALL.sub(lambda word: names.get(word[0], word[0]), line) if names else line
