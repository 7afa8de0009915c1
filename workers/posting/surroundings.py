"""What stands around a posting on its page: menus, footers, cookie notices, application forms, lists of other jobs."""

import copy
import re

from workers.posting.markup import UNREADABLE, Element
from workers.posting.vocabulary import DESCRIPTION_CONTAINER, SURROUNDINGS

_TAGS = frozenset({"nav", "footer", "aside", "button", "dialog"})
_GROUPS = frozenset({"ul", "ol", "div", "section", "table"})
_ROLES = frozenset({"navigation", "contentinfo", "search", "dialog", "alertdialog", "complementary", "menu", "menubar"})
_FIELDS = ".//input[not(@type='hidden')] | .//select | .//textarea"
_HIDDEN = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.IGNORECASE)

_MOST = 0.5
"""A part that holds more of the page than this isn't around it: some sites wrap everything in a form or an aside."""
_HIDDEN_BUT_READ = 400
"""Characters. Folded-up descriptions are hidden until a tap; hidden menus and messages are shorter."""
_DATA = ('{"', '[{"')
"""Settings that a script will read, left in the page as text."""
_LONGEST_NAME = 300
_LINK_SHARE = 0.7
_LINKS_OF_A_LIST = 3


def without_surroundings(page: Element) -> Element:
    """A copy of the page's tree that lacks them; the page itself is left as it is."""
    page = copy.deepcopy(page)
    lengths = text_lengths(page)
    most = _MOST * lengths.get(page, 0)
    for element in [element for element in page.iter() if element is not page]:
        attached = element.getparent() is not None
        if attached and (element.tag in UNREADABLE or (lengths[element] <= most and _is_around(element, lengths))):
            element.drop_tree()
    return page


def text_lengths(page: Element) -> dict[Element, int]:
    """Characters of readable text within every element, blanks at the edges of its pieces not counted."""
    lengths: dict[Element, int] = {}
    for element in reversed(list(page.iter())):
        own = 0 if element.tag in UNREADABLE else len((element.text or "").strip())
        lengths[element] = own + sum(lengths[child] + len((child.tail or "").strip()) for child in element)
    return lengths


def name_of(element: Element) -> str:
    """All by which its author names an element: id, classes and data attributes."""
    named = (value for key, value in element.attrib.items() if key in {"id", "class"} or key.startswith("data-"))
    return " ".join(value[:_LONGEST_NAME] for value in named)


def _is_around(element: Element, lengths: dict[Element, int]) -> bool:
    tag = element.tag
    if tag == "header":
        return element.find(".//h1") is None
    if tag == "form":
        return len(element.xpath(_FIELDS)) > 1
    return (
        tag in _TAGS
        or (element.get("role") or "").lower() in _ROLES
        or (element.text or "").lstrip().startswith(_DATA)
        or (_is_hidden(element) and lengths[element] < _HIDDEN_BUT_READ)
        or _calls_itself_so(element)
        or (tag in _GROUPS and _is_list_of_links(element, lengths))
    )


def _calls_itself_so(element: Element) -> bool:
    name = f"{element.get('id') or ''} {element.get('class') or ''}"[:_LONGEST_NAME]
    return bool(SURROUNDINGS.search(name)) and not DESCRIPTION_CONTAINER.search(name)


def _is_hidden(element: Element) -> bool:
    return (
        element.get("hidden") is not None
        or element.get("aria-hidden") == "true"
        or bool(_HIDDEN.search(element.get("style") or ""))
    )


def _is_list_of_links(element: Element, lengths: dict[Element, int]) -> bool:
    links = element.findall(".//a")
    return len(links) >= _LINKS_OF_A_LIST and sum(lengths[link] for link in links) > _LINK_SHARE * lengths[element]
