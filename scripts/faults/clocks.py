"""Kills two reconcilers at random moments while a schedule runs."""

import os
import random
import signal
import subprocess
import sys
from collections import Counter
from datetime import timedelta
from time import monotonic, sleep

from sqlalchemy import select
from sqlalchemy.orm import Session

from common.database import create_worker_engine
from common.jobs.kind import NoArguments
from common.jobs.kinds.remove_expired import REMOVE_EXPIRED
from common.jobs.schedules import Schedule
from common.settings import get_settings
from common.tables import Job, ScheduleSlot
from scripts.faults.report import Finding
from scripts.faults.running_stack import RunningStack
from workers.runtime.processes import die_with_parent

EVERY = timedelta(seconds=1)
SCHEDULE = Schedule("faults", REMOVE_EXPIRED, EVERY, NoArguments())


def kill_reconcilers(stack: RunningStack, slots: int) -> Finding:
    """Kill reconcilers, and check that each slot has exactly one job."""
    dice = random.Random(slots)  # noqa: S311 - faults, not secrets
    reconcilers = [start_reconciler(stack), start_reconciler(stack)]
    kills = 0
    end = monotonic() + slots
    while monotonic() < end:
        sleep(dice.uniform(0.3, 1.5))
        victim = dice.randrange(2)
        os.kill(reconcilers[victim].pid, signal.SIGKILL)
        reconcilers[victim].wait()
        reconcilers[victim] = start_reconciler(stack)
        kills += 1
    stack.wait_for(lambda: len(_slots(stack)) >= slots, "the last slots")
    for reconciler in reconcilers:
        reconciler.kill()
        reconciler.wait()
    seen = _slots(stack)
    with Session(stack.engine) as session:
        made = session.scalars(select(Job.id).where(Job.kind == SCHEDULE.kind.name)).all()
    missing = len(_expected(seen)) - len(seen)
    extra = sum(count - 1 for count in Counter(seen).values()) + len(set(made) - _jobs(stack))
    return Finding(
        f"a schedule of {slots} slots, two reconcilers, {kills} kills",
        f"{len(seen)} slots, {missing} missed, {extra} doubled",
        holds=missing == 0 and extra == 0,
    )


def start_reconciler(stack: RunningStack) -> "subprocess.Popen[bytes]":
    """A process of its own that knows one schedule."""
    command = [sys.executable, "-m", "scripts.faults.clocks"]
    with (stack.folder / "reconcilers.log").open("ab") as log:
        return subprocess.Popen(command, env=stack.environment(), stderr=log)


def _slots(stack: RunningStack) -> list[float]:
    with Session(stack.engine) as session:
        slots = select(ScheduleSlot.slot).where(ScheduleSlot.name == SCHEDULE.name).order_by(ScheduleSlot.slot)
        return [slot.timestamp() for slot in session.scalars(slots)]


def _jobs(stack: RunningStack) -> set[object]:
    with Session(stack.engine) as session:
        return set(session.scalars(select(ScheduleSlot.job_id)))


def _expected(seen: list[float]) -> list[float]:
    every = EVERY.total_seconds()
    return [seen[0] + every * number for number in range(round((seen[-1] - seen[0]) / every) + 1)]


def main() -> None:
    """Run a reconciler that knows this schedule alone."""
    from workers.runtime import reconciler, scheduler  # noqa: PLC0415 - only in the processes that are killed

    die_with_parent(os.getppid())
    settings = get_settings()

    def enqueue_due(engine: object, redis: object, **options: object) -> int:
        return scheduler.enqueue_due(engine, redis, [SCHEDULE], **options)  # type: ignore[arg-type]

    reconciler.enqueue_due = enqueue_due  # type: ignore[assignment,attr-defined]
    reconciler.run_reconciler(settings, create_worker_engine(settings))


if __name__ == "__main__":
    main()
