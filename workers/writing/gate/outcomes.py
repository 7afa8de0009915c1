"""Outcomes: "zero incidents", "ahead of schedule"; proven only by a line of the duties that says so, too."""

import re
from functools import cache

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.phrases import alternatives, pattern
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.posting_words import simplified
from workers.writing.gate.profile import keys_of
from workers.writing.gate.tokens import says


def check_outcomes(examination: Examination) -> None:
    """Refuse what is said to have come of the work where no line of the jobs in question says the same."""
    if examination.is_courtesy:
        return
    text = simplified(examination.reading.text)
    lines = [_NOUGHT.sub("zero", simplified(line.reading.text)) for job in examination.jobs for line in job.lines]
    for outcome in _outcomes():
        match = outcome.search(text)
        if match and not any(outcome.search(line) for line in lines) and (touched := examination.within(match)):
            examination.fault(Reason.OUTCOME, *touched)
    _check_spotless(examination, text)


_NOUGHT = re.compile(r"(?<![\d.,$/-])0(?![\d.,%/-])")
"""A nought that counts: "0 preventable accidents" is zero of them."""


def _check_spotless(examination: Examination, text: str) -> None:
    """Refuse the denial of what nobody wants ("no spills") where no line of the jobs in question denies the same."""
    for match in re.finditer(pattern("spotless"), text):
        touched = examination.within(match)
        if touched and _is_denied(examination, touched[-1]):
            examination.settle(*touched)
        elif touched:
            examination.fault(Reason.OUTCOME, *touched)


def _is_denied(examination: Examination, unwanted: int) -> bool:
    return any(
        says(examination.tokens[unwanted], keys_of(line.reading.tokens))
        and any(one.folded in claim_words().negators or one.number == "0" for one in line.reading.tokens)
        for job in examination.jobs
        for line in job.lines
    )


@cache
def _outcomes() -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(rf"\b(?:{one})\b") for one in alternatives("outcomes"))
