"""What a sentence under no heading says: whether it asks, welcomes, tells the work, or is the employer's talk."""

import re
from functools import cache

from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation, names_occupation
from workers.posting.asked.doings import begins_doing
from workers.posting.asked.headings import Part
from workers.posting.asked.kinds import kind_of
from workers.posting.asked.turns import anywhere, plain_quotes, turns
from workers.posting.asked.years import years_in
from workers.posting.text.patterns import EitherCase

_FRAGMENT = 12
"""Words of a sentence that may be nothing but things that are asked for."""
_TITLE = 5
"""Words of a line that only says who is wanted."""
_TELLING = frozenset({"credential", "education", "other", "physical"})
_SENTENCE = re.compile(
    r"\b(?:we|our|us|i|it|they|them|there|their|this|that's|it's|is|are|was|were|has|had|runs|pays|somos|es|son"
    r"|est[áa]n?|hay|nuestr[oa]s?|tenemos)\b",
    re.IGNORECASE,
)
"""What a sentence has that says more than the name of a thing."""
_BEHIND_SOUGHT = re.compile(
    r"\b(?:(?=comfortable |experienced |familiar |skilled |certified in )|who (?:can|has|have|knows?|is|are)"
    r"|that (?:can|has|have|knows?|is)|with|w/|to (?!join)|que (?:sepa\w*|tenga\w*|pueda\w*)|a alguien que|con)\s+",
    re.IGNORECASE,
)
_OF_A_THING = re.compile(
    r"\b\w+(?:'s|s')|\b\w+ licen[cs]e|\b\w+ (?:card|certificate|exam|book|apprenticeship)", re.IGNORECASE
)
"""Occupations that belong to a thing: driver's license, journeyman card."""
_SUBJECT = re.compile(r"^(?:the|our|this|el|la)\s+(?:\w+\s+){0,2}?(?P<who>\w+)\s+(?=\w+(?:s|a|e)\b)", re.IGNORECASE)
_CALLS_ON_YOU = re.compile(
    r"(?:call|text|ask|e-?mail|send|apply|contact|visit|come|stop|keep reading)\b", re.IGNORECASE
)
_ASIDE = re.compile(r"\([^()]*\)")
_WE_GIVE = re.compile(r"[\s,\u2013\u2014-]*(?:and|but|y|pero)?\s*(?:we|our|te|les?)\s", re.IGNORECASE)
_BREAK = re.compile(
    r"(?:,|\s[\u2013—-]{1,2}|\u2014|:)\s*(?:and\s+|but\s+|y\s+|pero\s+)?|\s(?:but|pero)\s", re.IGNORECASE
)


def part_of(sentence: str, before: Part | None, code: LanguageCode) -> Part | None:
    """What the sentence says; None for talk. A thing alone is asked for where the sentence `before` it asked."""
    text = plain_quotes(sentence)
    if anywhere("prose", "prefers").search(text):
        return Part.PREFERRED
    if anywhere("prose", "requires").search(text):
        return None if _only_names_who(sentence) else Part.REQUIRED
    if _seeks_with(text):
        return Part.REQUIRED
    if does().match(text) or without_subject(text) != text or _tells_doings(sentence, code):
        return Part.DUTIES
    return Part.REQUIRED if _is_fragment(sentence, before, code) else None


def _seeks_with(text: str) -> bool:
    """Whether it says who is sought and with what: "Looking for tapers w/ level 5 finish"."""
    sought = anywhere("asked", "seeks").search(text)
    return bool(sought and _BEHIND_SOUGHT.search(text, sought.end()))


def is_unasked(text: str) -> bool:
    """Whether the text says that something isn't needed."""
    return bool(anywhere("prose", "unasked").search(text))


def without_talk(text: str) -> str:
    """The text up to where it begins to speak of pay, benefits, the employer or how to apply."""
    hidden = _ASIDE.sub(lambda aside: " " * len(aside[0]), plain_quotes(text))
    found = _talk().search(hidden)
    if not found:
        return text
    breaks = [end for end in _BREAK.finditer(hidden, 0, found.start() + 1) if end.end() <= found.start() + 1]
    return text[: breaks[-1].start()] if breaks else ""


def given_from(text: str) -> int:
    """Return the index at which the sentence turns to what the employer gives ("and we pay your card").

    Else its length.
    """
    end = len(without_talk(text))
    return end if end and _WE_GIVE.match(text, end) else len(text)


@cache
def _talk() -> EitherCase:
    return EitherCase(rf"[$€]|(?<!\w)(?:{turns('asked', 'talk')})(?!\w)")


@cache
def does() -> re.Pattern[str]:
    """How prose begins to tell what the work is."""
    return re.compile(rf"^(?:{turns('prose', 'does')})(?!\w)[:,]?\s*(?:be\s+)?(?:doing\s+)?", re.IGNORECASE)


def without_subject(sentence: str) -> str:
    """Return the sentence without its subject: "operates chillers" of "The engineer operates chillers"."""
    subject = _SUBJECT.match(sentence)
    return sentence[subject.end() :] if subject and is_occupation(subject["who"].lower()) else sentence


def _only_names_who(sentence: str) -> bool:
    return len(sentence.split()) <= _TITLE and names_occupation(sentence) and not years_in(sentence)


def _tells_doings(sentence: str, code: LanguageCode) -> bool:
    """Whether it tells what one does: "Read placing drawings", "Audit crews daily, coach foremen"."""
    doings = [begins_doing(part, code) for part in sentence.split(", ")]
    if _CALLS_ON_YOU.match(sentence):
        return False
    return (doings[0] or sum(doings) > 1) and not sentence.endswith("?")


def _is_fragment(sentence: str, before: Part | None, code: LanguageCode) -> bool:
    """Whether it is only the name of a thing, and one that is asked for by its sort or by what goes before it."""
    if len(sentence.split()) > _FRAGMENT or _SENTENCE.search(plain_quotes(sentence)) or sentence.endswith("?"):
        return False
    telling = any(kind_of(part, has_years=False, code=code) in _TELLING for part in sentence.split(", "))
    return (telling and not names_occupation(_OF_A_THING.sub(" ", sentence))) or (
        before is Part.REQUIRED and sentence.endswith(".")
    )
