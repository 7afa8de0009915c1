"""Whole sentences: what a model left unfinished, or a repair cut short, isn't shown."""

import re

from workers.language.words import sentences_of

_MARK = re.compile(r"^\s*(?:[-\u2013—*•·▪●]\s*|\d{1,2}[.)]\s+)")
_ENDS_OPEN = re.compile(
    r"(?:[,;:(\u2013—&/-]|\b(?:and|or|but|with|without|for|to|of|in|on|at|by|from|into|the|an?|as|than|that|which|while"
    r"|where|who|whose|because|including|such as|using|per|up|over|under|between|my|your|our|their|its|his|her|am|is"
    r"|are|was|were|be|been|being|has|have|had|will|would|can|could|should|writing|experience (?:in|with)|y|o|u|e|con"
    r"|sin|para|de|del|en|por|el|la|los|las|un|una|que|como|mientras|donde|cuyo|cuya|incluyendo|mi|su|sus|es|fue|era|son"
    r"|al|entre|hasta|desde|pero))$",
    re.IGNORECASE,
)
_END = re.compile(r"[.!?…][\"”')]*$")
_LEAST_WORDS = 2


def is_whole(text: str) -> bool:
    """Whether a bullet or a sentence ends where it may end."""
    bare = text.rstrip(" .!?…\"”')")
    return len(bare.split()) >= _LEAST_WORDS and not _ENDS_OPEN.search(bare) and bare.count("(") <= text.count(")")


def whole_bullet(text: str) -> str:
    """The bullet without its mark, or nothing when it isn't whole."""
    bare = _MARK.sub("", text).strip()
    return bare if is_whole(bare) else ""


def whole_prose(text: str) -> str:
    """The sentences of a paragraph that are whole: one without its full stop was cut."""
    sentences = sentences_of(text)
    return " ".join(one for one in sentences if _END.search(one) and is_whole(one))
