"""One call, three representations: wait and answer, stream the progress, or answer at once with where to look."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import cache
from typing import Any
from uuid import UUID

import anyio
import msgspec
from litestar import MediaType, Request, Response
from sqlalchemy import Delete, bindparam, delete
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession
from sse_starlette import ServerSentEvent
from structlog.contextvars import bound_contextvars

from common.errors import ErrorCode, UserError
from common.job_states import JobState
from common.jobs.events import Cancelled, Failed, Progress, Succeeded
from common.jobs.kinds import KINDS
from common.tables import Job, Notification
from web_api.http.event_streams import EVENT_STREAM, EventStream, server_sent
from web_api.jobs.event_hub import AS_TOLD, ENDED_ID, ON_ITS_WAY_SECONDS, JobFeed, Watcher, ending_of
from web_api.jobs.stream_entries import FeedEvent, is_entry_id
from web_api.sessions import current_sid

WAIT_SECONDS = 180


def job_url(job_id: UUID) -> str:
    """Return the address of the job's state."""
    return f"/api/jobs/{job_id}"


class JobAccepted(msgspec.Struct):
    """The job's id; `Location` says where it is."""

    id: UUID


class Snapshot(msgspec.Struct, frozen=True, rename="camel"):
    """Says that earlier events are gone, and where the job stands."""

    state: JobState
    progress: dict[str, Any] | None


Told = tuple[str | None, Progress | Succeeded | Failed | Cancelled | Snapshot]
"""An SSE event's id and the event; a snapshot has no id to come back with."""


