"""The lines of a Word file (.docx), laid out as if printed, so that it is read like any other resume.

Only the document and its styles are unpacked, up to a limit, and neither entities nor anything outside the file is
followed. Text boxes, which templates set beside the text, are read after it.
"""

import math
import zipfile
from collections.abc import Iterator
from io import BytesIO
from itertools import groupby
from typing import Any

import msgspec
from lxml import etree

from common.errors import ErrorCode, UserError
from workers.resumes.files.bounded import Send, messages
from workers.resumes.text.asides import is_date
from workers.resumes.text.cleaning import cleaned, without_bullet
from workers.resumes.text.line import Line
from workers.resumes.word.styles import Look, Styles

SECONDS = 5.0
MOST_BYTES = 12 * 1024 * 1024  # of one unpacked part; a resume's has some hundred thousand
MOST_PARTS = 3_000
MOST_LINES = 6_000
MOST_IN_CELL = 4  # paragraphs
PAGE_LEFT, PAGE_WIDTH = 54.0, 504.0  # points
INDENT, AFTER_TAB = 18.0, 36.0  # points
LETTER_WIDTH = 0.5  # of the type's size
PITCH = 2.0  # the same: wide, as paragraphs are whole and none goes on with the one above
NEXT_LINE, BETWEEN_CELLS = 1.0, 12.0  # points
TWIPS = 20  # to a point
_W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_FALLBACK = "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback"
_LEFT_OUT = {f"{_W}del", f"{_W}instrText", f"{_W}delText", f"{_W}pict", _FALLBACK}

_LINES = msgspec.msgpack.Decoder(list[Line])


def word_lines(content: bytes) -> list[Line]:
    """The document's lines. Raises UserError for what is no Word document, is damaged or unfolds without bound."""
    lines: list[Line] = []
    for message in messages(_read, content, seconds=SECONDS, refusal=UserError(ErrorCode.FILE_TOO_COMPLEX)):
        lines = _LINES.decode(message)
    return lines


def _read(content: bytes, send: Send) -> None:
    send(msgspec.msgpack.encode(lines_of_word(content)))


def lines_of_word(content: bytes) -> list[Line]:
    """The same in this process, without its limits of time and memory."""
    try:
        with zipfile.ZipFile(BytesIO(content)) as packed:
            if len(packed.infolist()) > MOST_PARTS:
                raise UserError(ErrorCode.FILE_TOO_COMPLEX)
            document = _parsed(packed, "word/document.xml")
            styles = Styles(_parsed(packed, "word/styles.xml") if "word/styles.xml" in packed.namelist() else None)
    except (zipfile.BadZipFile, KeyError, ValueError, OSError, EOFError, NotImplementedError, RuntimeError) as error:
        raise UserError(ErrorCode.WORD_DAMAGED) from error
    except etree.XMLSyntaxError as error:
        raise UserError(ErrorCode.WORD_DAMAGED) from error
    return _Page(styles).lines_of(document)


def _parsed(packed: zipfile.ZipFile, name: str) -> Any:
    with packed.open(name) as part:
        text = part.read(MOST_BYTES + 1)
    if len(text) > MOST_BYTES:
        raise UserError(ErrorCode.FILE_TOO_COMPLEX)
    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False, huge_tree=False)
    root = etree.fromstring(text, parser)
    if root.getroottree().docinfo.doctype:  # Word writes none; it is where entities are declared
        raise UserError(ErrorCode.WORD_DAMAGED)
    return root


