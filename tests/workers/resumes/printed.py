"""Pages for tests, drawn with letters.

A line's indent is its place, three blanks part what stands apart, "* " is a bullet.
"""

import re

from workers.resumes.text.line import Line

LETTER, PITCH = 5.0, 12.0  # points


def page(text: str, number: int = 1) -> list[Line]:
    """Lines as the reader gets them from a PDF. A line that is written in **stars** is bold."""
    rows = enumerate(text.strip("\n").splitlines())
    parts = ((row, part) for row, drawn in rows for part in re.finditer(r"\S+(?: {1,2}\S+)*", drawn))
    return [_line(part[0], part.start(), row, number) for row, part in parts]


def _line(text: str, at: int, row: int, number: int) -> Line:
    bullet, bold = text.startswith("* "), text.startswith("**")
    bare = text.strip("*").strip() if bold else text.removeprefix("* ")
    left = (at + (2 if bullet else 0)) * LETTER
    return Line(number, left, row * PITCH, left + len(bare) * LETTER, row * PITCH + 10, bare, 10.0, bold, bullet)
