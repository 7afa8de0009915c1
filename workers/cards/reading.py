"""The lines of a photographed card, read more than once, since each reading sees what another misses."""

from collections.abc import Iterable
from importlib import import_module

import msgspec

from common.errors import ErrorCode, UserError
from workers.cards.kinds import identified
from workers.resumes.bounded import Send, messages
from workers.resumes.line import Line
from workers.resumes.ocr import lines_of_words
from workers.resumes.pictures import MEMORY, opened
from workers.resumes.tesseract import DOTS_PER_INCH, LANGUAGES, SCATTERED, SINGLE_COLUMN, installed, upright_words

SECONDS = 20.0
POINTS_PER_INCH = 72

_READINGS = msgspec.msgpack.Decoder(list[list[Line]])


# The card cut out; with what lies around it, in case that its edge was lost in a shadow; and where neither tells what
# it is, in its own greys, since evening the light wipes out light letters on a dark ground.
_PASSES = ((True, True, SINGLE_COLUMN), (False, True, SCATTERED), (False, False, SCATTERED))


def readings(content: bytes) -> list[list[Line]]:
    """The card's lines as each reading has them.

    Raises UserError for what is no picture, is damaged, far too large or takes too long.
    """
    if not installed():
        raise UserError(ErrorCode.CARDS_UNREAD)
    found: list[list[Line]] = []
    too_complex = UserError(ErrorCode.CARD_UNREADABLE)
    for message in messages(_read, content, seconds=SECONDS, memory=MEMORY, refusal=too_complex):
        found = _READINGS.decode(message)
    return found


def text_of(lines: Iterable[Line]) -> str:
    """Each line on a line of its own."""
    return "\n".join(line.text for line in lines)


def _read(content: bytes, send: Send) -> None:
    straightening = import_module("workers.resumes.straightening")  # numpy: only where pictures are read
    picture = opened(content)
    scale = DOTS_PER_INCH / POINTS_PER_INCH
    found: list[list[Line]] = []
    turned = 0
    for cut_out, evenly_lit, layout in _PASSES:
        if not evenly_lit and identified(text_of(line for lines in found for line in lines))[0]:
            break
        flat = straightening.straightened(picture, cut_out=cut_out, evenly_lit=evenly_lit)
        words, turned = upright_words(flat, LANGUAGES[0], turned, layout=layout)
        found.append(list(lines_of_words(words, 1, scale)))
    send(msgspec.msgpack.encode(found))
