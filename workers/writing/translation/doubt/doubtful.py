"""Which of a job's told lines are so likely wrong that a document is better without them.

One wrong line decides whether a resume in the other language is sent, while a line that is left out is offered to its
person to write. A job keeps a line or two that are less sure.
"""

from collections.abc import Collection, Mapping, Sequence

from workers.writing.translation.doubt.model import odds_of_wrong

_DOUBTFUL, _LIKELY_WRONG = 0.7, 1.2
"""Odds from which a line is left out where its job has enough others, and where it hasn't."""
_ENOUGH_LINES = 2


def doubtful_lines(told: Mapping[str, Sequence[str]], title: str, asked: Collection[str] = ()) -> frozenset[str]:
    """The lines of a job that are left to their person; `told` has the bullets of each line as typed.

    Of lines that say what is `asked` for only those fall that are likely wrong: a document without them misses most.
    """
    odds = {line: odds_of_wrong(line, bullets, title) for line, bullets in told.items()}
    likeliest_right = sorted(odds, key=lambda line: odds[line])
    needed = {*asked, *likeliest_right[:_ENOUGH_LINES]}
    least = {line: _LIKELY_WRONG if line in needed else _DOUBTFUL for line in odds}
    return frozenset(line for line in odds if odds[line] >= least[line])
