"""Finds occupations that a person's jobs, skills and certificates lead to. No model is asked."""

from decimal import Decimal

from common import analytics
from common.errors import ErrorCode, UserError
from common.jobs.kinds.match_careers import (
    JOBS_UNDERSTOOD,
    CareerSuggestion,
    MatchCareersArguments,
    MatchCareersResult,
    OnTheWay,
)
from common.local_day import today_in
from common.occupation_outlook import GROWTH_WORDS, growth_of
from common.profile.rows import read_profile_rows
from workers.occupations.explaining import explanation, have, missing, reasons
from workers.occupations.figures import Figures
from workers.occupations.held import Held, occupations_held
from workers.occupations.ladders import is_step_up, path_over
from workers.occupations.person import Person
from workers.occupations.serving import serving_understanding
from workers.occupations.suggesting import Suggestion, suggestions_for
from workers.occupations.tickets import tickets_of
from workers.occupations.understanding import bundled_understanding
from workers.runtime.running_job import RunningJob

_NOT_PUBLISHED = "Not published"
_MOST_TOLD = 3


def run(job: RunningJob, arguments: MatchCareersArguments) -> None:
    """UserError `nothing_to_match` for an empty profile. Stores the search for the statistics, and nothing else."""
    job.step(1)
    with job.session() as session:
        rows = read_profile_rows(session, job.owner_id)
        today = today_in(arguments.time_zone)
        person = Person.from_rows(rows.work_experiences, rows.skills_as_added, rows.certifications, today)
        if person.is_empty:
            raise UserError(ErrorCode.NOTHING_TO_MATCH)
        understanding = serving_understanding(session)
    job.step(2)
    held = occupations_held(person, understanding)
    suggestions = suggestions_for(person, held, understanding)
    job.step(3)
    with job.session() as session:
        paths = {one.code: path_over(one.origin, one.code) for one in suggestions}
        codes = {code for path in paths.values() for code in path} | {one.code for one in held}
        figures = Figures(session, understanding.release, codes)
        if held:
            titles = tuple(figures.title(one.code) for one in held[:_MOST_TOLD])
            job.step(3, detail=JOBS_UNDERSTOOD.told(titles=titles), within=0.5)
        written = [_written(one, person, held, paths[one.code], figures) for one in suggestions]
    with job.ending() as ending:
        ending.session.add(analytics.career_search(job.owner_id, searched_in="occupations"))
        ending.succeed(MatchCareersResult(written, understanding.release.version))


def warm_up() -> None:
    """Build the index before the pool forks, and understand a first word."""
    bundled_understanding().match("soldador welder")
    tickets_of("")


def _written(
    suggestion: Suggestion, person: Person, held: list[Held], path: list[str], figures: Figures
) -> CareerSuggestion:
    code, origin = suggestion.code, suggestion.origin
    outlook = figures.outlook(code)
    zones = (figures.job_zone(origin.code) if origin else None, figures.job_zone(code))
    step_up = is_step_up(origin, code, zones=zones)
    why = list(reasons(suggestion, figures, step_up=step_up))
    wanted = list(missing(suggestion, person, outlook))
    growth = growth_of(outlook.growth_percent) if outlook.growth_percent is not None else None
    mine = {one.code for one in held if one.is_job}
    return CareerSuggestion(
        job_title=figures.title(code),
        onet_code=code,
        match_score=suggestion.percent,
        transferable_skills=[*suggestion.own_words, *suggestion.shared],
        explanation=explanation(why, wanted),
        growth_outlook=GROWTH_WORDS[growth] if growth else _NOT_PUBLISHED,
        job_title_es=figures.title_es(code),
        soc_code=figures.soc_code(code),
        own_skills=len(suggestion.own_words),
        reasons=why,
        have=list(have(suggestion, person)),
        missing=wanted,
        growth=growth,
        growth_percent=_number(outlook.growth_percent),
        growth_period=outlook.growth_period,
        median_hourly_wage=_number(outlook.median_hourly_wage),
        median_annual_wage=_number(outlook.median_annual_wage),
        annual_openings=outlook.annual_openings,
        figures_period=outlook.california_period,
        published_as=outlook.published_as,
        job_zone=figures.job_zone(code),
        education=outlook.education,
        experience=outlook.experience,
        training=outlook.training,
        step_up=step_up,
        path=[OnTheWay(figures.title(one), figures.title_es(one), one, held=one in mine) for one in path],
    )


def _number(value: Decimal | None) -> float | None:
    return None if value is None else float(value)
