"""`scripts/chaos [hostile] [--short]`: inject every fault into the real stack and print what became of the jobs.

With `hostile`, only what people do to each other: half requests, floods of streams, jobs and uploads.

The short form hits each point at least once with shorter leases, in about two minutes. The tests run it, and leave out
whether what was promised came in time: they share the machine with one another.
"""

import sys
from collections.abc import Iterator
from itertools import chain

from scripts.faults.clocks import kill_reconcilers
from scripts.faults.hostile_load import (
    crowd_out,
    open_streams_at_once,
    sign_in_while_redis_hangs,
    stall_by_half_heads,
    upload_at_once,
)
from scripts.faults.killing import kill_everywhere
from scripts.faults.leads import freeze_leader
from scripts.faults.outages import flush_redis, restart_postgres, take_redis_away
from scripts.faults.report import Finding
from scripts.faults.runaways import cancel_everywhere, outrun_deadlines
from scripts.faults.running_stack import running_stack
from scripts.faults.shutdowns import terminate_everything

QUICK = {"LEASE_SECONDS": "3", "RECONCILE_SECONDS": "0.5"}


def inject(*, short: bool) -> Iterator[Finding]:
    """Yield one finding after the other, each on the stack that the one before has left."""
    with running_stack(**(QUICK if short else {})) as stack:
        yield from kill_everywhere(stack, jobs_per_point=1 if short else 20)
        yield flush_redis(stack, queued=20 if short else 200)
        yield take_redis_away(stack, seconds=4 if short else 30)
        yield restart_postgres(stack, writers=4)
        yield terminate_everything(stack, jobs_count=8 if short else 50, streams=16 if short else 100)
        yield from outrun_deadlines(stack)
        yield from cancel_everywhere(stack)
        stack.stop("pool")
        yield kill_reconcilers(stack, slots=5 if short else 30)
        yield freeze_leader(stack)


def load(*, short: bool) -> Iterator[Finding]:
    """Yield findings about what one person can do to everybody else."""
    with running_stack(**(QUICK if short else {})) as stack:
        yield stall_by_half_heads(stack, connections=200 if short else 1100)
        yield crowd_out(stack, jobs=20 if short else 300)
        yield sign_in_while_redis_hangs(stack, people=10 if short else 50)
        yield upload_at_once(stack, people=10 if short else 50)
        yield open_streams_at_once(stack, users=10 if short else 40, each=20 if short else 50)


def main() -> None:
    """Run all faults; exit with 1 when a promise didn't hold."""
    failed = 0
    short = "--short" in sys.argv[1:]
    findings = load(short=short) if "hostile" in sys.argv[1:] else chain(inject(short=short), load(short=short))
    for finding in findings:
        print(finding, flush=True)
        failed += not (finding.holds and finding.in_time)
    sys.exit(f"{failed} didn't hold" if failed else 0)


if __name__ == "__main__":
    main()
