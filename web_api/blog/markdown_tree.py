"""What a post says, as a tree of the few things that Markdown may say here.

The tree is what leaves the API: the front end makes elements of it and the feed makes HTML of it. Neither ever holds
markup that an author wrote, so there is nothing to sanitise.
"""

from __future__ import annotations

from msgspec import Struct


class MarkdownText(Struct, tag="text", frozen=True):
    """Plain characters. What looks like HTML in them is text too."""

    text: str


class MarkdownCode(Struct, tag="code", frozen=True):
    """Inline code."""

    text: str


class MarkdownStrong(Struct, tag="strong", frozen=True):
    """Strong emphasis."""

    children: list[MarkdownInline]


class MarkdownEmphasis(Struct, tag="emphasis", frozen=True):
    """Emphasis."""

    children: list[MarkdownInline]


class MarkdownLink(Struct, tag="link", frozen=True):
    """`href` has passed `web_api.blog.addresses.is_safe_link`."""

    href: str
    children: list[MarkdownInline]


class MarkdownImage(Struct, tag="image", frozen=True):
    """`source` is the path of a picture that was uploaded here."""

    source: str
    alternative: str


MarkdownInline = MarkdownText | MarkdownCode | MarkdownStrong | MarkdownEmphasis | MarkdownLink | MarkdownImage


class MarkdownParagraph(Struct, tag="paragraph", frozen=True):
    """A paragraph."""

    children: list[MarkdownInline]


class MarkdownHeading(Struct, tag="heading", frozen=True):
    """Under the post's own title, which is level 1: from 2 to 4, without a gap."""

    level: int
    children: list[MarkdownInline]


class MarkdownList(Struct, tag="list", frozen=True):
    """`start` is the first number; null for a list without numbers."""

    start: int | None
    items: list[list[MarkdownBlock]]


class MarkdownQuote(Struct, tag="quote", frozen=True):
    """A block quote."""

    children: list[MarkdownBlock]


class MarkdownCodeBlock(Struct, tag="code_block", frozen=True):
    """A block of code, whose lines are kept as they are."""

    text: str


class MarkdownTable(Struct, tag="table", frozen=True):
    """Every row has as many cells as the header."""

    header: list[list[MarkdownInline]]
    rows: list[list[list[MarkdownInline]]]


class MarkdownRule(Struct, tag="rule", frozen=True):
    """A break between two parts."""


MarkdownBlock = (
    MarkdownParagraph
    | MarkdownHeading
    | MarkdownList
    | MarkdownQuote
    | MarkdownCodeBlock
    | MarkdownTable
    | MarkdownRule
)
