"""How the regional figures stand, and bringing in newer ones: for admins."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import UploadFile
from litestar.di import NamedDependency
from litestar.params import MultipartBody
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import ErrorCode, UserError
from common.job_states import JobState
from common.jobs.kinds.refresh_regional_data import (
    REFRESH_REGIONAL_DATA,
    RefreshRegionalDataArguments,
    RefreshRegionalDataResult,
)
from common.jobs.schedules import next_slot
from common.messages import Parameter
from common.tables import Job, RegionalArea, RegionalOccupation, RegionalRelease, User
from web_api.http.problems import UNREADABLE_FORM
from web_api.jobs.run_job import RunJob
from web_api.jobs.uploads import NewUpload, printable_name, require_content
from web_api.sessions import DatabaseSession

MAX_FILE_BYTES = 32 * 1024 * 1024
MULTIPART_OVERHEAD = 64 * 1024


class ReleaseChanges(msgspec.Struct, rename="camel"):
    """Against the figures before, counted in pairs of a region (or the state) and an occupation."""

    former_period: str | None
    added: int
    altered: int
    removed: int
    regions_new: list[str]
    regions_gone: list[str]


class ServedRelease(msgspec.Struct, rename="camel"):
    """The release whose figures are shown. `origin`: "bundled", an address or a file's name.

    `checkedAt`: when a refresh last found that there are no newer ones.
    """

    period: str
    state_period: str
    origin: str
    regions: int
    occupations: int
    imported_at: datetime
    checked_at: datetime
    changes: ReleaseChanges


class LastRefresh(msgspec.Struct, rename="camel"):
    """The newest refresh that is still remembered. `errorCode` and `params` say why it failed, if it did.

    `at`: when it ended, or was asked for, if it hasn't ended.
    """

    job_id: UUID
    state: JobState
    at: datetime
    by_schedule: bool
    error_code: str | None
    message: str | None
    params: dict[str, Parameter]


class RegionalDataState(msgspec.Struct, rename="camel"):
    """`nextAt`: when the figures are looked for by the clock."""

    release: ServedRelease | None
    last_refresh: LastRefresh | None
    next_at: datetime


@get("/api/admin/regional-data", tags=["regions"])
async def read_regional_data(admin: NamedDependency[User], session: DatabaseSession) -> RegionalDataState:
    """Tell which release is shown, how the last refresh went, and when the next one is."""
    del admin
    return RegionalDataState(
        release=await _release(session),
        last_refresh=await _last_refresh(session),
        next_at=next_slot(REFRESH_REGIONAL_DATA, datetime.now(UTC)),
    )


@post("/api/admin/regional-data/refresh", status_code=200, runs=REFRESH_REGIONAL_DATA, streams=True, tags=["regions"])
async def refresh_regional_data(
    admin: NamedDependency[User], run_job: NamedDependency[RunJob]
) -> Response[RefreshRegionalDataResult]:
    """Look for newer figures on the state's portal now."""
    del admin
    return await run_job(REFRESH_REGIONAL_DATA, RefreshRegionalDataArguments(), _as_it_is)


@dataclass
class FiguresForm:
    """A multipart form with one file."""

    file: UploadFile | None = None


@post(
    "/api/admin/regional-data/file",
    status_code=200,
    request_max_body_size=MAX_FILE_BYTES + MULTIPART_OVERHEAD,
    too_large=UserError(ErrorCode.FILE_TOO_LARGE, megabytes=MAX_FILE_BYTES // 1024**2),
    runs=REFRESH_REGIONAL_DATA,
    streams=True,
    refuses=(ErrorCode.MISSING_FILE, ErrorCode.EMPTY_FILE),
    exception_handlers=UNREADABLE_FORM,
    tags=["regions"],
)
async def load_regional_data(
    data: MultipartBody[FiguresForm], admin: NamedDependency[User], run_job: NamedDependency[RunJob]
) -> Response[RefreshRegionalDataResult]:
    """Bring in the figures of a file, for machines that can't reach the portal."""
    del admin
    file = require_content(data.file, most_bytes=MAX_FILE_BYTES)
    upload = NewUpload(printable_name(file, otherwise="figures.csv"), [file])
    arguments = RefreshRegionalDataArguments(upload.id)
    return await run_job(REFRESH_REGIONAL_DATA, arguments, _as_it_is, upload=upload)


async def _as_it_is(result: RefreshRegionalDataResult) -> Response[Any]:
    return Response(result)


async def _release(session: AsyncSession) -> ServedRelease | None:
    regions = select(func.count()).select_from(RegionalArea).where(func.jsonb_array_length(RegionalArea.counties) > 0)
    occupations = select(func.count()).select_from(RegionalOccupation)
    query = select(RegionalRelease, regions.scalar_subquery(), occupations.scalar_subquery())
    row = (await session.execute(query)).one_or_none()
    if row is None:
        return None
    release, region_count, occupation_count = row
    return ServedRelease(
        period=release.period,
        state_period=release.state_period,
        origin=release.origin,
        regions=region_count,
        occupations=occupation_count,
        imported_at=release.imported_at,
        checked_at=release.checked_at,
        changes=msgspec.convert(release.changes, ReleaseChanges),
    )


async def _last_refresh(session: AsyncSession) -> LastRefresh | None:
    latest = select(Job).where(Job.kind == REFRESH_REGIONAL_DATA.name).order_by(Job.created_at.desc(), Job.id).limit(1)
    job = await session.scalar(latest)
    if job is None:
        return None
    return LastRefresh(
        job_id=job.id,
        state=job.state,
        at=job.ended_at or job.created_at,
        by_schedule=job.user_id is None,
        error_code=job.error_code,
        message=job.error_message,
        params=msgspec.convert(job.error_params or {}, dict[str, Parameter]),
    )


regional_data_router = Router(path="/", route_handlers=[read_regional_data, refresh_regional_data, load_regional_data])
