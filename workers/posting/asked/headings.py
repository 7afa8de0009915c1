"""Tells by a heading what the text under it is about."""

import re
from enum import Enum
from functools import cache

from workers.posting.asked.turns import anywhere, plain_quotes, turns


class Part(Enum):
    """The parts of a posting that a line can belong to."""

    DUTIES = "what the work is"
    REQUIRED = "what is asked"
    PREFERRED = "what is welcome"
    CONDITIONS = "what the body meets at work"
    SUMMARY = "the work in short, said again below"
    OTHER = "pay, place, employer, how to apply"
    OPEN = "prose under no heading"


_MARKS = " \t:*#_=~-\u2013—?¿!¡."
_SORTS = (
    ("excluded", Part.OTHER),
    ("preferred", Part.PREFERRED),
    ("pay", Part.OTHER),
    ("conditions", Part.CONDITIONS),
    ("required", Part.REQUIRED),
    ("duties", Part.DUTIES),
    ("summary", Part.SUMMARY),
    ("other", Part.OTHER),
)
"""The order in which a heading is asked: one that names two is the first ("job requirements", "what we pay")."""
_WHOLE = frozenset({"summary", "other", "conditions"})
"""Sorts whose words say something only where they are all of the heading."""
_STRONG_DUTIES = re.compile(
    r"\b(?:dut(?:y|ies)|responsib\w+|functions|accountabilities|funciones|responsabilidades)\b", re.IGNORECASE
)
_LONGEST = 8
"""Words."""
_MOST_OF_ITS_OWN = 4
"""Words of a heading before a colon that no other heading has: "NJ rules say you must carry:"."""
_INLINE = re.compile(r"^(?P<heading>[^:?!;|]{2,60}?)\s*(?:[:?]|\s[\u2013—-]{1,2}\s)\s*(?P<rest>\S.*)$")
_BEFORE_POINT = re.compile(r"^(?P<heading>[^:?.!;|,]{2,40})\.\s+(?P<rest>\S.*)$")
_NEXT_SENTENCE = re.compile(r"[a-z]{3}\. +[A-Z]")
"""What no heading has inside: You need a license. CPO certified? Even better."""
_NUMBER = re.compile(r"\d")
_ASIDE = re.compile(r"\s*\([^()]{0,80}\)")


def heading_alone(line: str) -> Part | None:
    """What a line says that is nothing but a heading; None where it is none that is known.

    A colon or a question mark makes a heading of more words than those that headings are made of.
    """
    bare = _ASIDE.sub("", line).strip(_MARKS)
    if not bare or len(bare.split()) > _LONGEST or line.rstrip().endswith((",", ";")) or ":" in bare:
        return None
    named = _named(bare)
    if named is None or _NUMBER.search(bare):
        return None
    is_marked = _ASIDE.sub("", line).rstrip(" *_").endswith((":", "?")) or line.lstrip().startswith(("#", "=", "¿"))
    return named[0] if named[1] <= (_MOST_OF_ITS_OWN if is_marked else 0) else None


def heading_before(text: str, *, strictly: bool = False) -> tuple[Part | None, str]:
    """What a heading says that stands before its text ("Need: three years"), and the text; else None and all of it.

    `strictly` where only a heading without words of its own counts: a line of a list has its thing before the colon.
    """
    for pattern in (_INLINE, _BEFORE_POINT):
        match = pattern.match(text)
        if not match or _NEXT_SENTENCE.search(match["heading"]):
            continue
        bare = _ASIDE.sub("", match["heading"]).strip(_MARKS)
        named = _named(bare) if bare and len(bare.split()) <= _LONGEST and not _NUMBER.search(bare) else None
        if not named:
            continue
        is_own = (strictly and "; " not in match["rest"]) or pattern is _BEFORE_POINT
        is_own = is_own or not re.match(r"\s*[:?]", text[match.end("heading") :])
        most = 0 if is_own else _MOST_OF_ITS_OWN - 1
        if named[1] <= most:
            return named[0], match["rest"]
    return None, text


def _named(heading: str) -> tuple[Part, int] | None:
    """The part, and how many words the heading has beside those that headings are made of."""
    text = plain_quotes(heading)
    for name, part in _SORTS:
        if name == "required" and _STRONG_DUTIES.search(text):
            continue
        pattern = anywhere("headings", name)
        found = _whole(name).fullmatch(text) if name in _WHOLE else pattern.search(text)
        if found:
            return part, 0 if name in _WHOLE else _left(text)
    return None


@cache
def _whole(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?:the |our |your |la |el )?(?:{turns('headings', name)})", re.IGNORECASE)


def _left(text: str) -> int:
    """Words of a heading that aren't a heading's own."""
    for name, _ in _SORTS:
        text = anywhere("headings", name).without(text, " ")
    text = anywhere("headings", "filler").without(text, " ")
    return sum(any(map(str.isalnum, word)) for word in text.split())
