"""Lines that tell of a part of a job only: of its last year, of one day a week, of when the foreman is out."""

import re
from functools import lru_cache

from workers.language.words import fold
from workers.trades.proof.phrases import pattern
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.rows.profile_lines import Line


@lru_cache(maxsize=4096)
def _tells(name: str, text: str) -> bool:
    return bool(re.search(pattern(name), fold(text)))


def is_at_times(line: Line) -> bool:
    """Whether a line tells of what its person does at times or for another: such a line gives nobody a title."""
    return _tells("at_times", line.reading.text)


def lasting_lines(job: Job) -> list[Line]:
    """The lines that may tell of the whole of a job: years of a thing count by these."""
    return [line for line in job.lines if not _tells("for_a_while", line.reading.text)]
