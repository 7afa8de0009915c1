"""A sentence that is the name of one thing asked for, as its place or its verdict says, whatever its words."""

import re

from workers.posting.asked.headings import Part
from workers.posting.asked.prose import is_unasked, without_talk
from workers.posting.asked.statements import Statement
from workers.posting.asked.turns import anywhere, plain_quotes, turns

_ITEM = range(2, 10)
"""Words and signs of a line that is one thing by its place; a word alone says too little."""
_LONGEST = 12
"""Words and signs of a sentence that only says of a thing that it is welcome."""
_TAIL = re.compile(
    r"[\s,:?(\u2013\u2014-]*\b(?:(?:is |are )?not (?:required|needed|necessary|a must),? but )?"
    r"(?:(?:es|ser[\u00eda]+) (?:bueno|mejor),? pero )?"
    rf"(?:is |are |would be |will be |es |son |ser[\u00eda]+ )?(?:an? |una? |lo |muy |very )?"
    rf"(?:huge |big |strong |real |definite |strongly |highly |gran |even )?(?:{turns('asked', 'verdict')}"
    r"|mejor|no indispensable|qu[e\u00e9] (?:bueno|mejor))\W*$",
    re.IGNORECASE,
)
_SAYS = re.compile(
    r"\b(?:we|our|us|they|is|are|was|were|has|had|call|apply|send|text|somos|es|son|est[\u00e1a]n?|tenemos|hay)\b",
    re.IGNORECASE,
)
_SAYS_NO = re.compile(r"^(?:no|not|never|nosotros|nada|nothing)\b|\b(?:no|free|available|likely)\W*$", re.IGNORECASE)
_PARTS = (Part.REQUIRED, Part.PREFERRED)


def whole_thing(statement: Statement) -> list[tuple[int, int]]:
    """The one span of such a sentence, without its verdict; none where it says something else."""
    text, last = plain_quotes(statement.text), len(statement.tokens)
    if without_talk(text) != text or _SAYS_NO.search(text):
        return []
    if end := _welcomed(statement, text):
        return [(0, end)]
    if is_unasked(text):
        return []
    is_item = (statement.bulleted or statement.headed) and statement.part in _PARTS and last in _ITEM
    return [(0, last)] if is_item and not (_SAYS.search(text) or text.endswith("?")) else []


def _welcomed(statement: Statement, text: str) -> int:
    """Return where the verdict on a welcome thing begins; 0 for another sentence."""
    tail = _TAIL.search(text)
    if not tail or len(statement.tokens) > _LONGEST or _SAYS.search(text[: tail.start()]):
        return 0
    is_welcome = anywhere("prose", "prefers").search(text)
    return sum(token.end <= tail.start() for token in statement.tokens) if is_welcome else 0
