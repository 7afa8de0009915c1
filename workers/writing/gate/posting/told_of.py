"""What a sentence tells of the employer as its posting tells it: "Your sawmill stands on the Columbia River".

Where a clause speaks of the employer or its posting only, whatever it names, counts or offers is held against two
neighbouring sentences of the posting, near each other there, so that figures of one thing don't prove another's. What
stands so is no claim of the person; what doesn't is left to the other rules, and so is a clause that denies.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from workers.posting.requirements.reading import Posting
from workers.trades.proof.phrases import pattern
from workers.writing.gate.acts.general import brings_nothing
from workers.writing.gate.examination import Examination
from workers.writing.gate.posting.told_figures import (
    counts_alike,
    counts_another,
    counts_minutes,
    is_particular,
    is_told_otherwise,
    is_unread,
    parts_of_posting,
)
from workers.writing.gate.posting.words import COURTEOUS, asks, company_pattern, company_words, simplified
from workers.writing.gate.sentence.assertions import clauses_of
from workers.writing.gate.sentence.in_english import with_english
from workers.writing.gate.sentence.named_employer import phrase_with_employer
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.tokens import Token, says

_MOST_UNREAD = 2
_FEWEST = 3
"""Words without a number or name that tell enough to be held against a posting: "which you spray" tells nothing."""


_BY_TURNS = re.compile(r"\b(?P<many>[\w-]+) (?:dias? )?si y (?P=many) no\b")
"""Days that alternate, which denies nothing: "cuatro sí y cuatro no"."""


def settle_told_of_posting(examination: Examination, posting: Posting, posting_text: str, text: str) -> None:
    """Settle the clauses that tell of the employer what its posting tells; `text` is the sentence, simplified."""
    if len(text) != len(examination.reading.text):
        return
    is_other = examination.reading.code != posting.language
    tokens = with_english(examination.reading).tokens if is_other else examination.tokens
    for start, end in _spans(text, company_pattern(posting)):
        inside = [at for at, one in enumerate(examination.tokens) if start <= one.start < end]
        wanted = [at for at in inside if at not in examination.exempt and not _needs_no_proof(examination, posting, at)]
        parts = parts_of_posting(posting_text, posting.language, is_told_in_english=is_other)
        strict = [at for at in wanted if _is_strict(examination.tokens[at])]
        if (
            not (strict or len(wanted) >= _FEWEST)
            or (not is_other and counts_another(tokens, inside, posting_text, posting.language))
            or _found("told_denied", _BY_TURNS.sub(" ", _compiled("told_suits").sub(" ", text[start:end])))
            or _found("told_again", text[end:])
        ):
            continue
        suits = _found("told_suits", text[start:end])
        told = start + suits.start() if suits else end
        if any(_is_told(tokens, wanted, told, part, is_other=is_other) for part in parts):
            examination.exempt |= set(inside)
            examination.of_posting |= set(inside)
            examination.settle(*inside)
    examination.is_courtesy = examination.is_courtesy or len(examination.exempt) == len(examination.tokens)


def _spans(text: str, company: str) -> Iterator[tuple[int, int]]:
    """Yield begin and end of each part that tells of the employer alone, up to where it compares with the person."""
    for start, end in clauses_of(text):
        opening = _found("told_opening", text[start:end])
        if suits := _found("told_suits", text[start:end]):
            begin = start + opening.end() if opening else start
            if not _found("told_person", text[begin : start + suits.start()]):
                yield start, end
                continue
        begin = start + opening.end() if opening else start
        person = _found("told_person", text[begin:end])
        until = begin + person.start() if person else end
        if person:
            cuts = [one.start() for one in _compiled("told_cuts").finditer(text[begin:until])]
            until = begin + cuts[-1] if cuts else begin
        told = text[begin:until]
        is_of_employer = phrase_with_employer("told_by_employer", company, told).match(told) or (
            not person and opening is not None and opening[0].rstrip().endswith((" that", " que"))
        )
        if is_of_employer or (not person and _found("told_behind", told)):
            yield start, until


def _needs_no_proof(examination: Examination, posting: Posting, at: int) -> bool:
    token = examination.tokens[at]
    if token.number or _found("told_shares", token.folded):
        return False
    suits = _found("told_suits", simplified(examination.reading.text))
    if suits and suits.start() <= token.start < suits.end():
        return True
    if token.is_plain or all(word in company_words(posting) for word in token.words):
        return True
    is_name = token.surface[:1].isupper() and token.start > 0
    is_loose = token.folded in COURTEOUS or asks(token) or bool(_found("told_loosely", token.folded))
    return not is_name and (is_loose or brings_nothing(examination.reading, at))


def _is_told(
    tokens: tuple[Token, ...], wanted: list[int], end: int, part: tuple[Token, ...], *, is_other: bool
) -> bool:
    """Whether one part of a posting has all these words, each number with what it counts.

    Of a posting in the other language one word may be missing beside several names and numbers, and two beside a number
    where no list has either: they are only told there by words that no list pairs with them.
    """
    missing = [at for at in wanted if not _is_said(tokens, at, end, part)]
    strict = [at for at in wanted if _is_strict(tokens[at])]
    is_only_untold = is_other and len(missing) == 1 and len(strict) > 1 and missing[0] not in strict
    is_only_unread = (
        is_other and 0 < len(missing) <= _MOST_UNREAD < len(wanted) and all(is_unread(tokens[at]) for at in missing)
    )
    if missing and not (is_only_untold or (is_only_unread and any(tokens[at].number for at in strict))):
        return False
    if any(_found("told_shares", tokens[at].folded) for at in missing):
        return False
    return all(
        (is_other and not missing and is_particular(tokens[at]) and not counts_minutes(part, tokens[at]))
        or counts_alike(tokens, at, end, part, is_other=is_other)
        for at in wanted
        if tokens[at].number
    )


def _is_said(tokens: tuple[Token, ...], at: int, end: int, part: tuple[Token, ...]) -> bool:
    token = tokens[at]
    if says(token, _keys(part)) or _has_word(token, part):
        return True
    if token.number:
        return is_told_otherwise(tokens, at, end, part)
    return token.folded == "no" and any(one.folded == "si" for one in tokens[max(0, at - 3) : at])


def _is_strict(token: Token) -> bool:
    return token.number is not None or (token.surface[:1].isupper() and token.start > 0)


def _has_word(token: Token, part: tuple[Token, ...]) -> bool:
    return any(one.folded == token.folded for one in part)


@lru_cache(maxsize=64)
def _keys(part: tuple[Token, ...]) -> frozenset[str]:
    return keys_of(part)


def _found(name: str, text: str) -> re.Match[str] | None:
    return _compiled(name).search(text)


@cache
def _compiled(name: str) -> re.Pattern[str]:
    return re.compile(pattern(name))
