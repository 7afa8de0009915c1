"""What becomes of jobs that don't stop by themselves; in a pool of their own, whose deadline other jobs might miss."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import psutil
import pytest
from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from common.errors import ErrorCode
from common.job_states import JobState
from common.tables import Job
from tests import product
from tests.eventually import eventually
from tests.workers.runtime.calls import Ended, Enqueue

RUNAWAYS = ("hang_in_c", "swallow_everything", "hang_in_the_ending")


@pytest.fixture(scope="module", autouse=True)
def strict_pool(private_stack: product.Stack, logs: Path) -> Iterator[None]:
    workers = f"interactive={len(RUNAWAYS) + 1}"
    options = {"WORKERS": workers, "DEADLINE_SECONDS": "8", "LEASE_SECONDS": "2", "RECONCILE_SECONDS": "0.5"}
    module = "tests.workers.runtime.stand_ins"
    with product.pool(private_stack, logs / "strict.log", module=module, **options):
        yield


def are_gone(pids: list[int]) -> bool:
    assert pids
    return not any(psutil.pid_exists(pid) for pid in pids)


def test_past_its_deadline_a_job_and_its_children_are_gone(enqueue: Enqueue, ended: Ended, tmp_path: Path) -> None:
    """All at once, or the deadline would be waited for twice; also what hangs although its job is done."""
    done = enqueue("hang_after_the_ending", tmp_path / "done")
    jobs = {work: enqueue(work, tmp_path / work) for work in RUNAWAYS}
    for work, job_id in jobs.items():
        job = ended(job_id)
        assert (job.state, job.error_code) == ("failed", ErrorCode.TIMED_OUT.code), work
        eventually(partial(are_gone, [int(pid) for pid in (tmp_path / work).read_text().split()]))
    assert ended(done).state == JobState.SUCCEEDED
    eventually(partial(are_gone, [int((tmp_path / "done").read_text())]))


def test_an_ending_that_hangs_holds_nobody_else_up(
    enqueue: Enqueue, ended: Ended, engine: Engine, tmp_path: Path
) -> None:
    """Its row is locked, and its lease runs out because nobody can renew it."""
    hanging = enqueue("hang_in_the_ending", tmp_path / "pid")
    lease_ran_out = select(Job.lease_until < func.now()).where(Job.id == hanging)

    def has_run_out() -> bool | None:
        with Session(engine) as session:
            return session.scalar(lease_ran_out)

    eventually(has_run_out)
    assert ended(enqueue("write", carried=False)).state == JobState.SUCCEEDED
    assert ended(hanging).error_code == ErrorCode.TIMED_OUT.code
