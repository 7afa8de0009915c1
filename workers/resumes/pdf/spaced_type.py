"""Words set with a blank after each letter ("P R E S E N T"), told by the blanks between the letters."""

import statistics
from collections.abc import Sequence
from itertools import pairwise

from pdfminer.layout import LTChar

FEWEST_LETTERS = 2
MOSTLY = 0.6  # of the parts that blanks leave are single letters
WIDER = 0.2  # letter heights by which a blank between words is wider than one between letters


def closed_up(text: str, letters: Sequence[LTChar]) -> str:
    """The text with whole words where most of its letters stand alone; else as it is."""
    parts = text.split()
    alone = sum(len(part) == 1 and part.isalnum() for part in parts)
    drawn = [letter for letter in letters if letter.get_text().strip()]
    if alone < FEWEST_LETTERS or alone < MOSTLY * len(parts) or len(drawn) < FEWEST_LETTERS:
        return text
    blanks = [other.x0 - one.x1 for one, other in pairwise(drawn)]
    usual = statistics.median_low(blanks)
    words = drawn[0].get_text()
    for blank, letter in zip(blanks, drawn[1:], strict=True):
        apart = blank > usual + WIDER * letter.size
        words += (" " if apart else "") + letter.get_text()
    return words
