"""Lines that prove little work of one's own: those of others' doings, and of carrying, cleaning and watching."""

import re
from collections.abc import Sequence

from workers.language.occupations import is_occupation
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.stems import is_irregular_past
from workers.writing.gate.sentence.tokens import Token, is_head

_TOLERANCE = re.compile(r"(?<!\d)0?\.\d{3,4}(?!\d)|\btoleranc", re.IGNORECASE)
_CLEAN_RECORD = re.compile(r"\bclean (?:[\w/]+ ){0,3}(?:record|history|mvr)\b", re.IGNORECASE)
"""A quality, no cleaning: a clean driving record."""
_ARTICLES = frozenset({"the", "our", "my", "el", "la", "mi"})
_ONESELF = frozenset({"i", "me", "my", "we", "us", "our", "mine", "yo", "mi", "mis", "nos"})
_LONGEST_SUBJECT = 4
"""Words up to the verb."""


def tells_of_others(said: list[Token]) -> bool:
    """Whether a line's subject is somebody else who does something: "the programmer writes the toolpaths"."""
    if not said or said[0].folded not in _ARTICLES or any(token.folded in _ONESELF for token in said[1:]):
        return False
    for at, token in enumerate(said[1:_LONGEST_SUBJECT], start=1):
        if is_head(token) or is_occupation(token.folded):
            following = said[at + 1 : at + 2]
            return any(
                not one.breaks and (is_irregular_past(one.folded) or one.folded.endswith(("s", "ed", "aba", "ia")))
                for one in following
            )
    return False


def only_carries(lead: Token | None, acts: Sequence[Token], text: str) -> bool:
    """Whether what a line names is only carried, held, cleaned or watched; not "Hold +/- .0005 on bores"."""
    weak = claim_words().weak_acts
    return (
        lead is not None
        and lead.folded in weak
        and all(token.folded in weak for token in acts)
        and not _TOLERANCE.search(text)
        and not _CLEAN_RECORD.search(text)
    )
