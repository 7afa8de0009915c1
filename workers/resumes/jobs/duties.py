"""Rows under a job's head to whole duties: what a line break of the page cut is put together again."""

from collections.abc import Sequence

from workers.resumes.text.asides import is_aside
from workers.resumes.text.line import Line, Row

FREE = 0.18  # share of the line's width that a last line leaves


def duties(rows: Sequence[Row], running: str = "") -> list[str]:
    """One text per bullet or paragraph. `running` is what began on the head's own row."""
    told = [running] if running else []
    previous: Line | None = None
    lines = [line for row in rows for line in _text_lines(row)]
    bulleted = any(line.bullet for line in lines)
    right = max((line.right for line in lines), default=0.0)
    for line in lines:
        if told and not _begins(line, previous, bulleted=bulleted, right=right):
            told[-1] = _joined(told[-1], line.text)
        else:
            told.append(line.text)
        previous = line
    return told


def _text_lines(row: Row) -> list[Line]:
    """The row's lines without dates and places in its margin."""
    return [
        line
        for line in row.lines
        if (line is row.lines[0] and not (is_aside(line.text) and not line.bullet)) or not is_aside(line.text)
    ]


def _begins(line: Line, previous: Line | None, *, bulleted: bool, right: float) -> bool:
    if line.bullet:
        return True
    if previous is None:
        return False
    if bulleted and line.left >= previous.left - 2:
        return False
    # Without bullets, a line that stops well before the margin ends what it says.
    return line.text[:1].isupper() and previous.right < right - FREE * (right - previous.left)


def _joined(text: str, line: str) -> str:
    """A hyphen at a line's end stays: only the writer knows whether it was the word's own."""
    broken = text.endswith("-") and not text.endswith(" -") and line[:1].islower()
    return f"{text}{line}" if broken else f"{text} {line}"
