"""English names of tools, crafts and trades in Spanish, where every word of them is known."""

import re

from workers.writing.translation.from_english.boards_and_levels import with_sizes_told
from workers.writing.translation.from_english.phrases import Phrase, Phrases
from workers.writing.translation.from_english.tables import key, tables
from workers.writing.translation.from_english.tokens import tokens_of
from workers.writing.words.articles import gear_heads

_WORD = re.compile(r"[^\W\d_][\w'\u2019-]*")
_MAKES_OF_WORDS = re.compile(r"\b(?:rain bird|ditch witch|blue bird)\b", re.IGNORECASE)
"""Makes whose words say other things, too: a name that has one stays as it is."""
_LEAST_OF_PRODUCT = 2
_DOES = re.compile(r"(?:er|or)$")
_PARTED = re.compile(r" (?:and|&) ")


def named(name: str) -> Phrase | None:
    """The name as one noun phrase; None where a word isn't known, or where it is no name of one thing."""
    if _MAKES_OF_WORDS.search(name):
        return None
    if _has_product(name):
        return None
    text = _WORD.sub(lambda word: word[0] if _is_kept(word[0]) else word[0].lower(), with_sizes_told(name))
    tokens, last = tokens_of(text)
    if not tokens or last or any(one.mark for one in tokens):
        return None
    phrase = Phrases(tokens, may_name=False).at(0)
    return phrase if phrase is not None and phrase.noun is not None and phrase.end == len(tokens) else None


def told_name(name: str) -> str:
    """A tool or a craft, or several joined by "and"; empty where a word of one isn't known, or where it is a person."""
    told = [named(part) for part in _PARTED.split(name)]
    if not all(one is not None and one.noun is not None and not one.noun.is_person for one in told):
        return ""
    return " y ".join(one.text for one in told if one is not None)


def told_person(title: str) -> str:
    """A trade by who has it; empty where a word isn't known."""
    phrase = named(title)
    return phrase.text if phrase is not None and phrase.noun is not None and phrase.noun.is_person else ""


def _has_product(name: str) -> bool:
    """Whether a make's own product ends the name: Trimble Earthworks; one that names a tool or machine is told."""
    words = _WORD.findall(name)
    if len(words) < _LEAST_OF_PRODUCT or not words[-1].istitle() or key(words[-2]) not in tables().makes:
        return False
    last = key(words[-1])
    one = last.removesuffix("s")
    return last in tables().nouns and not (_DOES.search(one) or {last, one} & gear_heads())


def _is_kept(word: str) -> bool:
    return (word.isupper() and len(word) > 1) or key(word) in tables().makes
