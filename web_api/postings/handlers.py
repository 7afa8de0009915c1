"""The call that reads a job posting from its web address."""

from typing import Any

import msgspec
from litestar import Response, Router, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from common.errors import ErrorCode, UserError
from common.jobs.kinds.extract_posting import EXTRACT_POSTING, ExtractPostingArguments, ExtractPostingResult
from web_api.jobs.run_job import RunJob

MAX_URL_LENGTH = 2000


class ExtractJob(msgspec.Struct):
    """A job posting's web address."""

    url: str


class ExtractedJob(msgspec.Struct):
    """The posting's text, and who hires for what and where (empty when the posting doesn't say).

    `closed`: the site says that nobody can apply any more. `truncated`: the text ends before the posting does.
    """

    description: str
    company: str
    title: str
    location: str
    closed: bool
    truncated: bool


@post(
    "/extract-job",
    status_code=200,
    plain_text_errors=True,
    runs=EXTRACT_POSTING,
    streams=True,
    refuses=(ErrorCode.URL_TOO_LONG,),
)
async def extract_job(data: JSONBody[ExtractJob], run_job: NamedDependency[RunJob]) -> Response[ExtractedJob]:
    """Read the job description from a posting's address. Errors are plain text."""
    if len(data.url) > MAX_URL_LENGTH:
        raise UserError(ErrorCode.URL_TOO_LONG)

    async def to_response(result: ExtractPostingResult) -> Response[Any]:
        return Response(msgspec.convert(result, ExtractedJob, from_attributes=True))

    return await run_job(EXTRACT_POSTING, ExtractPostingArguments(data.url), to_response)


postings_router = Router("/api", route_handlers=[extract_job], tags=["postings"])
