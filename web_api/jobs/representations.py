"""One call, three representations: wait and answer, stream the progress, or answer at once with where to look."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any
from uuid import UUID

import anyio
import msgspec
from litestar import MediaType, Request, Response
from sqlalchemy import delete
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sse_starlette import ServerSentEvent
from structlog.contextvars import bound_contextvars

from common.errors import ErrorCode, UserError
from common.jobs.events import Cancelled, Failed, Progress, Succeeded
from common.jobs.states import JobState
from common.tables import Job, Notification
from web_api.http.event_streams import EVENT_STREAM, EventStream, server_sent
from web_api.jobs.event_hub import AS_TOLD, ENDED_ID, ON_ITS_WAY_SECONDS, JobFeed, Watcher, ending_of
from web_api.jobs.stream_entries import FeedEvent, is_entry_id

WAIT_SECONDS = 180


def job_url(job_id: UUID) -> str:
    """Where the job's state is."""
    return f"/api/jobs/{job_id}"


class JobAccepted(msgspec.Struct):
    """The job's id; `Location` says where it is."""

    id: UUID


class Snapshot(msgspec.Struct, frozen=True, rename="camel"):
    """Says that earlier events are gone, and where the job stands."""

    state: JobState
    progress: dict[str, Any] | None


Answer = Callable[[dict[str, Any]], Awaitable[Response[Any]]]
Told = tuple[str | None, Progress | Succeeded | Failed | Cancelled | Snapshot]
"""An SSE event's id and the event; a snapshot has no id to come back with."""


class Representations:
    """Turns an enqueued job into whichever response the request asks for."""

    def __init__(self, feed: JobFeed, engine: AsyncEngine) -> None:
        self._feed = feed
        self._engine = engine

    async def respond(
        self, request: Request[Any, Any, Any], job_id: UUID, sid: str | None, answer: Answer
    ) -> Response[Any]:
        """`answer` makes the specification's response out of the job's result; UserError when the job fails."""
        if _prefers_async(request):
            headers = {"Location": job_url(job_id), "Preference-Applied": "respond-async"}
            return Response(JobAccepted(job_id), status_code=202, headers=headers, media_type=MediaType.JSON)
        if _accepts_stream(request):
            return self.stream(job_id, sid, after=None)
        return await answer(await self.result(job_id))

    async def result(self, job_id: UUID) -> dict[str, Any]:
        """Wait for the job's success. UserError: it failed, was cancelled, or takes longer than a caller waits."""
        with anyio.move_on_after(WAIT_SECONDS):
            async for _, event in self._events(job_id, sid=None, after=None):
                if isinstance(event, Succeeded | Failed):
                    await self._take_back_notification(job_id)
                match event:
                    case Succeeded(result):
                        return result
                    case Failed(code, message, params):
                        raise UserError.stored(code, message, params)
                    case Cancelled():
                        raise UserError(ErrorCode.CANCELLED)
        raise UserError(ErrorCode.STILL_RUNNING, url=job_url(job_id))

    def stream(self, job_id: UUID, sid: str | None, *, after: str | None) -> EventStream:
        """The job's events after `after` (a Last-Event-ID), to its ending."""
        return EventStream(self._server_sent(job_id, sid, after), {"Location": job_url(job_id)})

    async def _server_sent(self, job_id: UUID, sid: str | None, after: str | None) -> AsyncIterator[ServerSentEvent]:
        async for event_id, event in self._events(job_id, sid=sid, after=after):
            name = "snapshot" if isinstance(event, Snapshot) else event.name
            data = msgspec.to_builtins(event) if isinstance(event, Snapshot) else event.data()
            yield server_sent(msgspec.json.encode(data).decode(), event=name, event_id=event_id)
            if isinstance(event, Succeeded | Failed):  # and it went out, or nobody would have come back for more
                await self._take_back_notification(job_id)

    async def _events(self, job_id: UUID, *, sid: str | None, after: str | None) -> AsyncIterator[Told]:
        if after == ENDED_ID:
            return
        last = after if is_entry_id(after) else None
        async with self._feed.watching(job_id, sid) as watcher:
            async for event_id, event in self._told_before(watcher, last):
                last = event_id or last
                yield event_id, event
            while (item := await watcher.queue.get()) is not None:
                if not _is_after(item, last):
                    continue
                last = item.id
                yield item
                if item.event.is_ending:
                    return

    async def _told_before(self, watcher: Watcher, last: str | None) -> AsyncIterator[Told]:
        """What somebody who joins has missed. Apart, because streams wait by the thousand and this holds rows."""
        job = await self._load(watcher.job_id)
        if job is None:
            watcher.offer(None)
            return
        with bound_contextvars(job_id=str(job.id), kind=job.kind):
            backlog = await self._feed.backlog(job.id, last)  # after the row: what it knows, Redis was told
        for item in backlog.events:
            yield item
        if backlog.has_ending:
            watcher.offer(None)  # told just now, or before
            return
        ended = JobState(job.state).ended
        gone = not backlog.is_there and job.progress is not None
        if gone and (ended or not await watcher.hears_within(ON_ITS_WAY_SECONDS)):
            yield None, Snapshot(JobState(job.state), job.progress)
        if ended:
            watcher.offer_later(ON_ITS_WAY_SECONDS if backlog.is_there else 0, FeedEvent(ENDED_ID, ending_of(job)))

    async def _take_back_notification(self, job_id: UUID) -> None:
        """Its owner has just been told of the ending. What a resume asks to check stays behind the bell."""
        told = Notification.code.in_(("job_succeeded", "job_failed"))
        with suppress(SQLAlchemyError, OSError):
            async with AsyncSession(self._engine) as session, session.begin():
                await session.execute(delete(Notification).where(Notification.job_id == job_id, told))

    async def _load(self, job_id: UUID) -> Job | None:
        async with AsyncSession(self._engine) as session:
            return await session.get(Job, job_id, options=[AS_TOLD])


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
