"""A faster way for WeasyPrint to see how wide a box is that is as wide as its words.

It asks first for the narrowest width there could be, for which it breaks the words wherever a line may end: a long
e-mail address, that may break anywhere, at each of its letters. Where the words fit into the line the answer is their
own width, whatever the narrowest may be. Pinned with WeasyPrint; its test compares.
"""

from typing import Any

from workers.documents.printer import absolute, inline, preferred
from workers.documents.printer import float as floating

_ASKING = (inline, floating, absolute)


def shrink_to_fit(context: Any, box: Any, available: float) -> float:
    """The width that CSS calls so, of a box's content, where `available` is left for it."""
    widest: float = preferred.max_content_width(context, box, outer=False)
    if widest <= available:
        return widest
    narrowest: float = preferred.min_content_width(context, box, outer=False)
    return min(max(narrowest, available), widest)


def install() -> None:
    """Install it for the whole process; a second call does nothing."""
    for module in _ASKING:
        module.shrink_to_fit = shrink_to_fit
