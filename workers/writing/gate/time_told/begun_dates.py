"""Whether a clause tells that something began or ended on its day: then to be at work on that day proves nothing."""

import re
from collections.abc import Iterable
from enum import StrEnum
from functools import cache

from workers.trades.proof.phrases import pattern
from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import Token


class End(StrEnum):
    """Which end of a job a day is told to be."""

    BEGUN = "begun"
    LEFT = "left"


def ends_told(examination: Examination, clause: Iterable[tuple[int, Token]]) -> frozenset[End]:
    """The ends that the verbs of a clause tell of: both in "left Acme to join Bell"; a credential's have their own."""
    if examination.credentials:
        return frozenset()
    said = " ".join(word for _, token in clause for word in token.words)
    return frozenset(end for end in End if _verbs(end).search(said))


@cache
def _verbs(end: End) -> re.Pattern[str]:
    return re.compile(pattern(f"date_{end}"))
