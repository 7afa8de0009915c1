"""How many years a posting asks for, as a sentence tells it: "you ask for five years, and I have more".

The years are the posting's, so its own figures prove them, however long the person worked. What the sentence goes on to
say of its person is left to the other rules.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from workers.language.grammar import LanguageCode
from workers.trades.proof.phrases import pattern
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.posting.words import ASKING, POSTING_NOUN, simplified
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Token
from workers.writing.gate.time_told.lengths import MONTH_WORDS, YEAR_WORDS, length_at

_MONTHS_OF_YEAR = 12
_LONGEST = 60
_JOINED = re.compile(r"(\d{1,2})\+?[ -]?(?:years?|yrs?|anos?|años?)\b")
"""Digits that a posting joins to their years: 3yrs, 5-year."""
_ONES = frozenset({"a", "an", "un", "one", "another"})


def check_asked_lengths(examination: Examination, posting_text: str, code: LanguageCode) -> None:
    """Refuse years or months that a sentence says the posting asks for, and that stand in no part of it."""
    for start, end in _spans(examination):
        for months, indices in _told(examination.tokens, start, end):
            if months not in _lengths_of(posting_text, code):
                examination.fault(Reason.POSTING, *indices)
                return


def asked_words(examination: Examination) -> list[int]:
    """Indices of the words by which a sentence tells for what a posting asks years."""
    spans = _spans(examination)
    return [at for at, one in enumerate(examination.tokens) if any(start <= one.start < end for start, end in spans)]


def _spans(examination: Examination) -> list[tuple[int, int]]:
    """Return the spans in which the sentence tells what the posting asks for.

    There are none where simplifying has moved its words.
    """
    text = simplified(examination.reading.text)
    return list(_asked(text)) if len(text) == len(examination.reading.text) else []


def _asked(text: str) -> Iterator[tuple[int, int]]:
    """Yield the spans in which a sentence tells what the posting asks for.

    Up to where it speaks of the person again.
    """
    for opening in _openings().finditer(text):
        ends = [one.search(text, opening.end()) for one in _ends()]
        yield opening.end(), min((found.start() for found in ends if found), default=len(text))
    for closing in _closings().finditer(text):
        yield closing.span(next(name for name, words in closing.groupdict().items() if words))


def _told(tokens: tuple[Token, ...], start: int, end: int) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Yield each length of time between two places of a sentence, in months, with the indices of its words."""
    for at, token in enumerate(tokens):
        if not start <= token.start < end:
            continue
        length = length_at(tokens, at) if token.number else None
        if length and tokens[length.indices[-1]].start < end:
            yield round(length.years * _MONTHS_OF_YEAR, 2), length.indices
        elif token.folded in YEAR_WORDS and at and tokens[at - 1].folded in _ONES and not token.number:
            yield _MONTHS_OF_YEAR, (at - 1, at)


@lru_cache(maxsize=16)
def _lengths_of(posting_text: str, code: LanguageCode) -> frozenset[float]:
    """Every length that a posting may name, in months; of a part that names years, each small number is one."""
    found: set[float] = set()
    for part in re.split(r"\n|[.]\s", posting_text):
        tokens = read(part, code).tokens if part.strip() else ()
        values = {value for one in tokens if (value := one.value) is not None and value < _LONGEST}
        joined = {float(digits) for digits in _JOINED.findall(part.lower())}
        values |= joined
        if joined or any(one.folded in YEAR_WORDS for one in tokens):
            found |= {round(value * _MONTHS_OF_YEAR, 2) for value in values} | {_MONTHS_OF_YEAR}
        if any(one.folded in MONTH_WORDS for one in tokens):
            found |= values
        found |= {
            round(length.years * _MONTHS_OF_YEAR, 2)
            for at, one in enumerate(tokens)
            if one.number and (length := length_at(tokens, at))
        }
    return frozenset(found)


@cache
def _openings() -> re.Pattern[str]:
    return re.compile(pattern("asked_openings").replace("POSTING_NOUN", POSTING_NOUN).replace("ASKING", ASKING))


@cache
def _closings() -> re.Pattern[str]:
    return re.compile(pattern("asked_closings").replace("POSTING_NOUN", POSTING_NOUN).replace("ASKING", ASKING))


@cache
def _ends() -> tuple[re.Pattern[str], ...]:
    return re.compile(pattern("person_again")), re.compile(pattern("asked_ends"))
