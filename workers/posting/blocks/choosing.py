"""Which of a page's blocks are its posting: what the rules took is one sign among those of place, build and words."""

import copy
from collections.abc import Collection, Sequence

from workers.posting.around.panels import foreign_panels
from workers.posting.around.surroundings import IS_AN_ADDRESS, LONGEST_WORDS_OF_A_FORM
from workers.posting.blocks.features import Reading, features_of
from workers.posting.blocks.opening import opening_of
from workers.posting.blocks.page_blocks import Block, blocks_of, part_lines
from workers.posting.blocks.sequence import Signs, kept_of
from workers.posting.markup.measures import Measures
from workers.posting.markup.tree import Element, text_of
from workers.posting.text.clean_text import bare, clean_lines

_MARK = "of-block"
_NEVER_ITS_BEGINNING = frozenset({"before", "t=01"})
"""Features of what stands before all that the rules took, in what they took for surroundings: menus, cards of jobs."""
_IN_SURROUNDINGS = "t=01"
"""The feature of what the rules didn't take, and took for surroundings."""
_TAKEN = "t=10"
"""The feature of what the rules took, and not for surroundings."""
_OVER_FORM = frozenset(f"fields {level} {fields}" for level in (1, 2) for fields in (1, 2, 3))
"""The features of what stands in a box with fields."""
_SHORTEST_TWICE = 30
"""Letters of a block that a page says a second time for other screens; shorter ones may be meant twice."""


def number_elements(page: Element) -> None:
    """Mark every element, in place, so that it is told in a copy of the page from which others were taken."""
    for number, element in enumerate(page.iter()):
        element.set(_MARK, str(number))


def number_of(element: Element) -> int:
    """Return an element's place in the page, the same in a copy; -1 for one that wasn't there."""
    return int(element.get(_MARK, "-1"))


def marks_in(tree: Element) -> frozenset[str]:
    """The marks of all elements that stand in a copy."""
    return frozenset(element.get(_MARK, "") for element in tree.iter())


def posting_in(page: Element, text: str, standing: Collection[str]) -> str:
    """The text of the blocks that are the posting's.

    `text` is what the rules read of the page, `standing` marks what they didn't take for its surroundings.
    """
    tree, blocks, measures, signs = signs_of(page, text, standing)
    panels = foreign_panels(tree, measures)
    kept: list[bool] = []
    for is_likely, row, block in zip(kept_of(signs), signs.of_blocks, blocks, strict=True):
        goes_on = bool(kept) and kept[-1] and _says_where_to_apply(row, block)
        kept.append((is_likely or goes_on) and not _is_surely_foreign(row, block, panels))
    for number in opening_of(blocks, [_TAKEN in row for row in signs.of_blocks], kept):
        kept[number] = True
    return _text_of(tree, blocks, kept)


def _says_where_to_apply(row: Collection[str], block: Block) -> bool:
    """Whether it stands over a form and the rules took it, since no form says where else to apply by itself."""
    is_short = len(block.text) <= LONGEST_WORDS_OF_A_FORM
    return is_short and _TAKEN in row and not _OVER_FORM.isdisjoint(row) and bool(IS_AN_ADDRESS.search(block.text))


def _is_surely_foreign(row: Collection[str], block: Block, panels: Collection[Element]) -> bool:
    """Whether it is before or in what can't be the posting's, whatever weights say."""
    if _NEVER_ITS_BEGINNING.issubset(row):
        return True
    return _IN_SURROUNDINGS in row and (_is_answer(block) or _stands_in(block, panels))


def _stands_in(block: Block, boxes: Collection[Element]) -> bool:
    return any(box in boxes for box in (block.box, *block.box.iterancestors()))


def _is_answer(block: Block) -> bool:
    """Whether it stands in an article within another, as what others write under a person's post does."""
    boxes = [block.box, *block.box.iterancestors()]
    return sum("article" in {box.tag, box.get("role")} for box in boxes) > 1


def signs_of(page: Element, text: str, standing: Collection[str]) -> tuple[Element, list[Block], Measures, Signs]:
    """A copy of the page, its blocks, its measures, and the features of each block and of what lies between them."""
    tree = copy.deepcopy(page)
    part_lines(tree)
    blocks = blocks_of(tree)
    lines = {_key(line) for line in text.split("\n")}
    around = [block.box.get(_MARK) not in standing for block in blocks]
    # A card in a list of jobs says the same as the title of the posting beside it.
    taken = [_key(block.text) in lines and not out for block, out in zip(blocks, around, strict=True)]
    measures = Measures(tree)
    return tree, blocks, measures, features_of(tree, blocks, Reading(taken, around), measures)


def _key(line: str) -> str:
    """Return a line without the number of an item in a list."""
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
