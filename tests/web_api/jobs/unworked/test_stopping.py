"""Whoever waits for an answer when the API stops is told to come back, as by any other refusal."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from uuid import UUID

import httpx
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from common.tables import Job
from tests import product
from tests.eventually import eventually

POSTING = {"url": "https://jobs.example/welder"}


def test_a_call_that_waits_for_longer_than_the_process_has(
    unworked_stack: product.Stack, person: httpx.Client, database: Session, tmp_path: Path
) -> None:
    log = tmp_path / "api.log"
    user_id = UUID(person.get("/api/auth/user").json()["id"])
    with ExitStack() as until_stopped, ThreadPoolExecutor(1) as threads:
        address = until_stopped.enter_context(product.api(unworked_stack, log))
        with product.browser(address, cookies=person.cookies) as client:
            waiting = threads.submit(client.post, "/api/extract-job", json=POSTING)
            eventually(lambda: _jobs_of(user_id, database) == 1)
            until_stopped.close()
            answer = waiting.result()
    assert (answer.status_code, answer.headers["X-Error-Code"], answer.headers["Retry-After"]) == (
        503,
        "unavailable",
        "5",
    )
    assert answer.headers["X-Request-Id"]
    assert "stopped before there was an answer" in log.read_text()
    assert "Traceback" not in log.read_text()


def _jobs_of(user_id: UUID, database: Session) -> int | None:
    database.rollback()
    return database.scalar(select(func.count()).where(Job.user_id == user_id))
