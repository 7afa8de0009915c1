"""A letter's body: what is applied for and the one thing that speaks most for it, the work, what is held, a close."""

from collections.abc import Iterator

from workers.writing.draft import Assignment
from workers.writing.rules.phrases import Paragraph, Statement
from workers.writing.rules.selection import Selection

_TOLD = 3
"""Duties that are told of the job that the letter is mostly about; one fewer of the other."""


def letter(assignment: Assignment, chosen: Selection) -> tuple[str, ...]:
    """Paragraphs without date, greeting and closing formula."""
    say, posting, jobs = chosen.phrases, assignment.posting, assignment.facts.experiences
    best = chosen.telling.best()
    answered = say.asks_and_did(best.thing, best.statement) if best else ""
    told = best.statement if best and answered else None
    opening = [say.opening(posting.title, posting.company), answered]
    if jobs and jobs[0].job_title and not (told and told.job == jobs[0]):
        opening.append(say.works_as(jobs[0]))
    paragraphs = [chosen.style.together(opening), *_work(chosen, told), _standing(chosen)]
    paragraphs.append(say.closing(posting.title, posting.company))
    return tuple(filter(None, paragraphs))


def _work(chosen: Selection, told: Statement | None) -> Iterator[str]:
    """A paragraph for each of the jobs that are told, without what the opening has said."""
    jobs = chosen.jobs_to_tell()
    for place, job in enumerate(jobs):
        statements = [one for one in chosen.telling.for_letter(job) if one != told]
        paragraph = Paragraph(
            place=("first", "second")[min(place, 1)],
            most=_TOLD - place,
            is_named=place == 0 and told is not None and told.job == job,
            is_same_employer=place > 0 and job.company_name == jobs[0].company_name,
            is_earlier=place > 0 and job.end_date is not None and job.end_date <= jobs[0].start_date,
        )
        if text := chosen.phrases.told(job, statements, paragraph):
            yield text


def _standing(chosen: Selection) -> str:
    """Years in the trade, skills that were asked for, certificates in force."""
    say = chosen.phrases
    sentences = [say.tenure(chosen.headline, chosen.tenure(), chosen.years_under_headline())] if chosen.headline else []
    if skills := chosen.skill_names(asked=True):
        sentences.append(say.my_skills(skills))
    if credentials := chosen.credentials():
        sentences.append(say.i_hold(credentials, chosen.asked_credentials()))
    return chosen.style.together(sentences)
