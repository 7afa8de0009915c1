"""Settings of Linux by which no process outlives the one it works for."""

import ctypes
import os
import signal
from collections.abc import Collection, Iterator
from contextlib import suppress
from pathlib import Path

import psutil

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
_libc = ctypes.CDLL(None, use_errno=True)


def die_with_parent(parent: int) -> None:
    """SIGKILL this process when `parent` (its pid) goes away, however that happens."""
    _libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it went away before the call
        os._exit(1)


def adopt_orphans() -> None:
    """Grandchildren whose parent ends become children of this process: a browser in its own session can't slip away."""
    _libc.prctl(PR_SET_CHILD_SUBREAPER, 1)


def kill_descendants(*, but: int = 0) -> None:
    """Kill and reap until there is no child left: what a killed child had started comes to us as a child of ours.

    `but` is the pid of a child that is spared, with what it has started.
    """
    while children := [pid for pid in children_of(os.getpid()) if pid != but]:
        for pid in children:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        for pid in children:
            with suppress(ChildProcessError):
                os.waitpid(pid, 0)


def kill_orphans(known: Collection[int]) -> None:
    """Kill the children of this process that it didn't start: what a worker that died has left behind."""
    for pid in children_of(os.getpid()):
        if pid not in known:
            os.kill(pid, signal.SIGKILL)


def children_of(pid: int) -> list[int]:
    """Read from the kernel's own list: looking through all processes takes milliseconds, and this follows every job.

    Empty for a process that is gone.
    """
    children: list[int] = []
    for listed in _threads(pid):
        with suppress(ProcessLookupError):
            try:
                children += map(int, (listed / "children").read_text().split())
            except FileNotFoundError:  # it has just ended; or a kernel without CONFIG_PROC_CHILDREN
                with suppress(psutil.NoSuchProcess):
                    return [child.pid for child in psutil.Process(pid).children()]
    return children


def threads_of(pid: int) -> int:
    """How many there are; none in a process that is gone."""
    return len(_threads(pid))


def _threads(pid: int) -> list[Path]:
    return list(Path(f"/proc/{pid}/task").glob("*"))


def private_bytes(pid: int) -> int:
    """Return the bytes of the process's anonymous memory, inherited or its own; 0 for a process that is gone."""
    try:
        _, resident, shared, *_ = Path(f"/proc/{pid}/statm").read_text().split()
    except (OSError, ValueError):
        return 0
    return (int(resident) - int(shared)) * os.sysconf("SC_PAGE_SIZE")


def memory_with_descendants() -> int:
    """Bytes that this process and all it has started occupy; what forks share counts once, split among them."""
    return sum(map(_occupied, _with_descendants(os.getpid())))


def _with_descendants(pid: int) -> Iterator[int]:
    yield pid
    for child in children_of(pid):
        yield from _with_descendants(child)


def _occupied(pid: int) -> int:
    try:
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:  # it has just ended, or the kernel doesn't tell
        return 0
    return sum(int(line.split()[1]) * 1024 for line in rollup.splitlines() if line.startswith("Pss:"))


def reap_exited() -> list[tuple[int, int]]:
    """Pids and wait statuses of the children that have exited; orphans that came to us included."""
    reaped: list[tuple[int, int]] = []
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return reaped
        if pid == 0:
            return reaped
        reaped.append((pid, status))
