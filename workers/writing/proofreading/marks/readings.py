"""Typed lines as the model of lost marks reads them."""

from collections.abc import Iterator, Sequence

from workers.writing.proofreading.marks.asked import words_said
from workers.writing.proofreading.marks.model import Reading, model


def read_lines(lines: Sequence[str]) -> Iterator[tuple[str, list[str], Reading | None]]:
    """Each line with its words, signs spelled out, and what the model reads of them; None of one that is too long."""
    said = [words_said(line) for line in lines]
    return zip(lines, said, model().read(said), strict=True)
