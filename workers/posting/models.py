"""What a job page says."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Posting:
    """Cleaned text; an empty string where the page doesn't say. `description` has line breaks and bullets."""

    title: str = ""
    company: str = ""
    description: str = ""
