"""What a sentence says of the posting and of the application: courtesy, the position, what the employer asks for."""

import re
from functools import lru_cache

from workers.documents.labels import MONTHS
from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.posting.requirements import Posting
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.general_words import specificity
from workers.trades.proof.phrases import pattern
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.assertions import Clause, unasserted
from workers.writing.gate.employer_names import company_names
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.general import brings_nothing
from workers.writing.gate.own_contact import says_own_contact
from workers.writing.gate.profile import keys_of
from workers.writing.gate.reading import read
from workers.writing.gate.tokens import Token, says
from workers.writing.gate.wishes import wish_in

_ASKING = pattern("asking")
_POSTING_NOUN = pattern("posting_noun")
_ADDRESSED = pattern("addressed").replace("POSTING_NOUN", _POSTING_NOUN).replace("ASKING", _ASKING)
_TOLD = pattern("told_of_employer")
_CLAUSES = re.compile(r"[;:]\s+|,\s+(?:and|but|so|y|pero|que)\s+")
_PERSON_INSIDE = re.compile(r"\b(?:me|us|my|mi|mis|nos|yo|i)\b")
_PERSON_AGAIN = re.compile(pattern("person_again"))
_BACK_REFERENCES = word_set("application_back_references")
_REFERS_BACK = re.compile(pattern("refers_back"))
_WHOLESALE = re.compile(pattern("wholesale"))
_THESE = re.compile(pattern("these"))
_THANKS = re.compile(pattern("thanks"))
_TALKS = re.compile(pattern("talks"))
_COURTEOUS = word_set("application_courteous")


def simplified(text: str) -> str:
    """Lower case, accents dropped, one blank between words: what the patterns here are written for."""
    return fold(" ".join(text.replace("\u2019", "'").split()))


def is_wholesale(text: str, *, of_posting: bool) -> bool:
    """Whether a sentence claims the posting's whole list for its person.

    In a sentence that itself says what the posting asks for (`of_posting`), "all of these" means only that, and that
    is proven thing by thing.
    """
    plain = simplified(text)
    if of_posting:
        plain = _THESE.sub(" ", plain)
    return bool(_WHOLESALE.search(plain))


def settle_application(examination: Examination, posting: Posting, posting_text: str) -> None:
    """Settle what is said of the posting, where the posting says so, and courtesies with the position's name."""
    text = simplified(examination.reading.text)
    is_contact = says_own_contact(examination.reading.text, examination.profile.facts)
    if is_contact or _is_courtesy(examination, posting, posting_text, text):
        examination.settle(*range(len(examination.tokens)))
        examination.exempt |= set(range(len(examination.tokens)))
        examination.is_courtesy = True
        return
    if examination.faults:
        return
    _settle_unasserted(examination, posting, posting_text, text)
    _settle_wish(examination, posting, posting_text, text)
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
        and (examination.tokens[at].start >= start or not _asks(examination.tokens[at]))
        and examination.tokens[at].folded not in _COURTEOUS
        and not brings_nothing(examination.reading, at)
        and not says(examination.tokens[at], known)
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


