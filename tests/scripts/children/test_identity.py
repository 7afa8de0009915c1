import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from scripts.children.identity import ProcessIdentity

DEAF = "import signal, sys; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('deaf', flush=True); signal.pause()"


@pytest.fixture
def sleeper() -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(["sleep", "300"], start_new_session=True) as process:  # noqa: S607 - coreutils
        yield process
        process.kill()


@pytest.fixture
def deaf() -> Iterator[subprocess.Popen[bytes]]:
    """A process that doesn't listen to SIGTERM."""
    with subprocess.Popen([sys.executable, "-c", DEAF], stdout=subprocess.PIPE, start_new_session=True) as process:  # noqa: S603
        assert process.stdout is not None
        process.stdout.readline()
        yield process
        process.kill()


def identity_of(process: subprocess.Popen[bytes]) -> ProcessIdentity:
    identity = ProcessIdentity.of(process.pid)
    assert identity is not None
    return identity


def test_a_process_is_found_again_from_its_record(sleeper: subprocess.Popen[bytes], tmp_path: Path) -> None:
    identity_of(sleeper).record_in(tmp_path / "process")

    found = ProcessIdentity.recorded_in(tmp_path / "process")

    assert found == identity_of(sleeper)
    assert found.is_running()


def test_a_stranger_with_the_recorded_number_is_left_alone(sleeper: subprocess.Popen[bytes]) -> None:
    earlier = replace(identity_of(sleeper), started=identity_of(sleeper).started - 1)

    earlier.stop([signal.SIGTERM], patience=0)

    assert not earlier.is_running()
    assert sleeper.poll() is None


def test_a_number_from_before_a_reboot_is_nobody(sleeper: subprocess.Popen[bytes]) -> None:
    assert not replace(identity_of(sleeper), boot="another boot").is_running()


def test_a_process_that_ended_is_nobody_even_before_it_is_waited_for() -> None:
    child = os.fork()
    if child == 0:
        os._exit(0)
    os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)

    assert ProcessIdentity.of(child) is None
    os.waitpid(child, 0)


@pytest.mark.parametrize("content", ["", "not a record", "12 34"])
def test_an_unreadable_record_is_no_record(content: str, tmp_path: Path) -> None:
    (tmp_path / "process").write_text(content)

    assert ProcessIdentity.recorded_in(tmp_path / "process") is None


def test_a_process_ends_by_the_signal_that_asks_for_it(sleeper: subprocess.Popen[bytes]) -> None:
    asked = signal.SIGUSR1  # which no shell has told its background jobs to ignore, as they do SIGINT
    identity_of(sleeper).stop([asked, signal.SIGTERM], patience=30)

    assert sleeper.wait() == -asked


def test_a_process_that_does_not_listen_is_killed(deaf: subprocess.Popen[bytes]) -> None:
    identity_of(deaf).stop([signal.SIGTERM], patience=0.1)

    assert deaf.wait() == -signal.SIGKILL
