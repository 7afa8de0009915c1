"""The hostile part of reading, in a process of its own that may take neither long nor much.

A small PDF can unfold into gigabytes or loop for minutes. Whatever it does, the worker goes on: the child is killed by
its limits or by the clock, and the user is told that the file is too complex.
"""

import ctypes
import gc
import multiprocessing
import os
import resource
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection

import msgspec

from common.errors import UserError
from workers.reading.line import Line
from workers.reading.lines import read_lines
from workers.reading.opening import pages_of

SECONDS = 15.0
MEMORY = 256 * 1024 * 1024  # bytes above what the worker has already
PR_SET_PDEATHSIG = 1

_LINES = msgspec.msgpack.Decoder(list[Line])


class _Refused(msgspec.Struct):
    code: str
    message: str


def lines_of(pdf: bytes, opened: Callable[[int], None] = lambda _: None) -> list[Line]:
    """The printed lines. `opened` is told the number of pages as soon as the file is known to be a PDF.

    Raises UserError for what can't be read, and for what takes too long or too much to read.
    """
    receiving, sending = multiprocessing.Pipe(duplex=False)
    child = multiprocessing.get_context("fork").Process(target=_read, args=(pdf, sending, os.getpid()), daemon=True)
    child.start()
    sending.close()
    try:
        return _received(receiving, opened)
    finally:
        child.kill()
        child.join()
        child.close()
        receiving.close()


def _received(receiving: Connection, opened: Callable[[int], None]) -> list[Line]:
    until = time.monotonic() + SECONDS
    pages = msgspec.msgpack.decode(_next(receiving, until), type=int | _Refused)
    _raise_if_refused(pages)
    opened(pages)
    message = _next(receiving, until)
    refused = _refusal(message)
    _raise_if_refused(refused)
    return _LINES.decode(message)


def _next(receiving: Connection, until: float) -> bytes:
    try:
        if receiving.poll(max(0.0, until - time.monotonic())):
            return receiving.recv_bytes()
    except EOFError:
        pass  # its limits ended the child
    raise UserError(
        "pdf_too_complex",
        "This PDF is too complex to read: it takes far more time or memory than a resume should. Print your resume to a"
        " new PDF and upload that.",
    )


def _refusal(message: bytes) -> _Refused | None:
    try:
        return msgspec.msgpack.decode(message, type=_Refused)
    except msgspec.ValidationError:
        return None


def _raise_if_refused(answer: object) -> None:
    if isinstance(answer, _Refused):
        raise UserError(answer.code, answer.message)


def _read(pdf: bytes, sending: Connection, parent: int) -> None:
    _limit(parent)
    gc.disable()  # the process ends before garbage could matter, and reading makes a hundred thousand small objects
    try:
        sending.send_bytes(msgspec.msgpack.encode(pages_of(pdf)))
        lines, error = read_lines(pdf)
        if isinstance(error, MemoryError):
            return
        sending.send_bytes(msgspec.msgpack.encode(lines))
    except UserError as error:
        sending.send_bytes(msgspec.msgpack.encode(_Refused(error.code, error.message)))
    except (MemoryError, RecursionError):
        return


def _limit(parent: int) -> None:
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it died before the line above
        os._exit(1)
    with open("/proc/self/statm", encoding="ascii") as statm:  # noqa: PTH123 - no path to build
        used = int(statm.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, used + MEMORY))
    seconds = int(SECONDS) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
