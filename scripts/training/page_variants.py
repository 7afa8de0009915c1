"""Pages with what tells their parts apart taken away, as it is on many sites: names of classes, landmarks, headings."""

import hashlib

from lxml import html

from workers.posting.markup.tree import Element, parse

NAMES, TAGS, HEADINGS, DATA = "names", "tags", "headings", "data"
VARIANTS: dict[str, tuple[str, ...]] = {
    "as they are": (),
    "no names": (NAMES, DATA),
    "no names or landmarks": (NAMES, TAGS, DATA),
    "no headings": (HEADINGS, DATA),
    "none of these": (NAMES, TAGS, HEADINGS, DATA),
}
_NAMED = ("class", "id", "for", "aria-controls", "itemprop", "name")
_LANDMARKS = frozenset({"section", "main", "header", "footer", "nav", "aside", "article"})
_HEADINGS = frozenset({"h2", "h3", "h4", "h5"})


def varied(markup: str, changes: tuple[str, ...]) -> str:
    """The page without what `changes` names; names become nonsense that is the same for the same name."""
    if not changes:
        return markup
    page: Element = parse(markup)
    for element in page.iter():
        _change(element, changes)
    return str(html.tostring(page, encoding="unicode"))


def _change(element: Element, changes: tuple[str, ...]) -> None:
    if NAMES in changes:
        for name, value in element.attrib.items():
            if name in _NAMED:
                element.set(name, " ".join(map(_nonsense, value.split())))
            elif name.startswith("data-"):
                del element.attrib[name]
    if TAGS in changes:
        element.attrib.pop("role", None)
    if (TAGS in changes and element.tag in _LANDMARKS) or (HEADINGS in changes and element.tag in _HEADINGS):
        element.tag = "div"
    if DATA in changes and element.tag == "script":
        element.text = ""


def _nonsense(name: str) -> str:
    digest = hashlib.sha256(name.encode()).hexdigest()[:6]
    return "c" + digest.translate(str.maketrans("0123456789", "ghijklmnop"))
