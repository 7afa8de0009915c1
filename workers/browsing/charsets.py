"""Bytes of a page into its text, as browsers do it (https://encoding.spec.whatwg.org)."""

import re

import webencodings

_DECLARED = re.compile(rb"<meta[^>]{0,200}?charset\s*=\s*[\"']?\s*([\w.:-]{1,40})", re.IGNORECASE)


def decode(body: bytes, charset: str | None) -> str:
    """`charset` is what the HTTP header said; else the page's own word, else UTF-8, else what browsers fall back to."""
    declared = webencodings.lookup(charset) if charset else None
    if declared is None and (in_page := _DECLARED.search(body[:4096])):
        declared = webencodings.lookup(in_page[1].decode("ascii"))
    if declared is None:
        try:
            return body.decode("utf-8-sig")
        except UnicodeDecodeError:
            declared = webencodings.lookup("windows-1252")
    text, _ = webencodings.decode(body, declared, errors="replace")
    return str(text)
