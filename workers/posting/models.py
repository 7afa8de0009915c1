"""The values of a job page."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class Posting:
    """Cleaned text; an empty string where the page doesn't say. `description` has line breaks and bullets."""

    title: str = ""
    company: str = ""
    description: str = ""
    location: str = ""
    closed: bool = False
    """Whether the page says that nobody can apply any more."""
    truncated: bool = False
    """Whether the page, or what was kept of its text, ends before the posting does."""


@dataclass(frozen=True, slots=True)
class Declared:
    """A posting as a page declares it to machines. `marks`: its addresses, numbers; `valid_through`: its last day."""

    title: str = ""
    company: str = ""
    description: str = ""
    location: str = ""
    marks: frozenset[str] = frozenset()
    valid_through: date | None = None
