"""Who says to have been only the helper: "on plural component work I have only been the helper"."""

from workers.trades.proof.claim_words import claim_words
from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import is_helping

_ONLY = frozenset({"only", "just", "solo", "solamente", "nomas", "unicamente"})


def is_only_helper(examination: Examination, heads: list[int]) -> bool:
    """Whether the titles at `heads` claim no more than to have helped only, where a line tells of helping, too."""
    words, tokens = claim_words(), examination.tokens
    is_low = all(any(word in words.low_ranks for word in tokens[at].words) for at in heads)
    lines = (line.reading.tokens for job in examination.jobs for line in job.lines)
    return (
        is_low
        and any(one.folded in _ONLY for one in tokens)
        and any(is_helping(one) or any(word in words.low_ranks for word in one.words) for line in lines for one in line)
    )
