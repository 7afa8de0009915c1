"""What a line or a sentence says that somebody else does: "programming by vendor", "my foreman sets the grades".

Such a part of a line proves nothing that its person did.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from workers.language.words import fold
from workers.trades.proof.phrases import alternatives, pattern
from workers.writing.gate.sentence.tokens import Reading, Role, Token

_ONESELF = re.compile(r"\b(?:me|us|our|mine|nos|conmigo|myself|i)\b")
_NAMED_LEADER = re.compile(
    r"^\W*(?:(?:crew|shift|team) )?"
    r"(?:lead(?:er)?|foreman|supervisor|boss|lider|jef[ea]|encargad[oa]|mayordomo): (?P<name>\w)"
)
"""A line that only names who leads: "crew lead: M. Tran"."""


def with_others(reading: Reading) -> Reading:
    """The reading of a line, in which what somebody else does has the role of that."""
    theirs = told_of_others(reading)
    if not theirs:
        return reading
    tokens = tuple(
        replace(token, role=Role.OTHERS) if at in theirs else token for at, token in enumerate(reading.tokens)
    )
    return Reading(reading.text, reading.code, tokens)


def told_of_others(reading: Reading) -> list[int]:
    """The indices of the words that tell what somebody else does, that somebody with them."""
    spans = list(_told(reading.text))
    return [at for at, token in enumerate(reading.tokens) if any(start <= token.start < end for start, end in spans)]


def names_doer(token: Token) -> bool:
    """Whether a word is of who else there is to do something: a vendor, the office."""
    return bool(_doer().fullmatch(token.folded))


def _told(text: str) -> Iterator[tuple[int, int]]:
    plain = fold(text)
    if len(plain) != len(text) or not _doer().search(plain):
        return
    leader = _NAMED_LEADER.match(plain)
    if leader and text[leader.start("name")].isupper():
        yield 0, len(text)
    for one in _patterns():
        for match in one.finditer(plain):
            if not _ONESELF.search(match[match.lastgroup or 0]):
                yield match.start(match.lastgroup or 0), match.end()


@cache
def _doer() -> re.Pattern[str]:
    return re.compile(rf"\b{pattern('other_doers')}\b")


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    doer = pattern("other_doers")
    return tuple(re.compile(one.replace("DOER", doer)) for one in alternatives("done_by_others"))
