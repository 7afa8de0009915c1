"""Which process is meant. A pid alone names nobody: after a crash the same number may belong to a stranger."""

import os
import signal
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from scripts.children.errors import StartError

_POLL_SECONDS = 0.02
_KILL_PATIENCE_SECONDS = 5.0


@dataclass(frozen=True)
class ProcessIdentity:
    """A pid together with the kernel's start time of it in clock ticks, which no other process of the boot shares."""

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
        draft = record.with_name(f"{record.name}.new")
        draft.write_text(f"{self.pid} {self.started} {self.boot}\n", encoding="ascii")
        draft.replace(record)

    def is_running(self) -> bool:
        """Whether this very process is there, not merely its number."""
        return ProcessIdentity.of(self.pid) == self

    def stop(self, signals: Sequence[signal.Signals], patience: float) -> None:
        """Send each of `signals` with `patience` seconds after it, until it ends; at last SIGKILL to its whole group.

        Raises StartError when it can't be ended: it belongs to another user, or hangs in the kernel.
        """
        try:
            for asked in signals:
                if not self.is_running():
                    return
                os.kill(self.pid, asked)
                if self.is_gone_within(patience):
                    return
            os.killpg(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            return
        except PermissionError:
            raise StartError(
                f"Process {self.pid} of an earlier start is still running and belongs to another user. End it first."
            ) from None
        if not self.is_gone_within(_KILL_PATIENCE_SECONDS):
            raise StartError(f"Process {self.pid} does not end, not even when killed.")

    def is_gone_within(self, seconds: float) -> bool:
        """Wait for its end at most so long."""
        deadline = time.monotonic() + seconds
        while self.is_running():
            if time.monotonic() > deadline:
                return False
            time.sleep(_POLL_SECONDS)
        return True
