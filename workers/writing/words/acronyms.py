"""Initials that trades write in capitals: those of the vocabulary, and our own list."""

import re
from functools import cache
from pathlib import Path

from workers.writing.words.capitals import words


@cache
def acronyms() -> dict[str, str]:
    """Initials as they are written, by their small letters."""
    path = Path(__file__).parents[2] / "language" / "data" / "vocabulary.toml"
    found = re.findall(r"(?<![\w-])[A-Z]{3,6}(?![\w-])", path.read_text(encoding="utf-8"))
    return {acronym.lower(): acronym for acronym in found} | {one: one.upper() for one in words("acronyms")}


def is_plain_acronym(lower: str) -> bool:
    """Whether a plural s may follow it: RFIs, VFDs."""
    return lower in words("acronyms") or (lower in acronyms() and not re.search(r"[aeiouy]", lower))


def is_short_name(lower: str, *, of_paper: bool = False) -> bool:
    """Whether a word in small letters is initials that trades write in capitals; `of_paper`, in a card's name."""
    return (lower in acronyms() and lower not in words("plain_acronyms")) or (of_paper and lower in words("papers"))
