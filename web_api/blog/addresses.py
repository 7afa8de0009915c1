"""Which web addresses a post may contain, and the addresses of posts and images."""

import re
from uuid import UUID

IMAGES = "/api/blog/images"
_SAFE_LINK = re.compile(r"https?://[^\s/\\?#]|mailto:[^\s@]+@[^\s@]+$|/(?![/\\])", re.IGNORECASE)
_OWN_IMAGE = re.compile(rf"{IMAGES}/([0-9a-f]{{8}}(?:-[0-9a-f]{{4}}){{3}}-[0-9a-f]{{12}})")


def is_safe_link(address: str) -> bool:
    """Leads to a web page, a mailbox or a page of ours. Says no to every other scheme, known or yet to come."""
    return _SAFE_LINK.match(address) is not None


def own_image(address: str) -> UUID | None:
    """The id of the uploaded picture at this path; None for any other address."""
    found = _OWN_IMAGE.fullmatch(address)
    return UUID(found[1]) if found else None
