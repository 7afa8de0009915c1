"""The spoken assistant's calls: finding the job that is told of, describing it, saving it."""

from datetime import date
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from common.errors import ErrorCode
from common.jobs.kinds.describe_job import DESCRIBE_JOB, DescribeJobArguments, DescribeJobResult
from common.jobs.kinds.extract_job_info import EXTRACT_JOB_INFO, ExtractJobInfoArguments, ExtractJobInfoResult
from common.local_day import today_in
from common.tables.profile import DUTIES_LENGTH
from web_api.assistant.additions import Additions
from web_api.auth.mailer import asked_language
from web_api.http.forms import Line
from web_api.http.own_time_zone import OwnTimeZone
from web_api.jobs.run_job import RunJob
from web_api.profile.owned_rows import shown
from web_api.profile.work_experiences import WorkExperience, WorkExperienceForm
from web_api.sessions import DatabaseSession, SignedIn

LONGEST_INPUT = 2000
"""Characters of one answer: two minutes of talking."""


class SpokenInput(msgspec.Struct):
    """What somebody said about a job, as text."""

    input: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_INPUT)]


class JobInfo(msgspec.Struct):
    """A job's title and employer in the person's own words; one of both may be empty."""

    title: str
    company: str


class JobToDescribe(msgspec.Struct, rename="camel"):
    """What is known of the job that duties are suggested for."""

    job_title: Line
    company: Line


class JobDescription(msgspec.Struct):
    """`description` says only what title and company prove; `suggestions` are for the person to tick or leave."""

    description: str
    suggestions: list[str]


class SpokenJob(msgspec.Struct, rename="camel", kw_only=True):
    """`duties`: what the person said and ticked; without them, the description stands for them.

    Without `startDate`, the job is taken to begin this month.
    """

    job_title: Line
    company_name: Line
    generated_description: Annotated[str, msgspec.Meta(max_length=DUTIES_LENGTH)]
    start_date: date | None = None
    end_date: date | None = None
    duties: Annotated[str, msgspec.Meta(max_length=DUTIES_LENGTH)] | None = None

    def form(self, today: date) -> WorkExperienceForm:
        """Return the job as its own form would send it."""
        return WorkExperienceForm(
            job_title=self.job_title,
            company_name=self.company_name,
            start_date=self.start_date or today.replace(day=1),
            end_date=self.end_date,
            duties=self.generated_description if self.duties is None else self.duties,
        )


class SavedJob(msgspec.Struct, rename="camel"):
    """The job as it is stored."""

    work_experience: WorkExperience


@post("/api/ai/extract-job-info", status_code=200, runs=EXTRACT_JOB_INFO, streams=True, tags=["assistant"])
async def extract_job_info(data: JSONBody[SpokenInput], run_job: NamedDependency[RunJob]) -> Response[JobInfo]:
    """Find title and company in what somebody says of a job, in English or Spanish."""

    async def to_response(result: ExtractJobInfoResult) -> Response[Any]:
        return Response(JobInfo(result.title, result.company))

    return await run_job(EXTRACT_JOB_INFO, ExtractJobInfoArguments(data.input), to_response)


@post("/api/ai/generate-job-description", status_code=200, runs=DESCRIBE_JOB, streams=True, tags=["assistant"])
async def generate_job_description(
    data: JSONBody[JobToDescribe], request: Request[Any, Any, Any], run_job: NamedDependency[RunJob]
) -> Response[JobDescription]:
    """Describe a job in the request's language, and offer what people in that occupation often do."""

    async def to_response(result: DescribeJobResult) -> Response[Any]:
        return Response(JobDescription(result.description, list(result.suggestions)))

    arguments = DescribeJobArguments(data.job_title, data.company, asked_language(request) or "en")
    return await run_job(DESCRIBE_JOB, arguments, to_response)


@post("/api/voice/save-job", status_code=200, refuses=(ErrorCode.LIST_FULL,), tags=["assistant"])
async def save_spoken_job(
    data: JSONBody[SpokenJob], user: SignedIn, session: DatabaseSession, time_zone: OwnTimeZone = None
) -> SavedJob:
    """Add a job; one that the profile has already isn't added again."""
    additions = Additions(session, user.id)
    await additions.begin()
    (row,) = await additions.work_experiences([data.form(today_in(time_zone))])
    await session.commit()
    return SavedJob(shown(WorkExperience, row))
