"""Where a person's own work can take them, on request."""

from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.di import NamedDependency

from common.errors import ErrorCode, UserError
from common.jobs.kinds.match_careers import MATCH_CAREERS, CareerSuggestion, MatchCareersArguments, MatchCareersResult
from common.profile.rows import read_profile_rows
from web_api.http.own_time_zone import OwnTimeZone
from web_api.jobs.run_job import RunJob


class CareerSuggestions(msgspec.Struct):
    """The best first. `release`: the version of the O*NET database, for the credit that its licence asks for."""

    suggestions: list[CareerSuggestion]
    release: str


@get(
    "/api/career-suggestions",
    runs=MATCH_CAREERS,
    streams=True,
    refuses=(ErrorCode.NOTHING_TO_MATCH,),
    tags=["careers"],
)
async def suggest_careers(
    run_job: NamedDependency[RunJob], time_zone: OwnTimeZone = None
) -> Response[CareerSuggestions]:
    """Occupations that the person could go into next, with why, and what they would take."""
    profile = await run_job.session.run_sync(read_profile_rows, run_job.user.id)
    if not (profile.work_experiences or profile.equipment_skills or profile.certifications):
        raise UserError(ErrorCode.NOTHING_TO_MATCH)

    async def to_response(result: MatchCareersResult) -> Response[Any]:
        return Response(CareerSuggestions(result.suggestions, result.release))

    return await run_job(MATCH_CAREERS, MatchCareersArguments(time_zone), to_response)


career_suggestions_router = Router(path="/", route_handlers=[suggest_careers])
