"""Which jobs an admin speaks of."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

import msgspec
from litestar.params import FromQuery, QueryParameter
from sqlalchemy import ColumnElement, false, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.jobs.kind import Queue
from common.jobs.states import JobState
from common.tables import Job, User

_LAST_FRAME = func.substring(Job.traceback, r'.*File "([^"]*", line [0-9]+, in [^\n]+)')
_FRAME_OF_OURS = func.substring(_LAST_FRAME, r"(?:^|/)((?:workers|common|tests|site-packages)/.*)")
FRAME = func.regexp_replace(func.coalesce(_FRAME_OF_OURS, _LAST_FRAME), '", line ([0-9]+), in ', r":\1 in ")
"""Where the exception was raised, like `workers/render_pdf.py:44 in run`; null without a traceback."""


class JobFilter(msgspec.Struct, rename="camel", omit_defaults=True, forbid_unknown_fields=True):
    """All that is given must hold. `user`: an e-mail or an id. `since`, `until`: when the job was asked for.

    `ended_since`: since when it has its ending. `frame`: where its exception was raised, as the list of errors says it.
    """

    kind: str | None = None
    queue: Queue | None = None
    state: JobState | None = None
    user: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    ended_since: datetime | None = None
    error_code: str | None = None
    frame: str | None = None

    def said(self, user_id: UUID | None) -> dict[str, Any]:
        """As the audit log keeps it: without anybody's e-mail."""
        asked: dict[str, Any] = msgspec.to_builtins(self)
        return asked | ({"user": str(user_id)} if self.user else {})


def provide_job_filter(  # noqa: PLR0913 - a query has as many parameters as the filter has fields
    *,
    kind: FromQuery[str | None] = None,
    queue: FromQuery[Queue | None] = None,
    job_state: Annotated[JobState | None, QueryParameter(name="state")] = None,
    whose: Annotated[str | None, QueryParameter(name="user", max_length=320)] = None,
    since: FromQuery[datetime | None] = None,
    until: FromQuery[datetime | None] = None,
    ended_since: Annotated[datetime | None, QueryParameter(name="endedSince")] = None,
    error_code: Annotated[str | None, QueryParameter(name="errorCode")] = None,
    frame: FromQuery[str | None] = None,
) -> JobFilter:
    """The dependency `job_filter`: from the query."""
    return JobFilter(kind, queue, job_state, whose, since, until, ended_since, error_code, frame)


async def find_user(session: AsyncSession, said: str | None) -> UUID | None:
    """The id of who is meant by an e-mail or an id; an id is believed, since its user may be gone."""
    if said is None:
        return None
    try:
        return UUID(said)
    except ValueError:
        return await session.scalar(select(User.id).where(func.lower(User.email) == said.lower()))


def criteria(job_filter: JobFilter, user_id: UUID | None) -> list[ColumnElement[bool]]:
    """For a WHERE. `user_id` is what `find_user` made of the filter's user; somebody unknown has no jobs."""
    wanted: list[ColumnElement[bool]] = []
    equal = {
        Job.kind: job_filter.kind,
        Job.queue: job_filter.queue,
        Job.state: job_filter.state,
        Job.error_code: job_filter.error_code,
        FRAME: job_filter.frame,
    }
    wanted += [column == value for column, value in equal.items() if value is not None]
    if job_filter.user is not None:
        wanted.append(Job.user_id == user_id if user_id else false())
    if job_filter.since:
        wanted.append(Job.created_at >= job_filter.since)
    if job_filter.until:
        wanted.append(Job.created_at < job_filter.until)
    if job_filter.ended_since:
        wanted.append(Job.ended_at >= job_filter.ended_since)
    return wanted
