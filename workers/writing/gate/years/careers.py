"""Years told of a whole career: what the last jobs in a row come to, whatever their trade is called.

What a career was in ("in the woods", "keeping buildings running") no list knows. So where the years are just those of
the last jobs together, and the sentence says that they had parts ("first as a helper", "counting the apprenticeship"),
the model is asked, which reads the rows. Years that no jobs in a row come to stay refused, and so do those told without
parts: "twelve years operating presses" is mostly said of one job's work, with another's years.
"""

from collections.abc import Sequence
from datetime import date

from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.rows.spans import years_of
from workers.writing.gate.sentence.tokens import Token, is_head
from workers.writing.gate.time_told.lengths import Length, length_at
from workers.writing.gate.years.asked_lengths import asked_words
from workers.writing.gate.years.words_behind import phrase_behind

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
    if _tells_title(examination, length):
        return False
    today = examination.profile.facts.today
    jobs = sorted(at_hand, key=lambda job: job.months(today), reverse=True)
    counts = [count for count in range(_FEWEST, len(jobs) + 1) if _come_to(length, jobs[:count], today, slack)]
    return any(_tells_parts(examination) or _counts_part(examination, length, jobs[:count]) for count in counts)


def is_part_counted(examination: Examination, length: Length, slack: float) -> bool:
    """Whether the last jobs come to a length of time, and the sentence tells right how long the oldest or newest took.

    Two figures that both fit are no chance; the built-in writer tells none of that.
    """
    today = examination.profile.facts.today
    jobs = sorted(examination.profile.jobs, key=lambda job: job.months(today), reverse=True)
    runs = (jobs[:count] for count in range(_FEWEST, len(jobs) + 1))
    return examination.rows is not None and any(
        _come_to(length, run, today, slack) and _counts_part(examination, length, run) for run in runs
    )


def _come_to(length: Length, jobs: Sequence[Job], today: date, slack: float) -> bool:
    return length.years - slack <= years_of(jobs, today) < length.years + _ROUNDED_OFF


def _counts_part(examination: Examination, whole: Length, jobs: Sequence[Job]) -> bool:
    """Whether the sentence tells, too, how many of the years the newest of these jobs, or the oldest, come to."""
    tokens, today = examination.tokens, examination.profile.facts.today
    others = {*whole.indices, *examination.exempt, *asked_words(examination)}
    told = [length_at(tokens, at) for at, one in enumerate(tokens) if one.number and at not in others]
    parts = [one for one in told if one and 0 < one.years < whole.years and not _is_added(tokens, one)]
    runs = [run for at in range(1, len(jobs)) for run in (jobs[:at], jobs[at:])]
    return any(_come_to(one, run, today, _SLACK_OF_PART) for one in parts for run in runs)


def _is_added(tokens: Sequence[Token], length: Length) -> bool:
    """Whether years come on top of the others: "and three more at sea"."""
    return any(one.folded in _ADDED for one in tokens[length.indices[-1] + 1 : length.indices[-1] + 2])


_ADDED = frozenset({"more", "mas", "additional", "adicionales", "otros"})
_SLACK_OF_PART = 0.25
"""Years by which a part may exceed what was worked: people round."""


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
