"""Bounds what a browser takes of the machine, and ends all of it."""

import threading
from time import monotonic
from types import TracebackType
from typing import Self

import psutil

from common.errors import ErrorCode

MAX_BYTES = 1_500_000_000
"""Memory of a browser's processes that they don't share. An ordinary page takes a third of it."""
GRACE_SECONDS = 1.0
"""For closing in good order, after the time for loading is up."""
_LOOK_SECONDS = 0.1


class BrowserWatch:
    """A context manager around a browser's life: kills it when it takes too much, and what is left of it at the end.

    `exceeded` is then the code of the failure to report. Watches every process that this one starts meanwhile: from a
    thread, since the browser's own client blocks.
    """

    def __init__(self, seconds: float) -> None:
        self.exceeded: ErrorCode | None = None
        self._ends = monotonic() + seconds + GRACE_SECONDS

        self._not_ours = {child.pid for child in psutil.Process().children()}
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="browser-watch", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        self._thread.join()
        self._kill()

    def _watch(self) -> None:
        while not self._over.wait(_LOOK_SECONDS):
            if sum(map(_own_memory, self._processes())) > MAX_BYTES:
                self.exceeded = ErrorCode.PAGE_TOO_LARGE
            elif monotonic() > self._ends:
                self.exceeded = ErrorCode.PAGE_TIMED_OUT
            if self.exceeded:
                self._kill()
                return

    def _processes(self) -> list[psutil.Process]:
        started = [child for child in psutil.Process().children() if child.pid not in self._not_ours]
        processes = list(started)
        for process in started:
            try:
                processes += process.children(recursive=True)
            except psutil.NoSuchProcess:
                continue
        return processes

    def _kill(self) -> None:
        """Kill the browser's processes until none is left: one that dies can have started another."""
        while processes := self._processes():
            for process in processes:
                try:
                    process.kill()
                except psutil.NoSuchProcess:
                    continue
            psutil.wait_procs(processes, timeout=2)


def _own_memory(process: psutil.Process) -> int:
    try:
        memory = process.memory_info()
    except psutil.NoSuchProcess:
        return 0
    return int(memory.rss - memory.shared)