class Representations:
    """Turns an enqueued job into whichever response the request asks for."""

    def __init__(self, feed: JobFeed, engine: AsyncEngine) -> None:
        self._feed = feed
        self._engine = engine

    async def the_job(
        self, request: Request[Any, Any, Any], session: AsyncSession, job_id: UUID, *, owner_id: UUID
    ) -> Response[Any]:
        """Answer a request that `asks_for_the_job`: with its stream, or with its address."""
        if _prefers_async(request):
            headers = {"Location": job_url(job_id), "Preference-Applied": "respond-async"}
            return Response(JobAccepted(job_id), status_code=202, headers=headers, media_type=MediaType.JSON)
        return await self.stream(session, job_id, current_sid(request), owner_id=owner_id, after=None)

    async def result(self, job_id: UUID) -> dict[str, Any]:
        """Wait for the job's success. UserError: it failed, was cancelled, or takes longer than a caller waits."""
        with anyio.move_on_after(WAIT_SECONDS):
            async with self._feed.watching(job_id, None, None) as watcher:
                job = await self._load(job_id)
                told = await self._told_before(watcher, job, None)
                return await self._success(watcher, job.kind, told)
        raise UserError(ErrorCode.STILL_RUNNING, url=job_url(job_id))

    async def result_of_new(self, job_id: UUID, kind_name: str, begin: Callable[[], Awaitable[None]]) -> dict[str, Any]:
        """The same of a job that `begin` commits. It is watched before, so there is nothing to look up."""
        async with self._feed.watching(job_id, None, None, only_ending=True) as watcher:
            await begin()
            with anyio.move_on_after(WAIT_SECONDS):
                return await self._success(watcher, kind_name, ())
        raise UserError(ErrorCode.STILL_RUNNING, url=job_url(job_id))

    async def _success(self, watcher: Watcher, kind_name: str, told: Sequence[Told]) -> dict[str, Any]:
        async for _, event in _following(watcher, told, None):
            if isinstance(event, Succeeded | Failed):
                await self._take_back_notification(watcher.job_id, kind_name)
            match event:
                case Succeeded(result):
                    return result
                case Failed(code, message, params):
                    raise UserError.stored(code, message, params)
                case Cancelled():
                    raise UserError(ErrorCode.CANCELLED)
        raise UserError(ErrorCode.UNAVAILABLE)  # the process stops

    async def stream(
        self, session: AsyncSession, job_id: UUID, sid: str | None, *, owner_id: UUID, after: str | None
    ) -> EventStream:
        """The job's events after `after` (a Last-Event-ID), to its ending.

        `session` is given back before the stream begins: it must not hold a database connection.
        UserError `not_found` for somebody else's job, `too_many_streams` for who has that many open.
        """
        headers = {"Location": job_url(job_id)}
        if after == ENDED_ID:
            return EventStream(_nothing(), headers)
        last = after if is_entry_id(after) else None
        async with AsyncExitStack() as opening:
            watcher = await opening.enter_async_context(self._feed.watching(job_id, sid, owner_id))
            job = await session.get(Job, job_id, options=[AS_TOLD])
            if job is None or job.user_id != owner_id:
                raise UserError(ErrorCode.NOT_FOUND)
            session.expunge(job)
            await session.rollback()
            told = await self._told_before(watcher, job, last)
            stay = opening.pop_all()
        return EventStream(self._server_sent(watcher, job.kind, told, last), headers, close=stay.aclose)

    async def _server_sent(
        self, watcher: Watcher, kind_name: str, told: Sequence[Told], last: str | None
    ) -> AsyncIterator[ServerSentEvent]:
        async for event_id, event in _following(watcher, told, last):
            name = "snapshot" if isinstance(event, Snapshot) else event.name
            data = msgspec.to_builtins(event) if isinstance(event, Snapshot) else event.data()
            yield server_sent(msgspec.json.encode(data).decode(), event=name, event_id=event_id)
            if isinstance(event, Succeeded | Failed):  # and it went out, or nobody would have come back for more
                await self._take_back_notification(watcher.job_id, kind_name)

    async def _told_before(self, watcher: Watcher, job: Job, last: str | None) -> list[Told]:
        """Return what a client that joins has missed, by the job's row and one look at Redis."""
        with bound_contextvars(job_id=str(job.id), kind=job.kind):
            backlog = await self._feed.backlog(job.id, last)  # after the row: what it knows, Redis was told
        told: list[Told] = list(backlog.events)
        if backlog.has_ending:
            watcher.offer(None)  # told just now, or before
            return told
        ended = JobState(job.state).ended
        gone = not backlog.is_there and job.progress is not None
        if gone and (ended or not await watcher.hears_within(ON_ITS_WAY_SECONDS)):
            told.append((None, Snapshot(JobState(job.state), job.progress)))
        if ended:
            watcher.offer_later(ON_ITS_WAY_SECONDS if backlog.is_there else 0, FeedEvent(ENDED_ID, ending_of(job)))
        return told

    async def _take_back_notification(self, job_id: UUID, kind_name: str) -> None:
        """Delete the notification of a job whose owner has just been told of its ending.

        What a resume asks to check stays behind the bell.
        """
        if kind_name in KINDS and not KINDS[kind_name].tells_owner:
            return
        with suppress(SQLAlchemyError, OSError):
            async with self._one_statement() as connection:
                await connection.execute(_delete_notification(), {"the_job": job_id})

    async def _load(self, job_id: UUID) -> Job:
        async with self._one_statement() as connection, AsyncSession(connection) as session:
            return await session.get_one(Job, job_id, options=[AS_TOLD])

    @asynccontextmanager
    async def _one_statement(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for a single statement, without BEGIN and COMMIT."""
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            yield connection


@cache
def _delete_notification() -> Delete:
    told = Notification.code.in_(("job_succeeded", "job_failed"))
    return delete(Notification).where(Notification.job_id == bindparam("the_job"), told)


async def _nothing() -> AsyncIterator[ServerSentEvent]:
    """The stream of a job whose ending was told: no event follows."""
    return
    yield


async def _following(watcher: Watcher, told: Sequence[Told], last: str | None) -> AsyncIterator[Told]:
    """Yield what was told before, then what is told from now on, up to the job's ending."""
    for event_id, event in told:
        last = event_id or last
        yield event_id, event
    while (item := await watcher.queue.get()) is not None:
        if not _is_after(item, last):
            continue
        last = item.id
        yield item
        if item.event.is_ending:
            return


def asks_for_the_job(request: Request[Any, Any, Any]) -> bool:
    """Whether the caller wants the job (streamed or by its address) rather than what comes of it."""
    return _prefers_async(request) or _accepts_stream(request)


def _prefers_async(request: Request[Any, Any, Any]) -> bool:
    return "respond-async" in request.headers.get("prefer", "")


def _accepts_stream(request: Request[Any, Any, Any]) -> bool:
    return EVENT_STREAM in request.headers.get("accept", "")


def _is_after(item: FeedEvent, last: str | None) -> bool:
    if last is None or item.id == ENDED_ID:
        return True
    return _ordinal(item.id) > _ordinal(last)


def _ordinal(entry_id: str) -> tuple[int, int]:
    milliseconds, _, sequence = entry_id.partition("-")
    return int(milliseconds), int(sequence)
