"""Patterns of phrases (phrases.toml), each kept as its alternatives."""

from functools import cache
from typing import Any

from workers.trades.proof.stems import table


@cache
def alternatives(name: str) -> tuple[str, ...]:
    """The alternatives of one entry."""
    return tuple(_entries()[name]["any"])


@cache
def pattern(name: str) -> str:
    """The regular expression of one entry, for text in lower case without accents."""
    entry = _entries()[name]
    alternatives: list[str] = entry["any"]
    return f"{entry['before']}{'|'.join(alternatives)}{entry['after']}"


@cache
def _entries() -> dict[str, Any]:
    """All of them, so that the first use of another entry reads no file."""
    return table("phrases")
