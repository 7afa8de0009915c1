"""What stands on a page but belongs to no section: running headers and footers, page numbers, "last updated" lines."""

import re
from collections import defaultdict

from workers.resumes.text.cleaning import key
from workers.resumes.text.line import Line

_PAGE_NUMBER = re.compile(
    r"^(?:(?:page|página|pagina|p[áa]g\.?)?\s*\d{1,2}\s*(?:(?:of|de|/|-)\s*\d{1,2})?|.{0,40}\s[-–—|]\s*\d{1,2}\s*/\s*\d{1,2}|[-–—]\s*\d{1,2}\s*[-–—]"
    r"|(?:page|página)\s+\d{1,2}\s*[-–—|].{0,60}"
    r"|.{0,40}\b(?:page|página)\s+\d{1,2}(?:\s+(?:of|de)\s+\d{1,2})?)$",
    re.IGNORECASE,
)
_STAMP = re.compile(
    r"^(?:last updated|updated|última actualización|actualizado|continued|continúa)\b.{0,40}$", re.IGNORECASE
)
# Headers and footers lie within this share of the page's printed height.
MARGIN = 0.09
SAME_HEIGHT = 6  # points


def without_furniture(lines: list[Line]) -> list[Line]:
    """The lines less those that only serve the page."""
    ends = _ends(lines)
    repeated = _repeated(lines, ends)
    kept = [line for line in lines if not _is_furniture(line, ends[line.page], repeated)]
    return kept if len(kept) == len(lines) else _without_running_names(kept, lines, ends)


def _without_running_names(kept: list[Line], lines: list[Line], ends: dict[int, tuple[float, float]]) -> list[Line]:
    """Less what stands in small type under a footer and in large type above: "Curriculum vitae of" and the name."""
    largest: dict[str, float] = defaultdict(float)
    for line in lines:
        largest[key(line.text)] = max(largest[key(line.text)], line.size)
    return [
        line
        for line in kept
        if " " not in line.text or line.size >= largest[key(line.text)] or not _in_margin(line, ends[line.page])
    ]


def _ends(lines: list[Line]) -> dict[int, tuple[float, float]]:
    pages: dict[int, list[Line]] = defaultdict(list)
    for line in lines:
        pages[line.page].append(line)
    return {page: (min(line.top for line in of), max(line.bottom for line in of)) for page, of in pages.items()}


def _in_margin(line: Line, ends: tuple[float, float]) -> bool:
    first, last = ends
    height = last - first
    return height > 0 and (line.bottom < first + height * MARGIN or line.top > last - height * MARGIN)


def _without_digits(line: Line) -> str:
    return re.sub(r"\d+", "#", key(line.text))


def _repeated(lines: list[Line], ends: dict[int, tuple[float, float]]) -> set[str]:
    """Words that stand in the margin of one page and, at the same height, of another."""
    seen: dict[str, list[Line]] = defaultdict(list)
    for line in lines:
        if _in_margin(line, ends[line.page]):
            seen[_without_digits(line)].append(line)
    return {
        words
        for words, of in seen.items()
        if len({line.page for line in of}) > 1
        and max(line.top for line in of) - min(line.top for line in of) < SAME_HEIGHT
    }


def _is_furniture(line: Line, ends: tuple[float, float], repeated: set[str]) -> bool:
    if _STAMP.match(line.text):
        return True
    if not _in_margin(line, ends):
        return False
    return bool(_PAGE_NUMBER.match(line.text)) or _without_digits(line) in repeated
