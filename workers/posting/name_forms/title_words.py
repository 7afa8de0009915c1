"""Words with which titles end, by O*NET's and the trades' own."""

import re
from functools import cache, lru_cache

from workers.language.occupations import is_occupation
from workers.language.words import words_of
from workers.trades import vocabulary_files

_IS_PERSON = re.compile(r"[a-z]{4,}(?:persons?|people|woman|women)|techs?")
"""Words that name who does a work by their ending: foreperson, journeyperson, tradeswoman."""
_SPANISH_TITLE = re.compile(r"^\w{3,}(?:dor|dora|dores|ista|istas|ero|era|eros|ico|ica)(?:\s|$)", re.IGNORECASE)
_OF_THINGS = frozenset(
    {
        *("air", "hand", "tool", "power", "lead", "master", "general", "second", "model", "guard", "press", "sample"),
        *("member", "user"),
    }
)
"""Words that end some titles, and name something else far more often."""


@lru_cache(4096)
def is_title_word(folded: str) -> bool:
    """Whether a folded word ends titles: an occupation of the trades, or one of O*NET's."""
    if _IS_PERSON.fullmatch(folded) or is_occupation(folded):
        return True
    one = f"{folded[:-3]}man" if folded.endswith("men") else folded.removesuffix("s")
    return folded in _heads() or one in _heads()


def ends_title(words: list[str]) -> bool:
    """Whether folded words end as titles do; a lead is one behind what is led, and a metal alone."""
    return bool(words) and (is_title_word(words[-1]) or (words[-1] == "lead" and len(words) > 1))


def ends_position(part: str) -> bool:
    """Whether a part of a heading ends with who does the work."""
    return ends_title([word.folded for word in words_of(part)])


def says_position(part: str) -> bool:
    """Whether one of the words of a part of a heading names who does the work."""
    words = [word.folded for word in words_of(part)]
    return any(map(is_title_word, words)) or bool(_SPANISH_TITLE.match(part))


@cache
def _heads() -> frozenset[str]:
    return frozenset(row[0] for row in vocabulary_files.entries("title_heads.txt")) - _OF_THINGS
