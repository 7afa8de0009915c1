"""Which of a page's blocks are its posting: what the rules took is one sign among those of place, build and words."""

import copy
from collections.abc import Collection, Sequence

from workers.posting.blocks.features import Reading, features_of
from workers.posting.blocks.page_blocks import Block, blocks_of, part_lines
from workers.posting.blocks.sequence import kept_of
from workers.posting.clean_text import bare, clean_lines
from workers.posting.markup import Element, text_of

_MARK = "of-block"
_NEVER_ITS_BEGINNING = frozenset({"before", "t=01"})
"""Features of what stands before all that the rules took, in what they took for surroundings: menus, cards of jobs."""
_IN_SURROUNDINGS = "t=01"
"""The feature of what the rules didn't take, and took for surroundings."""
_SHORTEST_TWICE = 30
"""Letters of a block that a page says a second time for other screens; shorter ones may be meant twice."""


def number_elements(page: Element) -> None:
    """Mark every element, in place, so that it is told in a copy of the page from which others were taken."""
    for number, element in enumerate(page.iter()):
        element.set(_MARK, str(number))


def marks_in(tree: Element) -> frozenset[str]:
    """The marks of all elements that stand in a copy."""
    return frozenset(element.get(_MARK, "") for element in tree.iter())


def posting_in(page: Element, text: str, standing: Collection[str]) -> str:
    """The text of the blocks that are the posting's.

    `text` is what the rules read of the page, `standing` marks what they didn't take for its surroundings.
    """
    tree, blocks, rows = rows_of(page, text, standing)
    kept = [
        is_kept and not _NEVER_ITS_BEGINNING.issubset(row) and not (_IN_SURROUNDINGS in row and _is_answer(block))
        for is_kept, row, block in zip(kept_of(rows), rows, blocks, strict=True)
    ]
    return _text_of(tree, blocks, kept)


def _is_answer(block: Block) -> bool:
    """Whether it stands in an article within another, as what others write under a person's post does."""
    boxes = [block.box, *block.box.iterancestors()]
    return sum("article" in {box.tag, box.get("role")} for box in boxes) > 1


def rows_of(page: Element, text: str, standing: Collection[str]) -> tuple[Element, list[Block], list[list[str]]]:
    """A copy of the page, its blocks, and the features of each."""
    tree = copy.deepcopy(page)
    part_lines(tree)
    blocks = blocks_of(tree)
    lines = {_key(line) for line in text.split("\n")}
    around = [block.box.get(_MARK) not in standing for block in blocks]
    # A card in a list of jobs says the same as the title of the posting beside it.
    taken = [_key(block.text) in lines and not out for block, out in zip(blocks, around, strict=True)]
    return tree, blocks, features_of(tree, blocks, Reading(taken, around))


def _key(line: str) -> str:
    """Without the number of an item in a list."""
    return bare(line).lstrip("0123456789") or bare(line)


def _text_of(tree: Element, blocks: Sequence[Block], is_kept: Sequence[bool]) -> str:
    """The tree's text without the other blocks, which are taken out of it, and without what is said twice."""
    said: set[str] = set()
    for block, kept in zip(blocks, is_kept, strict=True):
        letters = bare(block.text)
        if kept and not (len(letters) > _SHORTEST_TWICE and letters in said):
            said.add(letters)
            continue
        for piece in block.pieces:
            piece.clear()
    body = tree.find(".//body")
    return clean_lines(text_of(tree if body is None else body))
