"""Words of a sentence that claim nothing of its person, so that only what is left without them is judged.

"I hang the leaf, while the door technician takes care of operators" claims no operators. Set aside are what others do,
where the person has no part in it and some line of theirs names something of it; what the person says not to do; and
that the posting says so, where it does.
"""

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache

from workers.trades.proof.phrases import alternatives, pattern
from workers.writing.gate.posting.words import simplified
from workers.writing.gate.rows.profile import Profile
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import says

_FEWEST = 3
"""Words of what is left, at least."""
_ONESELF = re.compile(r"\b(?:me|us|mine|my|nos|conmigo|myself|i|mi|mis|yo)\b")
_YOURS = re.compile(r"\b(?:you|yours?|ustedes|su|sus|posting|anuncio)\b")


class _Sort(Enum):
    """The sorts of words that are set aside."""

    OTHERS = "who else does a thing"
    DENIED = "what isn't done"
    POSTING = "that the posting says so"


_SORTS = {"aside_of_others": _Sort.OTHERS, "aside_denied": _Sort.DENIED, "aside_of_posting": _Sort.POSTING}


def without_what_is_aside(sentence: str, profile: Profile, asked: frozenset[str]) -> Iterator[str]:
    """Yield each sentence that is left without words that are set aside; none where it has no such words.

    `asked` are the keys of the posting's words: what it is said to ask for must stand there.
    """
    text = simplified(sentence)
    if len(text) != len(sentence):
        return
    for sort, one in _patterns():
        if not (found := one.search(text)):
            continue
        start, end = found.span("aside")
        left = (sentence[:start] + sentence[end:]).strip(" ,;.")
        if len(left.split()) < _FEWEST:
            continue
        if sort is _Sort.POSTING:
            may_go = _is_named(left, profile, asked)
        elif sort is _Sort.OTHERS:
            is_own = _ONESELF.search(_others().sub("", text[start:end])) or _YOURS.search(text)
            may_go = not is_own and _is_named(sentence[start:end], profile, _all_said(profile))
        else:
            may_go = not _unwanted().search(text[start:end])
        if may_go:
            yield f"{left[:1].upper()}{left[1:]}."


def _is_named(text: str, profile: Profile, keys: frozenset[str]) -> bool:
    """Whether some telling word of a text stands among keys."""
    return any(
        says(one, keys) for one in read(text, profile.code).tokens if not (one.is_plain or one.number or one.is_helped)
    )


def _all_said(profile: Profile) -> frozenset[str]:
    """The keys of all that the lines say, whoever does it."""
    return keys_of(one for job in profile.jobs for line in job.lines for one in line.reading.tokens)


@cache
def _patterns() -> tuple[tuple[_Sort, re.Pattern[str]], ...]:
    """Return each pattern of words that are set aside, with its sort."""
    return tuple(
        (sort, re.compile(one.replace("DOER", _doer()))) for name, sort in _SORTS.items() for one in alternatives(name)
    )


def _doer() -> str:
    return f"(?:{pattern('other_doers')}|{pattern('other_doers_aside')})"


@cache
def _others() -> re.Pattern[str]:
    """Somebody else as the person's own: "my manager"."""
    return re.compile(rf"\b(?:my|our|mi|nuestr[oa]) (?:[\w-]+ )?{_doer()}\b")


@cache
def _unwanted() -> re.Pattern[str]:
    return re.compile(pattern("unwanted"))
