"""Scanned and photographed pages, read by tesseract (English and Spanish) where the machine has it.

Pages are drawn by pdfium and read one by one in a child process with the reader's limits, so that progress can be told
per page and a hostile picture costs no more than a hostile text.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import groupby
from typing import Any

import msgspec

from workers.resumes.files.bounded import Send, messages
from workers.resumes.pictures.stray_marks import without_stray_marks
from workers.resumes.pictures.tesseract import BULLETS, DOTS_PER_INCH, Word, languages, upright_words
from workers.resumes.text.cleaning import cleaned
from workers.resumes.text.line import Line

MOST_PAGES = 8
SECONDS = 30.0  # with reading and asking a model, within the deadline of the job
POINTS_PER_INCH = 72
MOST_POINTS = 1500  # of a page's longer side; a larger page is drawn smaller
BLANK = 1.6  # line heights
HARD_TO_READ, SHORTEST_UNSURE = 60.0, 3  # percent of confidence, letters
_BULLET = re.compile(rf"^[{re.escape(BULLETS)}]{{1,2}}$")

_LINES = msgspec.msgpack.Decoder(list[Line])


def scanned_lines(pdf: bytes, on_page: Callable[[int, int], None]) -> list[Line]:
    """The lines that stand in the pictures of the first pages; empty when nothing can be made out.

    `on_page` is told a page's number and their count before that page is read. Raises UserError for a file that takes
    too long or too much.
    """
    lines: list[Line] = []
    for message in messages(_read, pdf, seconds=SECONDS):
        number, count, found = msgspec.msgpack.decode(message, type=tuple[int, int, msgspec.Raw])
        lines += _LINES.decode(found)
        if number < count:
            on_page(number + 1, count)
    return lines


def _read(pdf: bytes, send: Send) -> None:
    pdfium: Any = import_module("pypdfium2")
    document = pdfium.PdfDocument(pdf)
    count = min(len(document), MOST_PAGES)
    installed_languages = languages()
    send(msgspec.msgpack.encode((0, count, [])))
    turned = 0  # the last page's turn: who lays one page sideways on the glass does so with the next
    for number in range(count):
        page = document[number]
        scale = DOTS_PER_INCH / POINTS_PER_INCH * min(1.0, MOST_POINTS / max(page.get_size()))
        words, turned = upright_words(page.render(scale=scale, grayscale=True).to_pil(), installed_languages, turned)
        found = list(lines_of_words(without_stray_marks(words), number + 1, scale))
        send(msgspec.msgpack.encode((number + 1, count, found)))


def lines_of_words(words: Sequence[Word], page: int, scale: float) -> Iterator[Line]:
    """Words of one printed line, cut where a blank is wider than the line is high. `scale`: dots to a point."""
    for _, of_line in groupby(words, key=lambda word: word.line):
        line = list(of_line)
        height = max(word.bottom - word.top for word in line)
        run, bullet = [line[0]], False
        for word in line[1:]:
            if _is_bullet(run):
                run, bullet = [word], True
            elif word.left - run[-1].right > BLANK * height:
                yield _line(run, page, scale, bullet=bullet)
                run, bullet = [word], False
            else:
                run.append(word)
        if not _is_bullet(run):
            yield _line(run, page, scale, bullet=bullet)


def _is_bullet(run: Sequence[Word]) -> bool:
    return len(run) == 1 and bool(_BULLET.match(run[0].text))


def _line(words: Sequence[Word], page: int, scale: float, *, bullet: bool) -> Line:
    text = cleaned(" ".join(word.text for word in words))
    left, right = words[0].left / scale, words[-1].right / scale
    top, bottom = min(word.top for word in words) / scale, max(word.bottom for word in words) / scale
    unsure = tuple(word.text for word in words if word.confidence < HARD_TO_READ and len(word.text) >= SHORTEST_UNSURE)
    size = round(bottom - top)
    return Line(page, left, top, right, bottom, text, size, bullet=bullet, measured=True, unsure=unsure)
