"""What happens when a process ends on its own: with small real processes, and restarts without their pauses."""

import sys
from pathlib import Path

import pytest

from scripts.children.child import Child
from scripts.children.errors import StartError
from scripts.product import supervisor
from scripts.product.supervisor import keep_running, stop_all

WAIT = """
import pathlib, signal, sys
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
pathlib.Path(sys.argv[3]).touch()
signal.sigwait({signal.SIGTERM})
with open(sys.argv[1], "a") as order:
    print(sys.argv[2], file=order)
"""


class EnoughError(Exception):
    """Ends a supervision that would go on forever."""


class Runner(Child):
    """A Python program that is ready when it has started; `most_starts` later starts are enough."""

    name = "The runner"

    def __init__(self, folder: Path, program: str, *arguments: str, most_starts: int = 1) -> None:
        super().__init__(folder)
        self._words = (program, *arguments)
        self._starts_left = most_starts

    def command(self) -> list[str]:
        if self._starts_left == 0:
            raise EnoughError
        self._starts_left -= 1
        return [sys.executable, "-c", *self._words]

    def is_ready(self) -> bool:
        return self.process is not None


class Waiting(Child):
    """Waits for its end and writes its name down then."""

    name = "A process that waits"

    def __init__(self, folder: Path, order: Path, word: str) -> None:
        super().__init__(folder)
        self._order = order
        self._word = word

    def command(self) -> list[str]:
        return [sys.executable, "-c", WAIT, str(self._order), self._word, str(self.folder / "ready")]

    def is_ready(self) -> bool:
        return (self.folder / "ready").exists()


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "_FIRST_PAUSE_SECONDS", 0.0)


def test_what_ends_is_started_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runner = Runner(tmp_path, "raise SystemExit(3)", most_starts=3)
    runner.start()

    with pytest.raises(EnoughError):
        keep_running([runner])

    said = capsys.readouterr().out
    assert said.count("The runner ended unexpectedly (exit status 3)") == 3
    assert said.count("The runner runs again.") == 2


def test_the_manner_of_the_end_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runner = Runner(tmp_path, "import os; os.kill(os.getpid(), 9)")
    runner.start()

    with pytest.raises(EnoughError):
        keep_running([runner])

    assert "The runner ended unexpectedly (SIGKILL)." in capsys.readouterr().out


def test_a_restart_that_fails_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runner = Runner(tmp_path, "pass", most_starts=2)
    runner.start()
    failures = [StartError("Not yet.")]
    launch = runner.launch

    def fail_first() -> None:
        if failures:
            raise failures.pop()
        launch()

    monkeypatch.setattr(runner, "launch", fail_first)
    with pytest.raises(EnoughError):
        keep_running([runner])

    said = capsys.readouterr().out
    assert said.index("Not yet.") < said.index("The runner runs again.")


def test_pauses_grow_up_to_a_limit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(supervisor, "_FIRST_PAUSE_SECONDS", 1.0)
    one = supervisor._Watched(Runner(tmp_path, "pass"), running_since=0.0, pause=1.0)
    pauses = []
    for _ in range(7):
        one.note_end(1, now=10.0)
        pauses.append((one.restart_at or 0) - 10.0)

    assert pauses == [1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0]
    one.note_end(1, now=100.0)
    assert one.restart_at == 101.0


def test_the_last_layer_ends_first(tmp_path: Path) -> None:
    order = tmp_path / "order"
    layers = [[Waiting(tmp_path / name, order, name)] for name in ("servers", "programs")]
    for layer in layers:
        layer[0].start()

    stop_all(layers)

    assert order.read_text().split() == ["programs", "servers"]


def test_a_child_that_ends_while_starting_says_how(tmp_path: Path) -> None:
    class Failing(Waiting):
        name = "The failing one"

        def command(self) -> list[str]:
            return [sys.executable, "-c", "raise SystemExit(7)"]

    with pytest.raises(StartError, match=r"The failing one ended while starting \(exit status 7\)"):
        Failing(tmp_path, tmp_path / "order", "x").start()


def test_a_child_that_never_gets_ready_is_stopped(tmp_path: Path) -> None:
    class Slow(Waiting):
        name = "The slow one"
        start_patience = 0.2

        def is_ready(self) -> bool:
            return False

    slow = Slow(tmp_path, tmp_path / "order", "x")
    with pytest.raises(StartError, match=r"The slow one was not ready after 0\.2 seconds"):
        slow.start()

    assert not slow.is_running()
