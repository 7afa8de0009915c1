"""A bullet that is a typed line of its job told in English, all of it and nothing else.

What such a line says the translation's own rules vouch for: word by word the gate would take the quarters of "beef
quarters" for a number, and the T of T-shirts for a name.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from workers.language.words import sentences_as_typed, words_of
from workers.writing.facts import Experience
from workers.writing.translation.line import english_of

_SMALL = frozenset({"i", "a", "an", "the"})
_LEAD = re.compile(r"^\W*(?:(?:adem[aá]s|tambi[eé]n|luego|y)\s+)?", re.IGNORECASE)
"""What a document leaves out before a line: its mark, and what joins it to the line above."""


def is_told_line(bullet: str, job: Experience) -> bool:
    """Whether a line of this job, or a sentence of one, says in English just what the bullet says."""
    said = _words(bullet)
    return bool(said) and said in _told_of(job.duties, job.end_date is not None)


@lru_cache(maxsize=64)
def _told_of(duties: str, past: bool) -> frozenset[tuple[str, ...]]:  # noqa: FBT001
    told = (english_of(line, past=past) for line in dict.fromkeys(_typed(duties)))
    return frozenset(_words(one.text) for one in told if one.text and one.is_whole)


def _typed(duties: str) -> Iterator[str]:
    for line in duties.splitlines():
        yield from (_LEAD.sub("", one) for one in (line, *sentences_as_typed(line)))


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.folded for word in words_of(text) if word.folded not in _SMALL)
