"""Child processes that can be found again, and that leave when this process is killed.

A pid alone names nobody: after a crash the same number may belong to a stranger. A process is known by its pid together
with the kernel's start time of it, which no later process of the same boot shares.
"""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from scripts.embedded.errors import StartError, with_log_tail

_POLL_SECONDS = 0.02
_KILL_PATIENCE_SECONDS = 5.0
_LARGEST_LOG_BYTES = 10 * 1024 * 1024


@dataclass(frozen=True)
class ProcessIdentity:
    """One process of this boot: its pid and the clock ticks after boot at which it started."""

    pid: int
    started: int
    boot: str

    @classmethod
    def of(cls, pid: int) -> "ProcessIdentity | None":
        """The process that has `pid` now, or None when there is none (a zombie counts as none)."""
        try:
            stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
        except (FileNotFoundError, ProcessLookupError):
            return None
        # The second field is the command's name in brackets and may hold anything, so count from the last bracket.
        state, *fields = stat.rpartition(")")[2].split()
        if state in "ZX":
            return None
        return cls(pid, int(fields[18]), Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip())

    @classmethod
    def recorded_in(cls, record: Path) -> "ProcessIdentity | None":
        """The process that an earlier run wrote down, or None when the record is missing or unreadable."""
        try:
            pid, started, boot = record.read_text(encoding="ascii").split()
            return cls(int(pid), int(started), boot)
        except (FileNotFoundError, ValueError):
            return None

    def record_in(self, record: Path) -> None:
        """Write it down for the next run, complete or not at all."""
        draft = record.with_suffix(".new")
        draft.write_text(f"{self.pid} {self.started} {self.boot}\n", encoding="ascii")
        draft.replace(record)

    def is_running(self) -> bool:
        """Whether this very process is there, not merely its number."""
        return ProcessIdentity.of(self.pid) == self


def spawn(
    command: Sequence[str | Path],
    record: Path,
    *,
    log: Path | None = None,
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
    stop_signal: signal.Signals = signal.SIGTERM,
) -> subprocess.Popen[bytes]:
    """Start a child in a session of its own and record it; the kernel sends it `stop_signal` if this process dies.

    A session of its own keeps the terminal's Ctrl-C from reaching it: who started it decides when it ends.
    The caller's thread must live as long as the child, because the kernel watches the thread, not the process.
    Output goes to the end of `log`, or to this process's own output without one.
    """
    output = _opened_log(log) if log else None
    try:
        process = subprocess.Popen(
            ["setpriv", "--pdeathsig", stop_signal.name.removeprefix("SIG"), *map(str, command)],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT if log else None,
            env=dict(environment) if environment is not None else None,
            cwd=folder,
            start_new_session=True,
        )
    finally:
        if output is not None:
            os.close(output)
    identity = ProcessIdentity.of(process.pid)
    if identity is not None:
        identity.record_in(record)
    return process


def _opened_log(log: Path) -> int:
    """A descriptor at the end of `log`, readable by its owner only; a large one is first put aside as `.1`."""
    if log.exists() and log.stat().st_size > _LARGEST_LOG_BYTES:
        log.replace(log.with_name(f"{log.name}.1"))
    return os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o600)


def wait_until_ready(
    name: str, process: subprocess.Popen[bytes], is_ready: Callable[[], bool], *, log: Path, patience: float
) -> None:
    """Return once `is_ready()` says so. StartError with the end of its log when it ends or takes `patience` seconds."""
    deadline = time.monotonic() + patience
    while not is_ready():
        if process.poll() is not None:
            raise with_log_tail(f"{name} ended while starting (exit status {process.returncode}).", log)
        if time.monotonic() > deadline:
            raise with_log_tail(f"{name} was not ready after {patience:.0f} seconds.", log)
        time.sleep(_POLL_SECONDS)


def stop(identity: ProcessIdentity, signals: Sequence[signal.Signals], patience: float) -> None:
    """End a process: each of `signals` in turn with `patience` seconds after it, then SIGKILL for its whole group.

    Raises StartError when it can't be ended: it belongs to another user, or hangs in the kernel.
    """
    try:
        for asked in signals:
            if not identity.is_running():
                return
            os.kill(identity.pid, asked)
            if _gone_within(identity, patience):
                return
        os.killpg(identity.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    except PermissionError:
        raise StartError(
            f"Process {identity.pid} of an earlier start is still running and belongs to another user. End it first."
        ) from None
    if not _gone_within(identity, _KILL_PATIENCE_SECONDS):
        raise StartError(f"Process {identity.pid} does not end, not even when killed.")


def _gone_within(identity: ProcessIdentity, seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while identity.is_running():
        if time.monotonic() > deadline:
            return False
        time.sleep(_POLL_SECONDS)
    return True
