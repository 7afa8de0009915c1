"""Years told with a title right before them: no more than were worked under it ("crane operator with 14 years")."""

from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.people.title_phrases import is_rank
from workers.writing.gate.rows.profile import Job, is_low
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.rows.spans import years_of
from workers.writing.gate.sentence.tokens import Token, is_head, says
from workers.writing.gate.time_told.lengths import NEARLY, Length, length_at

_WITH = frozenset({"with", "con"})
_MORE = frozenset({"more", "over", "than", "mas", "de", "about", "a", "full"}) | NEARLY
_WIDE = frozenset(
    {
        "trade",
        "industry",
        "field",
        "oficio",
        "ramo",
        "giro",
        "industria",
        "experience",
        "experiencia",
        "career",
        "total",
    }
    | {"first", "starting", "including", "counting", "combined", "altogether", "primero", "contando", "incluyendo"}
    | {"helper", "apprentice", "laborer", "ayudante", "aprendiz", "all", "todo", "between", "entre"}
)
"""Words by which years are told of more than the title."""
_SLACK = 0.25
_LONGEST_LINE = 5


def check_titled_years(examination: Examination) -> None:
    """Refuse more years than the title before them was held, or than the line of the thing behind them tells.

    A title may stand for a whole career, but not for a helper's years, nor for all that were spent at one employer.
    """
    tokens = examination.tokens
    if any(one.folded in _WIDE for one in tokens):
        return
    today = examination.profile.facts.today
    for at, token in enumerate(tokens):
        length = length_at(tokens, at) if token.number and at not in examination.exempt else None
        if length is None or not length.years:
            continue
        jobs = _jobs_of_title(examination, at)
        told = [line for job in examination.jobs for line in job.lines if _is_of_thing(examination, line, length)]
        is_of_more = bool(examination.employers) or any(is_low(job) for job in examination.profile.jobs)
        if (jobs and is_of_more and length.years > years_of(jobs, today) + _SLACK) or (
            told and all(length.years > _own_length(line) + _SLACK for line in told)
        ):
            examination.fault(Reason.DURATION, *length.indices)


def _jobs_of_title(examination: Examination, at: int) -> list[Job]:
    """The jobs held under the title that stands right before "with" and a number, helpers' not counted."""
    tokens = examination.tokens
    link = at - 1
    while link > 0 and tokens[link].folded in _MORE:
        link -= 1
    if link < 1 or tokens[link].folded not in _WITH or not is_head(tokens[link - 1]):
        return []
    first = link - 1
    while first > 0 and not (tokens[first].breaks or tokens[first - 1].is_plain or tokens[first - 1].number):
        first -= 1
    title = [one for one in tokens[first:link] if not one.is_plain]
    says_low = any(is_rank(one) for one in title)
    return [
        job
        for job in examination.profile.jobs
        if title and all(says(one, job.title_keys) for one in title) and (says_low or not is_low(job, title))
    ]


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
