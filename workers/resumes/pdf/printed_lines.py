"""The lines of an uploaded PDF, whatever the file is."""

from collections.abc import Callable

import msgspec

from workers.resumes.files.bounded import Send, messages
from workers.resumes.files.opening import pages_of
from workers.resumes.pdf.lines import read_lines
from workers.resumes.text.line import Line

SECONDS = 15.0

_LINES = msgspec.msgpack.Decoder(list[Line])


def lines_of(pdf: bytes, opened: Callable[[int], None] = lambda _: None, *, seconds: float = SECONDS) -> list[Line]:
    """The printed lines. `opened` is told the number of pages as soon as the file is known to be a PDF.

    Raises UserError for what can't be read, and for what takes too long or too much to read.
    """
    lines: list[Line] = []
    for number, message in enumerate(messages(_read, pdf, seconds=seconds)):
        if number == 0:
            opened(msgspec.msgpack.decode(message, type=int))
        else:
            lines = _LINES.decode(message)
    return lines


def _read(pdf: bytes, send: Send) -> None:
    send(msgspec.msgpack.encode(pages_of(pdf)))
    lines, error = read_lines(pdf)
    if isinstance(error, MemoryError):
        raise error
    send(msgspec.msgpack.encode(lines))
