"""Postings that aren't web pages: plain text with hard line ends, and the lines of a PDF."""

import html
import re

_RULE = re.compile(r"^\s*[=\-_*~#+]{3,}\s*$")
_ITEM = re.compile(r"^\s*(?:[-*\u2022\u00b7o+]|\d{1,2}[.)])\s+")
_LONG_LINE = 50
"""Characters. A line that was broken to fit a width is at least this long; a heading or an address is shorter."""


def as_markup(text: str, title: str = "") -> str:
    """Plain text as a page whose lines are kept, with lines that were broken to fit a width made whole."""
    lines = joined_lines(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))
    body = html.escape("\n".join(lines))
    return f"<html><head><title>{html.escape(title)}</title></head><body><pre>{body}</pre></body></html>"


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
        if goes_on and stripped and not _ITEM.match(line) and not _is_heading(stripped):
            joined[-1] = f"{joined[-1]} {stripped}"
        else:
            joined.append(line.rstrip())
        goes_on = len(stripped) >= _LONG_LINE and not _is_heading(stripped)
    return joined


def _is_heading(line: str) -> bool:
    return line.isupper() or line.endswith(":")
