"""How soon it is known that a worker has died; in a pool of its own, which is killed."""

import os
import signal
from pathlib import Path

from rq.worker import BaseWorker

from common.jobs.dispatch import connect
from common.jobs.seen_workers import SeenWorker, seen_workers
from tests import product
from tests.eventually import eventually
from tests.workers.runtime.calls import Enqueue

BUSY = {"documents": False, "interactive": True}


def test_who_was_killed_is_missed_before_the_last_heartbeat_is_too_old(
    private_stack: product.Stack, enqueue: Enqueue, logs: Path, tmp_path: Path
) -> None:
    """Idle or at work. Until its key expires, its heartbeat alone would say that it is there."""
    redis = connect(private_stack.redis_url)

    def both() -> list[SeenWorker] | None:
        seen = seen_workers(redis)
        return seen if {one.queue: bool(one.job_id) for one in seen} == BUSY else None

    pools = {"WORKERS": ",".join(f"{queue}=1" for queue in BUSY)}
    with product.pool(private_stack, logs / "killed.log", module="tests.workers.runtime.stand_ins", **pools) as pool:
        enqueue("hang_in_c", tmp_path / "pids")
        seen = eventually(both)
        os.kill(pool.pid, signal.SIGKILL)  # its workers and their jobs go with it
        eventually(lambda: not seen_workers(redis))
        assert redis.exists(*(BaseWorker.redis_worker_namespace_prefix + one.name for one in seen)) == len(seen)
