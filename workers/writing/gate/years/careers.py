"""Years told of a whole career: what the last jobs in a row come to, whatever their trade is called.

What a career was in ("in the woods", "keeping buildings running") no list knows. So where the years are just those of
the last jobs together, and the sentence says that they had parts ("first as a helper", "counting the apprenticeship"),
the model is asked, which reads the rows. Years that no jobs in a row come to stay refused, and so do those told without
parts: "twelve years operating presses" is mostly said of one job's work, with another's years.
"""

from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.rows.spans import years_of
from workers.writing.gate.sentence.tokens import is_head
from workers.writing.gate.time_told.lengths import Length
from workers.writing.gate.years.totals import phrase_behind

_AS = frozenset({"as", "como"})
_ROUNDED_OFF = 1.0
"""Years by which a career may be longer than is told: people tell whole years."""
_FEWEST = 2
_FEW_WORDS = 3


def is_of_career(examination: Examination, length: Length, slack: float, at_hand: tuple[Job, ...]) -> bool:
    """Whether a length of time is what the last two jobs or more come to together, told of no title.

    `at_hand` are the jobs that it may be told of: all, or those at the employer that is named with it.
    """
    if examination.is_bullet or examination.outcome_lines:
        return False
    if _tells_title(examination, length) or not _tells_parts(examination):
        return False
    today = examination.profile.facts.today
    jobs = sorted(at_hand, key=lambda job: job.months(today), reverse=True)
    sums = [years_of(jobs[:count], today) for count in range(_FEWEST, len(jobs) + 1)]
    return any(length.years - slack <= worked < length.years + _ROUNDED_OFF for worked in sums)


def _tells_title(examination: Examination, length: Length) -> bool:
    """Whether what stands behind the years is what somebody was: "six years as a foreman"."""
    phrase = phrase_behind(examination, length.indices)
    return any(one.folded in _AS for one in phrase[:1]) or any(is_head(one) for one in phrase[:_FEW_WORDS])


def _tells_parts(examination: Examination) -> bool:
    """Whether the sentence says that there were several jobs: first, then, "from shakeout to the melt deck"."""
    words = [one.folded for one in examination.tokens]
    return any(
        word in _PARTS or (word in _FROM and not _TO.isdisjoint(words[at + 2 : at + _FAR]))
        for at, word in enumerate(words)
    )


_PARTS = word_set("careers_parts")
_FROM, _TO, _FAR = frozenset({"from", "desde", "de", "del"}), frozenset({"to", "a", "al"}), 5
