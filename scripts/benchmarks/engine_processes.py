"""The engines of `scripts/bench engines` as processes: how each is made, given jobs, started and killed."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol

import psutil
import psycopg
from redis import Redis

from common.database import create_worker_engine
from common.migrations import upgrade
from common.settings import Settings
from scripts.benchmarks.no_op_jobs import enqueue_no_ops
from scripts.benchmarks.other_engines import ENGINES, PACKAGES
from scripts.embedded.services import EmbeddedServices

OTHERS = Path(__file__).with_name("other_engines.py")


class Engine(Protocol):
    """`ledger` is the file in which its jobs say that they began and ended."""

    name: str
    ledger: Path

    def enqueue(self, count: int, seconds: float) -> None:
        """Enqueue jobs that each last for so many seconds."""

    def start(self) -> int:
        """Start a worker process, and return its pid."""


class Ours:
    """A pool of one worker, with its reconciler and every guarantee."""

    name = "Tradefolio"

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.ledger = folder / "ours.ledger"
        self._folder = folder
        self._settings = settings
        upgrade(settings.database_url)
        self._engine = create_worker_engine(settings)
        self._redis = Redis.from_url(settings.redis_url)

    def enqueue(self, count: int, seconds: float) -> None:
        """Enqueue jobs as a request does: rows in Postgres, then their attempts in Redis."""
        enqueue_no_ops(self._engine, self._redis, count, seconds)

    def start(self) -> int:
        """Start the pool, and return its parent's pid."""
        command = [sys.executable, "-m", "scripts.benchmarks.no_op_jobs", str(self.ledger)]
        variables = {
            "DATABASE_URL": self._settings.database_url,
            "REDIS_URL": self._settings.redis_url,
            "LOG_LEVEL": "ERROR",
        }
        return _start(command, variables, self._folder / "ours.log")


class Other:
    """An engine of the throw-away environment, with a database of its own."""

    def __init__(self, name: str, python: Path, folder: Path, services: EmbeddedServices) -> None:
        self.name = name
        self.ledger = folder / f"{name}.ledger"
        self._command = [str(python), str(OTHERS), name]
        self._log = folder / f"{name}.log"
        with psycopg.connect(services.database_url, autocommit=True) as connection:
            connection.execute(f"create database bench_{name}".encode())
        number = list(ENGINES).index(name) + 1
        self._variables = {
            "BENCH_DATABASE_URL": services.database_url.rpartition("/")[0] + f"/bench_{name}",
            "BENCH_REDIS_URL": services.redis_url.rpartition("/")[0] + f"/{number}",
        }
        self._run("prepare")

    def enqueue(self, count: int, seconds: float) -> None:
        """Enqueue jobs by the engine's own client."""
        self._run("enqueue", str(count), str(seconds))

    def _run(self, verb: str, *arguments: str) -> None:
        command = [*self._command, verb, str(self.ledger), *arguments]
        with self._log.open("ab") as log:
            subprocess.run(command, env=os.environ | self._variables, check=True, stdout=log, stderr=log)

    def start(self) -> int:
        """Start the engine's worker, and return its pid."""
        return _start([*self._command, "work", str(self.ledger)], self._variables, self._log)


def environment(folder: Path) -> Path:
    """Make the engine's own Python environment, and return it. It is removed with the folder."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = folder / "bin" / "python"
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES]
    subprocess.run(install, check=True, stderr=subprocess.DEVNULL)
    listed = subprocess.run([python, "-m", "pip", "freeze"], check=True, capture_output=True, text=True)
    print("; ".join(line for line in listed.stdout.split() if line.partition("==")[0] in ENGINES), flush=True)
    return python


@contextmanager
def running(engine: Engine) -> Iterator[int]:
    """A worker, killed at the end with all that it has started."""
    pid = engine.start()
    try:
        yield pid
    finally:
        tree = [psutil.Process(pid)]
        tree += tree[0].children(recursive=True)
        for process in tree:
            with suppress(psutil.NoSuchProcess):
                process.send_signal(signal.SIGKILL)
        psutil.wait_procs(tree, timeout=10)


def _start(command: list[str], variables: dict[str, str], log: Path) -> int:
    with log.open("ab") as output:
        process = subprocess.Popen(
            command, env=os.environ | variables, stdout=output, stderr=output, start_new_session=True
        )
    return process.pid
