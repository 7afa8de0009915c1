"""What a fetch brings back."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Page:
    """`url` is where the redirects ended; `markup` is HTML; `status` what the site answered with."""

    url: str
    status: int
    markup: str
