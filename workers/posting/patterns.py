"""How the word lists beside this module are put together."""

import re


def any_of(*patterns: str) -> re.Pattern[str]:
    """One pattern that matches where any of these does, in either case."""
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns), re.IGNORECASE)


def mark(pattern: str) -> str:
    """A word of an id or class: whole, between its hyphens, underscores or blanks."""
    return rf"(?:^|[\W_])(?:{pattern})(?:$|[\W_])"
