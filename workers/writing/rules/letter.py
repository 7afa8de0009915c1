"""A letter's body: what is applied for and the one thing that speaks most for it, the work, what is held, a close."""

from collections.abc import Iterator

from workers.writing.draft import Assignment
from workers.writing.facts import Experience
from workers.writing.rules.phrases import Paragraph, Statement
from workers.writing.rules.selection import Selection
from workers.writing.tenure import whole_years

_TOLD = 3
"""Duties that are told of the job that the letter is mostly about; one fewer of the other."""


def letter(assignment: Assignment, chosen: Selection) -> tuple[str, ...]:
    """Paragraphs without date, greeting and closing formula."""
    say, posting, jobs = chosen.phrases, assignment.posting, assignment.facts.experiences
    best = chosen.telling.best()
    answered = say.asks_and_did(best.thing, best.statement) if best else ""
    told = best.statement if best and answered else None
    years = _years(chosen) if _answers_years(assignment, chosen) else ""
    held = "" if answered or years else _held(chosen, asked_only=True)
    opening = [say.opening(posting.title, posting.company), answered, years, held]
    works = ""
    if jobs and jobs[0].job_title and not (told and told.job == jobs[0]):
        works = say.works_as(jobs[0])
        opening.append(works)
    first = chosen.style.together(opening)
    introduced = jobs[0] if works and works in first else None
    standing = [_years(chosen), _skills(chosen), _held(chosen)]
    rest = [sentence for sentence in standing if sentence and sentence not in first]
    paragraphs = [first, *_work(chosen, told, introduced), chosen.style.together(rest)]
    paragraphs.append(say.closing(posting.title, posting.company))
    return tuple(filter(None, paragraphs))


def _work(chosen: Selection, told: Statement | None, introduced: Experience | None) -> Iterator[str]:
    """A paragraph for each of the jobs that are told, without what the opening has said."""
    jobs = chosen.jobs_to_tell()
    for place, job in enumerate(jobs):
        statements = [one for one in chosen.telling.for_letter(job) if one != told]
        paragraph = Paragraph(
            place=("first", "second")[min(place, 1)],
            most=_TOLD - place,
            is_named=place == 0 and told is not None and told.job == job,
            is_introduced=job is introduced,
            is_same_employer=place > 0 and job.company_name == jobs[0].company_name,
            is_earlier=place > 0 and job.end_date is not None and job.end_date <= jobs[0].start_date,
        )
        if text := chosen.phrases.told(job, statements, paragraph):
            yield text


def _answers_years(assignment: Assignment, chosen: Selection) -> bool:
    """Whether the years that a posting asks for are there, and more than the latest job says by its dates."""
    jobs, tenure = assignment.facts.experiences, chosen.tenure()
    if not (assignment.posting.years_required and tenure) or assignment.matches.missing_years:
        return False
    return tenure.years > whole_years(jobs[:1], assignment.facts.today)


def _years(chosen: Selection) -> str:
    """Years in the trade."""
    if not chosen.headline:
        return ""
    return chosen.phrases.tenure(chosen.headline, chosen.tenure(), chosen.years_under_headline())


def _skills(chosen: Selection) -> str:
    """Skills that were asked for."""
    skills = chosen.skill_names(asked=True)
    return chosen.phrases.my_skills(skills) if skills else ""


def _held(chosen: Selection, *, asked_only: bool = False) -> str:
    """Certificates in force; or only where each of them is asked for."""
    credentials, asked = chosen.credentials(), chosen.asked_credentials()
    if not credentials or (asked_only and not all(one.id in asked for one in credentials)):
        return ""
    return chosen.phrases.i_hold(credentials, asked)
