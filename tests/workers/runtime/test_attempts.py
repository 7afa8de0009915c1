"""What becomes of a job in a real pool, whatever its work does."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from common.errors import ErrorCode
from common.job_states import JobState
from common.jobs.dispatch import carry, connect
from common.jobs.events import decode_event, stream_key
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT
from common.jobs.transitions import cancel
from common.tables import GeneratedDocument, Job
from tests import product
from tests.eventually import eventually
from tests.workers.runtime.calls import Ended, Enqueue


@pytest.fixture(scope="module")
def stand_ins(private_stack: product.Stack, logs: Path) -> Iterator[None]:
    options = {"WORKERS": "interactive=2", "RECONCILE_SECONDS": "0.5"}
    module = "tests.workers.runtime.stand_ins"
    with product.pool(private_stack, logs / "stand_ins.log", module=module, **options):
        yield


def documents_of(engine: Engine, job_id: UUID) -> int:
    with Session(engine) as session:
        count = select(func.count()).select_from(GeneratedDocument).where(GeneratedDocument.job_id == job_id)
        return session.scalar(count) or 0


def events_of(settings: product.Stack, job_id: UUID) -> list[Any]:
    entries: Any = connect(settings.redis_url).xrange(stream_key(job_id))
    return [decode_event(fields[b"event"]) for _, fields in entries]


pytestmark = pytest.mark.usefixtures("stand_ins")


def test_effect_result_and_events_of_a_success(
    enqueue: Enqueue, ended: Ended, engine: Engine, private_stack: product.Stack
) -> None:
    job = ended(enqueue("write"))
    assert job.state == JobState.SUCCEEDED
    assert job.result is not None
    assert job.result["title"] == "Title"
    assert documents_of(engine, job.id) == 1
    *steps, _ending = eventually(
        lambda: (events := events_of(private_stack, job.id)) and events[-1].is_ending and events
    )
    assert [step.message for step in steps] == [step.english for step in GENERATE_DOCUMENT.steps]
    percents = [step.percent for step in steps]
    assert percents == sorted(percents)
    assert max(percents) <= 95


def test_a_user_error_ends_the_job_with_its_code_and_sentence(enqueue: Enqueue, ended: Ended) -> None:
    job = ended(enqueue("refuse"))
    refusal = ErrorCode.INCOMPLETE_PROFILE
    assert (job.state, job.error_code, job.error_message) == ("failed", refusal.code, refusal.english)
    assert job.traceback is None


@pytest.mark.parametrize("work", ["break_down", "break_down_on_odd_text", "forget_to_end"])
def test_a_bug_is_kept_for_admins_and_told_to_the_user_without_its_inside(
    enqueue: Enqueue, ended: Ended, work: str
) -> None:
    job = ended(enqueue(work))
    assert (job.state, job.error_code, job.attempt) == ("failed", "internal_error", 1)
    assert "secret" not in (job.error_message or "")
    assert job.traceback
    assert "Error" in job.traceback


def test_a_killed_horse_is_followed_by_another_attempt(
    enqueue: Enqueue, ended: Ended, engine: Engine, tmp_path: Path
) -> None:
    job = ended(enqueue("die_once", tmp_path / "died"))
    assert (job.state, job.attempt) == ("succeeded", 2)
    assert documents_of(engine, job.id) == 1


def test_a_job_that_kills_every_horse_is_given_up_with_a_reason(enqueue: Enqueue, ended: Ended, engine: Engine) -> None:
    job = ended(enqueue("die_always"))
    assert (job.state, job.attempt, job.error_code) == ("failed", 3, ErrorCode.WORKER_LOST.code)
    assert documents_of(engine, job.id) == 0


def test_a_queued_job_that_redis_never_got_is_carried_by_the_reconciler(enqueue: Enqueue, ended: Ended) -> None:
    assert ended(enqueue("write", carried=False)).state == JobState.SUCCEEDED


def test_a_second_copy_of_an_attempt_does_nothing(
    enqueue: Enqueue, ended: Ended, engine: Engine, private_stack: product.Stack, tmp_path: Path
) -> None:
    job_id = enqueue("wait_for_file", tmp_path / "go")
    eventually((tmp_path / "go.started").exists)
    with Session(engine) as session:
        token = session.get_one(Job, job_id).attempt_token
    redis = connect(private_stack.redis_url)
    carry(redis, GENERATE_DOCUMENT.queue, job_id, token)
    last = enqueue("write")
    assert ended(last).state == JobState.SUCCEEDED
    (tmp_path / "go").touch()
    job = ended(job_id)
    assert (job.state, job.attempt) == ("succeeded", 1)
    assert documents_of(engine, job_id) == 1


@pytest.mark.parametrize("work", ["wait_for_file", "hang_in_c"])
def test_a_cancelled_job_stops_wherever_it_is(
    enqueue: Enqueue, ended: Ended, engine: Engine, tmp_path: Path, work: str
) -> None:
    job_id = enqueue(work, tmp_path / "go")
    eventually(lambda: any(tmp_path.iterdir()))
    with Session(engine) as session, session.begin():
        assert session.execute(cancel(Job.id == job_id)).one().state == JobState.RUNNING
    assert ended(job_id).state == JobState.CANCELLED
    assert documents_of(engine, job_id) == 0


def test_what_isn_t_ours_in_redis_is_refused(
    enqueue: Enqueue, ended: Ended, private_stack: product.Stack, tmp_path: Path
) -> None:
    from common.jobs.dispatch import rq_queue  # noqa: PLC0415 - only here

    queue = rq_queue(GENERATE_DOCUMENT.queue, connect(private_stack.redis_url))
    queue.enqueue_call("pathlib.Path.touch", args=(str(tmp_path / "touched"),))
    queue.enqueue_call("workers.runtime.perform.perform", kwargs={"job_id": "x", "token": str(uuid4())})
    assert ended(enqueue("write")).state == JobState.SUCCEEDED
    assert not (tmp_path / "touched").exists()
