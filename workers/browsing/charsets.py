"""Bytes of a page into its text, as browsers do it (https://encoding.spec.whatwg.org); better where a page lies."""

import re

import webencodings

_DECLARED = re.compile(rb"<meta[^>]{0,200}?charset\s*=\s*[\"']?\s*([\w.:-]{1,40})", re.IGNORECASE)
_ONE_BYTE = frozenset({"windows-1252", "iso-8859-1", "iso-8859-15", "us-ascii"})
_WESTERN = webencodings.lookup("windows-1252")
_OF_WESTERN_TEXT = frozenset(
    "áéíóúüñçàèìòùâêîôûäëïößÁÉÍÓÚÜÑÇÀÈÌÒÙÂÊÎÔÛÄËÏÖ¡¿«»“”‘’–—…•·°ºª½¼¾±®©™€£§\xa0".encode("windows-1252")
)


def decode(body: bytes, charset: str | None) -> str:
    """`charset` is what the HTTP header said; else the page's own word, else UTF-8, else what browsers fall back to.

    Two lies are seen through: UTF-8 that calls itself a Western charset, and Western text that calls itself UTF-8.
    """
    declared = webencodings.lookup(charset) if charset else None
    if declared is None and (in_page := _DECLARED.search(body[:4096])):
        declared = webencodings.lookup(in_page[1].decode("ascii"))
    if declared is None or declared.name in _ONE_BYTE or declared.name == "utf-8":
        try:
            return body.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            declared = _believed(declared, body, error)
    text, _ = webencodings.decode(body, declared, errors="replace")
    return str(text)


def _believed(declared: webencodings.Encoding | None, body: bytes, error: UnicodeDecodeError) -> webencodings.Encoding:
    """Return the encoding of bytes that aren't UTF-8. An end that was cut within a letter doesn't count."""
    if declared is None:
        return _WESTERN
    if declared.name != "utf-8" or error.start >= len(body) - 4:
        return declared
    foreign = [byte for byte in body if byte >= 0x80]  # noqa: PLR2004 - beyond ASCII
    is_western = sum(byte in _OF_WESTERN_TEXT for byte in foreign) >= 0.95 * len(foreign)
    text = body.decode("utf-8", "replace")
    # A page of good UTF-8 with one bad byte stays what it is.
    good = sum(ord(char) >= 0x80 and char != "\ufffd" for char in text)  # noqa: PLR2004
    return _WESTERN if is_western and text.count("\ufffd") > good else declared
