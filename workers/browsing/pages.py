"""What a fetch brings back."""

from dataclasses import dataclass
from enum import StrEnum


class Content(StrEnum):
    """What kind of document it is."""

    HTML = "html"
    TEXT = "text"
    PDF = "pdf"


@dataclass(frozen=True, slots=True)
class Page:
    """`url` is where the redirects ended; `markup` is HTML, or text without markup; `status` what the site answered.

    `body` holds the bytes of a PDF. `is_cut_off`: the answer ended, or took too long or too much, before its end.
    """

    url: str
    status: int
    markup: str
    content: Content = Content.HTML
    body: bytes = b""
    is_cut_off: bool = False
