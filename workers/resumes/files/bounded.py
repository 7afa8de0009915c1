"""The hostile part of reading, in a process of its own that may take neither long nor much.

A small PDF can unfold into gigabytes or loop for minutes. Whatever it does, the worker goes on: the child is killed by
its limits or by the clock, and the user is told that the file is too complex.
"""

import gc
import multiprocessing
import os
import resource
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from common.errors import ErrorCode, UserError
from common.messages import Parameter
from workers.resumes.files.opening import too_complex
from workers.runtime.processes import die_with_parent
from workers.runtime.without_root import leave_root

WALL, LONGEST_WALL = 3.0, 75.0
"""How much longer than its bound of CPU seconds the work may take on a busy machine; and seconds at most, so that a job
ends with a reason before its own deadline."""
LOOK = 0.25  # seconds between two looks at how much CPU time was used
MEMORY = 256 * 1024 * 1024  # bytes above what the worker has already

Send = Callable[[bytes], None]
Work = Callable[[bytes, Send], None]


class _Limits(msgspec.Struct, frozen=True):
    """Seconds of CPU time, and bytes above what the worker has already."""

    seconds: float
    memory: int


class _Refused(msgspec.Struct):
    """A UserError on its way to the parent."""

    code: str
    message: str
    params: dict[str, Parameter]


def messages(
    work: Work, content: bytes, *, seconds: float, memory: int = MEMORY, refusal: UserError | None = None
) -> Iterator[bytes]:
    """What `work` sends from its child process, as it comes. `memory`: bytes above what the worker has already.

    `seconds` are of CPU time, with that of the programs which the work has called and waited for: on a busy machine a
    page takes longer by the clock, but no more work.

    Raises the UserError that the work raised, or `refusal` (of a PDF that is too complex, where none is given) when
    the work takes too much. Where only the clock has run out, the machine is busy, and nothing is said of the content.
    """
    receiving, sending = multiprocessing.Pipe(duplex=False)
    context = multiprocessing.get_context("fork")
    child = context.Process(
        target=_run, args=(work, content, sending, _Limits(seconds, memory), os.getpid()), daemon=True
    )
    child.start()
    sending.close()
    until = time.monotonic() + min(seconds * WALL, LONGEST_WALL)
    try:
        while _cpu_seconds(child.pid) < seconds:
            if time.monotonic() >= until:
                raise UserError(ErrorCode.TIMED_OUT)
            if not receiving.poll(LOOK):
                continue
            message = receiving.recv_bytes()
            if message == b"":
                return
            _raise_if_refused(message)
            yield message[1:]
    except EOFError:
        pass  # its limits ended the child
    finally:
        child.kill()
        child.join()
        child.close()
        receiving.close()
    raise refusal or too_complex()


def _cpu_seconds(pid: int | None) -> float:
    """Used by a process and by those of its children that it has waited for; 0.0 once it is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")  # utime, stime, cutime, cstime of proc(5)


def _raise_if_refused(message: bytes) -> None:
    if message[:1] == b"!":
        refused = msgspec.msgpack.decode(message[1:], type=_Refused)
        raise UserError.stored(refused.code, refused.message, refused.params)


def _run(work: Work, content: bytes, sending: Connection, limits: _Limits, parent: int) -> None:
    _limit(limits, parent)
    gc.disable()  # the process ends before garbage could matter, and reading makes a hundred thousand small objects
    try:
        work(content, lambda message: sending.send_bytes(b"." + message))
        sending.send_bytes(b"")
    except UserError as error:
        sending.send_bytes(b"!" + msgspec.msgpack.encode(_Refused(error.code, error.message, error.params)))
    except (MemoryError, RecursionError):
        return


def _limit(limits: _Limits, parent: int) -> None:
    die_with_parent(parent)
    leave_root(parent)
    with open("/proc/self/statm", encoding="ascii") as statm:  # noqa: PTH123 - no path to build
        used = int(statm.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + limits.memory, used + limits.memory))
    resource.setrlimit(resource.RLIMIT_CPU, (int(limits.seconds) + 1, int(limits.seconds) + 2))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
