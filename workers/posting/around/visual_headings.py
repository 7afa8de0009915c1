"""Headings that only look like headings: old pages, mails and page builders write them as large or bold paragraphs."""

import re
from collections import Counter
from dataclasses import dataclass
from itertools import islice

from lxml import etree

from workers.posting.markup.measures import Measures
from workers.posting.markup.tree import BLOCKS, HEADINGS, UNREADABLE, Element

_PARAGRAPHS = frozenset({"p", "div", "center", "td"})
_FOLDS = frozenset({"button", "tab"})
"""Roles of what folds a section up, whose name stands over it."""
_BOLD = frozenset({"b", "strong", "u", "big"})
_LONGEST = 90
_SHORTEST = 3
_MOST_EMPHASIS = 0.5
"""Of a page's text. Where more of it is bold, being bold says nothing."""
_MOST_RULES = 500
_RULE = re.compile(r"\.(?P<name>[\w-]{1,40})\s{0,5}\{(?P<style>[^{}]{0,600})\}")
_WEIGHT = re.compile(r"font-weight\s*:\s*(?:bold|[6-9]00)", re.IGNORECASE)
_SIZE = re.compile(r"font-size\s*:\s*(?P<size>\d{1,3}(?:\.\d+)?)\s*(?P<unit>px|pt)", re.IGNORECASE)
_PIXELS_OF_A_POINT = 4 / 3
_LARGE, _LARGER = 18.0, 24.0
"""Pixels."""
_FONT_LARGE, _FONT_LARGER = 4, 5
"""Of `<font size>`, which counts to seven."""
_NO_HEADING = re.compile(r"[.,;]$|^[\u2022*-]|^\W*$|\d{3}[-. ]\d{4}")


@dataclass(frozen=True, slots=True)
class _Look:
    """How a piece of text is set: its level as a heading, 0 for ordinary text."""

    level: int = 0

    def over(self, other: "_Look") -> "_Look":
        levels = [look.level for look in (self, other) if look.level]
        return _Look(min(levels, default=0))


def name_visual_headings(page: Element) -> None:
    """Turn paragraphs that are short and wholly bold or large into h2, h3 and h4, by their size, in place."""
    measures = Measures(page)
    classes = _looks_of_classes(page)
    looks: dict[Element, _Look] = {}
    found: list[tuple[Element, int]] = []
    of_headings: Counter[int] = Counter()
    of_text: Counter[int] = Counter()
    for element in page.iter():
        parent = element.getparent()
        around = looks.get(parent, _Look()) if element.tag not in BLOCKS else _Look()
        looks[element] = _own_look(element, classes).over(around)
    for element in page.iter(*_PARAGRAPHS):
        if not measures.characters[element] or _holds_blocks(element):
            continue
        level = _level(element, looks)
        if level and _may_be_heading(element, measures):
            of_headings[level] += measures.characters[element]
            found.append((element, level))
        elif level:
            of_text[level] += measures.characters[element]
    if of_headings.total() + of_text.total() > _MOST_EMPHASIS * measures.characters[page]:
        return
    for element, level in found:
        if of_text[level] <= of_headings[level]:  # else it is how the page sets its ordinary text
            _make_heading(element, level)
    for element in [*page.iter("p", "div")]:
        _part_lead(element, looks)


def _may_be_heading(element: Element, measures: Measures) -> bool:
    text = " ".join("".join(element.itertext()).split())
    return (
        _SHORTEST <= len(text) <= _LONGEST
        and (not measures.linked[element] or bool(element.get("aria-controls")))
        and not _NO_HEADING.search(text)
        and not any(around.tag in HEADINGS or around.tag in {"li", "th"} for around in element.iterancestors())
        and element.find(".//br") is None
    )


def _holds_blocks(element: Element) -> bool:
    return any(child.tag in BLOCKS or child.tag == "td" for child in islice(element.iterdescendants(), 50))


def _level(element: Element, looks: dict[Element, _Look]) -> int:
    """The least telling look of all the text in it; 0 where any of it is set as ordinary text."""
    pieces = [(looks[element], element.text)]
    for inner in element.iterdescendants():
        if inner.tag in UNREADABLE:
            continue
        parent = inner.getparent()
        pieces += [(looks[inner], inner.text), (looks[parent], inner.tail)]
    levels = [look.level for look, text in pieces if (text or "").strip(" \t\r\n\u00a0\u200b:")]
    return max(levels) if levels and all(levels) else 0


def _own_look(element: Element, classes: dict[str, _Look]) -> _Look:
    look = _look_of_style(element.get("style") or "")
    for name in (element.get("class") or "").split()[:10]:
        look = look.over(classes.get(name, _Look()))
    if element.tag in _BOLD:
        look = look.over(_Look(4))
    if element.get("role") in _FOLDS and element.get("aria-controls") and element.tag in _PARAGRAPHS:
        look = look.over(_Look(4))
    if element.tag == "font" and (size := (element.get("size") or "").strip().lstrip("+")).isdecimal():
        steps = int(size) + (3 if "+" in (element.get("size") or "") else 0)
        look = look.over(_Look(2 if steps >= _FONT_LARGER else 3 if steps >= _FONT_LARGE else 0))
    return look


def _look_of_style(style: str) -> _Look:
    look = _Look(4) if _WEIGHT.search(style) else _Look()
    if match := _SIZE.search(style):
        size = float(match["size"]) * (_PIXELS_OF_A_POINT if match["unit"].lower() == "pt" else 1)
        look = look.over(_Look(2 if size >= _LARGER else 3 if size >= _LARGE else 0))
    return look


def _looks_of_classes(page: Element) -> dict[str, _Look]:
    """Return the look of single classes by the page's own style sheets, as word processors write them."""
    looks: dict[str, _Look] = {}
    for sheet in islice(page.iter("style"), 10):
        for rule in islice(_RULE.finditer((sheet.text or "")[:100_000]), _MOST_RULES):
            looks[rule["name"]] = _look_of_style(rule["style"])
    return looks


def _part_lead(element: Element, looks: dict[Element, _Look]) -> None:
    """'<b>Duties</b><br>Cut pipe': the first line of a paragraph becomes the heading over it."""
    first = next(iter(element), None)
    if first is None or (element.text or "").strip() or (first.tail or "").strip() or first.tag in BLOCKS:
        return
    following = first.getnext()
    text = " ".join("".join(first.itertext()).split())
    if following is None or following.tag != "br" or not (level := _level(first, looks)):
        return
    if not _SHORTEST <= len(text) <= _LONGEST or _NO_HEADING.search(text) or first.find(".//a") is not None:
        return
    heading = element.makeelement(f"h{level}")
    element.addprevious(heading)
    heading.append(first)
    element.remove(following) if not following.tail else following.drop_tag()


def _make_heading(element: Element, level: int) -> None:
    if element.tag != "td":
        element.tag = f"h{level}"
        return
    heading = etree.SubElement(element, f"h{level}")
    heading.text, element.text = element.text, None
    for child in [child for child in element if child is not heading]:
        heading.append(child)
