"""What several readings of one card have together: its text, its words, and what stands in large type."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from statistics import median

from workers.cards.alike import Words
from workers.resumes.line import Line

LARGE = 1.25  # of the height of most lines of a reading
FEWEST_LETTERS = 3  # of a title


class Printed:
    """The readings of a card, each a list of its lines."""

    def __init__(self, readings: Iterable[Iterable[Line]]) -> None:
        """Takes the readings as they come; one without lines counts for nothing."""
        self.readings = [lines for lines in map(list, readings) if lines]

    @cached_property
    def text(self) -> str:
        """Each line of every reading on a line of its own."""
        return "\n".join(line.text for lines in self.readings for line in lines)

    @cached_property
    def words(self) -> Words:
        """Those of every line."""
        return Words.of("\n".join(line.text for line in lines) for lines in self.readings)

    @cached_property
    def titles(self) -> list[Line]:
        """The lines in large type, the largest first."""
        found = [line for lines in self.readings for line in _large(lines)]
        return sorted(found, key=height, reverse=True)

    @cached_property
    def title_words(self) -> Words:
        """Those of the lines in large type."""
        return Words.of("\n".join(line.text for line in _large(lines)) for lines in self.readings)


def height(line: Line) -> float:
    """In points."""
    return line.bottom - line.top


def _large(lines: Sequence[Line]) -> list[Line]:
    of_words = [line for line in lines if sum(map(str.isalpha, line.text)) >= FEWEST_LETTERS]
    if not of_words:
        return []
    usual = median(map(height, of_words))
    return [line for line in of_words if height(line) >= LARGE * usual]
