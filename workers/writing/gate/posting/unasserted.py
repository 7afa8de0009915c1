"""Clauses that assert nothing of their person: what they lack or wish, and what is told of the employer."""

import re
from functools import lru_cache

from workers.documents.labels import MONTHS
from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.posting.requirements.reading import Posting
from workers.trades.proof.phrases import pattern
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.posting.told_figures import counts_another, counts_by_name
from workers.writing.gate.posting.wholesale import is_wholesale
from workers.writing.gate.posting.wishes import may_be_wished
from workers.writing.gate.posting.words import company_pattern, company_words, posting_keys
from workers.writing.gate.sentence.assertions import Clause, unasserted
from workers.writing.gate.sentence.named_employer import phrase_with_employer
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Token, says
from workers.writing.gate.understated import understated

_REFERS_BACK = re.compile(pattern("refers_back"))
_HAD = re.compile(
    r"\b(?:you|posting|ustedes|anuncio)\b.* (?:is|are) (?:already )?(?:in hand|in my \w+|mine|current|valid|active)\b"
    r"|\b(?:que piden|ustedes)\b.* (?:ya )?(?:l[oa]s? tengo|esta en (?:mi poder|regla)|es mi[oa]|esta vigente)\b"
)
"""What a posting asks for, told as had."""


def settle_unasserted(examination: Examination, posting: Posting, posting_text: str, text: str) -> None:
    """Settle the clauses that assert nothing of their person; those of the employer name what it says."""
    if len(text) != len(examination.reading.text) or is_wholesale(text, of_posting=True):
        return
    told = posting_keys(posting_text, posting.language)
    own = company_words(posting)
    own_keys = frozenset[str]().union(
        *(job.keys for job in examination.profile.jobs),
        *(row.keys for row in examination.profile.skills),
        *(held.keys for held in examination.profile.credentials),
    )
    own_words = frozenset(key for key in own_keys if not key.startswith("number:"))  # figures here are the posting's
    clauses = unasserted(text, company_pattern(posting))
    for clause in clauses:
        inside = [at for at, token in enumerate(examination.tokens) if clause.start <= token.start < clause.end]
        if _HAD.search(text[clause.start : clause.end]) and clause.is_of_employer:
            continue  # "the card you ask for is in hand" claims the card
        if short := understated(examination, inside):
            examination.fault(Reason.PROFICIENCY, *short)
            continue
        named = told if clause.is_of_employer else told | own_words
        numbers = [examination.tokens[at] for at in inside if examination.tokens[at].number]
        if not clause.is_of_employer and not all(says(one, told | own_keys) for one in numbers):
            continue  # "I have no 5" says a number that nobody told
        if clause.is_wish and not all(may_be_wished(examination, at, named) for at in inside):
            continue
        if clause.is_of_employer and (
            counts_another(examination.tokens, inside, posting_text, posting.language)
            or _REFERS_BACK.search(_asserted(text, clauses, clause.end))
            or not all(
                _may_be_told(examination.tokens[at], told, own)
                and may_be_wished(examination, at, told)
                and is_of_measure(examination.tokens[at], posting_text, posting)
                and not counts_by_name(examination.tokens, at, posting_text, posting.language)
                for at in inside
            )
        ):
            continue
        examination.exempt |= set(inside)
        examination.settle(*inside)
        if clause.is_of_employer:
            examination.of_posting |= set(inside)
    _settle_told_inside(examination, posting, text, told)
    examination.is_courtesy = len(examination.exempt) == len(examination.tokens)


def _settle_told_inside(examination: Examination, posting: Posting, text: str, told: frozenset[str]) -> None:
    """Settle what is told of the posting between what is told of the person: "a card that you list as a plus"."""
    own = company_words(posting)
    inside = phrase_with_employer("told_inside", company_pattern(posting), text)
    for match in inside.finditer(text):
        touched = examination.within(match)
        if all(_may_be_told(examination.tokens[at], told, own) or _counts(examination, at) for at in touched):
            examination.exempt |= set(touched)
            examination.of_posting |= set(touched)
            examination.settle(*touched)


def _counts(examination: Examination, at: int) -> bool:
    """Whether a number only counts what was just named: "the two skills on your list"."""
    return any(one.folded in _LISTED for one in examination.tokens[at + 1 : at + 4])


_LISTED = frozenset({"skills", "things", "items", "points", "extras", "pluses", "cosas", "puntos", "requisitos"})


def _asserted(text: str, clauses: list[Clause], start: int) -> str:
    """What a text asserts from `start` on: "it" of "I do not have it" claims nothing."""
    kept = list(text)
    for clause in clauses:
        kept[clause.start : clause.end] = " " * (clause.end - clause.start)
    return "".join(kept)[start:]


def _may_be_told(token: Token, told: frozenset[str], own: frozenset[str]) -> bool:
    """Whether a word may stand in what is told of the employer: no number and no name that its posting hasn't."""
    is_name = token.surface[:1].isupper() and token.start > 0 and any(map(str.isalpha, token.surface[1:]))
    is_month = token.folded in _MONTHS and f"raw:{token.folded[:3]}" in told
    return is_month or says(token, told) or not (token.number or is_name) or all(word in own for word in token.words)


def is_of_measure(token: Token, posting_text: str, posting: Posting) -> bool:
    """Whether the posting has a length of time as such: its "2 inch pipe" makes no "two hours"."""
    if not token.number or not token.unit or token.unit[0] not in _TIMES:
        return True
    same = [one for one in _numbers(posting_text, posting.language) if one.value == token.value]
    return not same or any(one.unit is None or one.unit[0] in _TIMES for one in same)


_TIMES = frozenset({"time", "days"})


@lru_cache(maxsize=16)
def _numbers(posting_text: str, code: LanguageCode) -> tuple[Token, ...]:
    return tuple(one for line in posting_text.splitlines() for one in read(line, code).tokens if one.number)


_MONTHS = frozenset(fold(name) for names in MONTHS.values() for name in names)
