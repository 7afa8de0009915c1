"""Reading a job posting from its address."""

from typing import Any

import msgspec
from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from common.errors import UserError
from common.jobs.contracts import ExtractPostingArguments
from common.jobs.kinds import JobKind
from web_api.jobs.calls import JOB_REFUSALS, JOB_RESPONSES, JobCalls

MAX_URL_LENGTH = 2000


class ExtractJob(msgspec.Struct):
    """A posting's address."""

    url: str


class ExtractedJob(msgspec.Struct):
    """The posting's text, and who hires (empty when the posting doesn't say)."""

    description: str
    company: str


@post(
    "/api/extract-job",
    status_code=200,
    plain_text_errors=True,
    responses=JOB_RESPONSES,
    refuses=("url_too_long", *JOB_REFUSALS),
    tags=["postings"],
)
async def extract_job(data: JSONBody[ExtractJob], job_calls: NamedDependency[JobCalls]) -> Response[ExtractedJob]:
    """Read the job description from a posting's address. Errors are plain text."""
    if len(data.url) > MAX_URL_LENGTH:
        raise UserError("url_too_long", "That address is too long. Please copy the posting's text instead.")

    async def answer(result: dict[str, Any]) -> Response[Any]:
        return Response(ExtractedJob(result["description"], result["company"]))

    job_id = await job_calls.enqueue(JobKind.EXTRACT_POSTING, ExtractPostingArguments(data.url))
    return await job_calls.respond(job_id, answer)
