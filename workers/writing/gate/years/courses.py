"""How long a course was, which is no time worked: "a five-year apprenticeship", "un programa de un año"."""

from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile import is_low
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Reading
from workers.writing.gate.time_told.lengths import Length, length_at

_COURSES = word_set("courses_names")
_YEAR_DAYS = 365.2425
_SLACK = 0.6
"""Years by which an apprentice's job may differ from the course that it was."""


def is_of_course(examination: Examination, length: Length) -> bool:
    """Whether a length of time is a course's: joined to its name, or behind it and "de"."""
    tokens, last = examination.tokens, length.indices[-1]
    is_joined = examination.reading.between(length.indices[0] + 1) == "-" if len(length.indices) > 1 else False
    following = tokens[last + 1 : last + 4] if is_joined else ()
    before = [one.folded for one in tokens[max(0, length.indices[0] - 2) : length.indices[0]]]
    return any(one.folded in _COURSES for one in following) or (
        len(before) > 1 and before[0] in _COURSES and before[1] in {"de", "of"}
    )


def is_course_so_long(examination: Examination, length: Length) -> bool:
    """Whether a line or a credential tells of a course as long, or an apprentice's job took as long."""
    readings = [line.reading for job in examination.profile.jobs for line in job.lines]
    readings += [read(held.row.name, examination.profile.code) for held in examination.profile.credentials]
    today = examination.profile.facts.today
    spans = [job.months(today) for job in examination.profile.jobs if is_low(job)]
    return any(_tells(reading, length.years) for reading in readings) or any(
        abs((end - start).days / _YEAR_DAYS - length.years) <= _SLACK for start, end in spans
    )


def _tells(reading: Reading, years: float) -> bool:
    lengths = (length_at(reading.tokens, at) for at, one in enumerate(reading.tokens) if one.number)
    return any(one.years == years for one in lengths if one)
