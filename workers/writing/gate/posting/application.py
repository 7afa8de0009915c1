"""What a sentence says of the posting and of the application: courtesy, the position, what the employer asks for."""

import re

from workers.posting.requirements.reading import Posting
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.phrases import pattern
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.acts.general import brings_nothing
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.own_contact import says_own_contact
from workers.writing.gate.posting.courtesies import is_courtesy
from workers.writing.gate.posting.told_figures import counts_by_name
from workers.writing.gate.posting.told_of import settle_told_of_posting
from workers.writing.gate.posting.unasserted import is_of_measure, settle_unasserted
from workers.writing.gate.posting.wishes import settle_wish
from workers.writing.gate.posting.words import (
    COURTEOUS,
    asks,
    company_pattern,
    posting_keys,
    simplified,
)
from workers.writing.gate.sentence.named_employer import phrase_with_employer
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import says

_CLAUSES = re.compile(r"[;:]\s+|,\s+(?:and|but|so|y|pero|que)\s+")
_PERSON_INSIDE = re.compile(r"\b(?:me|us|my|mi|mis|nos|yo|i)\b")
_PERSON_AGAIN = re.compile(pattern("person_again"))
_BACK_REFERENCES = word_set("application_back_references")


def settle_application(examination: Examination, posting: Posting, posting_text: str) -> None:
    """Settle what is said of the posting, where the posting says so, and courtesies with the position's name."""
    text = simplified(examination.reading.text)
    is_contact = says_own_contact(examination.reading.text, examination.profile.facts)
    if is_contact or is_courtesy(examination, posting, posting_text, text):
        examination.settle(*range(len(examination.tokens)))
        examination.exempt |= set(range(len(examination.tokens)))
        examination.is_courtesy = True
        return
    if examination.faults:
        return
    settle_unasserted(examination, posting, posting_text, text)
    settle_told_of_posting(examination, posting, posting_text, text)
    settle_wish(examination, posting, posting_text, text)
    span = _posting_span(examination, posting, text)
    if span is None or all(
        at in examination.exempt for at, one in enumerate(examination.tokens) if span[0] <= one.start < span[1]
    ):
        return
    begin, start, end = span
    inside = [at for at, token in enumerate(examination.tokens) if begin <= token.start < end]
    after = [
        token
        for at, token in enumerate(examination.tokens)
        if token.start >= end and not examination.exempt & {at, at + 1, at + 2}  # "which I do not have"
    ]
    examination.exempt |= set(inside)
    examination.of_posting |= set(inside)
    known = posting_keys(posting_text, posting.language).union(
        *(keys_of(read(keyword.name, posting.language).tokens) for keyword in posting.keywords)
    )
    unsaid = [
        at
        for at in inside
        if not examination.tokens[at].is_plain
        and (examination.tokens[at].start >= start or not asks(examination.tokens[at]))
        and examination.tokens[at].folded not in COURTEOUS
        and not brings_nothing(examination.reading, at)
        and not (
            says(examination.tokens[at], known)
            and is_of_measure(examination.tokens[at], posting_text, posting)
            and not counts_by_name(examination.tokens, at, posting_text, posting.language)
        )
        and not _is_sort(examination, at, known)
    ]
    if unsaid:
        examination.fault(Reason.POSTING, *unsaid)
        return
    if any(token.folded in _BACK_REFERENCES for token in after):
        # "and I have held mine since 2020": what the posting asks for is claimed, too.
        examination.settle(*(at for at in inside if examination.tokens[at].start < start))
        return
    examination.settle(*inside)


def _is_sort(examination: Examination, at: int, known: frozenset[str]) -> bool:
    """Whether a word only says of what sort the thing before it is, which the posting names: "PIM testing"."""
    before = examination.tokens[at - 1] if at else None
    is_sort = examination.tokens[at].folded in claim_words().credential_generic | _SORTS
    return is_sort and before is not None and not before.is_plain and says(before, known)


_SORTS = frozenset({"testing", "tests", "skills", "background", "knowledge", "training", "pruebas", "conocimientos"})


def _posting_span(examination: Examination, posting: Posting, text: str) -> tuple[int, int, int] | None:
    """Return where the part about the posting begins, where its opening words end, and where it ends."""
    if len(text) != len(examination.reading.text):
        return None
    company = company_pattern(posting)
    begins = [0, *(match.end() for match in _CLAUSES.finditer(text))]
    patterns = [phrase_with_employer(name, company, text) for name in ("addressed", "told_of_employer")]
    opening = next((found for begin in begins for one in patterns if (found := one.match(text, begin))), None)
    if not opening:
        return None
    again = _PERSON_AGAIN.search(text, opening.end())
    end = again.start() + 1 if again else len(text) + 1
    return None if _PERSON_INSIDE.search(text[opening.end() : end - 1]) else (opening.start(), opening.end(), end)
