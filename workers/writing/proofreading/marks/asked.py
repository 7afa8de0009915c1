"""Which lines the model is asked about: reading all would cost three times as much, for lines typed with care."""

import re
from collections.abc import Sequence
from functools import cache
from typing import get_args

from workers.language.grammar import LanguageCode, word_lists
from workers.language.words import fold
from workers.writing.proofreading.marks.words_of_speech import SPEECH

_FEWEST_WORDS, _MOST_WORDS = 3, 24
_SIGN = re.compile(r"[,;:()\"?!]|\.\s")
_ARTICLE = re.compile(r"\b(?:the|an?|el|las?|los|una?)\b", re.IGNORECASE)
_RUN_OF_LIST = 3
_MORE_SMALL_WORDS = frozenset(
    {"per", "up", "off", "out", "over", "under", "into", "onto", "when", "while", "if", "then", "than", "before", "a"}
    | {"after", "until", "between", "through", "during", "about", "around", "near", "not", "no", "each", "every"}
    | {"cuando", "entre", "e", "u"}
)
"""Beside those that tell the languages apart."""
_SIGNS_OF_WORDS = {"&": "and", "+": "and", "w/": "with", "w/o": "without"}
LINKS = frozenset({"and", "or", "y", "e", "o", "u"})
REMARKS = frozenset(
    {"no", "not", "never", "none", "didn't", "didnt", "don't", "dont", "wasn't", "wasnt", "mostly", "mainly", "only"}
    | {"except", "some", "usually", "sometimes", "nothing", "just", "sin", "nunca", "solo", "nomas", "menos", "casi"}
)
"""Words that begin what a line says beside its doing."""
_LONGEST_SPEECH = 48
"""Words."""


def is_speech(line: str) -> bool:
    """Whether a line may have been typed as one speaks."""
    words = [fold(word).strip(",;:.?!()").replace("\u2019", "'") for word in line.split()]
    return _FEWEST_WORDS <= len(words) <= _LONGEST_SPEECH and not SPEECH.isdisjoint(words)


def wants_marks(line: str) -> bool:
    """Whether a line has no sign or article, and says something that may lack one.

    That is a run of words that no small word parts, four of them or the things of a list, or a remark behind others.
    What is left alone so lacks a mark in one line of six.
    """
    words = [fold(word) for word in words_said(line)]
    if not _FEWEST_WORDS <= len(words) <= _MOST_WORDS or _SIGN.search(line) or _ARTICLE.search(line):
        return False
    return _has_long_run(words) or not REMARKS.isdisjoint(words[2:])


def words_said(line: str) -> list[str]:
    """The line's words, with what a sign stands for."""
    return [_SIGNS_OF_WORDS.get(word, word) for word in line.split()]


def _has_long_run(words: Sequence[str]) -> bool:
    small = _small_words()
    run = 0
    for word in [*words, ""]:
        if word and word not in small and not word[0].isdigit():
            run += 1
            continue
        ends_list = word in LINKS or run == len(words)
        if run > _RUN_OF_LIST or (run == _RUN_OF_LIST and ends_list):
            return True
        run = 0
    return False


@cache
def _small_words() -> frozenset[str]:
    listed = (word_lists(code)["small_words"].split() for code in get_args(LanguageCode))
    return _MORE_SMALL_WORDS.union(*listed)
