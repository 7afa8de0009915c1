"""Patterns of phrases that may name the employer; compiled with its name only for a text that has it, since few do."""

import re
from functools import cache, lru_cache

from workers.trades.proof.phrases import pattern

NO_EMPLOYER = "(?!)"
"""A pattern that matches nothing."""


def phrase_with_employer(name: str, company: str, text: str) -> re.Pattern[str]:
    """Return the pattern of a phrase, for reading `text`; `company` is a pattern of what the employer may be called."""
    return _of(name, company) if _employer(company).search(text) else _of_nobody(name)


@cache
def _of_nobody(name: str) -> re.Pattern[str]:
    return _compiled(name, NO_EMPLOYER)


@lru_cache(maxsize=8)
def _of(name: str, company: str) -> re.Pattern[str]:
    return _compiled(name, company)


@lru_cache(maxsize=1)
def _employer(company: str) -> re.Pattern[str]:
    return re.compile(company)


def _compiled(name: str, company: str) -> re.Pattern[str]:
    told = pattern(name).replace("POSTING_NOUN", pattern("posting_noun")).replace("ASKING", pattern("asking"))
    return re.compile(told.replace("COMPANY", company))
