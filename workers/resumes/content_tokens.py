"""Page instructions to pdfminer's objects, in one regular expression pass.

pdfminer reads a content stream through a state machine of small steps; for resumes printed by browsers, which place
every letter by an instruction of its own, that is two thirds of the time of reading a page. This reads the same grammar
several times faster and hands whatever it doesn't know (inline images, nested parentheses, broken syntax) back to
pdfminer's own parser.
"""

import re
from collections.abc import Sequence
from typing import Any

from pdfminer.pdfinterp import PDFContentParser
from pdfminer.pdftypes import stream_value
from pdfminer.psexceptions import PSEOF
from pdfminer.psparser import KWD, LIT, PSKeyword, PSLiteral

# Above this, the streams are left to pdfminer, which reads them piece by piece instead of whole.
LARGEST_STREAM = 4_000_000

_TOKEN = re.compile(
    rb"[\s\0]*(?:"
    rb"([+-]?(?:\d+\.?\d*|\.\d+))(?=[\s\0/\[\]<>()]|$)"
    rb"|([A-Za-z][A-Za-z0-9*'\"]*|['\"])(?=[\s/\[\]<>()]|$)"  # pdfminer takes a zero byte into a word
    rb"|/([^\s\0#/%\[\]()<>{}]*+)(?!\0)"
    rb"|<([0-9a-fA-F\s]*)>"
    rb"|\(((?:[^()\\]|\\.)*)\)"
    rb"|(\[|\]|<<|>>)"
    rb"|%[^\r\n]*"  # comment
    rb"|\Z)",
    re.DOTALL,
)
NUMBER, OPERATOR, NAME, HEXADECIMAL, STRING, BRACKET = 1, 2, 3, 4, 5, 6
_OPEN_ARRAY, _CLOSE_ARRAY, _OPEN_DICTIONARY, _CLOSE_DICTIONARY = (b"[",), (b"]",), (b"<<",), (b">>",)
_ESCAPE = re.compile(rb"\\([0-7]{1,3}|\r\n|.)", re.DOTALL)
_ESCAPED = {
    b"b": b"\b",
    b"t": b"\t",
    b"n": b"\n",
    b"f": b"\f",
    b"r": b"\r",
    b"\n": b"",
    b"\r": b"",
    b"\r\n": b"",
}


class _UnknownSyntaxError(Exception):
    """The stream holds something that only pdfminer's own parser reads."""


class TokenList:
    """Answers `nextobject` as pdfminer's parser does, from a list that is already there."""

    def __init__(self, objects: list[Any]) -> None:
        self._objects = iter(objects)

    def nextobject(self) -> tuple[int, Any]:
        """The next operand or operator; raises PSEOF behind the last."""
        for found in self._objects:
            return 0, found
        raise PSEOF("End of the page's instructions")


def content_parser(streams: Sequence[object]) -> PDFContentParser | TokenList:
    """In the place of pdfminer's PDFContentParser: the quick list where the streams allow it."""
    data = [stream_value(stream).get_data() for stream in streams]
    if sum(map(len, data)) > LARGEST_STREAM:
        return PDFContentParser(streams)
    try:
        return TokenList(_objects(b"\n".join(data)))
    except _UnknownSyntaxError:
        return PDFContentParser(streams)


def _objects(data: bytes) -> list[Any]:
    found: list[Any] = []
    outer: list[tuple[bytes, list[Any]]] = []
    for token in _tokens(data):
        if token in (_OPEN_ARRAY, _OPEN_DICTIONARY):
            outer.append((token[0], found))
            found = []
        elif token in (_CLOSE_ARRAY, _CLOSE_DICTIONARY):
            found = _closed(token[0], found, outer)
        else:
            found.append(token)
    if outer:
        raise _UnknownSyntaxError
    return found


def _closed(bracket: bytes, inner: list[Any], outer: list[tuple[bytes, list[Any]]]) -> list[Any]:
    if not outer:
        raise _UnknownSyntaxError
    opened, found = outer.pop()
    if (opened, bracket) == (b"[", b"]"):
        found.append(inner)
    elif (opened, bracket) == (b"<<", b">>") and len(inner) % 2 == 0:
        keys = inner[0::2]
        if not all(isinstance(key, PSLiteral) for key in keys):
            raise _UnknownSyntaxError
        found.append({str(key.name): value for key, value in zip(keys, inner[1::2], strict=True)})
    else:
        raise _UnknownSyntaxError
    return found


def _tokens(data: bytes) -> list[Any]:
    """Objects in their order; a bracket is a tuple of its bytes, so that it can't be taken for a string."""
    tokens: list[Any] = []
    position, end, match = 0, len(data), _TOKEN.match
    while position < end:
        token = match(data, position)
        if token is None:
            raise _UnknownSyntaxError
        position = token.end()
        kind = token.lastindex
        if kind is None:
            continue
        text = token[kind]
        if kind == NUMBER:
            tokens.append(float(text) if b"." in text else int(text))
        elif kind == OPERATOR:
            tokens.append(_operator(text))
        elif kind == NAME:
            tokens.append(_name(text))
        elif kind == HEXADECIMAL:
            tokens.append(_from_hexadecimal(text))
        elif kind == STRING:
            tokens.append(_ESCAPE.sub(_unescaped, text) if b"\\" in text else text)
        else:
            tokens.append((text,))
    return tokens


def _name(text: bytes) -> PSLiteral:
    if not text.isascii():  # pdfminer keeps some of these as bytes
        raise _UnknownSyntaxError
    return LIT(text.decode("ascii"))


def _operator(text: bytes) -> PSKeyword | bool:
    if text == b"BI":  # an inline image: its bytes are no tokens
        raise _UnknownSyntaxError
    if text in {b"true", b"false"}:
        return text == b"true"
    return KWD(text)


def _from_hexadecimal(text: bytes) -> bytes:
    digits = b"".join(text.split())
    if len(digits) % 2:
        raise _UnknownSyntaxError
    return bytes.fromhex(digits.decode())


def _unescaped(match: re.Match[bytes]) -> bytes:
    code = match[1]
    return bytes([int(code, 8) & 0xFF]) if code[:1].isdigit() and code[:1] < b"8" else _ESCAPED.get(code, code)
