"""Years told of a thing: no more than the line tells that names just it ("swing stage 2 yrs")."""

from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.tokens import Token, says
from workers.writing.gate.time_told.lengths import Length, length_at

_SLACK = 0.25
_LONGEST_LINE = 5
"""Telling words of a line that is of one thing."""


def check_years_of_things(examination: Examination) -> None:
    """Refuse more years of a thing than each short line of it tells."""
    tokens = examination.tokens
    for at, token in enumerate(tokens):
        length = length_at(tokens, at) if token.number and at not in examination.exempt else None
        if length is None or not length.years:
            continue
        told = [line for job in examination.jobs for line in job.lines if _is_of_thing(examination, line, length)]
        if told and all(length.years > _own_length(line) + _SLACK for line in told):
            examination.fault(Reason.DURATION, *length.indices)


def _is_of_thing(examination: Examination, line: Line, length: Length) -> bool:
    """Whether a short line tells how long its person did the very thing that stands behind the years."""
    tokens = examination.tokens
    behind: list[Token] = []
    for one in tokens[length.indices[-1] + 1 :]:
        if one.breaks or one.number or (behind and one.is_plain):
            break
        if not one.is_plain:
            behind.append(one)
    telling = [one for one in line.reading.tokens if not (one.is_plain or one.number)]
    return (
        bool(behind)
        and len(telling) <= _LONGEST_LINE
        and _own_length(line) > 0
        and all(says(one, line.keys) for one in behind)
    )


def _own_length(line: Line) -> float:
    tokens = line.reading.tokens
    return max(
        (one.years for at in range(len(tokens)) if tokens[at].number and (one := length_at(tokens, at))), default=0
    )
