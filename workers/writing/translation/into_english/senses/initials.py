"""Initials of the trades that were typed in small letters: "reportes spc", "lo mido con otdr", "en 6g"."""

import re

from workers.language.words import fold
from workers.writing.lexicon.spanish import lexicon
from workers.writing.words.acronyms import is_short_name

_WORD = re.compile(r"(?<![\w.@/-])[a-z]{3,6}(?![\w@/-])")
_POSITION = re.compile(r"(?<![\w.-])[1-6](?:gr?|fr?)(?![\w-])")
"""A position that welders are tested in."""

_PROGRAM = re.compile(r"(?<=\b(?:en|de) )sap\b|(?<=\bcon )sap\b|(?<=\bsistema )sap\b")


def with_initials(text: str) -> str:
    """The line with such initials in capitals, but for those that the lexicon has as a word."""
    text = _POSITION.sub(lambda found: found[0].upper(), _PROGRAM.sub("SAP", text))
    return _WORD.sub(lambda found: found[0].upper() if _is_initials(found[0]) else found[0], text)


def _is_initials(word: str) -> bool:
    folded = fold(word)
    is_word = folded in lexicon().forms or folded in lexicon().terms
    return not is_word and is_short_name(folded)
