"""What the log tells of a job's life."""

import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import Engine, func, update

from common.errors import ErrorCode
from common.job_states import JobState
from common.tables import Job
from tests import product
from tests.eventually import eventually
from tests.workers.runtime.calls import Ended, Enqueue


@pytest.fixture(scope="module")
def log(private_stack: product.Stack, logs: Path) -> Iterator[Path]:
    log = logs / "job_logs.log"
    options = {"WORKERS": "interactive=1", "RECONCILE_SECONDS": "0.5", "LOG_JSON": "true"}
    with product.pool(private_stack, log, module="tests.workers.runtime.stand_ins", **options):
        yield log


def told_of(log: Path, job_id: UUID, *, endings: int) -> list[dict[str, Any]]:
    """The job's lines, once so many attempts have ended."""

    def look() -> list[dict[str, Any]] | None:
        told = [json.loads(line) for line in log.read_text().splitlines() if str(job_id) in line]
        return told if [line["event"] for line in told].count("attempt ended") == endings else None

    return eventually(look)


def line_of(log: Path, job_id: UUID, event: str) -> dict[str, Any]:
    """The job's first line of that event. Two processes write the log, so its place among the others says nothing."""

    def look() -> dict[str, Any] | None:
        told = (json.loads(line) for line in log.read_text().splitlines() if str(job_id) in line)
        return next((line for line in told if line["event"] == event), None)

    return eventually(look)


def facts(told: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    return [(line["event"], line["attempt"], line.get("state"), line.get("code")) for line in told]


def overdue(engine: Engine, job_id: UUID, **changes: Any) -> None:
    """As if that had happened a while ago."""
    with engine.begin() as connection:
        past = func.now() - timedelta(seconds=30)
        connection.execute(update(Job).where(Job.id == job_id).values(queued_at=past, **changes))


def test_a_success_begins_and_ends(log: Path, enqueue: Enqueue, ended: Ended) -> None:
    job = ended(enqueue("write"))
    told = told_of(log, job.id, endings=1)
    assert facts(told) == [("attempt began", 1, None, None), ("attempt ended", 1, "succeeded", None)]
    assert {line["kind"] for line in told} == {"generate_document"}
    assert told[0]["worker"]
    assert told[-1]["seconds"] > 0


@pytest.mark.parametrize(
    ("work", "code"),
    [("refuse", "incomplete_profile"), ("break_down", "internal_error")],
)
def test_a_failure_says_its_code(log: Path, enqueue: Enqueue, ended: Ended, work: str, code: str) -> None:
    told = told_of(log, ended(enqueue(work)).id, endings=1)
    assert facts(told)[-1] == ("attempt ended", 1, "failed", code)
    assert told[-1]["seconds"] > 0


def test_a_lost_attempt_ends_too_and_another_begins(log: Path, enqueue: Enqueue, ended: Ended, tmp_path: Path) -> None:
    told = told_of(log, ended(enqueue("die_once", tmp_path / "died")).id, endings=2)
    assert facts(told) == [
        ("attempt began", 1, None, None),
        ("horse died", 1, None, None),
        ("attempt ended", 1, "queued", ErrorCode.WORKER_LOST.code),
        ("attempt began", 2, None, None),
        ("attempt ended", 2, "succeeded", None),
    ]


def test_the_reconciler_says_kind_and_attempt_as_well(
    log: Path, enqueue: Enqueue, ended: Ended, engine: Engine
) -> None:
    carried_again = enqueue("write", carried=False)
    overdue(engine, carried_again)
    told = line_of(log, carried_again, "carried again")
    assert facts([told]) == [("carried again", 1, None, None)]
    assert told["kind"] == "generate_document"
    assert facts(told_of(log, ended(carried_again).id, endings=1))[-1] == ("attempt ended", 1, "succeeded", None)

    worker_gone = enqueue("write", carried=False)
    past = func.now() - timedelta(seconds=10)
    overdue(engine, worker_gone, state=JobState.RUNNING, started_at=past, lease_until=past)
    told = line_of(log, worker_gone, "attempt ended")
    assert facts([told]) == [("attempt ended", 1, "queued", ErrorCode.WORKER_LOST.code)]
    assert told["kind"] == "generate_document"
    assert told["seconds"] >= 10
    assert facts(told_of(log, ended(worker_gone).id, endings=2))[-1] == ("attempt ended", 2, "succeeded", None)
