"""The text of a whole page, made once: many ask for it, of a page that is changed no more."""

from weakref import WeakKeyDictionary

from workers.posting.markup.tree import Element, text_of

_OF_PAGES: WeakKeyDictionary[Element, str] = WeakKeyDictionary()
_OF_BODIES: WeakKeyDictionary[Element, str] = WeakKeyDictionary()
"""By the page's root, as long as anybody holds that."""


def text_of_page(page: Element) -> str:
    """`text_of` the page as it was when this was first asked of it."""
    if page not in _OF_PAGES:
        _OF_PAGES[page] = text_of(page)
    return _OF_PAGES[page]


def text_of_body(page: Element) -> str:
    """The same of its body; of the whole where it has none."""
    if page not in _OF_BODIES:
        body = page.find("./body")
        is_all = body is not None and _stands_alone(body, page)
        body = body if body is not None else page.find(".//body")
        _OF_BODIES[page] = text_of_page(page) if is_all or body is None else text_of(body)
    return _OF_BODIES[page]


def _stands_alone(body: Element, page: Element) -> bool:
    """Whether a page has no words but those of its body."""
    beside = [page.text, *(child.tail for child in page)]
    return not any((text or "").strip() for text in beside) and all(one is body or one.tag == "head" for one in page)
