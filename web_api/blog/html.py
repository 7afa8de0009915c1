"""A post as HTML, for feed readers. Every character of the author's is escaped; the tags are ours."""

from collections.abc import Iterable, Sequence
from html import escape
from urllib.parse import urljoin

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
    MarkdownStrong,
    MarkdownTable,
    MarkdownText,
)


def html_of(blocks: Sequence[MarkdownBlock], site: str) -> str:
    """`site` makes our own paths into addresses that mean something elsewhere."""
    return "".join(_block(block, site) for block in blocks)


def _block(block: MarkdownBlock, site: str) -> str:  # noqa: PLR0911 - one for each kind of block
    match block:
        case MarkdownParagraph(children):
            return f"<p>{_inlines(children, site)}</p>"
        case MarkdownHeading(level, children):
            return f"<h{level}>{_inlines(children, site)}</h{level}>"
        case MarkdownList(start, items):
            return _list(start, (html_of(item, site) for item in items))
        case MarkdownQuote(children):
            return f"<blockquote>{html_of(children, site)}</blockquote>"
        case MarkdownCodeBlock(text):
            return f"<pre><code>{escape(text)}</code></pre>"
        case MarkdownTable(header, rows):
            body = "".join(_row("td", row, site) for row in rows)
            return f"<table><thead>{_row('th', header, site)}</thead><tbody>{body}</tbody></table>"
    return "<hr>"


def _list(start: int | None, items: Iterable[str]) -> str:
    inside = "".join(f"<li>{item}</li>" for item in items)
    return f"<ul>{inside}</ul>" if start is None else f'<ol start="{start}">{inside}</ol>'


def _row(tag: str, cells: Iterable[Iterable[MarkdownInline]], site: str) -> str:
    return f"<tr>{''.join(f'<{tag}>{_inlines(cell, site)}</{tag}>' for cell in cells)}</tr>"


def _inlines(inlines: Iterable[MarkdownInline], site: str) -> str:
    return "".join(_inline(inline, site) for inline in inlines)


def _inline(inline: MarkdownInline, site: str) -> str:
    match inline:
        case MarkdownText(text):
            return escape(text)
        case MarkdownCode(text):
            return f"<code>{escape(text)}</code>"
        case MarkdownStrong(children):
            return f"<strong>{_inlines(children, site)}</strong>"
        case MarkdownEmphasis(children):
            return f"<em>{_inlines(children, site)}</em>"
        case MarkdownLink(href, children):
            return f'<a href="{escape(urljoin(site, href))}">{_inlines(children, site)}</a>'
        case MarkdownImage(source, alternative):
            return f'<img src="{escape(urljoin(site, source))}" alt="{escape(alternative)}">'
