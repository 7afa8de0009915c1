"""Lines that say nothing by themselves, since another line explains them."""

import re

_LEANS = re.compile(
    r"(?:(?:half|twice|most|some|all|both|any|none|the rest) (?:of )?)?"
    r"(?:it|this|that|they|them|these|those|esto|eso|ellos|ellas)\b(?! \w+ (?:is|was|has|have|had)\b)"
    r"|[^;]*\b(?:from|after|before|since) (?:there|that|then)$|(?:\S+ ){1,3}before (?:that|then)\b",
    re.IGNORECASE,
)
"""A line that only the one before it explains: "it was my idea", "half that on the small lathe"; oiler before that."""


def leans(line: str) -> bool:
    """Whether only the line before it explains it."""
    return _LEANS.match(line) is not None
