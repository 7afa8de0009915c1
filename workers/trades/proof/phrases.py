"""Patterns of phrases (phrases.toml), each kept as its alternatives."""

from functools import cache

from workers.trades.proof.stems import table


@cache
def alternatives(name: str) -> tuple[str, ...]:
    """Return the alternatives of one entry."""
    return tuple(table("phrases")[name]["any"])


@cache
def pattern(name: str) -> str:
    """The regular expression of one entry, for text in lower case without accents."""
    entry = table("phrases")[name]
    alternatives: list[str] = entry["any"]
    return f"{entry['before']}{'|'.join(alternatives)}{entry['after']}"
