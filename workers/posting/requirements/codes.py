"""Codes and acronyms that a posting asks for and the vocabulary lacks: A36, HRV, a machine's model."""

import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

from workers.language.grammar import LanguageCode, grammar
from workers.language.vocabulary import vocabulary
from workers.language.words import sentences_of, words_of
from workers.posting.requirements.keywords import Keyword

_CODE = re.compile(r"(?<![\w/-])(?:[A-Z]{2,6}\d{0,4}(?:[-.]?[A-Z]?\d{1,4}[A-Z]?)?|[A-Z]\d{2,4}[A-Z]?)(?![\w/-])")
_LEVEL_ALONE = re.compile(r"[IVX]+|[A-Z]{5,}")
"""A grade's numeral says nothing without the title before it, and a long word in capitals is a heading."""
_ABBREVIATED = re.compile(r"\([A-Z&]{2,8}s?\)")
"""An abbreviation of the words before it, which stand there already."""


def codes_in(text: str, code: LanguageCode, company: str) -> list[Keyword]:
    """Codes out of the lines that aren't shouted as a whole, but for the employer's own name."""
    found: Counter[str] = Counter()
    for line in text.splitlines():
        letters = [c for c in line if c.isalpha()]
        if sum(c.isupper() for c in letters) <= len(letters) / 2:
            found.update(match.group() for match in _CODE.finditer(_ABBREVIATED.sub(" ", line)))
    words, entries = grammar(code), vocabulary(code)
    of_company = {word.folded for word in words_of(company)}
    return [
        Keyword(name, "skill", None, mentions)
        for name, mentions in found.items()
        if name not in _not_requirements()
        and not _LEVEL_ALONE.fullmatch(name)
        and name.casefold() not in of_company
        and not entries.find(words_of(name), words.keys(name))
        and not _always_within_entry(name, text, code)
    ]


def _always_within_entry(name: str, text: str, code: LanguageCode) -> bool:
    """Whether the code only ever stands inside a vocabulary entry (the NFPA of "NFPA 70E")."""
    words, entries = grammar(code), vocabulary(code)
    key = words.key(name.casefold())
    for sentence in sentences_of(text):
        read = words_of(sentence)
        keys = words.keys_of(read)
        inside = {index for start, end, _ in entries.find(read, keys) for index in range(start, end)}
        if any(found == key and index not in inside for index, found in enumerate(keys)):
            return False
    return True


@cache
def _not_requirements() -> frozenset[str]:
    with (Path(__file__).parents[2] / "language" / "data" / "postings.toml").open("rb") as file:
        return frozenset(tomllib.load(file)["not_requirements"].split())
