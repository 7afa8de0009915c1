"""Addresses of web pages that people give: the only ones that are stored, and the only ones that become links."""

import re
from urllib.parse import urlsplit

LONGEST_LINK = 200
_UNPRINTABLE = re.compile(r"[\s\\<>\"`{}|^\x00-\x1f\x7f]")
"""What an address has only encoded, so that none of it can be taken for markup or a second address."""


def is_web_link(text: str) -> bool:
    """Whether it is a whole http or https address of a host with a domain, at most 200 characters long."""
    if len(text) > LONGEST_LINK or _UNPRINTABLE.search(text):
        return False
    try:
        parts = urlsplit(text)
        _ = parts.port  # reading it is what checks it
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and parts.username is None and "." in (parts.hostname or "").strip(".")


def host_of(link: str) -> str:
    """Return the host of a link: `https://www.linkedin.com/in/rosa` gives `linkedin.com`."""
    return (urlsplit(link).hostname or "").removeprefix("www.")
