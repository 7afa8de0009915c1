"""A line's list of things without the item that no list has, where the rest stays true."""

import re
from collections.abc import Callable, Iterator
from itertools import combinations

from workers.language.conjugation import Form
from workers.writing.translation.from_english.tables import tables

_JOINS = re.compile(r"(,? and |,? or | & |, )")
_FEW = 8
"""Items of a line that is still read so."""
_FIGURE = re.compile(r"\d")
_LINKS_WITHIN = re.compile(
    r" (?:for|in|at|on|from|with|to|of|by|per|under|over|up|using|as|that|which|who"
    r"|around|across|near|through|during|after|before|into)\b"
)
_WORDS_OF_KIND = 2
_LEAST_WITHOUT_TWO = 5
"""Items of a list of which two may fall: without two of three it is not half of it."""


def without_item(text: str, takes_away: Callable[[str], bool], tell: Callable[[str], str]) -> tuple[str, str]:
    """The line without as few of its items as can be, with its Spanish; empty where none can be left out.

    `takes_away` says of words whether they bound the rest, so that they may not fall.
    """
    pieces = _JOINS.split(text)
    items, joins = pieces[::2], pieces[1::2]
    if not 1 < len(items) <= _FEW or any(one.strip(", ") not in {"", "and", "or", "&"} for one in joins):
        return "", ""
    if any(one.strip(", ") for one in joins[:-1]):
        return "", ""
    if items[0].casefold() in tables().forms:
        return "", ""  # its thing may be what falls: tack, butt joints and handwork
    free = [at for at in range(1, len(items)) if _may_fall(items, at) and not takes_away(items[at])]
    for kept in _without(items, free):
        said = f"{', '.join(kept[:-1])}{joins[-1]}{kept[-1]}" if len(kept) > 1 else kept[0]
        if spanish := tell(said):
            return said, spanish
    return "", ""


def _without(items: list[str], free: list[int]) -> Iterator[list[str]]:
    for many in (1, 2) if len(items) >= _LEAST_WITHOUT_TWO else (1,):
        for fallen in combinations(free, many):
            yield [one for at, one in enumerate(items) if at not in fallen]


def _may_fall(items: list[str], at: int) -> bool:
    """Whether an item is a thing of its own: no doing, no head of those before it, counted by no figure of theirs."""
    words = items[at].casefold().split()
    if not words or _LINKS_WITHIN.search(items[at]) or _FIGURE.search(items[at - 1]) or _FIGURE.search(items[at]):
        return False
    form = tables().forms.get(words[0])
    is_doing = form is not None and (words[0] not in tables().nouns or form[1] is not Form.BASE)
    if is_doing or re.search(r"(?:ed|ing)$", words[0]):
        return False
    is_many_before = items[at - 1].casefold().rstrip().endswith("s")
    return len(words) < _WORDS_OF_KIND or at < len(items) - 1 or is_many_before
