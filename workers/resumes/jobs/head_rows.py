"""Which rows head jobs, told by what all the entries of a section have in common."""

from collections.abc import Callable, Sequence

import msgspec

from workers.resumes.layout.anchors import dates_of
from workers.resumes.layout.wrapping import NEXT_LINE
from workers.resumes.text.asides import PLACE
from workers.resumes.text.line import Line, Row
from workers.resumes.text.names import employer_score, title_score

FEWEST_ENTRIES = 2
SAME_EDGE, FURTHER_IN = 3.0, 4.0  # points
SAME_SIZE = 0.6  # points
HALF = 0.5  # of the entries
MOST_LABEL = 75  # characters of a row that names an employer and a place
ROWS_TO_DATES = 3
MOST_BELOW = 2  # rows: a title and an employer
MOST_NAME_WORDS, SHORTEST_WORD = 6, 4


def heads_unmarked(rows: Sequence[Row]) -> list[Row]:
    """The rows; a timeline's dots beside titles or employers are no bullets where duties have bullets further in."""
    marked = [row.first.left for row in rows if row.bullet]
    dated = [row.first.left for row in rows if not row.bullet and dates_of(row)]
    if not marked or not dated:
        return list(rows)
    edge = min(dated)
    if max(marked) < edge + FURTHER_IN:
        return list(rows)
    return [
        _unmarked(row) if row.bullet and abs(row.first.left - edge) < SAME_EDGE and _dates_follow(rows, number) else row
        for number, row in enumerate(rows)
    ]


def _dates_follow(rows: Sequence[Row], number: int) -> bool:
    below = rows[number : number + 1 + ROWS_TO_DATES]
    return any(dates_of(row) for row in below if not row.bullet or row is below[0])


def _unmarked(row: Row) -> Row:
    return Row((msgspec.structs.replace(row.first, bullet=False), *row.lines[1:]))


def names_below(rows: Sequence[Row], anchors: Sequence[int], may_head: Callable[[int], bool]) -> int:
    """How many rows under the dates name something in every entry of the section, at most MOST_BELOW.

    In all entries such a row looks alike and stands at the same edge; half of them read like a title, an employer or a
    place, or one does and no duty looks like them, or all are set like names. So a section without bullets is read,
    too, and a name whose words tell nothing.
    """
    count = 0
    while count < MOST_BELOW and _all_name(rows, [anchor + count + 1 for anchor in anchors], anchors, may_head):
        count += 1
    return count


def _all_name(
    rows: Sequence[Row], below: Sequence[int], anchors: Sequence[int], may_head: Callable[[int], bool]
) -> bool:
    if len(below) < FEWEST_ENTRIES or below[-1] >= len(rows) or any(one in anchors for one in below):
        return False
    firsts = [rows[number].first for number in below]
    if not all(may_head(number) and len(rows[number].text) <= MOST_LABEL for number in below):
        return False
    if not all(_alike(firsts[0], one) for one in firsts):
        return False
    if all(_is_set_like_a_name(one.text) for one in firsts):
        return True
    telling = sum(_names(one.text) for one in firsts)
    if telling and all(_is_set_apart(rows, number) for number in below):
        return True
    return telling >= max(FEWEST_ENTRIES, HALF * len(firsts)) or telling == len(firsts)


def _is_set_like_a_name(text: str) -> bool:
    """True for a few words all of which have a capital, but for short ones; no duty is set so."""
    said = text.split()
    return len(said) <= MOST_NAME_WORDS and all(word[:1].isupper() or len(word) < SHORTEST_WORD for word in said)


def _is_set_apart(rows: Sequence[Row], number: int) -> bool:
    """True for a row in a type of its own, over what is told in another."""
    return number + 1 < len(rows) and not _alike(rows[number].first, rows[number + 1].first)


def _alike(one: Line, other: Line) -> bool:
    return (
        one.bold == other.bold
        and abs(one.size - other.size) < SAME_SIZE
        and abs(one.left - other.left) < SAME_EDGE
        and not other.bullet
    )


def goes_on_below(head: Row, row: Row) -> bool:
    """True for a row in the type of the head above it, as what had no room there is set."""
    first, line = head.first, row.first
    close = first.page == line.page and 0 < line.top - first.top < NEXT_LINE * (first.bottom - first.top)
    return close and len(row.lines) == 1 and len(head.lines) > 1 and _alike(first, line)


def _names(text: str) -> bool:
    return PLACE.search(text) is not None or employer_score(text) > 0 or title_score(text) > 0
