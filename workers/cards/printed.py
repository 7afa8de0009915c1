"""A card's text, its words, and what stands in large type."""

from collections.abc import Iterable
from functools import cached_property
from statistics import median

from workers.cards.alike import Words
from workers.resumes.text.line import Line

LARGE = 1.25  # of the height of most lines
CLOSE = 1.6  # of the lower line's height: lines right under each other
FEWEST_LETTERS = 3  # of a title


class Printed:
    """The text that is printed on a card, both sides."""

    def __init__(self, lines: Iterable[Line]) -> None:
        """Take the lines of both sides."""
        self.lines = _in_columns(list(lines))

    @cached_property
    def text(self) -> str:
        """The card's text, line by line."""
        return "\n".join(line.text for line in self.lines)

    @cached_property
    def words(self) -> Words:
        """The words of every line."""
        return Words.of(self.text)

    @cached_property
    def titles(self) -> list[Line]:
        """The lines in large type, the largest first."""
        of_words = [line for line in self.lines if sum(map(str.isalpha, line.text)) >= FEWEST_LETTERS]
        if not of_words:
            return []
        usual = median(map(height, of_words))
        return sorted((line for line in of_words if height(line) >= LARGE * usual), key=height, reverse=True)

    @cached_property
    def title_words(self) -> Words:
        """The words of the lines in large type, from the top."""
        return Words.of("\n".join(line.text for line in self.lines if line in self.titles))


def height(line: Line) -> float:
    """Return a line's height in points."""
    return line.bottom - line.top


def stands_on(one: Line, under: Line) -> bool:
    """True for a line right above another that begins or ends where it does, or has the same middle."""
    least = min(height(one), height(under))
    apart = min(
        abs(one.left - under.left),
        abs(one.right - under.right),
        abs(one.left + one.right - under.left - under.right) / 2,
    )
    return one.page == under.page and 0 < under.middle - one.middle < CLOSE * least and apart < height(under)


def _in_columns(lines: list[Line]) -> list[Line]:
    """Order lines from the top; what is right under a line comes before what is beside it."""
    left, ordered = sorted(lines, key=lambda line: (line.page, line.middle)), list[Line]()
    while left:
        line: Line | None = left[0]
        while line is not None:
            left.remove(line)
            ordered.append(line)
            line = next((under for under in left if stands_on(ordered[-1], under)), None)
    return ordered
