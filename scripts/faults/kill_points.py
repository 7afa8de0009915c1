"""The points at which a process can be killed while it works on a job, and how the job names them.

A job's description begins with the point's name; the process that reaches the point for that job kills itself there,
once: the mark it leaves in the folder named by `FAULTS` says when. Nothing of the product knows of it.
"""

import os
import signal
from enum import StrEnum, auto
from pathlib import Path
from uuid import UUID

FOLDER = "FAULTS"


class KillPoint(StrEnum):
    """The points, in the order of a job's life."""

    AFTER_COMMIT = auto()
    """API: the row is there, Redis doesn't know of it, and the caller got no answer."""
    AFTER_ENQUEUE = auto()
    """API: carried, but the caller got no answer."""
    AFTER_POP = auto()
    """Worker: the attempt is neither in the queue's list nor claimed."""
    AFTER_CLAIM = auto()
    """Worker: claimed, and not given to its horse yet."""
    MID_JOB = auto()
    """Worker and horse at once, as when a machine goes."""
    AFTER_EFFECT = auto()
    """Horse: the document is in the open transaction, the ending is not."""
    BEFORE_ENDING = auto()
    """Horse: everything is in the transaction but its commit."""
    AFTER_ENDING = auto()
    """Horse: committed, and nobody told."""
    WORKER_ONLY = auto()
    """Worker: its horse would go on."""
    HORSE_ONLY = auto()
    """Horse: as the kernel does when memory runs out."""


def kill_at(point: KillPoint, description: str, job_id: UUID, *pids: int) -> None:
    """Kill `pids` (this process unless told) when this job is to be hit at this point, and hasn't been."""
    if description.split(maxsplit=1)[0] != point:
        return
    mark = Path(os.environ[FOLDER]) / str(job_id)
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return
    for pid in pids or (os.getpid(),):
        os.kill(pid, signal.SIGKILL)
