"""Postings that aren't web pages: plain text with hard line ends, and the lines of a PDF."""

import html
import re

from workers.posting.markup.tree import Element

_RULE = re.compile(r"^\s*[=\-_*~#+]{3,}\s*$")
_ITEM = re.compile(r"^\s*(?:[-*\u2022\u00b7o+]|\d{1,2}[.)])\s+")
_FIELD = re.compile(r"^(?P<name>[A-Z][A-Za-z-]{1,20}):[ \t]+(?P<value>\S.{0,300})$")
_LABELLED = re.compile(r"^\s*[A-Z\u00c1-\u00da][\w /#.-]{1,30}:(?:\s{2,}|\t)\S")
"""A value set in a column behind its label: a line of its own, however long."""
_SIGNATURE = re.compile(r"^-- ?$")
_ADDRESS = re.compile(r"<[^<>]{0,200}>")
_PICTURE = re.compile(r"\[[^\[\]]{1,60}\.(?:gif|jpe?g|png|svg|webp)\]\s*", re.IGNORECASE)
_CONTROLS = re.compile(r"\s*(?:\[[^\[\]]{2,60}\]\s*)+")
"""Buttons and fields, as a browser for text writes them: they stand alone in a line."""
_LONG_LINE = 50
"""Characters. A line that was broken to fit a width is at least this long; a heading or an address is shorter."""

_WIDEST = 110
"""Characters of the longest line of a text that was broken to fit a width."""


def as_markup(text: str) -> str:
    """Plain text as a page whose lines are kept, with lines that were broken to fit a width made whole.

    A text that is a mail goes without its head and its signature: the subject is the page's title, the sender its site.
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff").split("\n")
    lines = ["" if _CONTROLS.fullmatch(line) else line for line in (_PICTURE.sub("", line) for line in lines)]
    head, lines = _head_of_mail(lines)
    signature = next((number for number, line in enumerate(lines) if _SIGNATURE.match(line)), len(lines))
    body = html.escape("\n".join(joined_lines(lines[:signature])))
    sender = html.escape(_ADDRESS.sub("", head.get("from", "")).strip(' "'))
    subject = html.escape(head.get("subject", ""))
    heading = f"<h1>{subject}</h1>" if subject else ""
    named = f'<title>{subject}</title><meta property="og:site_name" content="{sender}">'
    return f"<html><head>{named}</head><body>{heading}<pre>{body}</pre></body></html>"


def _head_of_mail(lines: list[str]) -> tuple[dict[str, str], list[str]]:
    """Return a mail's header fields and the lines under them; no fields unless a subject is among the first lines."""
    first = next((number for number, line in enumerate(lines) if line.strip()), 0)
    fields: dict[str, str] = {}
    for number, line in enumerate(lines[first:], first):
        if not (match := _FIELD.match(line)):
            return (fields, lines[number:]) if "subject" in fields else ({}, lines)
        fields[match["name"].casefold()] = match["value"].strip()
    return {}, lines


def join_lines_in(page: Element) -> None:
    """Make lines of preformatted text whole, in place, that were broken to fit a width."""
    for box in page.iter("pre"):
        lines = [] if len(box) else (box.text or "").split("\n")
        if max(map(len, lines), default=0) <= _WIDEST:
            box.text = "\n".join(joined_lines(lines)) or box.text


def joined_lines(lines: list[str]) -> list[str]:
    """A line that goes on in the next is one with it; rulers drop out."""
    joined: list[str] = []
    goes_on = False
    for line in lines:
        if _RULE.match(line):
            joined.append("")
            goes_on = False
            continue
        stripped = line.strip()
        if goes_on and stripped and not (_ITEM.match(line) or _LABELLED.match(line) or _is_heading(stripped)):
            joined[-1] = f"{joined[-1]} {stripped}"
        else:
            joined.append(line.rstrip())
        goes_on = len(stripped) >= _LONG_LINE and not _is_heading(stripped)
    return joined


def _is_heading(line: str) -> bool:
    return line.isupper() or line.endswith(":")
