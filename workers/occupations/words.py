"""Words of titles and duties as they are compared: folded, cut as the trades write them, and by their stems."""

import tomllib
from functools import lru_cache
from pathlib import Path

import snowballstemmer

from common.folding import tokens_of

_EMPTY = tomllib.loads((Path(__file__).parent / "data" / "empty_words.toml").read_text(encoding="utf-8"))
EMPTY_ENGLISH = frozenset(_EMPTY["english"].split())
EMPTY_SPANISH = frozenset(_EMPTY["spanish"].split())


def _whole_words() -> dict[str, tuple[str, ...]]:
    whole: dict[str, tuple[str, ...]] = {}
    lists = tomllib.loads((Path(__file__).parent / "data" / "short_words.toml").read_text(encoding="utf-8"))
    for entry in ";".join(";".join(text.strip().splitlines()) for text in lists.values()).split(";"):
        short, words = entry.split(":")
        whole[short.strip()] = (*whole.get(short.strip(), ()), *(word.strip() for word in words.split(",")))
    return whole


WHOLE_WORDS = _whole_words()
"""What each word that people cut short may be, in both languages."""
_ENGLISH = snowballstemmer.stemmer("english")
_SPANISH = snowballstemmer.stemmer("spanish")


@lru_cache(maxsize=60_000)
def english_stem(token: str) -> str:
    """The token's English stem; digits and short words as they stand."""
    return str(_ENGLISH.stemWord(token)) if len(token) > 3 else token  # noqa: PLR2004 - what a suffix leaves of it


@lru_cache(maxsize=20_000)
def spanish_stem(token: str) -> str:
    """The token's Spanish stem, marked so that it never equals an English one."""
    return "~" + (str(_SPANISH.stemWord(token)) if len(token) > 3 else token)  # noqa: PLR2004 - as in english_stem


def english_stems(text: str) -> list[str]:
    """The stems of a text that is known to be English, without words that say nothing."""
    return [english_stem(token) for token in tokens_of(text) if token not in EMPTY_ENGLISH]
