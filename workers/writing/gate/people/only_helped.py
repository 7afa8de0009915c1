"""Sentences in which somebody claims to have been no more than a helper.

"On plural component work I have only been the helper" needs no job of that title, only a line that tells of helping.
"""

from workers.trades.proof.claim_words import claim_words
from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import Token, is_helping

_ONLY = frozenset({"only", "just", "solo", "solamente", "nomas", "unicamente"})


def is_only_helper(examination: Examination, heads: list[int]) -> bool:
    """Whether all titles at `heads` are a helper's, the sentence says "only", and a line of a job tells of helping."""
    tokens = examination.tokens
    says_only = all(_is_low(tokens[at]) for at in heads) and any(one.folded in _ONLY for one in tokens)
    of_lines = (one for job in examination.jobs for line in job.lines for one in line.reading.tokens)
    return says_only and any(is_helping(one) or _is_low(one) for one in of_lines)


def _is_low(token: Token) -> bool:
    return any(word in claim_words().low_ranks for word in token.words)
