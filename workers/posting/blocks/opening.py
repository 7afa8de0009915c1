"""The sentences right over a posting's first section that say whom an employer seeks: they open it."""

import re
from collections.abc import Sequence

from workers.posting.blocks.page_blocks import Block
from workers.posting.markup.tree import HEADINGS, Element
from workers.posting.text.clean_text import BULLET
from workers.posting.text.heading_lines import POSTING_SECTION
from workers.posting.text.subjects import JOB_WORD

_CALLS = re.compile(
    r"\b(?:needs?|seeks?|hir(?:es|ing)|wants?|looking for|has an? opening|busca(?:mos)?|necesita(?:mos)?"
    r"|solicita(?:mos)?|contrata(?:mos)?|requiere)\b",
    re.IGNORECASE,
)
_MOST = 3
"""Sentences."""
_SHORTEST = 45


def opening_of(blocks: Sequence[Block], is_taken: Sequence[bool], kept: Sequence[bool]) -> range:
    """Return the blocks before the first kept one that open the posting, of those that the rules took.

    Those are the lines of one text with it, and sentences over the heading of a posting's section that seek somebody.
    """
    first = kept.index(True) if True in kept else 0
    if first and blocks[first].box.tag not in HEADINGS:
        begin = first
        while begin and is_taken[begin - 1] and _is_line_of(blocks[first].box, blocks[begin - 1]):
            begin -= 1
        return range(begin, first)
    if blocks and blocks[first].box.tag in HEADINGS and POSTING_SECTION.match(blocks[first].text):
        begin = first
        while first - begin < _MOST and begin and is_taken[begin - 1] and _is_sentence(blocks[begin - 1].text):
            begin -= 1
        over = range(begin, first)
        if any(_CALLS.search(blocks[one].text) and JOB_WORD.search(blocks[one].text) for one in over):
            return over
    return range(0)


def _is_line_of(box: Element, block: Block) -> bool:
    """Whether a sentence stands in the same element, with no more than a line break between."""
    return block.box is box and box.tag not in {"body", "td", "form"} and _is_sentence(block.text)


def _is_sentence(text: str) -> bool:
    return len(text) >= _SHORTEST and text.endswith((".", "!")) and not text.startswith(BULLET)
