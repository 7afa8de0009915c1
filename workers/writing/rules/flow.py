"""Sentences about one job as a paragraph: short ones joined as people join them, none begun as the one before."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from workers.writing.rules.phrases import capitalized
from workers.writing.rules.style import Style

_LONGEST = 34
"""Words of two doings in one sentence."""
_WHOLE = 9
"""Words from which a sentence stands well alone at the head of a paragraph."""
_ASIDES = (";", ":", ". ")
"""What a sentence has that already is two."""


class Turns(msgspec.Struct, frozen=True):
    """How one language goes on: `bare` takes subject and "also" away, `further` begins another sentence.

    `pair` joins two doings; where it gives nothing, because one of them has a list, each of `links` may.
    """

    bare: Callable[[str], str]
    pair: Callable[[str, str], str]
    links: tuple[str, ...]
    further: tuple[str, ...]
    again: str
    """How a sentence begins that adds nothing to say so: "I"."""


def flowing(sentences: Sequence[str], turns: Turns, style: Style) -> Iterator[str]:
    """The sentences in their order; whether the first two or the next two are joined is the letter's own."""
    is_open = len(sentences) > 2 and len(sentences[0].split()) >= _WHOLE  # noqa: PLR2004 - two are joined
    begin = style.ordered("flow", (0, 1))[0] if is_open else 0
    links, further = list(style.ordered("links", turns.links)), list(style.ordered("further", turns.further))
    at, is_added = 0, False
    while at < len(sentences):
        one = sentences[at]
        own = turns.bare(one)
        joined = _joined(at, sentences, turns, style, links) if begin <= at < len(sentences) - 1 else ""
        if joined:
            links = links[1:] + links[:1]
            yield joined
            at, is_added = at + 2, True
            continue
        if not at or not own:
            yield one
        elif is_added:
            yield style.first([capitalized(f"{turns.again}{own}")]) or one
            is_added = False
        else:
            yield style.first([f"{begins}{own}" for begins in further]) or one
            is_added = True
            further = further[1:] + further[:1]
        at += 1


def _joined(at: int, sentences: Sequence[str], turns: Turns, style: Style, links: Sequence[str]) -> str:
    """The sentence at a place and the next as one; empty where they are long, or one of them is two already."""
    first, second = sentences[at].rstrip("."), sentences[at + 1].rstrip(".")
    own, head = turns.bare(second), turns.bare(first)
    if not own or not head or any(mark in text for mark in _ASIDES for text in (first, second)):
        return ""
    if len(first.split()) + len(own.split()) > _LONGEST:
        return ""
    first = first if not at else capitalized(f"{turns.again}{head}")
    pair = turns.pair(first, own)
    return style.first([pair] if pair else [f"{first}{link}{own}" for link in links])
