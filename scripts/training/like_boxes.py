"""Pages with boxes of many sites built as the posting's own lines are, in the same part of the page."""

import copy
import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from lxml import etree, html

from scripts.training.site_boxes import HEADING, ITEM, LINK, Line, site_boxes
from workers.posting.blocks.page_blocks import Block, blocks_of, part_lines
from workers.posting.markup.tree import HEADINGS, Element, parse

_FEWEST_BOXES, _MOST_BOXES = 3, 9
_BEHIND, _BEFORE = 0.83, 0.13
"""Shares of boxes behind the posting and before it; the others stand between its blocks."""
_LONGEST_HEADING = 60
_UNNAMED = 0.35
"""How often a box's heading is left out behind the posting; before it what has none would read as its opening."""


@dataclass(frozen=True, slots=True)
class _Look:
    """How a page sets the posting's headings, lines and items: elements of its own to copy."""

    heading: Element
    line: Element
    item: Element


def with_like_boxes(markup: str, own: Collection[str], dice: random.Random) -> str:
    """The page with boxes beside its posting that look like parts of it; `own`: texts of the posting's blocks."""
    page: Element = parse(markup)
    part_lines(page)
    blocks = [block for block in blocks_of(page) if block.text in own]
    look = _look_of(blocks)
    for _ in range(dice.randint(_FEWEST_BOXES, _MOST_BOXES) if blocks else 0):
        lines, chance = dice.choice(site_boxes()), dice.random()
        is_behind = not _BEHIND <= chance < _BEHIND + _BEFORE
        at = blocks[-1] if chance < _BEHIND else dice.choice(blocks) if is_behind else blocks[0]
        if look is None:
            _say(lines, at, dice, is_behind=is_behind)
        else:
            unnamed = _UNNAMED if is_behind else 0.0
            _set(_built(lines, look, dice, unnamed), _part(at), is_behind=is_behind)
    return str(html.tostring(page, encoding="unicode"))


def _look_of(blocks: Sequence[Block]) -> _Look | None:
    """Return how the posting's boxes look; None where its lines are parted by breaks alone."""
    alone = [block for block in blocks if _is_alone(block)]
    lines = [block for block in alone if not _is_heading(block) and block.box.tag != "li"]
    if not lines:
        return None
    headings = [block for block in alone if _is_heading(block)]
    items = [block for block in alone if block.box.tag == "li"]
    line = lines[len(lines) // 2].box
    heading = headings[len(headings) // 2].box if headings else line
    return _Look(heading, line, items[len(items) // 2].box if items else line)


def _is_alone(block: Block) -> bool:
    return (
        block.box.tag not in {"td", "th", "body", "html"}
        and block.box.find(".//br") is None
        and not any(piece.node is block.box and piece.is_tail for piece in block.pieces)
    )


def _is_heading(block: Block) -> bool:
    if len(block.text) > _LONGEST_HEADING or block.text.endswith((".", ",", ";")):
        return False
    return block.box.tag in HEADINGS or block.box.find(".//b") is not None or block.box.find(".//strong") is not None


def _part(block: Block) -> Element:
    """The outermost element around the block and its list, beside which other lines stand."""
    box = block.box
    while box.tag in {"li", "td", "th", "tr", "tbody", "dd", "dt", "ul", "ol", "table", "dl"}:
        box = box.getparent()
        if box.tag in {"ul", "ol", "table", "dl"}:
            break
    return box


def _set(built: Sequence[Element], place: Element, *, is_behind: bool) -> None:
    parent = place.getparent()
    if parent is None or place.tag in {"body", "html"}:
        return
    tail = ""
    if is_behind:
        tail, place.tail = place.tail or "", None
    at = parent.index(place) + is_behind
    for number, one in enumerate(built):
        parent.insert(at + number, one)
    if built:
        built[-1].tail = tail or None


def _say(lines: Sequence[Line], at: Block, dice: random.Random, *, is_behind: bool) -> None:
    """Set the lines beside a block that is parted from others by breaks alone."""
    piece = at.pieces[-1 if is_behind else 0]
    node, is_tail = piece.node, piece.is_tail
    texts = ["", *(text for _, text in lines)] if is_behind else [*(text for _, text in lines), ""]
    if dice.random() < _UNNAMED:
        texts = [*texts, ""] if is_behind else ["", *texts]
    said = piece.text
    texts[0 if is_behind else -1] = said
    if is_tail:
        node.tail = texts[0]
    else:
        node.text = texts[0]
    parent = node.getparent() if is_tail else node
    place = parent.index(node) + 1 if is_tail else 0
    for number, text in enumerate(texts[1:]):
        end = etree.Element("br")
        end.tail = text
        parent.insert(place + number, end)


def _built(lines: Sequence[Line], look: _Look, dice: random.Random, unnamed: float) -> list[Element]:
    found = []
    for sign, text in lines:
        if sign == HEADING:
            if dice.random() >= unnamed:
                found.append(_said(look.heading, text))
        elif sign in {ITEM, LINK} and look.item is not look.line:
            if not found or found[-1].tag not in {"ul", "ol"}:
                list_ = etree.Element(look.item.getparent().tag, dict(look.item.getparent().attrib))
                found.append(list_)
            found[-1].append(_said(look.item, text))
        else:
            found.append(_said(look.line, text))
    return found


def _said(look: Element, text: str) -> Element:
    """A copy of the element that says something else."""
    copied = copy.deepcopy(look)
    copied.tail = None
    first = next((one for one in copied.iter() if (one.text or "").strip()), copied)
    for one in copied.iter():
        one.text = None
        if one is not copied:
            one.tail = None
    first.text = text
    return copied
