"""That every check is run to its end and counted, also the one that goes on beside the others."""

import os
import signal
import subprocess
import sys

import psutil
import pytest

from scripts.checks import __main__ as checks
from scripts.checks.__main__ import Check

FINE = (sys.executable, "-c", "print('fine')")
FAILING = (sys.executable, "-c", "raise SystemExit('not fine')")
ENDLESS = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import signal; signal.pause()'])"
INTERRUPTED = f"""
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)  # as for whatever a shell begins in the background
from scripts.checks import __main__ as checks
from scripts.checks.__main__ import Check
checks._FRONT_END = Check("front end", ({sys.executable!r}, "-c", {ENDLESS!r}))
checks.checks_in_turn = lambda _: [(Check("tests", ({sys.executable!r}, "-c", "print('begun'); " + {ENDLESS!r})),)]
checks.main()
"""


@pytest.mark.parametrize(
    ("front_end", "others", "status"),
    [(FINE, FINE, 0), (FAILING, FINE, 1), (FINE, FAILING, 1)],
    ids=["all fine", "the front end fails", "one beside another fails"],
)
def test_one_that_fails_fails_the_whole(
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    front_end: tuple[str, ...],
    others: tuple[str, ...],
    status: int,
) -> None:
    monkeypatch.setattr(checks, "_FRONT_END", Check("front end", front_end))
    stages = [(Check("first", FINE), Check("beside", others)), (Check("second", FINE),)]
    monkeypatch.setattr(checks, "checks_in_turn", lambda _: stages)
    # Its handlers are for a process of its own.
    monkeypatch.setattr(signal, "signal", lambda *_: None)

    with pytest.raises(SystemExit) as ended:
        checks.main()

    said, complaints = capfd.readouterr()
    assert ended.value.code == status
    assert [line.split()[-1] for line in said.splitlines()[-4:]] == ["first", "beside", "second", "end"]
    assert said.count("FAILED") == status
    assert (said + complaints).splitlines().count("not fine") == status


def test_what_one_process_has_compiled_the_others_find(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    compiles = Check("compiles", (sys.executable, "-c", "import sys; sys.exit(sys.dont_write_bytecode)"))
    with checks._begun(compiles) as process:
        assert process.wait() == 0


def test_when_it_is_stopped_nothing_of_it_goes_on() -> None:
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": ".", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", INTERRUPTED], stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        while process.stdout.readline() != "begun\n":
            pass
        family = psutil.Process(process.pid).children(recursive=True)
        process.terminate()
        assert process.wait() == 128 + signal.SIGINT
    _, alive = psutil.wait_procs(family, timeout=120)
    assert len(family) >= 2
    assert not alive
