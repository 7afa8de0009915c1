"""Somebody else's title, who is only told to be there: "until the safety manager arrives", "para el encargado"."""

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import Token, is_head

_BEFORE = word_set("others_before")
_THE = frozenset({"the", "our", "your", "my", "their", "el", "la", "los", "las", "nuestro", "mi", "su", "al", "del"})
_ANY = frozenset({"a", "an", "un", "una"})
_STANDING_IN = word_set("others_standing_in")
_REACH = 4


def settle_others(examination: Examination) -> None:
    """Settle the title of somebody whom a preposition or a conjunction places beside the work, of no claim of its own.

    Whoever fills in for a manager does a manager's work: what stands in for another is left to be proven.
    """
    tokens = examination.tokens
    if any(one.folded in _STANDING_IN for one in tokens):
        return
    for at, token in enumerate(tokens):
        if at not in examination.settled and (_is_ranked(token) or is_head(token)) and _is_others(tokens, at):
            examination.settled.add(at)


def _is_ranked(token: Token) -> bool:
    return any(word in claim_words().high_ranks for word in token.words)


def _is_others(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether "the" makes it somebody's, behind a word that only places them."""
    for there in range(at - 1, max(-1, at - _REACH), -1):
        if tokens[there + 1].breaks and there + 1 != at:
            return False
        word = tokens[there].folded
        if word in {"al", "del"}:
            return True
        if word in _ANY and there > 0 and tokens[there - 1].folded in {"by", "por"}:
            return True  # "measured by a third-party inspector"
        if word in _THE:
            return there > 0 and tokens[there - 1].folded in _BEFORE
        if tokens[there].is_plain or tokens[there].number:
            return False
    return False
