"""Every stream and every waiting call of this process, fed by one reader of Redis and one look at Postgres.

The reader follows the feed that all jobs share; whoever joins takes the job's own stream for what was before. Postgres
is asked, for all of them at once, about endings that Redis never told.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, NamedTuple
from uuid import UUID

import structlog
from redis.asyncio import BlockingConnectionPool, Redis
from redis.exceptions import RedisError
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.orm import load_only

from common.errors import ErrorCode, UserError
from common.job_states import UNENDED, JobState
from common.jobs.events import FEED, Cancelled, Failed, Succeeded, stream_key
from common.tables import Job, Session, User
from web_api.http.background_tasks import alongside, going_on
from web_api.jobs.stream_entries import FeedEvent, Fields, entries_of, feed_event
from web_api.sessions import LIVING

log = structlog.get_logger()

BLOCK_MILLISECONDS = 3000
"""Under redis-py's socket timeout of 5 s, which would count a longer block as a failure."""
LOOK_SECONDS = 2.0
TRY_AGAIN_SECONDS = 0.5
BUFFERED_EVENTS = 200
"""A reader that lags further behind is cut off; it can come back with the last id it saw."""
ON_ITS_WAY_SECONDS = 1.0
"""What happens to a job is written to Postgres, then told by Redis: so long it is waited for there."""
ENDED_ID = "ended"
"""Id of an ending that comes from Postgres."""

_ERROR = (Job.error_code, Job.error_message, Job.error_params)
AS_TOLD = load_only(Job.user_id, Job.kind, Job.state, Job.progress, Job.result, *_ERROR, raiseload=True)
"""What streams tell of a job; its arguments can be long."""


class Backlog(NamedTuple):
    """A job's events after the one that was asked for; whether Redis has its stream, and the job's ending in it."""

    events: list[FeedEvent]
    is_there: bool
    has_ending: bool


