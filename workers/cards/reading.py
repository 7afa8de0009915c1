"""Reads the lines of a photographed card."""

from importlib import import_module

import msgspec

from common.errors import ErrorCode, UserError
from workers.resumes.files.bounded import Send, messages
from workers.resumes.pictures.photographs import opened
from workers.resumes.text.line import Line

SECONDS = 20.0
MEMORY = 700 * 1024 * 1024  # bytes: a telephone's picture in colours, and what the models reckon with

_LINES = msgspec.msgpack.Decoder(list[Line])


def lines_of_picture(content: bytes) -> list[Line]:
    """Return the lines on the card from the top; empty when nothing can be read.

    Raises UserError for what is no picture, is damaged, far too large or takes too long.
    """
    found: list[Line] = []
    too_complex = UserError(ErrorCode.CARD_UNREADABLE)
    for message in messages(_read, content, seconds=SECONDS, memory=MEMORY, refusal=too_complex):
        found = _LINES.decode(message)
    return found


def warm_up() -> None:
    """Loads the models in a parent before it forks."""
    import_module("workers.cards.recognizer").recognizer()


def _read(content: bytes, send: Send) -> None:
    # With numpy and OpenCV: only where pictures are read.
    recognizer, levelled = import_module("workers.cards.recognizer"), import_module("workers.cards.levelled")
    send(msgspec.msgpack.encode(levelled.lines(recognizer.boxes(opened(content, mode="RGB")))))
