"""A worker pool whose kinds do what the test says instead of their work: `python -m tests.workers.runtime.stand_ins`.

The pool, the claim, the watch and the endings are the product's own. What a job does stands in its description (a
`generate_document` job): its first word is the name of a function here, and the job's URL its argument.
"""

import ctypes
import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread
from time import sleep
from uuid import uuid4

from common.errors import ErrorCode, UserError
from common.jobs.kinds.generate_document import (
    GENERATE_DOCUMENT,
    REQUIREMENTS_MATCHED,
    GenerateDocumentArguments,
    GenerateDocumentResult,
)
from scripts.faults.standing_in import empty_document, set_deadline, stand_in
from workers.__main__ import main
from workers.runtime.attempt_watch import LOOK_SECONDS
from workers.runtime.horse import GROWN_BYTES
from workers.runtime.running_job import RunningJob


def write(job: RunningJob, _where: str) -> None:
    for step in range(1, 7):
        job.step(step, detail=REQUIREMENTS_MATCHED.told(part=step, whole=6))
    _store(job)


def _store(job: RunningJob) -> None:
    with job.ending() as ending:
        document_id = uuid4()
        ending.session.add(empty_document(document_id, job, title="Title", content="Content"))
        ending.succeed(GenerateDocumentResult(document_id=document_id, title="Title", content="Content"))


def refuse(job: RunningJob, _where: str) -> None:
    job.step(1)
    raise UserError(ErrorCode.INCOMPLETE_PROFILE)


def break_down(job: RunningJob, _where: str) -> None:
    job.step(1)
    raise ZeroDivisionError("a secret of the inside")


def break_down_on_odd_text(job: RunningJob, _where: str) -> None:
    """As the text of broken files is: Postgres takes neither in a text."""
    job.step(1)
    raise ValueError("a secret of the inside: \0 \udc80")


def forget_to_end(job: RunningJob, _where: str) -> None:
    job.step(6)


def die_once(job: RunningJob, where: str) -> None:
    """Killed like by the kernel the first time; the second time it works."""
    job.step(2)
    mark = Path(where)
    if not mark.exists():
        mark.write_text("died")
        os.kill(os.getpid(), signal.SIGKILL)
    write(job, where)


def die_always(job: RunningJob, _where: str) -> None:
    job.step(2)
    os.kill(os.getpid(), signal.SIGKILL)


def hang_in_c(job: RunningJob, where: str) -> None:
    """Nothing of Python runs any more, and a child in a session of its own runs beside it."""
    child = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"], start_new_session=True)
    Path(where).write_text(f"{os.getpid()} {child.pid}")
    job.step(3)
    ctypes.CDLL(None).pause()


def swallow_everything(job: RunningJob, where: str) -> None:
    Path(where).write_text(str(os.getpid()))
    job.step(3)
    while True:
        try:
            signal.pause()
        except BaseException:  # noqa: BLE001, S112 - that is the point
            continue


def hang_in_the_ending(job: RunningJob, where: str) -> None:
    """With the job's row locked."""
    with job.ending():
        swallow_everything(job, where)


def hang_after_the_ending(job: RunningJob, where: str) -> None:
    Path(where).write_text(str(os.getpid()))
    write(job, where)
    ctypes.CDLL(None).pause()


def linger_after_the_ending(job: RunningJob, where: str) -> None:
    """So long that the worker finds the job ended while its horse isn't through."""
    tell_who(job, where)
    Event().wait(1.5 * LOOK_SECONDS)


def wait_for_file(job: RunningJob, where: str) -> None:
    """Goes on when the test makes the file; takes notice of a cancel at every step."""
    job.step(1)
    Path(f"{where}.started").write_text(str(os.getpid()))
    while not Path(where).exists():
        job.step(1)
        sleep(0.05)
    write(job, where)


def tell_who(job: RunningJob, where: str) -> None:
    """Adds the process it runs in to the file; so do the three below, which leave something behind."""
    with Path(where).open("a") as told:
        told.write(f"{os.getpid()}\n")
    write(job, where)


def leave_a_process(job: RunningJob, where: str) -> None:
    child = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"], start_new_session=True)
    Path(f"{where}.child").write_text(str(child.pid))
    tell_who(job, where)


def leave_a_thread(job: RunningJob, where: str) -> None:
    Thread(target=Event().wait, daemon=True).start()
    tell_who(job, where)


def leave_memory(job: RunningJob, where: str) -> None:
    left_behind.append(bytearray(os.urandom(1)) * (GROWN_BYTES + 2**20))
    tell_who(job, where)


left_behind: list[bytearray] = []


def run(job: RunningJob, arguments: GenerateDocumentArguments) -> None:
    globals()[arguments.job_description.split()[0]](job, arguments.job_url or "")


if __name__ == "__main__":
    stand_in(run)
    if seconds := os.environ.get("DEADLINE_SECONDS"):
        set_deadline(GENERATE_DOCUMENT, float(seconds))
    main()
