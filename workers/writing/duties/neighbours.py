"""Sentences that say nothing by themselves and belong to the one before them in their line.

A place, so many of something, what a job needed, what others did or what was not done: "Long Beach", "3 man crew",
"TWIC needed", "CMM is done by QC", "no programming from scratch".
"""

import re

from workers.writing.duties.left_out.no_work import is_denial
from workers.writing.english_lines.ambiguous import Head
from workers.writing.english_lines.heads import head_of
from workers.writing.words.casing import names_with_capital
from workers.writing.words.english_verbs import verb_form
from workers.writing.words.phrases import lowered

_PLACE = re.compile(r"[A-Z][a-z]+(?: [A-Z][a-z]+){1,2}")
_NUMBER = re.compile(r"\d[\d,.]*(?:-\d+)?(?:[ -][A-Za-z-]+){1,3}")
_NEED = re.compile(r"[\w-]+(?: (?!when|as|if|where)[\w-]+)? (?:needed|required)", re.IGNORECASE)
_POSITIONS = re.compile(
    r"(?:(?:flat|horizontal|vertical|overhead|(?:in )?all positions?|uphill|downhill|and|to|thru|through)\b[, ]*){2,}",
    re.IGNORECASE,
)
"""How a weld was held, which says nothing without the process."""
_LEANS = re.compile(r"(?:it|this|that|they|these|those|me(?= |,))\b", re.IGNORECASE)
"""What only the sentence before it explains: "it was my idea", "me and one porter"."""
_LONGEST_REMARK = 6
"""Words of what is said of others."""


def joined_behind(before: str, sentence: str) -> str:
    """Return a sentence and the one before it as one bullet, where they belong together; empty where they don't."""
    if _PLACE.fullmatch(sentence) and verb_form(sentence.split(maxsplit=1)[0].lower()) is None:
        return f"{before}, {sentence}"
    if sentence.lower() in names_with_capital():
        return f"{before}, {sentence}"
    if _NUMBER.fullmatch(sentence) or _POSITIONS.fullmatch(sentence) or _NEED.fullmatch(sentence):
        return f"{before}, {lowered(sentence)}"
    if limits(sentence) or _LEANS.match(sentence):
        return f"{before}; {lowered(sentence)}"
    return ""


def limits(sentence: str) -> bool:
    """Whether a sentence says how far the work before it went."""
    is_remark = len(sentence.split()) <= _LONGEST_REMARK and not re.match(
        r"(?:i|my|we|our|it)\b", sentence, re.IGNORECASE
    )
    if is_remark and head_of(sentence, past=False, typed=None, is_first=True).head is Head.CLAUSE:
        return bool(re.search(r"\b(?:is|are|was|were|by)\b", sentence))
    return is_denial(sentence, "en") and not re.match(r"(?:i|we)\b", sentence, re.IGNORECASE)
