"""Which of a job's lines a document is better without: a learned model takes them for told wrong, or for unreadable.

One such line decides whether a document is sent, while a line that is left out is offered to its person to write. A job
keeps a line or two that are less sure.
"""

from collections.abc import Collection, Mapping

import msgspec

_ENOUGH_LINES = 2


class Bounds(msgspec.Struct, frozen=True):
    """Odds from which a line is left out: any, one that says what is asked for, and the two surest of a job."""

    doubtful: float
    asked: float
    surest: float


def doubtful_lines(odds: Mapping[str, float], bounds: Bounds, asked: Collection[str] = ()) -> frozenset[str]:
    """The lines of a job that are left to their person; `odds` has those of each line to be wrong.

    Of lines that say what is `asked` for only those fall that are likely wrong: a document without them misses most.
    """
    likeliest_right = sorted(odds, key=lambda line: odds[line])
    least = dict.fromkeys(odds, bounds.doubtful) | dict.fromkeys(asked, bounds.asked)
    least |= dict.fromkeys(likeliest_right[:_ENOUGH_LINES], bounds.surest)
    return frozenset(line for line in odds if odds[line] >= least[line])
