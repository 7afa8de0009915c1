"""Whether somebody held a post itself, or stood in for others: a substitute is no permanent driver."""

from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination, Reason

_STANDING = word_set("standing_permanent")
_PASSING = word_set("standing_passing")


def check_standing(examination: Examination) -> None:
    """Refuse that a post was the person's own where every title in question is a substitute's or a season's."""
    said = [at for at, one in enumerate(examination.tokens) if one.folded in _STANDING and at not in examination.exempt]
    titles = [{word for one in job.title.tokens for word in one.words} for job in examination.jobs]
    if said and titles and all(words & _PASSING and not words & _STANDING for words in titles):
        examination.fault(Reason.TITLE, *said)
