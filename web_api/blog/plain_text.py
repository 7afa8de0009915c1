"""A post without its markup: for the words under a link to it."""

import re
from collections.abc import Iterable, Iterator, Sequence

from web_api.blog.markdown_tree import (
    MarkdownBlock,
    MarkdownCode,
    MarkdownCodeBlock,
    MarkdownHeading,
    MarkdownImage,
    MarkdownInline,
    MarkdownList,
    MarkdownParagraph,
    MarkdownQuote,
    MarkdownTable,
    MarkdownText,
)

DESCRIPTION_LENGTH = 160
"""What search engines show of a page's description."""


def describe(blocks: Sequence[MarkdownBlock]) -> str:
    """Return the first sentences of a text, cut between two words."""
    text = re.sub(r"\s+", " ", " ".join(_paragraphs(blocks))).strip()
    if len(text) <= DESCRIPTION_LENGTH:
        return text
    return text[: DESCRIPTION_LENGTH - 1].rpartition(" ")[0].rstrip(",;:.–— ") + "…"


def text_of(inlines: Iterable[MarkdownInline]) -> str:
    """Return the plain text, without emphasis and addresses."""
    return "".join(map(_inline_text, inlines))


def _paragraphs(blocks: Iterable[MarkdownBlock]) -> Iterator[str]:
    for block in blocks:
        match block:
            case MarkdownParagraph(children):
                yield text_of(children)
            case MarkdownQuote(children):
                yield from _paragraphs(children)
            case MarkdownList(_, items):
                for item in items:
                    yield from _paragraphs(item)
            case MarkdownHeading() | MarkdownCodeBlock() | MarkdownTable():
                continue


def _inline_text(inline: MarkdownInline) -> str:
    match inline:
        case MarkdownText(text) | MarkdownCode(text):
            return text
        case MarkdownImage(_, alternative):
            return alternative
    return text_of(inline.children)
