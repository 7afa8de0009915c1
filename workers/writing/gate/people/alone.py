"""Work that is said to be done alone: proven only by a line that says so, too."""

import re
from collections.abc import Sequence

from workers.trades.proof.phrases import pattern
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.posting.words import simplified
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.tokens import Role, Token, says


def check_alone(examination: Examination) -> None:
    """Refuse "on my own" and "without supervision" where no line of the jobs in question says the like."""
    match = re.search(pattern("alone"), simplified(examination.reading.text))
    if not match or any(_says_so(examination, line) for job in examination.jobs for line in job.lines):
        return
    is_only = match[0].strip() == "yo solo" and any(one.role is Role.OTHERS for one in examination.tokens)
    if is_only:  # "los ajusta el proveedor; yo solo anoto"
        return
    if touched := examination.within(match):
        examination.fault(Reason.RESPONSIBILITY, *touched)


def _says_so(examination: Examination, line: Line) -> bool:
    """Whether a line tells of the same work as done alone; one of "myself" says so only of what it names itself."""
    text = simplified(line.reading.text)
    if line.reading.code == "es":
        text = _ONLY.sub(" ", text)
    if re.search(pattern("alone_as_typed"), text) and any(says(one, line.keys) for one in _telling(examination.tokens)):
        return True
    told = _telling(_alone_part(examination))
    return bool(re.search(pattern("alone_myself"), text) and told) and all(says(one, line.keys) for one in told)


_ONLY = re.compile(r"\bsol[oa] (?!(?:en|de|por|y|todo|toda|la|el|los|las|con|desde|hasta)\b)(?=\w)")
"""A Spanish "only" before what is done: "solo cambio sensores"."""


def _telling(tokens: Sequence[Token]) -> list[Token]:
    return [one for one in tokens if not one.is_plain and not one.number]


def _alone_part(examination: Examination) -> list[Token]:
    """The words up to the break before and behind which a sentence says that its person was alone, without these."""
    text = simplified(examination.reading.text)
    match = re.search(pattern("alone"), text)
    if match is None:
        return []
    start = max((text.rfind(mark, 0, match.start()) for mark in ",;"), default=-1)
    ends = [at for mark in ",;" if (at := text.find(mark, match.end())) >= 0]
    end = min(ends, default=len(text))
    return [
        one for one in examination.tokens if start < one.start < end and not match.start() <= one.start < match.end()
    ]
