"""Outcomes: "zero incidents", "ahead of schedule"; proven only by a line of the duties that says so, too."""

import re
from functools import cache

from workers.trades.proof.phrases import alternatives
from workers.writing.gate.application import simplified
from workers.writing.gate.examination import Examination, Reason


def check_outcomes(examination: Examination) -> None:
    """Refuse what is said to have come of the work where no line of the jobs in question says the same."""
    if examination.is_courtesy:
        return
    text = simplified(examination.reading.text)
    lines = [simplified(line.reading.text) for job in examination.jobs for line in job.lines]
    for outcome in _outcomes():
        match = outcome.search(text)
        if match and not any(outcome.search(line) for line in lines):
            touched = [
                at
                for at, token in enumerate(examination.tokens)
                if token.start < match.end() and match.start() < token.end and at not in examination.exempt
            ]
            if touched:
                examination.fault(Reason.OUTCOME, *touched)


@cache
def _outcomes() -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(rf"\b(?:{one})\b") for one in alternatives("outcomes"))
