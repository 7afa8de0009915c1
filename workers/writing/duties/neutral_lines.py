"""Lines that say the same in both languages: codes, makes and numbers alone."""

import re
from functools import cache

from workers.trades import vocabulary_files
from workers.writing.words.casing import names_with_capital
from workers.writing.words.shouted_words import unshouted

_PARTS = re.compile(r"[\s,;/&+()]+|(?<=\w)[.:](?=\s|$)")
_CODE = re.compile(r"(?=[^a-z]*\d)[A-Z\d][A-Z\d.\"'%-]*")
_SHORT_NAME = re.compile(r"([A-Z]{2,6})s?")
_OWN_CAPITALS = re.compile(r"[A-Za-z][a-z]+[A-Z]\w*")
_UNITS = frozenset({"hp", "v", "kv", "kw", "psi", "ton"})


def is_neutral(line: str) -> bool:
    """Whether no word of the line belongs to a language: GTAW 6G, DPF/SCR, John Deere 75 HP."""
    rest = _makes().sub(" A1 ", line)
    words = [word for word in _PARTS.split(rest) if word]
    return any(not word.isdecimal() for word in words) and all(map(_is_of_no_language, words))


def _is_of_no_language(word: str) -> bool:
    if short := _SHORT_NAME.fullmatch(word):  # in capitals "LOSA" is a word, too
        return all(unshouted(short[1], code) == short[1] for code in ("en", "es"))
    is_make = word[:1].isupper() and word.casefold() in names_with_capital()
    return is_make or bool(_CODE.fullmatch(word) or _OWN_CAPITALS.fullmatch(word)) or word.casefold() in _UNITS


@cache
def _makes() -> re.Pattern[str]:
    """Makes of several words, with their capitals; each stands for a code."""
    names = (row[0].title() for row in vocabulary_files.entries("makers.tsv") if " " in row[0])
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})(?!\w)")
