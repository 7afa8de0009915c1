"""The overview, live: computed once for all who watch it in this process, and not at all while nobody does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sse_starlette import ServerSentEvent

from common.tables import Session, User
from web_api.admin.overview import compute_overview
from web_api.http.background_tasks import alongside, going_on
from web_api.http.event_streams import EventStream, server_sent
from web_api.jobs.dispatcher import JobQueue

LOOK_SECONDS = 2.0
"""Also bounds how long somebody goes on watching who has signed out or is no longer an admin."""


@dataclass(eq=False)
class Watcher:
    """One open stream. It is given the newest overview only: whoever is slow skips some. None ends it."""

    sid: str
    newest: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(1))

    def offer(self, overview: str | None) -> None:
        """Hand over an overview, in the place of an older one that hasn't been taken yet."""
        while not self.newest.empty():
            self.newest.get_nowait()
        self.newest.put_nowait(overview)


class OverviewFeed:
    """Shared by all requests of a process; `running()` for as long as the process serves."""

    def __init__(self, engine: AsyncEngine, job_queue: JobQueue) -> None:
        self._engine = engine
        self._job_queue = job_queue
        self._watchers: set[Watcher] = set()
        self._watched = asyncio.Event()
        self.computed = 0
        """How many overviews this process has computed."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Compute and tell until left; then every stream ends."""
        async with alongside(self._tell):
            try:
                yield
            finally:
                for watcher in self._watchers:
                    watcher.offer(None)

    @property
    def watcher_count(self) -> int:
        """How many streams are open."""
        return len(self._watchers)

    def stream(self, sid: str) -> EventStream:
        """`overview` events until the session `sid` ends or is no longer an admin's."""
        return EventStream(self._events(sid))

    async def _events(self, sid: str) -> AsyncIterator[ServerSentEvent]:
        watcher = Watcher(sid)
        self._watchers.add(watcher)
        self._watched.set()
        try:
            while (overview := await watcher.newest.get()) is not None:
                yield server_sent(overview, event="overview")
        finally:
            self._watchers.discard(watcher)

    async def _tell(self) -> None:
        while True:
            await self._watched.wait()
            self._watched.clear()
            while self._watchers:
                with going_on("telling how the queues stand"):
                    await self._tell_all()
                # Somebody new doesn't wait for the next look.
                try:
                    await asyncio.wait_for(self._watched.wait(), LOOK_SECONDS)
                except TimeoutError:
                    continue
                self._watched.clear()

    async def _tell_all(self) -> None:
        watchers = list(self._watchers)
        async with AsyncSession(self._engine) as session:
            sids = {watcher.sid for watcher in watchers}
            admins = (
                select(Session.sid)
                .join(User, User.id == Session.user_id)
                .where(Session.sid.in_(sids), Session.expire > func.now(), User.is_active, User.role == "admin")
            )
            allowed = set(await session.scalars(admins))
            overview = await compute_overview(session, self._job_queue)
        self.computed += 1
        text = msgspec.json.encode(overview).decode()
        for watcher in watchers:
            watcher.offer(text if watcher.sid in allowed else None)
