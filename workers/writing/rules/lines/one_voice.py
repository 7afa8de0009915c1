"""Lines of a Spanish document in one voice: an infinitive is told in the first person, as the rest is."""

from collections.abc import Mapping, Sequence

from workers.writing.draft import Assignment
from workers.writing.duties.spanish.voice import in_own_voice
from workers.writing.duties.typed_lines import pieces_by_line
from workers.writing.person.facts import Experience
from workers.writing.rules.style import Style
from workers.writing.translation.into_spanish.line import in_spanish, is_typed_in_past
from workers.writing.words.spanish_heads import Form, Head, head_of


def told_by_oneself(
    bullets: Mapping[str, tuple[str, ...]], assignment: Assignment, style: Style
) -> dict[str, tuple[str, ...]]:
    """Lines by the id of their job; one stays as it is where the gate wouldn't pass it so."""
    if assignment.language != "es":
        return dict(bullets)
    jobs = {job.id: job for job in assignment.facts.experiences}

    def told(job_id: str, line: str) -> str:
        job = jobs[job_id]
        is_past = job.end_date is not None or line in _told_of_past(job) or _is_told_in_past(bullets[job_id])
        of_habit = is_past and _forms_of(bullets[job_id]) & {Form.IMPERFECT, Form.PRETERITE} == {Form.IMPERFECT}
        own = in_own_voice(line, past=is_past, of_habit=of_habit)
        return own if own == line or style.holds_of(job_id, own) else line

    return {job_id: tuple(told(job_id, line) for line in lines) for job_id, lines in bullets.items()}


def _told_of_past(job: Experience) -> frozenset[str]:
    """The Spanish of lines typed in the past in English, though the job goes on: rode along with 5 drivers."""
    lines = pieces_by_line(job, "en")
    return frozenset(in_spanish(line, beside=job.titles) for line in lines if is_typed_in_past(line))


def _is_told_in_past(lines: Sequence[str]) -> bool:
    """Whether what a job's lines tell of "me" was done: soldé vigas, and none is done now."""
    forms = _forms_of(lines)
    return Form.PRETERITE in forms and Form.PRESENT not in forms


def _forms_of(lines: Sequence[str]) -> set[Form]:
    """Return the verb forms with which the lines of a job begin."""
    heads = (head_of(line, typed=None, past=True) for line in lines)
    return {head.form for head in heads if head.head is Head.VERB}
