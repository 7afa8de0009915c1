"""The words of a posting and of its employer's name, against which a sentence's words are held."""

import re
from functools import lru_cache

from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.posting.requirements.reading import Posting
from workers.trades.proof.phrases import pattern
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.rows.employer_names import company_names
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Token

ASKING = pattern("asking")
"""How a posting is said to ask: asks for, calls for."""
POSTING_NOUN = pattern("posting_noun")
COURTEOUS = word_set("application_courteous")
"""Words of courtesies, which claim nothing."""


@lru_cache(maxsize=512)
def simplified(text: str) -> str:
    """Lower case, accents dropped, one blank between words: what the patterns here are written for."""
    return fold(" ".join(text.replace("\u2019", "'").split()))


@lru_cache(maxsize=16)
def posting_keys(posting_text: str, code: LanguageCode) -> frozenset[str]:
    """The keys of all words of a posting."""
    keys: set[str] = set()
    for line in posting_text.splitlines():
        keys |= keys_of(read(line, code).tokens)
    return frozenset(keys)


@lru_cache(maxsize=16)
def capitalised_keys(posting_text: str, code: LanguageCode) -> frozenset[str]:
    """Names in the posting's text: its position, employer and places."""
    keys: set[str] = set()
    for line in posting_text.splitlines():
        keys |= keys_of(token for token in read(line, code).tokens if token.surface[:1].isupper())
    return frozenset(keys)


def asks(token: Token) -> bool:
    """Whether a word of what opens a sentence about the posting only says so: the ad asks for, calls for."""
    return any(one.search(f"{token.folded} for") for one in _ASKS)


_ASKS = [re.compile(rf"\b(?:{words})\b") for words in (POSTING_NOUN, ASKING)]


def company_words(posting: Posting) -> frozenset[str]:
    """Every word of the employer's names."""
    return frozenset(word for name in company_names(posting.company) for word in name)


def company_pattern(posting: Posting) -> str:
    """A pattern of the employer's names; one that matches nothing where there is none."""
    names = [r"\W+(?:and\W+|y\W+)?".join(map(re.escape, name)) for name in company_names(posting.company)] or ["(?!)"]
    initials = "".join(word[0] for word in posting.company.split() if word[:1].isupper()).lower()
    names += [re.escape(initials)] * (len(initials) > 2)  # noqa: PLR2004 - two letters may be any word: "LMU"
    return "(?:" + "|".join(names) + ")"
