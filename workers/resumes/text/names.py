"""Is a text a job's title or an employer's name? Both are short and capitalised; the words tell."""

import re
from functools import cache

from workers.resumes.text.cleaning import key
from workers.trades.vocabulary_files import entries, words

# Unfilled blanks of resume templates, which people do upload.
PLACEHOLDER = re.compile(
    r"\b(?:Company Name|Employer Name|Name of (?:Company|Employer)|Nombre de la (?:Empresa|Compañía))\b"
)
MOST_TITLE_WORDS, MOST_EMPLOYER_WORDS, MOST_PREFIX_WORDS = 10, 12, 7

_LEGAL = re.compile(
    r"\b(?:inc|llc|corp|ltd|llp|lp|pllc|co|gmbh|s\.?a\.? de c\.?v|s\.?r\.?l|s\.[al]\.?u?)\b\.?\s*$", re.IGNORECASE
)
_LEVEL = re.compile(r"^(?:[ivx]+|\d+|level|nivel|sr|jr|a|b|c)$")
_BRACKETS = re.compile(r"\(.*?\)")
_CLAUSES = re.compile(r"[,/&-]|\band\b|\by\b|\bde\b")
_JOINING = {"and", "of", "&", "/", "-", "de", "y"}


def title_score(text: str) -> float:
    """How much a text reads like a job's title: about 3 for "Lead Carpenter", 0 for a text without a word of titles."""
    bare = _BRACKETS.sub("", text)
    said = [word for word in key(bare).split() if not _LEVEL.match(word)]
    if not said or len(said) > MOST_TITLE_WORDS:
        return -1.0
    clauses = [[word for word in key(clause).split() if not _LEVEL.match(word)] for clause in _CLAUSES.split(bare)]
    score = 2.0 if any(clause and clause[-1] in _heads() for clause in clauses) else 0.0
    score += 1.0 if said[0] in _heads() else 0.0
    score += 0.5 if any(word in _heads() for word in said) else 0.0
    return score + (0.5 if said[0] in _starts() else 0.0)


def employer_score(text: str) -> float:
    """How much a text reads like an employer's name: 4 for "Rivera & Sons, Inc.", 0 for a text without a sign of it."""
    if PLACEHOLDER.search(text):
        return 6.0
    said = key(text).split()
    if not said or len(said) > MOST_EMPLOYER_WORDS:
        return -1.0
    known = sum(word in _employer_words() for word in said)
    last = 0.7 if said[-1] in _employer_words() else 0.0
    return 1.2 * min(known, 2) + (2.5 if _LEGAL.search(text) else 0.0) + last


def title_prefix(text: str) -> str:
    """The title that a running text begins with ("Laborer Duties included ..."), or nothing."""
    found = ""
    seen: set[str] = set()
    for count, word in enumerate(text.split()[:MOST_PREFIX_WORDS], start=1):
        if not (word[:1].isupper() or word in _JOINING) or key(word) in seen:
            break
        seen.add(key(word))
        if key(word.split("/")[-1]) in _heads():
            found = " ".join(text.split()[:count])
        if word.endswith((".", ":", ";")):
            break
    return found


@cache
def _heads() -> frozenset[str]:
    """Words that titles end in: O*NET's, and those of our list that it lacks."""
    return frozenset(row[0] for row in entries("title_heads.txt")) | _keys("title_heads")


@cache
def _starts() -> frozenset[str]:
    return _keys("title_starts")


@cache
def _employer_words() -> frozenset[str]:
    return _keys("employer_words")


def _keys(group: str) -> frozenset[str]:
    return frozenset(part for word in words(group) for part in key(word).split())
