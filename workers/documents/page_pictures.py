"""A PDF's pages as pictures, and where on them each line of the document stands."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Any

import msgspec
import pypdfium2
from pypdfium2 import raw

_PIXELS_PER_POINT = 2 * 96 / 72
"""Twice as many as a desk's screen has, so that print stays sharp on a phone."""
_COLOURS = 48
"""Enough for ink, its smoothed edges and a template's colours; a page is a third as large as with all of them."""
_HYPHEN_AT_END = 2
"""What PDFium reads in place of a hyphen at which print breaks a word."""
Box = tuple[float, float, float, float]
"""Left, top, width and height, as shares of the page."""


class LinePlace(msgspec.Struct, frozen=True):
    """A line of the document and the boxes that it fills on its page: one for each line of print."""

    text: str
    boxes: tuple[Box, ...]


class PagePicture(msgspec.Struct, frozen=True):
    """A page as a PNG, with its size in pixels."""

    content: bytes
    width: int
    height: int
    lines: tuple[LinePlace, ...]


def page_pictures(pdf: bytes, lines: Sequence[str]) -> list[PagePicture]:
    """Return pictures of all pages of `pdf`, each with the places of `lines` on it.

    A line is placed on one page only.
    """
    document = pypdfium2.PdfDocument(pdf)
    try:
        pages = []
        for page in document:
            picture = _picture(page, lines)
            lines = _without(lines, picture.lines)
            pages.append(picture)
        return pages
    finally:
        document.close()


def _picture(page: Any, lines: Sequence[str]) -> PagePicture:
    image = page.render(scale=_PIXELS_PER_POINT).to_pil()
    file = BytesIO()
    image.quantize(_COLOURS, method=2).save(file, "PNG")
    return PagePicture(file.getvalue(), image.width, image.height, tuple(_places(page, lines)))


def _without(lines: Sequence[str], placed: Iterable[LinePlace]) -> list[str]:
    """The lines that no page had yet; of equal ones as many go as were placed."""
    left = list(lines)
    for one in placed:
        left.remove(one.text)
    return left


def _places(page: Any, lines: Sequence[str]) -> Iterable[LinePlace]:
    """Find lines on a page by their letters alone, wherever the print breaks them."""
    text_page = page.get_textpage()
    codes = (raw.FPDFText_GetUnicode(text_page, at) for at in range(text_page.count_chars()))
    read = (("-" if code == _HYPHEN_AT_END else chr(code), at) for at, code in enumerate(codes))
    letters = [(letter, at) for letter, at in read if letter.isprintable() and not letter.isspace()]
    text = "".join(letter for letter, _ in letters)
    begin = 0
    for line in lines:
        wanted = "".join(line.split())
        found = text.find(wanted, begin)
        if not wanted or found < 0:
            continue
        begin = found + len(wanted)
        boxes = (text_page.get_charbox(at) for _, at in letters[found:begin])
        yield LinePlace(line, tuple(_rows(boxes, *page.get_size())))


def _rows(boxes: Iterable[tuple[float, float, float, float]], width: float, height: float) -> Iterable[Box]:
    """Letters' boxes (left, bottom, right, top, in points from the page's foot) joined to one box per row of print."""
    rows: list[list[float]] = []
    for left, bottom, right, top in boxes:
        if rows and bottom < rows[-1][3] and top > rows[-1][1] and left >= rows[-1][0]:
            row = rows[-1]
            row[1], row[2], row[3] = min(row[1], bottom), max(row[2], right), max(row[3], top)
        else:
            rows.append([left, bottom, right, top])
    for left, bottom, right, top in rows:
        yield left / width, 1 - top / height, (right - left) / width, (top - bottom) / height
