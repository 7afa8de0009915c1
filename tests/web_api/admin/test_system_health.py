"""The dashboard's badges say what is the case."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import httpx
import pytest
from redis import Redis
from sqlalchemy import func, insert
from sqlalchemy.orm import Session

from common.jobs.dispatch import connect
from common.jobs.kinds.render_pdf import RENDER_PDF, RenderPdfArguments
from common.tables import JobAttempt, QueuePause
from tests import product
from tests.web_api.admin.conftest import AddJob


@pytest.fixture
def redis(admin_stack: product.Stack) -> Redis:
    return connect(admin_stack.redis_url)


@pytest.fixture
def printing_worker(redis: Redis) -> None:
    """As `PoolWorker` tells of itself, for a worker of another machine."""
    now = "2026-11-21T02:00:00.000000Z"
    redis.sadd("rq:workers", "rq:worker:documents-1")
    fields = {
        "queues": "documents",
        "state": "idle",
        "memory": "1",
        "hostname": "elsewhere",
        "pid": "1",
        "birth": now,
        "last_heartbeat": now,
    }
    redis.hset("rq:worker:documents-1", mapping=dict[Any, Any](fields))
    redis.expire("rq:worker:documents-1", 60)


def pdf_badge(admin: httpx.Client) -> str:
    health = admin.get("/api/admin/health").json()
    assert (health["database"]["status"], health["api"]["status"]) == ("healthy", "online")
    return str(health["pdfGeneration"]["status"])


@pytest.fixture
def printed(database: Session, add_job: AddJob) -> Any:
    def _printed(*outcomes: str) -> None:
        job_id = add_job(RENDER_PDF, RenderPdfArguments(uuid4()), state="failed")
        for ago, outcome in enumerate(reversed(outcomes)):
            moment = func.now() - timedelta(minutes=ago + 1)
            times = dict.fromkeys(("queued_at", "started_at", "ended_at"), moment)
            row = {"job_id": job_id, "queue": "documents", "kind": "render_pdf", "number": 1, "outcome": outcome}
            database.execute(insert(JobAttempt).values(row | times))
        database.commit()

    return _printed


def test_without_a_worker_no_pdf_is_printed(admin: httpx.Client, redis: Redis) -> None:
    redis.flushdb()
    assert pdf_badge(admin) == "failing"


@pytest.mark.usefixtures("printing_worker")
@pytest.mark.parametrize(
    ("outcomes", "badge"),
    [
        ((), "working"),
        (("failed", "lost", "succeeded"), "working"),
        (("succeeded", "failed", "lost", "failed"), "failing"),
        (("refused", "refused", "refused"), "working"),
        (("failed", "failed"), "working"),
    ],
)
def test_pdf_generation_is_judged_by_the_last_ones(
    admin: httpx.Client, printed: Any, outcomes: tuple[str, ...], badge: str
) -> None:
    printed(*outcomes)
    assert pdf_badge(admin) == badge


@pytest.mark.usefixtures("printing_worker")
def test_a_paused_queue_is_no_healthy_one(admin: httpx.Client, database: Session) -> None:
    database.add(QueuePause(queue="documents"))
    database.commit()
    assert pdf_badge(admin) == "degraded"
