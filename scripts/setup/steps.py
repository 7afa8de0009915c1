"""Runs a slow step of the setup: it is announced, prints nothing, and is explained when it fails."""

import os
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

_SHOWN_LINES = 15
"""Of a failed command's output, from its beginning and from its end: programs differ in where they say why."""


class SetupError(Exception):
    """The setup can't go on; the text tells the person at the terminal what to do."""


class StepError(SetupError):
    """A command failed; the text has the beginning and the end of what it wrote."""


def say(message: str) -> None:
    """Tell what is going on now, at once even into a pipe."""
    print(message, flush=True)


def run(command: Sequence[str | Path], *, folder: Path, environment: Mapping[str, str] | None = None) -> None:
    """Run a command to its end without showing its output. StepError with the output when it fails."""
    with running(command, folder=folder, environment=environment):
        pass


@contextmanager
def running(
    command: Sequence[str | Path], *, folder: Path, environment: Mapping[str, str] | None = None
) -> Iterator[None]:
    """Run a step beside what is done meanwhile.

    It gets a process group of its own, so that nothing of it goes on when this process is interrupted, or when what is
    done meanwhile fails.
    """
    words = [str(word) for word in command]
    with subprocess.Popen(
        words,
        cwd=folder,
        env=os.environ | (environment or {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        process_group=0,
    ) as process:
        try:
            yield
            output, _ = process.communicate()
        except BaseException:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            raise
    if process.returncode != 0:
        raise StepError("\n  ".join([f"`{' '.join(words)}` failed:", *_shortened(output.splitlines())]))


def _shortened(lines: list[str]) -> list[str]:
    if len(lines) <= 2 * _SHOWN_LINES:
        return lines
    return [*lines[:_SHOWN_LINES], "...", *lines[-_SHOWN_LINES:]]
