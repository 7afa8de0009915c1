"""`pytest -p tests.forked_tests --lane=PROCESSES:FOLDER,FOLDER ...`: tests in processes forked after one collecting.

pytest-xdist's processes each import and collect all that they run a share of, and what it tells between them costs more
than a small test. Here a process has all of it from the beginning and takes one file after another, since a file's
tests share fixtures: those of its own lane first, then what is left in others, so that no core is idle at the end.
"""

import os
import signal
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import chain, groupby, pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from pathlib import Path
from typing import Any

import pytest

_END_PATIENCE_SECONDS = 20.0
_BYTES_OF_NUMBER = 4
_FORK = get_context("fork")


@dataclass(frozen=True)
class Lane:
    """Files of tests that so many processes take first."""

    processes: int
    folders: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> "Lane":
        """Read `2:tests/browser,tests/flows`."""
        processes, _, folders = text.partition(":")
        return cls(int(processes), tuple(folders.split(",")))

    def has(self, path: Path) -> bool:
        """Whether the file lies in one of its folders."""
        return any(path.is_relative_to(folder) for folder in self.folders)


def pytest_addoption(parser: pytest.Parser) -> None:
    """A file belongs to the first lane that has it; without lanes nothing is forked."""
    parser.addoption("--lane", action="append", type=Lane.of, default=[], help="PROCESSES:FOLDER,FOLDER")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Run what was collected in forked processes, and tell here how it ended."""
    lanes: list[Lane] = session.config.option.lane
    if not lanes or session.testsfailed or session.config.option.collectonly:
        return None
    files = [list(items) for _, items in groupby(session.items, lambda item: item.path)]
    with _forked(session, files, _queued(files, lanes, session.config.rootpath), lanes) as processes:
        _Told(session, dict(processes)).until_all_have_ended()
    return True


def _queued(files: Sequence[list[pytest.Item]], lanes: Sequence[Lane], root: Path) -> list[int]:
    """Put the files' numbers into a pipe for each lane: whoever reads one has it alone."""
    pipes = [os.pipe() for _ in lanes]
    for number, items in enumerate(files):
        path = items[0].path.relative_to(root)
        lane = next((at for at, one in enumerate(lanes) if one.has(path)), len(lanes) - 1)
        os.write(pipes[lane][1], number.to_bytes(_BYTES_OF_NUMBER))
    for _, writing in pipes:
        os.close(writing)
    return [reading for reading, _ in pipes]


@contextmanager
def _forked(
    session: pytest.Session, files: Sequence[list[pytest.Item]], queues: Sequence[int], lanes: Sequence[Lane]
) -> Iterator[list[tuple[Connection, ForkProcess]]]:
    """Fork the processes. Those that run at the end have been interrupted as this one has, or are ended."""
    homes = [home for home, lane in enumerate(lanes) for _ in range(lane.processes)]
    session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined] # before there are two to make it
    sys.stdout.flush()
    begun: list[tuple[Connection, ForkProcess]] = []
    try:
        for number, home in enumerate(homes):
            others = [queue for at, queue in enumerate(queues) if at != home]
            here, there = _FORK.Pipe(duplex=False)
            share = _Share(session, number, there, files, (queues[home], *reversed(others)))
            process = _FORK.Process(target=share.run, name=share.name)
            process.start()
            there.close()
            begun.append((here, process))
        yield begun
    finally:
        for here, process in begun:
            process.join(_END_PATIENCE_SECONDS)
            process.kill()
            here.close()
        for queue in queues:
            os.close(queue)


