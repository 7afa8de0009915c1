"""A work horse: a fork of the worker that runs attempts one after another, and dies with the worker.

To fork, to connect and to run code for the first time after a fork costs many times what a short job does. So a horse
stands ready before its first attempt comes, and does the next one too, as long as it is as good as new.
"""

import gc
import os
import select
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from multiprocessing import Pipe
from multiprocessing.connection import Connection

import msgspec
import structlog
from redis import Redis, RedisError
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from workers.runtime.claimed_attempt import ClaimedAttempt
from workers.runtime.garbage import collect_if_due, look_rarely
from workers.runtime.perform import perform
from workers.runtime.processes import children_of, die_with_parent, private_bytes, threads_of
from workers.runtime.rehearsal import rehearse

log = structlog.get_logger()

ATTEMPTS_PER_HORSE = 500
"""What no look from outside notices (descriptors, caches) is gone with the horse after so many."""
GROWN_BYTES = 64 * 2**20
"""A horse that holds this much more memory after an attempt than before its first is not given another."""
REST_SECONDS = 0.05
"""Nobody has given the horse anything for so long: it has time to look for garbage."""
ATTEMPTS_PER_LOOK = 8
"""Without a rest between them. Each leaves a megabyte or two."""
DONE = b"done"


class HorseDiedError(Exception):
    """The work horse has exited, for whatever reason."""

    def __init__(self, status: int) -> None:
        super().__init__(f"exit code {status}")
        self.status = status


class Horse:
    """The worker's handle on its work horse, the forked process that runs attempts."""

    def __init__(self, serve: Callable[[Connection], None]) -> None:
        self._pipe, its_end = Pipe()
        self.pid = _fork(lambda: self._serve(its_end, serve))
        its_end.close()
        self._pidfd = os.pidfd_open(self.pid)
        self._poll = select.poll()
        self._poll.register(self._pipe.fileno(), select.POLLIN)
        self._poll.register(self._pidfd, select.POLLIN)
        self._attempts = 0
        self._busy = False
        self._private_at_first = 0

    def _serve(self, its_end: Connection, serve: Callable[[Connection], None]) -> None:
        self._pipe.close()
        serve(its_end)

    def give(self, attempt: ClaimedAttempt) -> None:
        """Have it run the attempt. To a horse that has just died this does nothing; `done_within` tells of it."""
        if not self._attempts:
            self._private_at_first = private_bytes(self.pid)
        self._attempts += 1
        self._busy = True
        with suppress(OSError):
            self._pipe.send_bytes(msgspec.msgpack.encode(attempt))

    def done_within(self, seconds: float) -> bool:
        """Whether it is through with its attempt, at once when it is. Raises HorseDiedError."""
        ready = {descriptor for descriptor, _ in self._poll.poll(seconds * 1000)}
        if self._pipe.fileno() in ready:
            with suppress(EOFError, OSError):
                self._pipe.recv_bytes(len(DONE))
                self._busy = False
                return True
        if ready:
            _, status = os.waitpid(self.pid, 0)
            raise HorseDiedError(os.waitstatus_to_exitcode(status))
        return False

    def is_alive(self) -> bool:
        """Whether the horse runs, and can be given an attempt."""
        return not select.select([self._pidfd], [], [], 0)[0]

    def is_as_good_as_new(self) -> bool:
        """Whether its attempts have left nothing in it: no process, no thread, little memory."""
        return (
            not self._busy
            and self._attempts < ATTEMPTS_PER_HORSE
            and not children_of(self.pid)
            and threads_of(self.pid) == 1
            and private_bytes(self.pid) < self._private_at_first + GROWN_BYTES
        )

    def forget(self) -> None:
        """Close what the worker holds of a horse that is gone."""
        self._pipe.close()
        os.close(self._pidfd)


def serve_attempts(worker: Connection, engine: Engine, redis: Redis) -> None:
    """The horse's side: run what the worker gives, until it gives no more."""
    structlog.contextvars.clear_contextvars()
    with suppress(SQLAlchemyError, RedisError):  # whoever runs an attempt without them will say so
        rehearse(engine)
        redis.ping()
    looked_after = 0
    with suppress(EOFError):
        for number in count(1):
            attempt = msgspec.msgpack.decode(worker.recv_bytes(), type=ClaimedAttempt)
            with attempt.log_context():
                perform(engine, redis, attempt)
            worker.send_bytes(DONE)
            if number - looked_after >= ATTEMPTS_PER_LOOK or not worker.poll(REST_SECONDS):
                collect_if_due()
                looked_after = number


def _fork(run: Callable[[], None]) -> int:
    """Pid of a child that runs `run` in a process group of its own and can't outlive this process."""
    parent = os.getpid()
    child = os.fork()
    if child:
        return child
    status = os.EX_SOFTWARE
    try:
        os.setpgrp()
        die_with_parent(parent)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        look_rarely()
        gc.freeze()  # looking for garbage in what came with the fork would copy all of it
        run()
        status = os.EX_OK
    except BaseException:
        log.exception("horse failed")
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
