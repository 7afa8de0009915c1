"""Reads a post: the safe part of Markdown, in which each line is a paragraph of its own.

Raw HTML is text, links lead only where `addresses` allows, pictures are only our own. Indented code, underlined
headings and reference definitions are off: they would change or hide lines that people type without knowing Markdown.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from web_api.blog.addresses import is_safe_link, own_image
from web_api.blog.headings import with_orderly_headings
from web_api.blog.markdown_tree import (
    MarkdownBlock,
    MarkdownCode,
    MarkdownCodeBlock,
    MarkdownEmphasis,
    MarkdownHeading,
    MarkdownImage,
    MarkdownInline,
    MarkdownLink,
    MarkdownList,
    MarkdownParagraph,
    MarkdownQuote,
    MarkdownRule,
    MarkdownStrong,
    MarkdownTable,
    MarkdownText,
)

DEEPEST = 12
"""Of wrappings in wrappings; what goes deeper stays, without them."""
LINE_BREAKS = ("softbreak", "hardbreak")
_LINE_BREAK = MarkdownText("\n")


class _Reader(MarkdownIt):
    def validateLink(self, url: str) -> bool:  # noqa: N802 - markdown-it's name for it
        return is_safe_link(url)


_reader = _Reader("commonmark", {"html": False}).enable("table")
_reader.disable(["html_block", "html_inline", "code", "lheading", "reference"])


@lru_cache(maxsize=128)
def read_markdown(content: str) -> tuple[MarkdownBlock, ...]:
    """The tree of a post. Takes some milliseconds for each page of text, so call it in a thread."""
    return tuple(with_orderly_headings(_blocks(_reader.parse(content))))


def _blocks(tokens: Iterable[Token]) -> list[Any]:
    return _nested(tokens, leaf=lambda token, _depth: _leaf_block(token), wrap=_block)


def _nested(
    tokens: Iterable[Token],
    *,
    leaf: Callable[[Token, int], list[Any]],
    wrap: Callable[[Token, list[Any], int], list[Any]],
) -> list[Any]:
    """Build the tree of tokens: each closing token wraps what came since its opening one.

    `leaf` and `wrap` are told the depth.
    """
    openings: list[Token] = []
    levels: list[list[Any]] = [[]]
    for token in tokens:
        if token.nesting == 1:
            openings.append(token)
            levels.append([])
        elif token.nesting == -1:
            opening, children = openings.pop(), levels.pop()
            levels[-1].extend(wrap(opening, children, len(openings)))
        else:
            levels[-1].extend(leaf(token, len(openings)))
    return levels[0]


def _leaf_block(token: Token) -> list[Any]:
    match token.type:
        case "inline":
            return _inlines(token.children or [])
        case "fence":
            return [MarkdownCodeBlock(token.content.rstrip("\n"))]
        case "hr":
            return [MarkdownRule()]
    return []


def _block(  # noqa: PLR0911 - one for each kind of wrapping
    opening: Token, children: list[Any], _depth: int
) -> list[Any]:
    match opening.type:
        case "paragraph_open":
            return [MarkdownParagraph(line) for line in _lines(children)]
        case "heading_open":
            return [MarkdownHeading(int(opening.tag[1:]), children)] if children else []
        case "list_item_open" | "th_open" | "td_open" | "tr_open":
            return [children]
        case "table_open":
            header, *rows = children
            return [MarkdownTable(header, rows)]
        case "bullet_list_open" | "ordered_list_open":
            return [MarkdownList(_first_number(opening), children)]
        case "blockquote_open":
            return [MarkdownQuote(children)] if children else []
    return children


def _first_number(opening: Token) -> int | None:
    return int(opening.attrs.get("start", 1)) if opening.type == "ordered_list_open" else None


def _lines(children: list[MarkdownInline]) -> list[list[MarkdownInline]]:
    lines: list[list[MarkdownInline]] = [[]]
    for child in children:
        if child is _LINE_BREAK:
            lines.append([])
        else:
            lines[-1].append(child)
    return [line for line in lines if line]


def _inlines(tokens: Iterable[Token]) -> list[MarkdownInline]:
    return _nested(tokens, leaf=_leaf, wrap=_wrapped)


def _leaf(token: Token, depth: int) -> list[MarkdownInline]:
    """A break inside of a wrapping is a blank: only whole lines become paragraphs."""
    if token.type in LINE_BREAKS:
        return [MarkdownText(" ") if depth else _LINE_BREAK]
    match token.type:
        case "code_inline":
            return [MarkdownCode(token.content)]
        case "image":
            return _image(str(token.attrs["src"]), token.content)
    return [MarkdownText(token.content)] if token.content else []


def _image(source: str, alternative: str) -> list[MarkdownInline]:
    """Somebody else's picture is a link to it: loading it would tell them who reads here."""
    if own_image(source):
        return [MarkdownImage(source, alternative)]
    return [MarkdownLink(source, [MarkdownText(alternative or source)])]


def _wrapped(opening: Token, children: list[MarkdownInline], depth: int) -> list[MarkdownInline]:
    if depth >= DEEPEST or not children:
        return children
    match opening.type:
        case "strong_open":
            return [MarkdownStrong(children)]
        case "em_open":
            return [MarkdownEmphasis(children)]
        case "link_open":
            return [MarkdownLink(str(opening.attrs["href"]), children)]
    return children
