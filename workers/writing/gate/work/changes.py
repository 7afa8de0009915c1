"""Changes told by two figures: "from three hours to 80 minutes", proven by a line with both in this order."""

from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.tokens import Token, says

_FROM = frozenset({"from", "de"})
_TO = frozenset({"to", "a"})
_FAR = 5
"""Words between the first figure and the second: "nine a month to four"."""


def is_same_change(examination: Examination, line: Line) -> bool:
    """Whether a line tells a change of the same thing from the same figure to the same."""
    changes = _changes(examination.tokens)
    if not changes or not changes <= _changes(line.reading.tokens):
        return False
    return any(says(one, line.keys) for one in examination.tokens if not (one.is_plain or one.number))


def _changes(tokens: tuple[Token, ...]) -> frozenset[tuple[str, str]]:
    """The figures of each change that is told, the first and the last."""
    found = set()
    for at, token in enumerate(tokens[1:], 1):
        if token.number is None or tokens[at - 1].folded not in _FROM:
            continue
        for there in range(at + 2, min(at + _FAR, len(tokens))):
            last = tokens[there].number
            if last is not None and tokens[there - 1].folded in _TO:
                found.add((token.number, last))
                break
    return frozenset(found)
