"""A card's text, its words, and what stands in large type."""

from collections.abc import Iterable
from functools import cached_property
from statistics import median

from workers.cards.alike import Words
from workers.resumes.line import Line

LARGE = 1.25  # of the height of most lines
FEWEST_LETTERS = 3  # of a title


class Printed:
    """What stands on a card."""

    def __init__(self, lines: Iterable[Line]) -> None:
        """Takes the lines of both sides."""
        self.lines = list(lines)

    @cached_property
    def text(self) -> str:
        """Each line on a line of its own."""
        return "\n".join(line.text for line in self.lines)

    @cached_property
    def words(self) -> Words:
        """Those of every line."""
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
        """Those of the lines in large type, from the top."""
        return Words.of("\n".join(line.text for line in self.lines if line in self.titles))


def height(line: Line) -> float:
    """In points."""
    return line.bottom - line.top
