"""Sentences of a posting cut into the things they ask for, one by one."""

import re
from collections.abc import Iterator

from workers.language.grammar import LanguageCode
from workers.posting.asked.doings import begins_doing
from workers.posting.asked.lists import Piece, listed
from workers.posting.asked.turns import anywhere
from workers.posting.asked.years import years_in

_ASIDE = re.compile(r"\s*\(([^()]{1,100})\)")
_HIDDEN_COMMA = "\u201a"
"""Stands for a comma inside brackets, which parts no list."""
_LONGEST_ASIDE = 4
"""Words of an aside that names the thing once more: "BAS (Siemens Desigo)"; more explains it."""
_STRONG = re.compile(
    r"\s*;\s*(?:and\s+|y\s+)?|\.\s+(?=[A-ZÁÉÍÓÚ¿\d\"])|\s+[\u2013—-]{1,2}\s+(?=(?:plus|and|must|no)\b)"
    r"|(?<=[a-z)])\s*\|\s*|,?\s+(?:including|incluyendo|plus)\s+(?=\w)|(?<=\w)\u2014(?=\w)|,\s+so\s+(?=you\b)"
    r"|\s+who\s+(?=(?:can|has|will|is|knows?)\b)"
)
_NAME = re.compile(r"[A-Z0-9\"&/]|(?:and|or|y|o)$")
_REMARK = re.compile(r"\s+[\u2013—-]{1,2}\s+(?:you|we|it|they|if|not|sorry|same|that)\b.*$", re.IGNORECASE)
_NEW_PREDICATE = re.compile(
    r",?\s+(?:and|y|but|pero)\s+(?=(?:must|should|can|have|hold|be able|able to|at least|current|possess|bring|own"
    r"|pass|you|will|come with|a working knowledge|the ability|know|deber?|tener|contar|poder|con)\b)",
    re.IGNORECASE,
)
_EXPLAINED = re.compile(r"^(?P<head>[^:]{3,140}?)(?::\s|\s[\u2013—-]{1,2}\s)(?P<rest>\S.*)$")
_FEW = 3
"""Words."""
_OR = re.compile(r"\s+(?:or|o|u)\s+", re.IGNORECASE)


def pieces_of(sentence: str, code: LanguageCode, *, is_doing: bool = False, is_told: bool = False) -> Iterator[Piece]:
    """The things that a sentence names, in its words.

    `is_doing` where it surely begins with a verb, known or not: a line of a list of duties; `is_told` where it was a
    whole sentence that told the work: what it lists behind a colon is said by it, not its explanation.
    """
    clauses = [
        text
        for clause in _STRONG.split(_REMARK.sub("", _with_short_asides(sentence)))
        for text in _of_explained(clause.strip(" .,;:"), code, is_told=is_told)
    ]
    for place, clause in enumerate(clauses):
        for predicate in _NEW_PREDICATE.split(clause):
            for piece in listed(predicate.strip(" .,;:"), code, is_doing=is_doing and not place):
                yield Piece(piece.text.replace(_HIDDEN_COMMA, ","), piece.list_end)
    for aside in _ASIDE.finditer(sentence):
        if _is_a_verdict(aside[1]) and len(aside[1].split()) > 1:
            yield Piece(aside[1])


def _with_short_asides(sentence: str) -> str:
    """Without what explains at length in brackets, and without their verdicts but for "(preferred)" alone."""

    def kept(aside: re.Match[str]) -> str:
        words = aside[1].split()
        if _is_a_verdict(aside[1]) or (years_in(aside[1]) and len(words) < _FEW):
            return f" {aside[1]}" if len(words) < _FEW else ""
        is_name = len(words) == 1 or (len(words) <= _LONGEST_ASIDE and all(map(_NAME.match, words)))
        is_name = is_name or re.fullmatch(r"[^\W\d]{3,} [^\W\d]{3,}", aside[1]) is not None
        return aside[0].replace(",", _HIDDEN_COMMA) if is_name and not _OR.match(f" {aside[1]}") else ""

    return _ASIDE.sub(kept, sentence)


def _is_a_verdict(aside: str) -> bool:
    return bool(anywhere("prose", "prefers").search(aside) or anywhere("asked", "verdict").search(aside))


def _of_explained(clause: str, code: LanguageCode, *, is_told: bool) -> list[str]:
    """Of "hydraulics: pumps, hoses" the thing; of a sentence before a colon what it says and what is listed behind."""
    explained = _EXPLAINED.match(clause)
    if not explained:
        return [clause]
    is_sentence = (
        is_told or begins_doing(explained["head"], code) or re.match(r"(?:the|you|we|our)\s", clause, re.IGNORECASE)
    )
    return [explained["head"], explained["rest"]] if is_sentence else [explained["head"]]
