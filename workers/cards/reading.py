"""The lines of a photographed card, read more than once, since each reading sees what another misses."""

from collections.abc import Iterable
from importlib import import_module
from typing import Any

import msgspec

from common.errors import ErrorCode, UserError
from workers.cards.kinds import identified
from workers.cards.printed import Printed
from workers.resumes.bounded import Send, messages
from workers.resumes.line import Line
from workers.resumes.ocr import lines_of_words
from workers.resumes.pictures import MEMORY, opened
from workers.resumes.tesseract import LANGUAGES, SCATTERED, SINGLE_BLOCK, SINGLE_COLUMN, installed, upright_words

SECONDS = 20.0
WIDTH = 720.0  # points of a card's longer side, whatever its picture's size

_READINGS = msgspec.msgpack.Decoder(list[list[Line]])
# Dots of the card's longer side, and tesseract's layout: what one reading misses, another sees.
_PASSES = ((2000, SCATTERED), (2000, SINGLE_COLUMN), (1500, SINGLE_BLOCK))
LONGEST_WHOLE = 2400  # dots of a whole picture's longer side
FEWEST_SURE_LETTERS = 25  # of a card that lies upright


def readings(content: bytes) -> list[list[Line]]:
    """The card's lines as each reading has them.

    Raises UserError for what is no picture, is damaged, far too large or takes too long.
    """
    if not installed():
        raise UserError(ErrorCode.CARDS_UNREAD)
    found: list[list[Line]] = []
    too_complex = UserError(ErrorCode.CARD_UNREADABLE)
    try:
        for message in messages(_read, content, seconds=SECONDS, memory=MEMORY, refusal=too_complex):
            found = _READINGS.decode(message)
    except UserError:
        if not found:  # what was read before the time was up is there
            raise
    return found


def _read(content: bytes, send: Send) -> None:
    # With numpy: only where pictures are read.
    edges, outline = import_module("workers.cards.edges"), import_module("workers.cards.outline")
    contrast, by_hand = import_module("workers.cards.contrast"), import_module("workers.cards.by_hand")
    picture = opened(content, mode="RGB")
    corners = edges.corners(picture) or outline.corners(picture)
    found: list[list[Line]] = []
    drawn: dict[int, Any] = {}
    turned = 0
    for longest, layout in _PASSES:
        if longest not in drawn:
            drawn[longest] = contrast.black_on_white(outline.flat(picture, corners, longest).convert("L"))
        ink = drawn[longest]
        words, turned = upright_words(
            ink, LANGUAGES[0], turned, layout=layout, fewest=0 if found else FEWEST_SURE_LETTERS
        )
        found.append(list(lines_of_words(words, 1, longest / WIDTH)))
    longest = max(drawn)
    found = by_hand.with_written(found, drawn[longest].rotate(-turned, expand=True), WIDTH / longest)
    if corners is not None and not _tells(found):  # perhaps only a part of the card was cut out
        send(msgspec.msgpack.encode(found))
        whole = contrast.black_on_white(outline.flat(picture, None, LONGEST_WHOLE).convert("L"))
        words, _ = upright_words(whole, LANGUAGES[0], turned, layout=SCATTERED, fewest=0)
        found.append(list(lines_of_words(words, 1, LONGEST_WHOLE / WIDTH)))
    send(msgspec.msgpack.encode(found))


def _tells(found: Iterable[Iterable[Line]]) -> bool:
    """True where the readings name a certificate; its days may be on the other side."""
    return identified(Printed(found))[0] is not None
