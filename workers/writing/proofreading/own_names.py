"""Names of programs and makers that a line has in small letters, as the profile's own skills write them."""

import re
from collections.abc import Mapping, Sequence

from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.trades.proof.general_words import specificity_words
from workers.writing.person.facts import Skill
from workers.writing.proofreading.spanish_slips import is_in_lexicon, is_known_word

_WORD = re.compile(r"[^\W\d_]{4,}")
_SMALL = re.compile(r"(?<![\w.@/-])[a-z]{4,}(?![\w@/-]|\.\w)")
_WITH_CAPITALS_WITHIN = re.compile(r"[A-Za-z]*(?:[a-z][A-Z]|[A-Z]{2}[a-z])[A-Za-z]*")


def own_names(skills: Sequence[Skill], usual: LanguageCode) -> dict[str, str]:
    """The names by their small letters: SafetyChain, and of a program's row what no Spanish word is: Dexis.

    `usual` is the language of the profile; in English other rules tell names.
    """
    if usual != "es":
        return {}
    named: dict[str, str] = {}
    for skill in skills:
        for place, word in enumerate(_WORD.findall(skill.name)):
            is_program = skill.type == "Software" and word[0].isupper()
            is_no_word = not is_known_word(fold(word)) or (not place and _is_english_alone(fold(word)))
            if _WITH_CAPITALS_WITHIN.fullmatch(word) or (is_program and is_no_word):
                named[word.lower()] = word
    return named


def _is_english_alone(folded: str) -> bool:
    """Whether a word that both languages' texts have is no Spanish one: Toast, Sage."""
    return folded in specificity_words("en") and not is_in_lexicon(folded)


def with_own_names(line: str, names: Mapping[str, str]) -> str:
    """The line with those names as the skills write them: los subo a SafetyChain."""
    return _SMALL.sub(lambda word: names.get(word[0], word[0]), line) if names else line
