"""Families of trades: the helper's years and the electrician's are years in one trade."""

from collections.abc import Iterable
from functools import cache, lru_cache

from workers.trades.proof.stems import forms_of, table
from workers.writing.gate.profile import Job
from workers.writing.gate.reading import Token

_LEAST_LINES = 1


def families_in(tokens: Iterable[Token]) -> frozenset[str]:
    """Trades that words name: plumbing, pintor."""
    found: set[str] = set()
    for token in tokens:
        for part in (token.keys, *token.parts):
            for key in part:
                found |= _families().get(key, frozenset())
    return frozenset(found)


@lru_cache(maxsize=512)
def families_of(job: Job) -> frozenset[str]:
    """Trades that a job belongs to: by its title, and by its duties and employer where the title tells none."""
    by_title = families_in(job.title.tokens)
    telling = by_title - {"machine_operation", "production", "millwright"}
    if telling:
        return by_title
    return by_title | families_in(token for line in job.lines for token in line.reading.tokens)


@cache
def _families() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for family, words in table("families")["families"].items():
        for word in words.split():
            for code in ("en", "es"):
                for form in forms_of(word, code):  # type: ignore[arg-type]
                    found.setdefault(form, set()).add(family)
    return {form: frozenset(families) for form, families in found.items()}