def _settle_unasserted(examination: Examination, posting: Posting, posting_text: str, text: str) -> None:
    """Settle the clauses that assert nothing of their person; those of the employer name what it says."""
    if len(text) != len(examination.reading.text) or is_wholesale(text, of_posting=True):
        return
    told = posting_keys(posting_text, posting.language)
    own = frozenset(word for name in company_names(posting.company) for word in name)
    own_keys = frozenset[str]().union(
        *(job.keys for job in examination.profile.jobs),
        *(row.keys for row in examination.profile.skills),
        *(held.keys for held in examination.profile.credentials),
    )
    own_words = frozenset(key for key in own_keys if not key.startswith("number:"))  # figures here are the posting's
    clauses = unasserted(text, _company_pattern(posting))
    for clause in clauses:
        inside = [at for at, token in enumerate(examination.tokens) if clause.start <= token.start < clause.end]
        named = told if clause.is_of_employer else told | own_words
        if clause.is_wish and not all(_may_be_wished(examination, at, named) for at in inside):
            continue
        if clause.is_of_employer and (
            _REFERS_BACK.search(_asserted(text, clauses, clause.end))
            or not all(
                _may_be_told(examination.tokens[at], told, own) and _may_be_wished(examination, at, told)
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


def _is_sort(examination: Examination, at: int, known: frozenset[str]) -> bool:
    """Whether a word only says of what sort the thing before it is, which the posting names: "PIM testing"."""
    before = examination.tokens[at - 1] if at else None
    is_sort = examination.tokens[at].folded in claim_words().credential_generic | _SORTS
    return is_sort and before is not None and not before.is_plain and says(before, known)


_SORTS = frozenset({"testing", "tests", "skills", "background", "knowledge", "training", "pruebas", "conocimientos"})


def _settle_told_inside(examination: Examination, posting: Posting, text: str, told: frozenset[str]) -> None:
    """Settle what is told of the posting between what is told of the person: "a card that you list as a plus"."""
    own = frozenset(word for name in company_names(posting.company) for word in name)
    inside = re.compile(pattern("told_inside").replace("COMPANY", _company_pattern(posting)))
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


def _may_be_wished(examination: Examination, at: int, known: frozenset[str]) -> bool:
    """Whether a word may stand in a wish or in what is told of the employer: no trade's own word that nobody named."""
    token = examination.tokens[at]
    telling = max(specificity(word, examination.reading.code) for word in token.words)
    is_asking = token.folded in _COURTEOUS or token.folded in claim_words().hedges or _asks(token)
    if token.number:
        return says(token, known)  # "14 days on and 8 off" of a posting that says 20 and 8
    return telling < _SURELY_TELLING or token.is_plain or is_asking or says(token, known)


_SURELY_TELLING = 0.8


def _may_be_told(token: Token, told: frozenset[str], own: frozenset[str]) -> bool:
    """Whether a word may stand in what is told of the employer: no number and no name that its posting hasn't."""
    is_name = token.surface[:1].isupper() and token.start > 0 and any(map(str.isalpha, token.surface[1:]))
    is_month = token.folded in _MONTHS and f"raw:{token.folded[:3]}" in told
    return is_month or says(token, told) or not (token.number or is_name) or all(word in own for word in token.words)


_MONTHS = frozenset(fold(name) for names in MONTHS.values() for name in names)


def _settle_wish(examination: Examination, posting: Posting, posting_text: str, text: str) -> None:
    """Settle a wish that names nothing but what the posting or the profile names."""
    if len(text) != len(examination.reading.text) or not (wish := wish_in(text)):
        return
    inside = [at for at, token in enumerate(examination.tokens) if wish[0] <= token.start < wish[1]]
    known = (
        posting_keys(posting_text, posting.language)
        .union(*(keys_of(read(keyword.name, posting.language).tokens) for keyword in posting.keywords))
        .union(*(row.keys for row in examination.profile.skills))
        .union(*(job.keys for job in examination.profile.jobs))
    )
    own = frozenset(word for name in company_names(posting.company) for word in name)
    for at in inside:
        token = examination.tokens[at]
        is_empty = token.is_plain or all(word in _COURTEOUS or word in own for word in token.words)
        if token.number and not says(token, posting_keys(posting_text, posting.language)):
            return
        if not (is_empty or _is_harmless(examination, at) or says(token, known) or _is_learnt(token)):
            return
    examination.exempt |= set(inside)
    examination.settle(*inside)
    examination.is_courtesy = len(examination.exempt) == len(examination.tokens)


def _is_harmless(examination: Examination, at: int) -> bool:
    """Whether a word of a wish is no trade's own."""
    token = examination.tokens[at]
    is_everyday = all(specificity(word, examination.reading.code) < _TELLING for word in token.words)
    return brings_nothing(examination.reading, at) or (token.surface.islower() and is_everyday)


_TELLING = 0.6


def _is_learnt(token: Token) -> bool:
    return token.folded in claim_words().hedges or token.folded in claim_words().negators


@lru_cache(maxsize=16)
def posting_keys(posting_text: str, code: LanguageCode) -> frozenset[str]:
    """The keys of all words of a posting."""
    keys: set[str] = set()
    for line in posting_text.splitlines():
        keys |= keys_of(read(line, code).tokens)
    return frozenset(keys)


@lru_cache(maxsize=16)
def _capitalised_keys(posting_text: str, code: LanguageCode) -> frozenset[str]:
    """Names in the posting's text: its position, employer and places."""
    keys: set[str] = set()
    for line in posting_text.splitlines():
        keys |= keys_of(token for token in read(line, code).tokens if token.surface[:1].isupper())
    return frozenset(keys)


def _asks(token: Token) -> bool:
    """Whether a word of what opens a sentence about the posting only says so: the ad asks for, calls for."""
    return any(re.search(rf"\b(?:{words})\b", f"{token.folded} for") for words in (_POSTING_NOUN, _ASKING))


def _posting_span(examination: Examination, posting: Posting, text: str) -> tuple[int, int, int] | None:
    """Where the part begins that speaks of the posting, where its opening words end, and where it ends itself."""
    if len(text) != len(examination.reading.text):
        return None
    company = _company_pattern(posting)
    begins = [0, *(match.end() for match in _CLAUSES.finditer(text))]
    patterns = [re.compile(one.replace("COMPANY", company).removeprefix("^")) for one in (_ADDRESSED, _TOLD)]
    opening = next((found for begin in begins for one in patterns if (found := one.match(text, begin))), None)
    if not opening:
        return None
    again = _PERSON_AGAIN.search(text, opening.end())
    end = again.start() + 1 if again else len(text) + 1
    return None if _PERSON_INSIDE.search(text[opening.end() : end - 1]) else (opening.start(), opening.end(), end)


def _company_pattern(posting: Posting) -> str:
    names = [r"\W+(?:and\W+|y\W+)?".join(map(re.escape, name)) for name in company_names(posting.company)] or ["(?!)"]
    initials = "".join(word[0] for word in posting.company.split() if word[:1].isupper()).lower()
    names += [re.escape(initials)] * (len(initials) > 2)  # noqa: PLR2004 - two letters may be any word: "LMU"
    return "(?:" + "|".join(names) + ")"


def _is_courtesy(examination: Examination, posting: Posting, posting_text: str, text: str) -> bool:
    """Whether the sentence is a known courtesy, with nothing in it besides the position's own names."""
    if not (_THANKS.search(text) or _TALKS.search(text)):
        return False
    names = keys_of(read(f"{posting.title} {posting.company}", posting.language).tokens)
    posting_keys = _capitalised_keys(posting_text, posting.language)
    own = frozenset(word for name in company_names(posting.company) for word in name)
    for token in examination.tokens:
        known = all(word in _COURTEOUS or word in own for word in token.words)
        named = says(token, names) or (token.surface[:1].isupper() and token.start > 0 and says(token, posting_keys))
        if not (named or ((token.is_plain or known) and not token.number)):
            return False
    return True
