"""Redirects that tell that a posting is gone: sites lead from its address to their list, or to another posting."""

import re
from urllib.parse import urlsplit

_NUMBER = re.compile(r"\d{4,}")
_GONE = re.compile(r"(?:expired|not-?found|no-?longer|closed|unavailable|error=|vencid|caducad)", re.IGNORECASE)


def leads_elsewhere(asked: str, reached: str) -> bool:
    """Whether the address that was asked for names a posting, and the one that was reached another, or none."""
    if asked == reached:
        return False
    before, after = urlsplit(asked), urlsplit(reached)
    if before.hostname != after.hostname:
        return False
    wanted, got = _numbers(asked), _numbers(reached)
    if _GONE.search(f"{after.path}?{after.query}") and not _GONE.search(f"{before.path}?{before.query}"):
        return True
    is_shorter = len(after.path.strip("/").split("/")) < len(before.path.strip("/").split("/"))
    return bool(wanted) and not wanted & got and (is_shorter or (bool(got) and before.query == after.query))


def _numbers(url: str) -> set[str]:
    parts = urlsplit(url)
    return set(_NUMBER.findall(f"{parts.path}?{parts.query}"))
