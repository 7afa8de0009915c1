"""The filter by which admins choose jobs, for lists and for actions."""

import re
from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

import msgspec
from litestar.params import FromQuery, QueryParameter
from sqlalchemy import ColumnElement, false, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.job_states import JobState
from common.jobs.kind import Queue
from common.tables import Job, User
from web_api.admin.people import is_called

_LAST_FRAME = func.substring(Job.traceback, r'.*File "([^"]*", line [0-9]+, in [^\n]+)')
_FRAME_OF_OURS = func.substring(_LAST_FRAME, r"(?:^|/)((?:workers|common|tests|site-packages)/.*)")
FRAME = func.regexp_replace(func.coalesce(_FRAME_OF_OURS, _LAST_FRAME), '", line ([0-9]+), in ', r":\1 in ")
"""Where the exception was raised, like `workers/render_pdf.py:44 in run`; null without a traceback."""


AT_ONCE = 500
"""So many jobs may one action name, and so many does one call change."""
LONGEST_SEARCH = 320
"""Characters, as many as an e-mail may have."""
PEOPLE_SEARCHED = 1_000
"""Of more people that a search means, jobs are shown of those who registered last."""


class JobFilter(msgspec.Struct, rename="camel", omit_defaults=True, forbid_unknown_fields=True):
    """All that is given must hold. `user`: an e-mail or an id. `since`, `until`: when the job was asked for.

    `search`: the beginning of the job's id, of four characters at least, or a part of its user's name or e-mail.
    `ended_since`: since when it has its ending. `frame`: where its exception was raised, as the list of errors says it.
    `jobs`: these alone, by their ids, as an action on chosen rows says.
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
    search: Annotated[str, msgspec.Meta(max_length=LONGEST_SEARCH)] | None = None
    jobs: Annotated[list[UUID], msgspec.Meta(max_length=AT_ONCE)] | None = None

    def said(self, user_id: UUID | None) -> dict[str, Any]:
        """Return the filter for the audit log.

        It has no name or e-mail, and no ids that the log's entry has anyway.
        """
        asked: dict[str, Any] = msgspec.to_builtins(self)
        if self.user:
            asked["user"] = str(user_id)
        if self.search and not _ids_beginning(self.search):
            asked["search"] = "a name or an e-mail"
        if self.jobs is not None:
            asked["jobs"] = len(self.jobs)
        return asked


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
    search: Annotated[str | None, QueryParameter(max_length=LONGEST_SEARCH)] = None,
) -> JobFilter:
    """The dependency `job_filter`: read the filter from the request's query."""
    return JobFilter(kind, queue, job_state, whose, since, until, ended_since, error_code, frame, search)


async def find_user(session: AsyncSession, said: str | None) -> UUID | None:
    """The id of who is meant by an e-mail or an id; an id is believed, since its user may be gone."""
    if said is None:
        return None
    try:
        return UUID(said)
    except ValueError:
        return await session.scalar(select(User.id).where(func.lower(User.email) == said.lower()))


async def criteria(session: AsyncSession, job_filter: JobFilter) -> list[ColumnElement[bool]]:
    """Return the conditions of a WHERE clause. A user that doesn't exist has no jobs."""
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
        user_id = await find_user(session, job_filter.user)
        wanted.append(Job.user_id == user_id if user_id else false())
    if job_filter.since:
        wanted.append(Job.created_at >= job_filter.since)
    if job_filter.until:
        wanted.append(Job.created_at < job_filter.until)
    if job_filter.ended_since:
        wanted.append(Job.ended_at >= job_filter.ended_since)
    if words := (job_filter.search or "").strip():
        wanted.append(await _is_found_by(session, words))
    if job_filter.jobs is not None:
        wanted.append(Job.id.in_(job_filter.jobs))
    return wanted


async def _is_found_by(session: AsyncSession, words: str) -> ColumnElement[bool]:
    """The people are looked up first: then both halves have an index, also of a million jobs."""
    called = select(User.id).where(is_called(words)).order_by(User.created_at.desc()).limit(PEOPLE_SEARCHED)
    of_people = Job.user_id.in_((await session.scalars(called)).all())
    ids = _ids_beginning(words)
    return or_(of_people, Job.id.between(*ids)) if ids else of_people


def _ids_beginning(words: str) -> tuple[UUID, UUID] | None:
    """The first and the last id that begins so; none where the words are no beginning of an id."""
    digits = words.strip().replace("-", "").lower()
    if not re.fullmatch("[0-9a-f]{4,32}", digits):
        return None
    return UUID(digits.ljust(32, "0")), UUID(digits.ljust(32, "f"))
