"""Work that is said to be done alone: proven only by a line that says so, too."""

import re

from workers.trades.proof.phrases import pattern
from workers.writing.gate.application import simplified
from workers.writing.gate.examination import Examination, Reason


def check_alone(examination: Examination) -> None:
    """Refuse "on my own" and "without supervision" where no line of the jobs in question says the like."""
    text = simplified(examination.reading.text)
    lines = [simplified(line.reading.text) for job in examination.jobs for line in job.lines]
    match = re.search(pattern("alone"), text)
    if not match or any(re.search(pattern("alone_as_typed"), line) for line in lines):
        return
    touched = [
        at
        for at, token in enumerate(examination.tokens)
        if token.start < match.end() and match.start() < token.end and at not in examination.exempt
    ]
    if touched:
        examination.fault(Reason.RESPONSIBILITY, *touched)
