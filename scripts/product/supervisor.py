"""Keeps the product's processes running for as long as the person wants it to run."""

import os
import select
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from scripts.children.child import Child, manner_of_end
from scripts.children.errors import StartError
from scripts.setup.steps import say

_FIRST_PAUSE_SECONDS = 1.0
_LONGEST_PAUSE_SECONDS = 30.0
_STEADY_SECONDS = 60.0
"""A child that ran so long is taken for sound again."""


@dataclass
class _Watched:
    child: Child
    running_since: float
    pause: float = field(default_factory=lambda: _FIRST_PAUSE_SECONDS)
    restart_at: float | None = None

    def note_end(self, status: int, now: float) -> None:
        """Plan its restart, the later the more often it ended soon after its last."""
        self.pause = _FIRST_PAUSE_SECONDS if now - self.running_since > _STEADY_SECONDS else self.pause
        say(f"{self.child.name} ended unexpectedly ({manner_of_end(status)}). Starting it again in {self.pause:.0f} s.")
        self._plan_restart(now)

    def restart(self) -> None:
        """Start it again, or plan the next attempt."""
        try:
            self.child.stop()
            self.child.start()
        except StartError as error:
            say(f"{error}\nTrying again in {self.pause:.0f} s.")
            self._plan_restart(time.monotonic())
        else:
            self.running_since, self.restart_at = time.monotonic(), None
            say(f"{self.child.name} runs again.")

    def _plan_restart(self, now: float) -> None:
        self.restart_at = now + self.pause
        self.pause = min(2 * self.pause, _LONGEST_PAUSE_SECONDS)


def keep_running(children: Iterable[Child]) -> NoReturn:
    """Watch children that run, and start again whichever ends, with growing pauses. A signal's exception ends it."""
    now = time.monotonic()
    watched = [_Watched(child, now) for child in children]
    while True:
        _wait_for_news(watched)
        now = time.monotonic()
        for one in watched:
            if one.restart_at is None:
                if (status := one.child.exit_status()) is not None:
                    one.note_end(status, now)
            elif one.restart_at <= now:
                one.restart()


def stop_all(layers: Sequence[Sequence[Child]]) -> None:
    """End the last layer first, all of a layer at once. Goes on to the others when one can't be ended, and says so."""
    for layer in reversed(layers):
        for child in layer:
            child.ask_to_stop()
        for child in layer:
            try:
                child.stop()
            except StartError as error:
                say(str(error))


def _wait_for_news(watched: Sequence[_Watched]) -> None:
    """Wait until a child ends or a restart is due."""
    poll = select.poll()
    descriptors = []
    for one in watched:
        if one.restart_at is None and one.child.process is not None:
            descriptors.append(os.pidfd_open(one.child.process.pid))
            poll.register(descriptors[-1], select.POLLIN)
    due = [one.restart_at for one in watched if one.restart_at is not None]
    try:
        poll.poll(max(0.0, min(due) - time.monotonic()) * 1000 if due else None)
    finally:
        for descriptor in descriptors:
            os.close(descriptor)
