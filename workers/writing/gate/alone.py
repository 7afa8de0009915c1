"""Work that is said to be done alone: proven only by a line that says so, too."""

import re

from workers.trades.proof.phrases import pattern
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.posting_words import simplified
from workers.writing.gate.profile_lines import Line
from workers.writing.gate.tokens import says


def check_alone(examination: Examination) -> None:
    """Refuse "on my own" and "without supervision" where no line of the jobs in question says the like."""
    match = re.search(pattern("alone"), simplified(examination.reading.text))
    if not match or any(_says_so(examination, line) for job in examination.jobs for line in job.lines):
        return
    if touched := examination.within(match):
        examination.fault(Reason.RESPONSIBILITY, *touched)


def _says_so(examination: Examination, line: Line) -> bool:
    """Whether a line tells of the same work as done alone."""
    return bool(re.search(pattern("alone_as_typed"), simplified(line.reading.text))) and any(
        not token.is_plain and not token.number and says(token, line.keys) for token in examination.tokens
    )
