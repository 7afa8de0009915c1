"""The line of a person's work that tells what a posting wants to be told, where one does."""

import re
from collections.abc import Sequence

from workers.language.grammar import LanguageCode
from workers.posting.to_tell.sentences import Asked, asks_to_tell
from workers.writing.draft import Assignment
from workers.writing.rules.asked.said_of_work import makers_of
from workers.writing.rules.asked.word_worth import telling_keys

OF_THE_WORK: dict[LanguageCode, str] = {"en": "Of the work you ask about", "es": "Del trabajo por el que preguntan"}
"""What leads in the lines that tell it."""
_OF_ONE_S_OWN = re.compile(
    r"\b(?:why|hard(?:est)?|tough(?:est)?|worst|best|favou?rite|ugliest|proud\w*|learn\w*|would|you(?:['\u2019]d)|want|like|prefer"
    r"|por qu[eé]|dif[ií]cil\w*|peor|mejor|favorit[oa]|feo|orgull\w+|har[ií]as?|gust\w+|prefier\w+|quier\w+)\b",
    re.IGNORECASE,
)
"""What only the person can say of their work; a line that has the words beside it is no answer."""
_HOW_MUCH = re.compile(
    r"\b(?:how|largest|biggest|longest|highest|cu[aá]nt[oa]s?|m[aá]s (?:grande|largo|alto))\b", re.IGNORECASE
)
"""A question that only a figure answers."""
_OF_ASKING = re.compile(
    r"\b(?:yourself|you(?:['\u2019]ve)?|your|last|many|much|long|years?|largest|biggest|ever|usted|mism[oa]|hizo|ha|cu[aá]nt[oa]s?"
    r"|a[nñ]os?|[uú]ltim[oa]s?)\b",
    re.IGNORECASE,
)
"""Words of the question, not of the work."""
_NAME = re.compile(r"\b[A-Z]{2,}\b")
_FEW_WORDS = 2


def lines_that_tell(lines: Sequence[str], assignment: Assignment) -> list[str]:
    """Return the person's lines that tell something that the posting asks for, in the posting's order."""
    told = (line_that_tells(one, lines, assignment) for one in asks_to_tell(assignment.posting_text))
    return list(dict.fromkeys(filter(None, told)))


def line_that_tells(asked: Asked, lines: Sequence[str], assignment: Assignment) -> str | None:
    """A line of the person's work that has all the words of what is asked, or all but one of several.

    A single word is enough where it is a name, CMM, or who makes it: Zeiss, of "two Zeiss CMMs"; lines that have
    "plant" don't tell which plants.
    """
    language = assignment.language
    if asked.subject == "terms" or _OF_ONE_S_OWN.search(asked.text) or assignment.posting.language != language:
        return None
    keys = telling_keys(_OF_ASKING.sub(" ", asked.text), language)
    if _HOW_MUCH.search(asked.text):
        lines = [line for line in lines if any(map(str.isdigit, line))]
    if len(keys) < _FEW_WORDS and not _NAME.search(asked.text):
        return None
    least = len(keys) - (len(keys) > _FEW_WORDS)
    text = assignment.posting_text
    makers = makers_of(asked.text, assignment.posting, text, lambda one: telling_keys(one, language))
    found = ((_shared(keys, telling_keys(line, language), makers), line) for line in lines)
    most, line = max(found, default=(0, ""), key=lambda one: one[0])
    return line if keys and most >= least else None


def _shared(asked: frozenset[str], said: frozenset[str], makers: frozenset[str]) -> int:
    return len(asked & said) or int(bool(makers & said))
