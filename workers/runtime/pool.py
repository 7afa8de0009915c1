"""The processes of one machine: workers as one setting says, and a reconciler, kept alive by their parent.

The parent imports what its jobs need and warms it before it forks: a fork then starts in milliseconds and shares the
memory. It holds no thread, no connection and no browser, since none of them survives a fork.
"""

import gc
import os
import re
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from time import monotonic, sleep
from types import FrameType

import structlog
from setproctitle import setproctitle
from sqlalchemy.exc import SQLAlchemyError

from common.database import create_worker_engine
from common.jobs.kind import Queue
from common.jobs.kinds import KINDS
from common.settings import Settings
from workers.runtime.garbage import give_back_memory
from workers.runtime.processes import adopt_orphans, die_with_parent, kill_descendants, kill_orphans, reap_exited
from workers.runtime.reconciler import run_reconciler
from workers.runtime.rehearsal import rehearse
from workers.runtime.rq_worker import STOP_GRACE_SECONDS, PoolWorker

log = structlog.get_logger()

RESTART_AFTER_SECONDS = 1.0
"""A process that dies at once must not become a fork bomb."""
MOST_PROCESSES = 200
"""Of one queue in one pool: a slip of the finger must not become one either."""


def parse_pools(setting: str) -> dict[Queue, int]:
    """`"interactive=2,documents=1"` as processes per queue. ValueError says what of it makes no sense."""
    pools: dict[Queue, int] = {}
    for part in filter(None, (part.strip() for part in setting.split(","))):
        name, _, count = part.partition("=")
        if name not in set(Queue) or not re.fullmatch("[0-9]+", count):
            raise ValueError(f"WORKERS: {part!r} is not QUEUE=COUNT with one of {', '.join(Queue)}")
        if len(count) > len(str(MOST_PROCESSES)) or int(count) > MOST_PROCESSES:
            raise ValueError(f"WORKERS: {part!r} is more than the {MOST_PROCESSES} processes that one pool may have")
        if name in pools:
            raise ValueError(f"WORKERS: {name} is named twice")
        pools[Queue(name)] = int(count)
    if not any(pools.values()):
        raise ValueError("WORKERS: names no worker")
    return pools


def preload(pools: dict[Queue, int]) -> None:
    """Import the modules of every kind that these pools run, and warm those that offer `warm_up`.

    What importing makes stays: visiting it over and over in search of garbage took a third of a pool's start, and once
    half a second, for 7,500 of half a million objects.
    """
    gc.disable()
    for kind in KINDS.values():
        if pools.get(kind.queue):
            module = import_module(kind.worker_module)
            getattr(module, "warm_up", lambda: None)()
    give_back_memory()
    gc.freeze()
    gc.enable()


class Pool:
    """Forks, watches and stops the processes. `run` blocks until SIGTERM or SIGINT."""

    def __init__(self, settings: Settings, pools: dict[Queue, int]) -> None:
        self._settings = settings
        self._engine = create_worker_engine(settings)
        self._is_rehearsed = False
        self._roles: dict[str, Callable[[], None]] = {"reconciler": self._reconcile}
        for queue, count in pools.items():
            for number in range(count):
                self._roles[f"{queue} {number + 1}"] = partial(self._work, queue)
        self._pids: dict[int, str] = {}
        self._due: dict[str, float] = dict.fromkeys(self._roles, 0.0)
        self._stopping = False

    def run(self) -> None:
        """Run the pool; returns once every process has ended."""
        signal.signal(signal.SIGTERM, self._request_stop)
        signal.signal(signal.SIGINT, self._request_stop)
        adopt_orphans()
        self._rehearse()
        while not self._stopping:
            self._start_due()
            self._note_exits()
            sleep(0.2)
        self._stop()

    def _rehearse(self) -> None:
        """Statements are compiled once for all forks, which take them over with the engine: each has 7 MB less."""
        with suppress(SQLAlchemyError):  # each worker then does it by itself, and waits for Postgres
            rehearse(self._engine)
            self._is_rehearsed = True
        self._engine.dispose()
        gc.freeze()

    def _request_stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _start_due(self) -> None:
        for role in [role for role, due in self._due.items() if due <= monotonic()]:
            del self._due[role]
            self._pids[self._fork(role)] = role

    def _note_exits(self) -> None:
        for pid, status in reap_exited():
            role = self._pids.pop(pid, None)
            if role is None:
                continue  # an orphan of a worker that died
            kill_orphans(self._pids)
            self._due[role] = monotonic() + RESTART_AFTER_SECONDS
            if not self._stopping:
                log.warning("process ended; starting another", role=role, status=os.waitstatus_to_exitcode(status))

    def _fork(self, role: str) -> int:
        parent = os.getpid()
        child = os.fork()
        if child:
            return child
        try:
            die_with_parent(parent)
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            setproctitle(f"tradefolio: {role}")
            adopt_orphans()
            self._roles[role]()
        except BaseException:
            log.exception("process failed", role=role)
            os._exit(1)
        finally:
            sys.stderr.flush()
        os._exit(0)

    def _work(self, queue: Queue) -> None:
        if not self._is_rehearsed:
            with suppress(SQLAlchemyError):
                rehearse(self._engine)
        PoolWorker(queue, settings=self._settings, engine=self._engine).work(logging_level="WARNING")

    def _reconcile(self) -> None:
        run_reconciler(self._settings, self._engine)

    def _stop(self) -> None:
        for pid in self._pids:
            os.kill(pid, signal.SIGTERM)
        give_up_at = monotonic() + STOP_GRACE_SECONDS + 3
        while self._pids and monotonic() < give_up_at:
            self._note_exits()
            sleep(0.05)
        kill_descendants()