@dataclass
class _Share:
    """What one of the processes does."""

    session: pytest.Session
    number: int
    teller: Connection
    files: Sequence[list[pytest.Item]]
    queues: Sequence[int]

    @property
    def name(self) -> str:
        """As pytest-xdist numbers them; ports are given out by it."""
        return f"gw{self.number}"

    def run(self) -> None:
        """Until nothing is left; quietly where who forked this has been interrupted, too, or has done it."""
        with suppress(KeyboardInterrupt):
            signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored where the run is in the background
            os.environ["PYTEST_XDIST_WORKER"] = self.name
            self._write_apart()
            self._run_tests()

    def _run_tests(self) -> None:
        config, session = self.session.config, self.session
        config.pluginmanager.unregister(name="terminalreporter")
        config.pluginmanager.register(_Teller(self.teller, config))
        try:
            for item, following in pairwise(chain(self._items(), [None])):
                assert item is not None
                self.teller.send(("begun", item.nodeid))
                config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if session.shouldfail or session.shouldstop:
                    break
            self.teller.send(("ended", None))
        finally:
            session._setupstate.teardown_exact(None)  # what is left of fixtures where it was interrupted
            config._ensure_unconfigure()

    def _items(self) -> Iterator[pytest.Item]:
        """The next file is taken when the last test of one begins: fixtures that both share go on between them."""
        for queue in self.queues:
            while number := os.read(queue, _BYTES_OF_NUMBER):
                yield from self.files[int.from_bytes(number)]

    def _write_apart(self) -> None:
        """Files, and what tests print, into places of its own."""
        factory: Any = self.session.config._tmp_path_factory  # type: ignore[attr-defined]
        factory._basetemp = factory._basetemp / self.name
        factory._basetemp.mkdir(mode=0o700)
        capture: Any = self.session.config.pluginmanager.getplugin("capturemanager")
        capture._global_capturing.suspend_capturing()  # not closed: what was imported may have kept it
        capture._before = capture._global_capturing
        capture._global_capturing = None
        capture.start_global_capturing()


@dataclass(eq=False)
class _Teller:
    """Tells the process that was forked from how each test ended."""

    teller: Connection
    config: pytest.Config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Send it as pytest-xdist does."""
        data = self.config.hook.pytest_report_to_serializable(config=self.config, report=report)
        self.teller.send(("report", data))

    def pytest_warning_recorded(self, warning_message: Any, when: str, nodeid: str) -> None:
        """Send it in words."""
        self.teller.send(("warning", (str(warning_message.message), when, nodeid)))


@dataclass
class _Told:
    """Hands on what the processes tell, as if it had been here."""

    session: pytest.Session
    processes: dict[Connection, ForkProcess]
    _running: dict[Connection, str | None] = field(default_factory=dict)

    def until_all_have_ended(self) -> None:
        """Raises what pytest raises where it is to end after a failure."""
        reporter: Any = self.session.config.pluginmanager.getplugin("terminalreporter")
        reporter.showfspath = False  # of many files at once
        open_ones = set(self.processes)
        while open_ones:
            for one in wait(open_ones):
                assert isinstance(one, Connection)
                try:
                    self._hear(one, *one.recv())
                except EOFError:
                    open_ones.remove(one)
                    self._fail_where_it_died(one)
            if self.session.shouldfail:
                for process in self.processes.values():
                    assert process.pid is not None
                    with suppress(ProcessLookupError):
                        os.kill(process.pid, signal.SIGINT)
                raise self.session.Failed(self.session.shouldfail)

    def _hear(self, one: Connection, kind: str, said: Any) -> None:
        hook = self.session.config.hook
        match kind:
            case "begun" | "ended":
                self._running[one] = said
            case "report":
                report = hook.pytest_report_from_serializable(config=self.session.config, data=said)
                hook.pytest_runtest_logreport(report=report)
            case "warning":
                words, when, nodeid = said
                self._warn(words, when, nodeid)

    def _warn(self, words: str, when: str, nodeid: str) -> None:
        warning = warnings.WarningMessage(UserWarning(words), UserWarning, filename="", lineno=0)
        recorded = {"warning_message": warning, "when": when, "nodeid": nodeid, "location": None}
        self.session.config.hook.pytest_warning_recorded.call_historic(kwargs=recorded)

    def _fail_where_it_died(self, one: Connection) -> None:
        """A process that ended without a word has failed, and so has the test that it was at."""
        process = self.processes[one]
        process.join()
        nodeid = self._running.get(one)
        if nodeid is None and process.exitcode == 0:
            return
        said = f"{process.name} ended with {process.exitcode} at {nodeid or 'its beginning or end'}"
        report = pytest.TestReport(
            nodeid or process.name, (process.name, None, process.name), {}, "failed", said, "call"
        )
        self.session.config.hook.pytest_runtest_logreport(report=report)
