"""Lines to rows in the order in which a person reads them."""

from collections.abc import Iterable, Sequence

import msgspec

from workers.resumes.layout.columns import blocks
from workers.resumes.layout.furniture import without_furniture
from workers.resumes.layout.wrapped_dates import with_whole_dates
from workers.resumes.layout.wrapped_headings import with_whole_headings
from workers.resumes.text.asides import is_date
from workers.resumes.text.dates import find_range
from workers.resumes.text.headings import heading
from workers.resumes.text.line import Line, Row

BESIDE = 2  # blocks: a sidebar and a main column


def in_reading_order(lines: Sequence[Line]) -> list[list[Row]]:
    """Rows of all pages, in flows: what stands before a flow's first heading belongs to no section of the last flow.

    A column that goes on over the page is read on before the column beside it.
    """
    kept = with_whole_headings(_without_dots_of_timelines(without_furniture(list(lines))))
    pages = [blocks([line for line in kept if line.page == page]) for page in sorted({line.page for line in kept})]
    flows: list[list[Row]] = []
    previous: list[Line] = []
    for block in _flows(pages):
        if not flows or _begins_flow(block, previous):
            flows.append([])
        flows[-1] += rows(block)
        previous = block
    return flows


def _without_dots_of_timelines(lines: Sequence[Line]) -> list[Line]:
    """The lines, a dot before a range of dates being no bullet: it marks the entry on a line down the page."""
    return [
        msgspec.structs.replace(line, bullet=False)
        if line.bullet and is_date(line.text) and find_range(line.text)
        else line
        for line in lines
    ]


def _begins_flow(block: list[Line], previous: list[Line]) -> bool:
    """True for a column with headings of its own, read after the column beside it."""
    same_page = block[0].page == previous[0].page
    return same_page and _beside(previous, block) and any(heading(line.text) for line in block)


def _flows(pages: list[list[list[Line]]]) -> list[list[Line]]:
    """Blocks of all pages: the first page's main column is followed by the next page's text, not by a sidebar."""
    if not pages or len(pages) == 1 or len(pages[0]) == 1:
        return [block for page in pages for block in page]
    narrow = [_narrow_blocks(page) for page in pages]
    sidebar = [
        block for page, found in zip(pages, narrow, strict=True) for number, block in enumerate(page) if number in found
    ]
    main = [
        block
        for page, found in zip(pages, narrow, strict=True)
        for number, block in enumerate(page)
        if number not in found
    ]
    top = main[:1] if pages[0] and 0 not in narrow[0] and len(pages[0]) > BESIDE else []
    return [*top, *sidebar, *main[len(top) :]]


def _narrow_blocks(page: list[list[Line]]) -> set[int]:
    """Numbers of the blocks that are sidebars: beside another block, and narrower than it."""
    found: set[int] = set()
    for number in range(len(page) - 1):
        one, other = page[number], page[number + 1]
        if _beside(one, other):
            found.add(number if _width(one) < _width(other) else number + 1)
    return found


def _beside(one: list[Line], other: list[Line]) -> bool:
    return (
        min(line.top for line in other) < max(line.bottom for line in one)
        and max(line.right for line in one) <= min(line.left for line in other) + 2
    )


def _width(block: list[Line]) -> float:
    return max(line.right for line in block) - min(line.left for line in block)


def rows(lines: Iterable[Line]) -> list[Row]:
    """Lines of one column grouped by their baselines, top to bottom."""
    found: list[list[Line]] = []
    for line in sorted(with_whole_dates(list(lines)), key=lambda line: (line.page, line.middle, line.left)):
        if found and found[-1][0].page == line.page and _same_row(found[-1], line):
            found[-1].append(line)
        else:
            found.append([line])
    return [Row(tuple(sorted(row, key=lambda line: line.left))) for row in found]


def _same_row(row: list[Line], line: Line) -> bool:
    height = min(one.bottom - one.top for one in (*row, line))
    apart = all(line.left >= one.right - 2 or line.right <= one.left + 2 for one in row)
    return apart and abs(row[0].middle - line.middle) < max(2.0, height * 0.35)
