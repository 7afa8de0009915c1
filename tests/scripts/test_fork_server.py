"""What tests fork the product's processes from."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from tests import prepared
from tests.eventually import eventually

PATIENCE_SECONDS = 60
LASTING = "http.server"
"""A program that doesn't end by itself."""


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[prepared.Prepared]:
    process = prepared.begin(LASTING, ("--bind", "127.0.0.1", "0"), dict(os.environ), tmp_path / "log")
    yield process
    process.send_signal(signal.SIGKILL)


def test_a_program_says_what_it_has_to_say_and_its_exit_status(tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert prepared.begin("platform", (), dict(os.environ), log).wait(PATIENCE_SECONDS) == 0
    assert "Linux" in log.read_text()
    assert prepared.begin("no_such_module", (), dict(os.environ), log).wait(PATIENCE_SECONDS) == 1
    assert "No module named no_such_module" in log.read_text()


def test_a_signal_ends_it_and_is_its_status(begun: prepared.Prepared) -> None:
    with pytest.raises(subprocess.TimeoutExpired):
        begun.wait(0)
    begun.send_signal(signal.SIGTERM)
    assert begun.wait(PATIENCE_SECONDS) == -signal.SIGTERM
    begun.send_signal(signal.SIGTERM)


def test_what_somebody_began_ends_when_they_are_gone(tmp_path: Path) -> None:
    begin_and_leave = (
        "import os; from pathlib import Path; from tests import prepared;"
        f"print(prepared.begin({LASTING!r}, ('--bind', '127.0.0.1', '0'), dict(os.environ), Path('log').resolve()).pid)"
    )
    with prepared.fork_server(many_tests=False) as address:
        environment = os.environ | {prepared.FORK_SERVER: address, "PYTHONPATH": str(Path.cwd())}
        command = [sys.executable, "-c", begin_and_leave]
        said = subprocess.run(  # noqa: S603 - our own command
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=PATIENCE_SECONDS, check=True
        )
        eventually(lambda: not psutil.pid_exists(int(said.stdout)))


def test_who_shares_one_meanwhile_leaves_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(prepared.FORK_SERVER, "before")
    with prepared.shared_fork_server():
        assert Path(os.environ[prepared.FORK_SERVER]).is_socket()
    assert os.environ[prepared.FORK_SERVER] == "before"
