"""`python -m scripts.faults.breaking_pool`: a pool whose jobs write an empty document, and kill where they are told to.

Every kind's module is stood in for; pool, claim, watch and endings are the product's own. The description's second word
says how long the job waits: `now`, or the name of a file in the folder of `FAULTS` that lets it go on.
"""

import ctypes
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from uuid import UUID, uuid4

from rq import Queue as RqQueue
from rq.job import Job as RqJob
from sqlalchemy import event
from sqlalchemy.orm import Session

from common.jobs.events import AnyEvent
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT, GenerateDocumentArguments, GenerateDocumentResult
from common.tables import Job
from scripts.faults.kill_points import FOLDER, KillPoint, kill_at
from scripts.faults.standing_in import empty_document, set_deadline, stand_in
from workers.__main__ import main
from workers.runtime.claimed_attempt import ClaimedAttempt
from workers.runtime.rq_worker import PoolWorker, carried_attempt
from workers.runtime.running_job import RunningJob

STEPS = 6
GO_ON = ("now", "hangs_in_its_ending")


def run(job: RunningJob, arguments: GenerateDocumentArguments) -> None:
    """Do the job: six steps, a document, an ending."""
    description = arguments.job_description
    for step in range(1, STEPS + 1):
        job.step(step)
        if step == STEPS // 2:
            kill_at(KillPoint.MID_JOB, description, job.id, os.getppid(), os.getpid())
            kill_at(KillPoint.WORKER_ONLY, description, job.id, os.getppid())
            kill_at(KillPoint.HORSE_ONLY, description, job.id)
            _wait(description.split()[1], job.id)
    with job.ending() as ending:
        if "hangs_in_its_ending" in description:
            _swallow(_pids_of(job.id))
        document_id = uuid4()
        ending.session.add(empty_document(document_id, job))
        ending.session.flush()
        kill_at(KillPoint.AFTER_EFFECT, description, job.id)
        event.listen(
            ending.session,
            "before_commit",
            lambda _session: kill_at(KillPoint.BEFORE_ENDING, description, job.id),
        )
        ending.succeed(GenerateDocumentResult(document_id=document_id, title="", content=""))
        _die_before_telling(job, description)


def _wait(for_what: str, job_id: UUID) -> None:
    if runaway := RUNAWAYS.get(for_what):
        runaway(_pids_of(job_id))
    while for_what not in GO_ON and not (Path(os.environ[FOLDER]) / for_what).exists():
        sleep(0.05)


def _pids_of(job_id: UUID) -> Path:
    return Path(os.environ[FOLDER]) / f"{job_id}.pids"


def _swallow(pids: Path) -> None:
    _tell(pids)
    while True:
        try:
            signal.pause()
        except BaseException:  # noqa: BLE001, S112 - what is to be survived
            continue


def _loop_in_c(pids: Path) -> None:
    _tell(pids)
    ctypes.CDLL(None).pause()


def _leave_a_child(pids: Path) -> None:
    child = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"], start_new_session=True)
    _tell(pids, child.pid)
    signal.pause()


def _tell(where: Path, *others: int) -> None:
    """Write the mark in one step, so that nobody reads half of it."""
    written = where.with_suffix(".new")
    written.write_text(" ".join(map(str, (os.getpid(), *others))))
    written.rename(where)


RUNAWAYS = {"swallows": _swallow, "loops_in_c": _loop_in_c, "leaves_a_child": _leave_a_child}


def _die_before_telling(job: RunningJob, description: str) -> None:
    publish = job.publish

    def die_or_publish(told: AnyEvent) -> None:
        if told.is_ending:
            kill_at(KillPoint.AFTER_ENDING, description, job.id)
        publish(told)

    job.publish = die_or_publish  # type: ignore[method-assign,assignment]


class BreakingWorker(PoolWorker):
    """A worker that kills itself around the claim."""

    def execute_job(self, job: RqJob, queue: RqQueue) -> None:
        """Execute the job as the worker does, unless this is the point at which to die."""
        carried = carried_attempt(job)
        if carried:
            with Session(self._engine) as session:
                row = session.get(Job, carried[0])
            if row:
                kill_at(KillPoint.AFTER_POP, row.arguments["jobDescription"], row.id)
        super().execute_job(job, queue)

    def _run_in_horse(self, attempt: ClaimedAttempt) -> None:
        kill_at(KillPoint.AFTER_CLAIM, attempt.arguments["jobDescription"], attempt.job_id)
        super()._run_in_horse(attempt)


if __name__ == "__main__":
    from workers.runtime import pool

    stand_in(run)
    if seconds := os.environ.get("DEADLINE_SECONDS"):
        set_deadline(GENERATE_DOCUMENT, float(seconds))
    pool.PoolWorker = BreakingWorker  # type: ignore[attr-defined]
    main()
