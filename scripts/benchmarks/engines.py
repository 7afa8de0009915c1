"""`scripts/bench engines`: our queue beside procrastinate, dramatiq, celery and saq, in one run on this machine.

For each, one worker process that does nothing, one job at a time: jobs a second, and what a job costs of CPU. Then what
is lost or done twice when the worker is killed, and when Redis is wiped. The others are installed into an environment
that is thrown away; they talk to servers of this run's own, on loopback.
"""

import statistics
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import NamedTuple

import psutil
from redis import Redis

from common.settings import Settings
from scripts.benchmarks.engine_processes import Engine, Other, Ours, environment, running
from scripts.benchmarks.other_engines import ENGINES
from scripts.embedded.services import EmbeddedServices

JOBS = 200
WARM_JOBS = 20
"""Done before the clock starts: a worker's start doesn't count."""
ROUNDS = 3
ROUNDS_SECONDS = 60.0
"""No further round is begun after that: on a slow machine there is one."""
FRAGILE_JOBS = 12
FRAGILE_SECONDS = 0.3
PATIENCE_SECONDS = 45.0


class Rate(NamedTuple):
    """The figures of one round.

    CPU in milliseconds a job, of the worker with all that it has started, and of the servers.
    """

    jobs_per_second: float
    worker_cpu: float
    server_cpu: float


class Survival(NamedTuple):
    """How many of `FRAGILE_JOBS` were done; `seconds` until the last of these."""

    lost: int
    doubled: int
    seconds: float


class Bench:
    """The servers, and the engines that run on them."""

    def __init__(self, services: EmbeddedServices, folder: Path) -> None:
        self.folder = folder
        self.settings = Settings(
            database_url=services.database_url, redis_url=services.redis_url, workers="documents=1", log_level="ERROR"
        )
        self.redis = Redis.from_url(services.redis_url)
        # Everything before it is answered, on disk: as durable as it can be set. Ours never needs it.
        self.redis.config_set("appendfsync", "always")
        self._python = environment(folder / "environment")
        self.engines: list[Engine] = [Ours(self.settings, folder)]
        self.engines += [Other(name, self._python, folder, services) for name in ENGINES]

    def rate(self, engine: Engine) -> Rate:
        """Jobs that do nothing, from the warm ones to the last."""
        engine.ledger.write_bytes(b"")
        self._durable_for(engine)
        engine.enqueue(JOBS, 0)
        with running(engine) as pid:
            _wait_for(lambda: _ended(engine) >= WARM_JOBS)
            done, began, cpu, servers = _ended(engine), perf_counter(), _cpu(pid), self._server_cpu()
            _wait_for(lambda: _ended(engine) >= JOBS)
            seconds, counted = perf_counter() - began, JOBS - done
            return Rate(
                counted / seconds,
                1000 * (_cpu(pid) - cpu) / counted,
                1000 * (self._server_cpu() - servers) / counted,
            )

    def _durable_for(self, engine: Engine) -> None:
        """Our jobs are on disk in Postgres; that Redis loses a second of what it carries costs them nothing."""
        self.redis.config_set("appendfsync", "everysec" if isinstance(engine, Ours) else "always")

    def _server_cpu(self) -> float:
        servers = [child for child in psutil.Process().children(recursive=True) if _is_server(child)]
        return sum(map(_own_cpu, servers))

    def survive_kill(self) -> dict[str, Survival]:
        """Kill every engine, with all that it has started, while it works on a job; all engines at once."""
        for engine in self.engines:
            engine.ledger.write_bytes(b"")
            engine.enqueue(FRAGILE_JOBS, FRAGILE_SECONDS)
        with ExitStack() as started:
            for engine in self.engines:
                with running(engine):
                    _wait_for(lambda engine=engine: _ended(engine) >= 2)  # type: ignore[misc] # noqa: PLR2004
            for engine in self.engines:
                started.enter_context(running(engine))
            return _survivals(self.engines)

    def survive_wipe(self) -> dict[str, Survival]:
        """Accept jobs, wipe Redis, and start the workers then; all engines at once."""
        for engine in self.engines:
            engine.ledger.write_bytes(b"")
            engine.enqueue(FRAGILE_JOBS, 0)
        self.redis.flushall()
        with ExitStack() as started:
            for engine in self.engines:
                started.enter_context(running(engine))
            return _survivals(self.engines, patience=PATIENCE_SECONDS / 2)


