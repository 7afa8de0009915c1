"""The page that a fetch brings back."""

from dataclasses import dataclass
from enum import StrEnum

from common.errors import ErrorCode


class Content(StrEnum):
    """The kinds of document that a fetch can bring back."""

    HTML = "html"
    TEXT = "text"
    PDF = "pdf"


@dataclass(frozen=True, slots=True)
class Page:
    """`url` is where the redirects ended; `markup` is HTML, or text without markup; `status` what the site answered.

    `body` holds the bytes of a PDF. `cut_off`: why its end is missing: the site broke off, took too long,
    or there was too much of it; None for a whole page.
    """

    url: str
    status: int
    markup: str
    content: Content = Content.HTML
    body: bytes = b""
    cut_off: ErrorCode | None = None

    @property
    def is_cut_off(self) -> bool:
        """Whether the page's end is missing."""
        return self.cut_off is not None
