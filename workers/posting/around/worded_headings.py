"""Headings told by their words alone: where a page's look stands in files of its own, its markup says nothing of it."""

from itertools import islice

from workers.posting.markup.measures import Measures
from workers.posting.markup.tree import HEADINGS, Element
from workers.posting.text.heading_lines import ABOUT_FIRM_HEADING, ABOUT_HEADING, FOREIGN_HEADING, POSTING_SECTION

_TAGS = ("div", "p", "span")
_NO_HEADINGS_IN = HEADINGS | {"li", "td", "th", "dt", "dd", "a", "button", "label", "nav", "form", "select", "pre"}
_WHOLE = (FOREIGN_HEADING, ABOUT_FIRM_HEADING, ABOUT_HEADING)
_ENDINGS = (".", ",", ";", "!")
_SHORTEST, _LONGEST = 4, 60
_MOST_WORDS = 7
_MOST_LOOKED_AT = 2_000
_MOST_BESIDE = 20
_LEVEL = "h3"
"""Under the page's own title, and beside whatever else is told by its words."""


def name_worded_headings(page: Element) -> None:
    """Turn lines such as 'What you'll do' and 'Similar jobs' into headings, in place, where more stands under them."""
    measures = Measures(page)
    short = (one for one in page.iter(*_TAGS) if _SHORTEST <= measures.characters[one] <= _LONGEST and not len(one))
    found = [one for one in islice(short, _MOST_LOOKED_AT) if _is_heading(one, measures)]
    for element in found:
        element.tag = _LEVEL


def _is_heading(element: Element, measures: Measures) -> bool:
    text = " ".join((element.text or "").split())
    if text.endswith(_ENDINGS) or len(text.split()) > _MOST_WORDS or any(char.isdecimal() for char in text):
        return False
    name = text.rstrip(":?\u2026 ")
    is_foreign = any(words.fullmatch(name) for words in _WHOLE)
    if not is_foreign and not POSTING_SECTION.match(name):
        return False
    if any(around.tag in _NO_HEADINGS_IN for around in element.iterancestors()):
        return False
    return _stands_over(0 if is_foreign else measures.characters[element], element, measures)


def _stands_over(fewest: int, element: Element, measures: Measures) -> bool:
    """Whether it is a line of its own, and more than so many characters follow it, or the box that holds it alone."""
    own = measures.characters[element]
    box = element
    while True:
        parent = box.getparent()
        if parent is None or (box.tail or "").strip():
            return False
        if measures.characters[parent] > own:
            break
        box = parent
    if box.tag not in {"div", "p", "header", "summary"} or (parent.text or "").strip():
        return False
    return sum(measures.characters[one] for one in islice(box.itersiblings(), _MOST_BESIDE)) > fewest
