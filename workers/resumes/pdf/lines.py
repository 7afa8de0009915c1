"""Bytes of a PDF to its printed lines, with place, size, weight and bullets."""

import re
from collections import Counter
from collections.abc import Iterator

from pdfminer.layout import LTChar, LTTextLine
from unstructured.documents.elements import Element

from workers.resumes.pdf.dashes import hangs_with_dash, with_dashes
from workers.resumes.pdf.label_columns import with_colons
from workers.resumes.pdf.spaced_type import closed_up
from workers.resumes.pdf.unstructured_shim import PageOfLines, partition
from workers.resumes.text.cleaning import cleaned, is_bullet, without_bullet
from workers.resumes.text.line import Line

# A resume of fifty pages stays far below; what is above is no resume and would only cost time.
MOST_LINES = 6_000
LONGEST_LINE = 600
LARGEST_BULLET, BULLET_WITHIN = 8, 30  # points
BULLET_SHARE = 0.6  # of the width of the line's usual letter

_APART = re.compile(r"(?<![.:;,!?\s]) {2,}(?=\S)")
_FONTS_OF_SIGNS = ("symbol", "wingdings", "webdings", "dingbats")
_BOLD_NAMES = ("bold", "semibold", "black", "heavy", "medium", "-bd", "demi", "cmbx", "cmssbx", "sfbx", "ecbx")


def read_lines(pdf: bytes) -> tuple[list[Line], BaseException | None]:
    """Lines in the file's order (empty when it holds no text) and the error that ended the walk early, if any."""
    elements, pages, error = partition(pdf)
    found = list(_lines(elements, pages))[:MOST_LINES]
    lines = with_colons([line for line, _ in found], [printed for _, printed in found])
    return _with_bullets(lines, pages), error


def _lines(elements: list[Element], pages: list[PageOfLines]) -> Iterator[tuple[Line, LTTextLine | None]]:
    looks = [{_corner(line, page.height): line for line in page.lines} for page in pages]
    for element in elements:
        coordinates, page = element.metadata.coordinates, element.metadata.page_number
        if coordinates is None or page is None or not coordinates.points:
            continue
        (left, top), _, (right, bottom), _ = coordinates.points
        printed = looks[page - 1].get((round(left, 2), round(top, 2))) if page <= len(looks) else None
        text = _text(element.text, printed)[:LONGEST_LINE]
        if not text:
            continue
        size, bold = _look(printed) if printed is not None else (bottom - top, False)
        yield Line(page, left, top, right, bottom, text, size, bold), printed


def _text(text: str, printed: LTTextLine | None) -> str:
    """The line's words. Two blanks stay where the writer typed several to push two things apart."""
    letters = [item for item in printed or () if isinstance(item, LTChar)]
    raw = "".join(letter.get_text() for letter in letters).strip()  # without the blanks pdfminer adds
    mark = _symbol(printed)
    if mark:
        text, raw = text.replace(mark, "• ", 1), raw.replace(mark, "• ", 1)
    if _APART.search(raw) and raw.split() == text.split():
        return "  ".join(part for part in map(cleaned, _APART.split(raw)) if part)
    return cleaned(closed_up(text, letters))


def _symbol(printed: LTTextLine | None) -> str:
    """The sign in a font of signs that a line begins with: word processors set their bullets so, whatever its code."""
    first = next((item for item in printed or () if isinstance(item, LTChar) and item.get_text().strip()), None)
    signs = first is not None and any(name in first.fontname.lower() for name in _FONTS_OF_SIGNS)
    return first.get_text() if first is not None and signs else ""


def _corner(line: LTTextLine, height: float) -> tuple[float, float]:
    return round(line.x0, 2), round(height - line.y1, 2)


def _look(printed: LTTextLine) -> tuple[float, bool]:
    """Size of most letters, weight of the first half: a bold title before a plain date is still a bold line."""
    letters = [item for item in printed if isinstance(item, LTChar) and item.get_text().strip()]
    first = letters[: max(1, len(letters) // 2)]
    sizes = Counter(round(letter.size, 1) for letter in letters)
    heavy = sum(any(name in letter.fontname.lower() for name in _BOLD_NAMES) for letter in first)
    return (sizes.most_common(1)[0][0] if sizes else 10.0), heavy * 2 > len(first)


def _with_bullets(lines: list[Line], pages: list[PageOfLines]) -> list[Line]:
    """Bullets as a mark of the line they stand before, whether typed in it, typed beside it, or drawn."""
    lines = with_dashes(lines)
    marks = [(line.page, line.left, line.middle) for line in lines if is_bullet(line.text)]
    for number, page in enumerate(pages, start=1):
        for x0, y0, x1, y1 in page.curves:
            if max(x1 - x0, y1 - y0) < LARGEST_BULLET:
                marks.append((number, x0, page.height - (y0 + y1) / 2))
    on_page: dict[int, list[tuple[float, float]]] = {}
    for number, x, y in marks:
        on_page.setdefault(number, []).append((x, y))
    marked: list[Line] = []
    for line in lines:
        if not is_bullet(line.text):
            marked.append(line if hangs_with_dash(line, marked) else _marked(line, on_page.get(line.page, [])))
    return marked


def _marked(line: Line, marks: list[tuple[float, float]]) -> Line:
    text, typed = without_bullet(line.text)
    height = line.bottom - line.top
    beside = any(0 < line.left - x < BULLET_WITHIN and abs(line.middle - y) < height * 0.6 for x, y in marks)
    if not typed and not beside:
        return line
    # The text begins behind a typed bullet: what hangs under it does too, and a new entry begins further left.
    left = line.left + (line.right - line.left) * BULLET_SHARE * (len(line.text) - len(text)) / len(line.text)
    return Line(line.page, left, line.top, line.right, line.bottom, text, line.size, line.bold, bullet=True)
