"""A faster way for WeasyPrint over a page in whose margins nothing stands.

It makes sixteen boxes for them, and asks each for its sizes, before it sees that none has anything in it: 0.6 ms of the
20 that a resume of one page costs. Pinned with WeasyPrint; its test compares.
"""

from collections.abc import Iterator
from typing import Any

from workers.documents.printer import layout

_PLACES = tuple(
    f"@{side}-{place}"
    for side, places in {
        "top": ("left-corner", "left", "center", "right", "right-corner"),
        "bottom": ("left-corner", "left", "center", "right", "right-corner"),
        "left": ("top", "middle", "bottom"),
        "right": ("top", "middle", "bottom"),
    }.items()
    for place in places
)
_NOTHING = ("normal", "inhibit", "none")
_make = layout.make_margin_boxes


def make_margin_boxes(context: Any, page: Any, state: Any) -> Iterator[Any]:
    """The boxes in the margins of a page that is laid out."""
    styles = (context.style_for(page.page_type, place) for place in _PLACES)
    if any(style is not None and style["content"] not in _NOTHING for style in styles):
        yield from _make(context, page, state)


def install() -> None:
    """Install it for the whole process; a second call does nothing."""
    layout.make_margin_boxes = make_margin_boxes
