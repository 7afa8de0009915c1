"""The sentences right over a posting's first section that say whom an employer seeks: they open it."""

import re
from collections.abc import Sequence

from workers.posting.blocks.page_blocks import Block
from workers.posting.clean_text import BULLET
from workers.posting.heading_lines import POSTING_SECTION
from workers.posting.markup import HEADINGS
from workers.posting.subjects import JOB_WORD

_CALLS = re.compile(
    r"\b(?:needs?|seeks?|hir(?:es|ing)|wants?|looking for|has an? opening|busca(?:mos)?|necesita(?:mos)?"
    r"|solicita(?:mos)?|contrata(?:mos)?|requiere)\b",
    re.IGNORECASE,
)
_MOST = 3
"""Sentences."""
_SHORTEST = 45


def opening_of(blocks: Sequence[Block], is_taken: Sequence[bool], kept: Sequence[bool]) -> range:
    """Which blocks before the first kept one open it, of those that the rules took.

    None where it doesn't begin with the heading of a posting's section, or where they seek nobody.
    """
    first = kept.index(True) if True in kept else 0
    if blocks and blocks[first].box.tag in HEADINGS and POSTING_SECTION.match(blocks[first].text):
        begin = first
        while first - begin < _MOST and begin and is_taken[begin - 1] and _is_sentence(blocks[begin - 1].text):
            begin -= 1
        over = range(begin, first)
        if any(_CALLS.search(blocks[one].text) and JOB_WORD.search(blocks[one].text) for one in over):
            return over
    return range(0)


def _is_sentence(text: str) -> bool:
    return len(text) >= _SHORTEST and text.endswith((".", "!")) and not text.startswith(BULLET)
