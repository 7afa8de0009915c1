"""Freezes the reconcilers' leader, so that it neither works nor ends."""

import os
import signal

from sqlalchemy import text

from scripts.faults.clocks import start_reconciler
from scripts.faults.report import Finding
from scripts.faults.running_stack import RunningStack
from workers.runtime.reconciler import LEADER_LOCK, LEADS_FOR_SWEEPS

LEADER = text("select pid from pg_locks where locktype = 'advisory' and objid = :lock and granted")


def freeze_leader(stack: RunningStack) -> Finding:
    """Freeze the leader as if its machine were gone (its connection stays open), and check that another leads."""
    frozen = start_reconciler(stack)
    stack.wait_for(lambda: _leader(stack), "a leader")
    first = _leader(stack)
    other = start_reconciler(stack)
    os.kill(frozen.pid, signal.SIGSTOP)
    took = stack.wait_for(lambda: _leader(stack) not in (None, first), "another leader")
    for reconciler in (frozen, other):
        reconciler.kill()
        reconciler.wait()
    promised = stack.reconcile_seconds * (LEADS_FOR_SWEEPS + 2)
    return Finding("a leader that freezes", f"another leads after {took:.1f} s", holds=True, in_time=took <= promised)


def _leader(stack: RunningStack) -> int | None:
    """Return the pid of the leader's connection in Postgres."""
    with stack.engine.connect() as connection:
        pid: int | None = connection.scalar(LEADER, {"lock": LEADER_LOCK})
        return pid