class _Page:
    """The place of the next line on a page."""

    def __init__(self, styles: Styles) -> None:
        self._styles = styles
        self._lines: list[Line] = []
        self._boxes: list[Any] = []
        self._number = 1

    def lines_of(self, document: Any) -> list[Line]:
        body = document.find(f"{_W}body")
        if body is None:
            raise UserError(ErrorCode.WORD_DAMAGED)
        self._blocks(body, PAGE_LEFT, PAGE_WIDTH, 0.0)
        for box in self._boxes:  # may grow: a box within a box
            self._number += 1
            self._blocks(box, PAGE_LEFT, PAGE_WIDTH, 0.0)
        return self._lines[:MOST_LINES]

    def _blocks(self, parent: Any, left: float, width: float, top: float) -> float:
        """Sets paragraphs and tables under each other; returns where the next would go."""
        for block in parent:
            if len(self._lines) > MOST_LINES:
                break
            if block.tag == f"{_W}p":
                top = self._paragraph(block, left, width, top)
            elif block.tag == f"{_W}tbl":
                top = self._table(block, left, width, top)
            elif block.tag in {f"{_W}sdt", f"{_W}sdtContent", f"{_W}ins", f"{_W}customXml"}:
                top = self._blocks(block, left, width, top)
        return top

    def _table(self, table: Any, left: float, width: float, top: float) -> float:
        for row in table.iter(f"{_W}tr"):
            if next(row.iterancestors(f"{_W}tbl")) is not table:
                continue
            cells = [cell for cell in row.iter(f"{_W}tc") if next(cell.iterancestors(f"{_W}tr")) is row]
            if any(_is_column(cell) for cell in cells) and not any(_is_date(cell) for cell in cells):
                top = self._columns(cells)
                continue
            lowest, x = top, left
            for cell, share in zip(cells, _shares(cells), strict=True):
                lowest = max(lowest, self._blocks(cell, x, width * share - BETWEEN_CELLS, top))
                x += width * share
            top = lowest
        return top

    def _columns(self, cells: list[Any]) -> float:
        """Cells that hold whole columns, one after the other, each as a page of its own."""
        for cell in cells:
            self._number += 1
            self._blocks(cell, PAGE_LEFT, PAGE_WIDTH, 0.0)
        self._number += 1
        return 0.0

    def _paragraph(self, paragraph: Any, left: float, width: float, top: float) -> float:
        look = self._styles.of(paragraph)
        left += INDENT if look.bullet else 0.0
        printed = list(_printed(paragraph, look, self._styles, self._boxes))
        for is_break, row in groupby(printed, key=lambda one: one[0] == "\n"):
            if is_break:
                continue
            top = self._row([(text, of) for text, of in row], left, width, top)
        return top

    def _row(self, texts: list[tuple[str, Look]], left: float, width: float, top: float) -> float:
        """Set one line of print; tabs hold its runs apart, and what follows the last one ends at the margin."""
        runs = [list(of) for tab, of in groupby(texts, key=lambda one: one[0] == "\t") if not tab]
        bullet, height, x = texts[0][1].bullet, texts[0][1].size, left
        depth = 1
        for number, run in enumerate(runs):
            text, typed = without_bullet(cleaned("".join(text for text, _ in run)))
            if not text:
                continue
            size, bold = _look_of(run)
            long = len(text) * size * LETTER_WIDTH
            if number and number == len(runs) - 1:
                x = max(x, left + width - long)
            right = min(x + long, max(left + width, x + 1))
            first = number == 0 and (bullet or typed)
            if first and not bullet:
                x, right = x + INDENT, right + INDENT  # its text hangs behind it, as behind one of Word's own
            self._lines.append(Line(self._number, x, top, right, top + size, text[:4000], size, bold, first))
            depth = max(depth, math.ceil(long / max(width, 1.0)))
            height = max(height, size)
            x = right + AFTER_TAB
        return top + height * PITCH * depth + NEXT_LINE


def _printed(node: Any, look: Look, styles: Styles, boxes: list[Any]) -> Iterator[tuple[str, Look]]:
    """The paragraph's texts with their look; a tab or a line feed for what Word marks so. Boxes are put aside."""
    for child in node:
        if child.tag in _LEFT_OUT:
            continue
        if child.tag == f"{_W}txbxContent":
            boxes.append(child)
        elif child.tag == f"{_W}t":
            yield child.text or "", look
        elif child.tag == f"{_W}tab" and node.tag == f"{_W}r":
            yield "\t", look
        elif child.tag in {f"{_W}br", f"{_W}cr"}:
            yield "\n", look
        elif child.tag == f"{_W}noBreakHyphen":
            yield "-", look
        elif isinstance(child.tag, str) and child.tag not in {f"{_W}pPr", f"{_W}rPr"}:
            yield from _printed(child, styles.of_run(child, look) if child.tag == f"{_W}r" else look, styles, boxes)


def _is_column(cell: Any) -> bool:
    return sum(1 for _ in cell.iter(f"{_W}p")) > MOST_IN_CELL


def _is_date(cell: Any) -> bool:
    """True for a cell that says when: the cells beside it are the rest of that entry."""
    return is_date(cleaned("".join(cell.itertext(f"{_W}t"))))


def _look_of(run: list[tuple[str, Look]]) -> tuple[float, bool]:
    """Size of most letters, weight of the first half."""
    letters = [look for text, look in run for letter in text if not letter.isspace()]
    sizes = [look.size for look in letters] or [10.0]
    first = letters[: max(1, len(letters) // 2)]
    return max(set(sizes), key=sizes.count), sum(look.bold for look in first) * 2 > len(first)


def _shares(cells: list[Any]) -> list[float]:
    """Return each cell's share of the row's width, as Word gives it."""
    widths = []
    for cell in cells:
        width = cell.find(f"{_W}tcPr/{_W}tcW")
        value = width.get(f"{_W}w", "") if width is not None else ""
        widths.append(max(1.0, float(value) / TWIPS) if value.isdigit() else 1.0)
    return [width / sum(widths) for width in widths]
