"""Where a person may be led after signing in: to a page of ours, never to another site."""

import re

HOME = "/"
LONGEST = 500
_SEGMENT = r"[\w~-][\w.~-]*"
_PAGE = re.compile(
    rf"/(?!api(?:/|$|\?))(?:{_SEGMENT}(?:/{_SEGMENT})*/?)?(?:\?[\w.~=&%+-]*)?",
    re.ASCII,
)
"""What our pages' addresses are made of. Browsers read `//x`, `/\\x` and a tab between slashes as another host, so
nothing is let through that isn't listed; no escapes in the path, because somebody in between may undo them."""


def own_page(wanted: str | None) -> str:
    """`wanted`, or home for anything but the path of a page here."""
    return wanted if wanted and len(wanted) <= LONGEST and _PAGE.fullmatch(wanted) else HOME