def _ended(engine: Engine) -> int:
    return engine.ledger.read_bytes().count(b"ended")


def _wait_for(look: Callable[[], bool], patience: float = PATIENCE_SECONDS) -> None:
    """Returns when it is so, or when patience is at an end."""
    give_up_at = perf_counter() + patience
    while not look() and perf_counter() < give_up_at:
        sleep(0.01)


def _survivals(engines: list[Engine], patience: float = PATIENCE_SECONDS) -> dict[str, Survival]:
    began = perf_counter()
    seconds = dict.fromkeys((engine.name for engine in engines), 0.0)
    counts = dict.fromkeys(seconds, 0)

    def all_done() -> bool:
        for engine in engines:
            if (count := len(_numbers(engine))) > counts[engine.name]:
                counts[engine.name], seconds[engine.name] = count, perf_counter() - began
        return all(count == FRAGILE_JOBS for count in counts.values())

    _wait_for(all_done, patience)
    sleep(2)  # for what is done twice
    return {
        engine.name: Survival(
            FRAGILE_JOBS - len(_numbers(engine)),
            sum(times > 1 for times in _numbers(engine).values()),
            seconds[engine.name],
        )
        for engine in engines
    }


def _numbers(engine: Engine) -> Counter[bytes]:
    """Count how often each job ended, by its number."""
    lines = engine.ledger.read_bytes().splitlines()
    return Counter(line.split()[1] for line in lines if line.startswith(b"ended"))


def _cpu(pid: int) -> float:
    """Seconds of a process and all it has started."""
    process = psutil.Process(pid)
    return sum(map(_own_cpu, [process, *process.children(recursive=True)]))


def _own_cpu(process: psutil.Process) -> float:
    with suppress(psutil.NoSuchProcess):
        times = process.cpu_times()
        return float(times.user + times.system)
    return 0.0


def _is_server(process: psutil.Process) -> bool:
    with suppress(psutil.NoSuchProcess):
        return str(process.name()).startswith(("postgres", "valkey"))
    return False


def main() -> None:
    """Print two tables; about three minutes."""
    with (
        TemporaryDirectory() as folder,
        EmbeddedServices(Path(folder) / "data").running() as services,
    ):
        bench = Bench(services, Path(folder))
        rates: dict[str, list[Rate]] = {engine.name: [] for engine in bench.engines}
        began = perf_counter()
        for number in range(ROUNDS):
            if number and perf_counter() - began > ROUNDS_SECONDS:
                break
            for engine in bench.engines:
                rates[engine.name].append(bench.rate(engine))
        print("| | jobs/s, one worker | jobs per CPU second of the worker | CPU a job: worker / servers |")
        print("|---|---|---|---|")
        for name, rounds in rates.items():
            rate = Rate(*map(statistics.mean, zip(*rounds, strict=True)))
            print(
                f"| {name} | {rate.jobs_per_second:.0f} | {1000 / max(rate.worker_cpu, 0.001):.0f} "
                f"| {rate.worker_cpu:.1f} / {rate.server_cpu:.1f} ms |",
                flush=True,
            )
        killed, wiped = bench.survive_kill(), bench.survive_wipe()
        print(
            f"\n| of {FRAGILE_JOBS} jobs | worker killed: lost / twice / last after | Redis wiped: lost / last after |"
        )
        print("|---|---|---|")
        for name, kill in killed.items():
            wipe = wiped[name]
            last = f"{wipe.seconds:.0f} s" if wipe.lost < FRAGILE_JOBS else "-"
            print(f"| {name} | {kill.lost} / {kill.doubled} / {kill.seconds:.0f} s | {wipe.lost} / {last} |")


if __name__ == "__main__":
    main()