@dataclass(eq=False)
class Watcher:
    """One stream or one waiting call. None in the queue tells it to stop.

    `only_ending`: it is told of the ending alone, which is all that a waiting call answers with.
    """

    job_id: UUID
    sid: str | None
    user_id: UUID | None
    only_ending: bool = False
    queue: asyncio.Queue[FeedEvent | None] = field(default_factory=lambda: asyncio.Queue(BUFFERED_EVENTS))
    _heard: asyncio.Event = field(default_factory=asyncio.Event)

    def offer(self, item: FeedEvent | None) -> None:
        """Never blocks; a full queue is emptied to make room for the order to stop."""
        self._heard.set()
        if self.only_ending and item and not item.event.is_ending:
            return
        try:
            self.queue.put_nowait(item)
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)

    async def hears_within(self, seconds: float) -> bool:
        """Whether anything was offered, at once when it was."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._heard.wait()
        return self._heard.is_set()

    def offer_later(self, seconds: float, item: FeedEvent) -> None:
        """The same, after what comes within that time."""
        asyncio.get_running_loop().call_later(seconds, self.offer, item)


class JobFeed:
    """Shared by all requests of a process; `running()` for as long as the process serves."""

    def __init__(self, redis_url: str, engine: AsyncEngine, *, most_per_user: int) -> None:
        """`most_per_user`: streams that one user may have open."""
        self._most_per_user = most_per_user
        self._watched_by: Counter[UUID] = Counter()
        # One for backlogs, one for the reader: streams wait their turn instead of opening a connection each.
        pool = BlockingConnectionPool.from_url(
            redis_url, max_connections=2, timeout=5, socket_connect_timeout=1, socket_timeout=5
        )
        self._redis = Redis.from_pool(pool)
        self._alone = engine.execution_options(isolation_level="AUTOCOMMIT")  # one SELECT needs no BEGIN
        self._watchers: dict[UUID, set[Watcher]] = defaultdict(set)
        self._last_read: bytes | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Read the feed and look into Postgres until the block is left."""
        async with alongside(self._read, self._look):
            try:
                yield
            finally:
                self.stop_all()
        await self._redis.aclose()

    def stop_all(self) -> None:
        """End every stream, as at shutdown: clients come back with the last id they saw."""
        for watcher in self._all_watchers():
            watcher.offer(None)

    @property
    def watcher_count(self) -> int:
        """How many streams and waiting calls there are."""
        return sum(map(len, self._watchers.values()))

    @asynccontextmanager
    async def watching(
        self, job_id: UUID, sid: str | None, user_id: UUID | None, *, only_ending: bool = False
    ) -> AsyncIterator[Watcher]:
        """Collect this job's events from now on. `sid`: the session whose end also ends the watching.

        UserError `too_many_streams` when the user, if any is named, watches as much as one may.
        """
        if user_id is not None and self._watched_by[user_id] >= self._most_per_user:
            raise UserError(ErrorCode.TOO_MANY_STREAMS, limit=self._most_per_user)
        watcher = Watcher(job_id, sid, user_id, only_ending)
        self._count(user_id, 1)
        self._watchers[job_id].add(watcher)
        try:
            yield watcher
        finally:
            self._count(user_id, -1)
            watchers = self._watchers[job_id]
            watchers.discard(watcher)
            if not watchers:
                del self._watchers[job_id]

    def _count(self, user_id: UUID | None, change: int) -> None:
        if user_id is not None:
            self._watched_by[user_id] += change
            if not self._watched_by[user_id]:
                del self._watched_by[user_id]

    async def backlog(self, job_id: UUID, after: str | None) -> Backlog:
        """Return the job's events in Redis; nothing when Redis is away."""
        key = stream_key(job_id)
        try:
            async with self._redis.pipeline(transaction=True) as pipeline:
                pipeline.xrange(key, f"({after}" if after else "-")
                pipeline.xrevrange(key, count=1)
                entries, newest = await pipeline.execute()
        except RedisError as error:
            log.warning("no backlog from Redis", reason=str(error))
            return Backlog([], is_there=False, has_ending=False)
        events = [event for entry in entries if (event := feed_event(*entry))]
        last = feed_event(*newest[0]) if newest else None
        return Backlog(events, is_there=bool(newest), has_ending=last is not None and last.event.is_ending)

    async def _read(self) -> None:
        while True:
            with going_on("reading the feed of events"):
                await self._follow()
            await asyncio.sleep(TRY_AGAIN_SECONDS)

    async def _follow(self) -> None:
        """Read the feed until it fails; the next call goes on after the last entry that was read."""
        while True:
            # Never from "$", which after an interruption would mean what comes from then on.
            self._last_read = self._last_read or await self._newest_id()
            answer: Any = await self._redis.xread({FEED: self._last_read}, count=500, block=BLOCK_MILLISECONDS)
            for entry_id, fields in entries_of(answer):
                self._last_read = entry_id
                self._deliver(fields)

    async def _newest_id(self) -> bytes:
        newest: Any = await self._redis.xrevrange(FEED, count=1)
        return bytes(newest[0][0]) if newest else b"0-0"

    def _deliver(self, fields: Fields) -> None:
        watchers = self._watchers.get(UUID(fields[b"job"].decode()))
        if watchers and (item := feed_event(fields[b"id"], fields)):
            for watcher in watchers:
                watcher.offer(item)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with going_on("looking for endings and sign-outs"):
                await self._tell_endings()
                await self._stop_signed_out()

    async def _tell_endings(self) -> None:
        if not self._watchers:
            return
        untold = Job.ended_at < func.now() - timedelta(seconds=ON_ITS_WAY_SECONDS)
        watched = Job.id.in_(list(self._watchers))
        ended = select(Job).options(AS_TOLD).where(watched, Job.state.not_in(UNENDED), untold)
        async with AsyncSession(self._alone) as session:
            jobs = (await session.scalars(ended)).all()
        for job in jobs:
            for watcher in self._watchers.get(job.id, ()):
                watcher.offer(FeedEvent(ENDED_ID, ending_of(job)))

    async def _stop_signed_out(self) -> None:
        sids = {watcher.sid for watcher in self._all_watchers() if watcher.sid}
        if not sids:
            return
        living = select(Session.sid).join(User, Session.user_id == User.id).where(Session.sid.in_(sids), LIVING)
        async with AsyncSession(self._alone) as session:
            signed_in = set(await session.scalars(living))
        for watcher in self._all_watchers():
            if watcher.sid in sids - signed_in:
                watcher.offer(None)

    def _all_watchers(self) -> list[Watcher]:
        return [watcher for watchers in self._watchers.values() for watcher in watchers]


def ending_of(job: Job) -> Succeeded | Failed | Cancelled:
    """The ending event of an ended job, as Postgres has it."""
    match job.state:
        case JobState.SUCCEEDED:
            return Succeeded(job.result or {})
        case JobState.FAILED:
            return Failed(job.error_code or "", job.error_message or "", job.error_params or {})
        case _:
            return Cancelled()
