"""The live overview survives what goes wrong while one is computed."""

from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session

from common import tables
from common.database import create_api_engine
from common.settings import Settings
from tests import product
from web_api.admin import overview_feed
from web_api.admin.overview import Overview, compute_overview
from web_api.jobs.dispatcher import JobQueue


@pytest.fixture
def job_queue(admin_stack: product.Stack) -> Iterator[JobQueue]:
    queue = JobQueue(admin_stack.redis_url, most_unended=25)
    yield queue
    queue.close()


@pytest.fixture
def sid(admin: httpx.Client, database: Session) -> str:
    """The key of an admin's session."""
    user_id = admin.get("/api/auth/user").json()["id"]
    return database.scalars(select(tables.Session.sid).where(tables.Session.user_id == user_id)).one()


async def test_an_overview_that_can_t_be_computed_is_followed_by_the_next(
    sid: str, admin_stack: product.Stack, job_queue: JobQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    computed: list[str] = []

    async def stumble_once(session: AsyncSession, queue: JobQueue) -> Overview:
        computed.append("")
        if len(computed) == 1:
            raise ValueError("a queue that nobody has heard of")
        return await compute_overview(session, queue)

    monkeypatch.setattr(overview_feed, "compute_overview", stumble_once)
    monkeypatch.setattr(overview_feed, "LOOK_SECONDS", 0.01)
    engine = create_api_engine(Settings(database_url=admin_stack.database_url, redis_url=admin_stack.redis_url))
    feed = overview_feed.OverviewFeed(engine, job_queue)
    async with feed.running():
        assert (await anext(feed._events(sid))).event == "overview"
    await engine.dispose()
    assert len(computed) > 1
