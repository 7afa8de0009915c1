"""What `WORKERS` may say, and in which order its queues begin."""

import os
import signal
from multiprocessing import get_context
from pathlib import Path

import pytest

from common.jobs.kind import Queue
from common.settings import Settings
from workers.runtime.pool import MOST_PROCESSES, Pool, parse_pools


def test_a_pool_has_so_many_processes_of_each_queue() -> None:
    assert parse_pools(" interactive=2, browser=0,") == {Queue.INTERACTIVE: 2, Queue.BROWSER: 0}
    assert parse_pools(f"background={MOST_PROCESSES}") == {Queue.BACKGROUND: MOST_PROCESSES}


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ("interactive=²", "'interactive=²' is not QUEUE=COUNT"),
        ("interactive=٣", "is not QUEUE=COUNT"),
        ("interactive=-1", "is not QUEUE=COUNT"),
        ("interactive=", "is not QUEUE=COUNT"),
        ("interactive", "is not QUEUE=COUNT"),
        ("typing=1", "with one of interactive, documents, browser, background"),
        ("interactive=2,interactive=1", "interactive is named twice"),
        (f"documents={MOST_PROCESSES + 1}", f"more than the {MOST_PROCESSES} processes"),
        (f"documents={'9' * 5000}", "more than"),
        ("", "names no worker"),
        ("interactive=0", "names no worker"),
    ],
)
def test_what_makes_no_sense_is_refused_by_the_setting_s_name(setting: str, reason: str) -> None:
    with pytest.raises(ValueError, match=r"^WORKERS: ") as refused:
        parse_pools(setting)
    assert reason in str(refused.value)


class NotingPool(Pool):
    """Its processes do nothing. It notes in a file what it prepares and forks, and stops itself after browser 1."""

    def __init__(self, settings: Settings, pools: dict[Queue, int], notes: Path) -> None:
        super().__init__(settings, pools, prepare=lambda queue: self.note(f"prepared {queue}"))
        self._notes = notes

    def note(self, what: str) -> None:
        """One line of the file."""
        with self._notes.open("a") as notes:
            notes.write(f"{what}\n")

    def _fork(self, role: str) -> int:
        self.note(role)
        child = os.fork()
        if not child:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.pause()
        if role == "browser 1":
            os.kill(os.getpid(), signal.SIGTERM)
        return child


def test_a_queue_s_workers_stand_before_the_next_queue_is_prepared(tmp_path: Path) -> None:
    settings = Settings(database_url="postgresql://nobody@127.0.0.1:1/none", redis_url="redis://127.0.0.1:1/0")
    notes = tmp_path / "notes"
    pools = {Queue.BROWSER: 1, Queue.DOCUMENTS: 0, Queue.INTERACTIVE: 2}
    process = get_context("fork").Process(target=lambda: NotingPool(settings, pools, notes).run())
    process.start()
    process.join()
    assert process.exitcode == 0
    first, reconciler, *workers, last_prepared, last = notes.read_text().splitlines()
    assert (first, reconciler, set(workers)) == (
        "prepared interactive",
        "reconciler",
        {"interactive 1", "interactive 2"},
    )
    assert (last_prepared, last) == ("prepared browser", "browser 1")
