"""One horse for many jobs, as long as they leave nothing behind; and never two at once."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from common.job_states import JobState
from tests import product
from tests.eventually import eventually
from tests.workers.runtime.calls import Ended, Enqueue


@pytest.fixture(scope="module", autouse=True)
def one_worker(private_stack: product.Stack, logs: Path) -> Iterator[None]:
    options = {"WORKERS": "interactive=1", "RECONCILE_SECONDS": "0.5"}
    module = "tests.workers.runtime.stand_ins"
    with product.pool(private_stack, logs / "one_worker.log", module=module, **options):
        yield


@pytest.fixture
def horse_of(enqueue: Enqueue, ended: Ended, tmp_path: Path) -> "HorseOf":
    return HorseOf(enqueue, ended, tmp_path / "horses")


class HorseOf:
    """Runs a job of that work to its ending; the pid of the process that it ran in."""

    def __init__(self, enqueue: Enqueue, ended: Ended, told: Path) -> None:
        self._enqueue = enqueue
        self._ended = ended
        self.told = told

    def __call__(self, work: str) -> int:
        job = self._ended(self._enqueue(work, self.told))
        assert (job.state, job.attempt) == (JobState.SUCCEEDED, 1)
        return int(self.told.read_text().split()[-1])


def test_jobs_follow_one_another_in_one_horse(horse_of: HorseOf) -> None:
    assert len({horse_of("tell_who") for _ in range(5)}) == 1


@pytest.mark.parametrize("work", ["refuse", "break_down", "forget_to_end"])
def test_a_job_that_fails_costs_no_horse(horse_of: HorseOf, enqueue: Enqueue, ended: Ended, work: str) -> None:
    before = horse_of("tell_who")
    assert ended(enqueue(work)).state == JobState.FAILED
    assert horse_of("tell_who") == before


def test_a_horse_that_takes_a_moment_after_its_job_s_ending_goes_on(horse_of: HorseOf) -> None:
    lingered = horse_of("linger_after_the_ending")
    assert horse_of("tell_who") == lingered


@pytest.mark.parametrize("work", ["leave_a_process", "leave_a_thread", "leave_memory"])
def test_a_horse_in_which_a_job_left_something_gets_no_other_job(horse_of: HorseOf, work: str) -> None:
    spoilt = horse_of(work)
    assert horse_of("tell_who") != spoilt
    eventually(lambda: not psutil.pid_exists(spoilt))


def test_a_process_that_a_job_left_is_gone(horse_of: HorseOf) -> None:
    horse_of("leave_a_process")
    child = int(Path(f"{horse_of.told}.child").read_text())
    eventually(lambda: not psutil.pid_exists(child))


def test_a_horse_killed_while_it_stands_ready_is_replaced_without_loss(horse_of: HorseOf) -> None:
    killed = horse_of("tell_who")
    os.kill(killed, signal.SIGKILL)
    eventually(lambda: not psutil.pid_exists(killed) or psutil.Process(killed).status() == psutil.STATUS_ZOMBIE)
    assert horse_of("tell_who") != killed


def test_a_horse_goes_with_its_worker(horse_of: HorseOf) -> None:
    horse = psutil.Process(horse_of("tell_who"))
    os.kill(horse.ppid(), signal.SIGKILL)
    eventually(lambda: not horse.is_running())
    assert horse_of("tell_who") != horse.pid
