"""Sentences of two parts that each tell of another paper: "my CRL lapsed in 2025, but I remain registered".

What is told of the end of one paper is no claim of the other; the parts are judged each for itself.
"""

import re
from collections.abc import Sequence

from workers.writing.gate.examination import Fault, Reason

_PARTS = re.compile(r"\s*;\s+|,\s+(?:but|pero)\s+")
_POINTS_BACK = re.compile(
    r"\b(?:it|its|both|neither|either|that|this|these|those|them|same|latter|ambos|ambas|mism[oa]s?|es[oea]s?|est[oea]s?)\b",
    re.IGNORECASE,
)
_SOFT = frozenset({Reason.CREDENTIAL, Reason.DATE})
_FEWEST = 3
"""Words of a part that tells something."""


def parts_told_apart(sentence: str, faults: Sequence[Fault]) -> list[str]:
    """The two parts of a sentence whose papers or their days were taken together; none where it isn't made so."""
    if not faults or not {fault.reason for fault in faults} <= _SOFT:
        return []
    parts = _PARTS.split(sentence.strip().rstrip("."))
    if len(parts) != len({"first", "second"}) or _POINTS_BACK.search(parts[1]):
        return []
    if any(len(part.split()) < _FEWEST for part in parts):
        return []
    return [f"{part[:1].upper()}{part[1:]}." for part in parts]
