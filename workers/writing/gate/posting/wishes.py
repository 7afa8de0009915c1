"""What a sentence wishes, offers or admits: nothing of that is claimed to have been done or to be held.

"I would welcome the chance to add blasting to what I know" claims no blasting, and "I don't hold the CCCM yet" denies
it. A wish may name what the posting names and what the profile has; it ends where the sentence speaks of the person's
own past again ("and I have", "because", "my ten years").
"""

import re

from workers.posting.requirements.reading import Posting
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.general_words import specificity
from workers.trades.proof.phrases import pattern
from workers.writing.gate.acts.general import brings_nothing
from workers.writing.gate.examination import Examination
from workers.writing.gate.posting.words import COURTEOUS, asks, company_words, posting_keys
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Token, says

_WISH = re.compile(pattern("wish"))
_SAID_LAST = re.compile(pattern("wish_said_last"))
_PERSON = re.compile(r"\b(?:i|my|mine|mi|mis|yo|tengo|soy)\b")
_ENDS = re.compile(pattern("wish_ends"))
_GOES_ON = re.compile(r"\b(?:continue|continuing|keep|again|return|seguir|continuar|volver)\b")


def wish_in(text: str) -> tuple[int, int] | None:
    """Return where a wish begins and ends in a sentence in lower case without accents; None where there is none.

    "I would like to keep running tower cranes" says that somebody ran them, so it is none.
    """
    said_last = _SAID_LAST.search(text)
    match = said_last or _WISH.search(text)
    if not match or (said_last and _PERSON.search(text[: said_last.start()])):
        return None
    begins = 0 if said_last else match.start()
    end = _ENDS.search(text, match.end())
    until = end.start() if end else len(text)
    return None if _GOES_ON.search(text[begins:until]) else (begins, until)


def settle_wish(examination: Examination, posting: Posting, posting_text: str, text: str) -> None:
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
    own = company_words(posting)
    for at in inside:
        token = examination.tokens[at]
        is_empty = token.is_plain or all(word in COURTEOUS or word in own for word in token.words)
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


def may_be_wished(examination: Examination, at: int, known: frozenset[str]) -> bool:
    """Whether a word may stand in a wish or in what is told of the employer: no trade's own word that nobody named."""
    token = examination.tokens[at]
    telling = max(specificity(word, examination.reading.code) for word in token.words)
    is_asking = token.folded in COURTEOUS or token.folded in claim_words().hedges or asks(token)
    if token.number:
        return says(token, known)  # "14 days on and 8 off" of a posting that says 20 and 8
    return telling < _SURELY_TELLING or token.is_plain or is_asking or says(token, known)


_SURELY_TELLING = 0.8
