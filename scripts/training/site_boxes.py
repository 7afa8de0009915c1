"""Pages with boxes of many sites around their postings, and with less of these: more to tell them apart by."""

import random
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path

from lxml import etree, html

from workers.posting.blocks.page_blocks import blocks_of, part_lines
from workers.posting.markup.tree import Element, parse

_FILE = Path(__file__).with_name("site_boxes.txt")
_FEWEST_BOXES, _MOST_BOXES = 2, 6
_LEVELS_UP = (0, 0, 0, 1, 1, 2, 3)
"""How far out of the block's own box another is set beside it; as often as it stands here."""
_BEHIND, _BEFORE, _BETWEEN = 0.55, 0.3, 0.07
"""Shares of boxes behind the posting, before it and between its blocks; the others stand anywhere."""
_CLASSES = ("", "", "", "", "css-1x9k", "box", "widget", "mt-4 p-3", "job-footer", "panel", "sc-bZnhIo", "content")
_TAGS = ("div", "div", "div", "section", "aside", "p", "ul")
_HEADINGS = ("h2", "h3", "h4", "b", "strong", "div")
_LINES = ("p", "div", "li", "span")
_BREAKS = 0.5
"""How often a line within one paragraph ends with a break."""
_IS_PART = frozenset({"html", "body", "td", "th", "tr", "tbody", "li", "dd", "dt"})
"""Beside these no box stands, but around them."""
HEADING, ITEM, LINK, BUTTON, FIELD = "=", "-", ">", "!", "?"

_FEWEST_LEFT, _FEWEST_SHORTENED = 4, 8
"""Blocks that a shortened posting has at least, and that one has that is shortened."""

Line = tuple[str, str]
"""One of the signs above, or none, and the text."""


def with_boxes(markup: str, own: Collection[str], dice: random.Random) -> str:
    """The page with some boxes in it; `own`: the texts of the blocks that are the posting's."""
    page: Element = parse(markup)
    part_lines(page)
    blocks = blocks_of(page)
    places = [block.box for block in blocks if block.text in own]
    for _ in range(dice.randint(_FEWEST_BOXES, _MOST_BOXES) if places else 0):
        box, chance = _built(dice.choice(site_boxes()), dice), dice.random()
        if chance < _BEHIND:
            _set(box, places[-1], dice, is_behind=True)
        elif chance < _BEHIND + _BEFORE:
            _set(box, places[0], dice, is_behind=False)
        elif chance < _BEHIND + _BEFORE + _BETWEEN:
            _set(box, dice.choice(places), dice, is_behind=True)
        else:
            _set(box, dice.choice(blocks).box, dice, is_behind=True)
    return str(html.tostring(page, encoding="unicode"))


def shortened(markup: str, own: Collection[str], dice: random.Random) -> str:
    """The page with at most half of its posting's blocks."""
    page: Element = parse(markup)
    part_lines(page)
    blocks = [block for block in blocks_of(page) if block.text in own]
    if len(blocks) >= _FEWEST_SHORTENED:
        left = dice.randint(_FEWEST_LEFT, max(_FEWEST_LEFT + 1, len(blocks) // 2))
        for block in dice.sample(blocks, len(blocks) - left):
            for piece in block.pieces:
                piece.clear()
    return str(html.tostring(page, encoding="unicode"))


@cache
def site_boxes() -> tuple[tuple[Line, ...], ...]:
    """The lines of each box."""
    text = "\n".join(line for line in _FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return tuple(tuple(map(_line, box.strip().splitlines())) for box in text.split("\n\n") if box.strip())


def _line(line: str) -> Line:
    sign, _, text = line.partition(" ")
    return (sign, text) if sign in {HEADING, ITEM, LINK, BUTTON, FIELD} else ("", line)


def _set(box: Element, place: Element, dice: random.Random, *, is_behind: bool) -> None:
    ways = [one for one in (place, *place.iterancestors()) if one.tag not in _IS_PART]
    if not ways:
        return
    beside = ways[min(dice.choice(_LEVELS_UP), len(ways) - 1)]
    parent = beside.getparent()
    if is_behind:
        box.tail, beside.tail = beside.tail, None
    parent.insert(parent.index(beside) + is_behind, box)


def _built(lines: Sequence[Line], dice: random.Random) -> Element:
    tag, name = dice.choice(_TAGS), dice.choice(_CLASSES)
    box = etree.Element(tag, {"class": name} if name else {})
    heading, line_tag = dice.choice(_HEADINGS), dice.choice(_LINES)
    for sign, text in lines:
        if tag == "p":
            box.append(_leaf(sign, text))
            if dice.random() < _BREAKS:
                box.append(etree.Element("br"))
        elif sign == HEADING and tag != "ul":
            box.append(_within("p" if heading in {"b", "strong"} else "", heading, text))
        else:
            box.append(_within("li" if tag == "ul" else line_tag, "", "", _leaf(sign, text)))
    return box


def _within(outer: str, tag: str, text: str, leaf: Element | None = None) -> Element:
    inner = leaf if leaf is not None else etree.Element(tag)
    if leaf is None:
        inner.text = text
    if not outer:
        return inner
    around = etree.Element(outer)
    around.append(inner)
    return around


def _leaf(sign: str, text: str) -> Element:
    tag = {LINK: "a", BUTTON: "button", FIELD: "label"}.get(sign, "span")
    leaf = etree.Element(tag, {"href": "#"} if tag == "a" else {})
    leaf.text, leaf.tail = text, " "
    return leaf
