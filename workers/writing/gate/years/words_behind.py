"""The words behind a length of time that say of what it is told, up to where the sentence goes on."""

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import Role, Token, is_head

_COUNTED = word_set("totals_counted")
ANDS = frozenset({"and", "or", "y", "e", "o", "u"})
_REACH = 14


def phrase_behind(examination: Examination, indices: tuple[int, ...]) -> list[Token]:
    """What stands behind the years: up to a mark that ends it, the next number, or an employer's name."""
    tokens = examination.tokens
    found: list[Token] = []
    for at in range(indices[-1] + 1, min(indices[-1] + _REACH, len(tokens))):
        token = tokens[at]
        ends = (token.breaks and found and not _goes_on(tokens, at)) or _begins_counting(tokens, at)
        if ends or token.number or at in examination.employers or at in examination.exempt:
            break
        found.append(token)
    return found


def _begins_counting(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether what follows only says which years are counted, too: "if you count my time as a helper"."""
    return tokens[at].folded in _COUNTED and any(
        one.folded in _TIMES or any(word in claim_words().low_ranks for word in one.words)
        for one in tokens[at + 1 : at + _FAR]
    )


_TIMES = frozenset({"time", "tiempo", "years", "anos", "year", "ano", "apprenticeship", "aprendizaje"})
_FAR = 8


def _goes_on(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a comma only parts a list whose last thing an "and" joins: "on buses, trucks and trailers"."""
    for one in tokens[at : at + 6]:
        if one.folded in ANDS and one is not tokens[at]:
            return True
        if (one.breaks and one is not tokens[at]) or one.is_plain or one.role is Role.ACT or is_head(one):
            return False
    return False
