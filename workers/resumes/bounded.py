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

import msgspec

from common.errors import UserError
from common.messages import Parameter
from workers.resumes.opening import too_complex
from workers.runtime.processes import die_with_parent
from workers.runtime.without_root import leave_root

MEMORY = 256 * 1024 * 1024  # bytes above what the worker has already

Send = Callable[[bytes], None]
Work = Callable[[bytes, Send], None]


class _Limits(msgspec.Struct, frozen=True):
    """Seconds of work, and bytes above what the worker has already."""

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

    Raises the UserError that the work raised, or `refusal` (of a PDF that is too complex, where none is given) when
    the work takes too long or too much.
    """
    receiving, sending = multiprocessing.Pipe(duplex=False)
    context = multiprocessing.get_context("fork")
    child = context.Process(
        target=_run, args=(work, content, sending, _Limits(seconds, memory), os.getpid()), daemon=True
    )
    child.start()
    sending.close()
    until = time.monotonic() + seconds
    try:
        while receiving.poll(max(0.0, until - time.monotonic())):
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
