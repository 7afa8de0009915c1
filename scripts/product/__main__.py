"""`python -m scripts.product`: everything that Tradefolio is, from here until Ctrl-C."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import FrameType
from typing import NoReturn

from scripts.children.child import Child
from scripts.children.errors import StartError
from scripts.embedded.kept import is_free
from scripts.embedded.postgres import PostgresServer
from scripts.embedded.valkey import ValkeyServer
from scripts.product.arguments import StartArguments, data_dir, parse_start_arguments
from scripts.product.data_folder import held
from scripts.product.programs import Api, WorkerPool
from scripts.product.supervisor import keep_running, stop_all
from scripts.setup.steps import say

_STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class StopRequested(BaseException):
    """Ctrl-C, SIGTERM or a closed terminal. Not an Exception: nothing on the way may take it for a failure."""


def main() -> None:
    """Exits with 0 after a stop that was asked for, with 1 and a reason when something can't start."""
    arguments = parse_start_arguments(sys.argv[1:])
    for number in _STOPPING:
        if (number, signal.getsignal(number)) != (signal.SIGHUP, signal.SIG_IGN):  # which is what nohup asks for
            signal.signal(number, _request_stop)
    try:
        with held(data_dir(), arguments.address):
            _run(arguments, data_dir())
    except StartError as error:
        sys.exit(f"\n{error}")
    except StopRequested:
        say("Stopped.")


def _request_stop(_signal: int, _frame: FrameType | None) -> NoReturn:
    """Once: what stops from here on is bounded, and a second Ctrl-C must not cut it short."""
    for number in _STOPPING:
        signal.signal(number, signal.SIG_IGN)
    raise StopRequested


def _run(arguments: StartArguments, folder: Path) -> NoReturn:
    """Bring up one layer after the other and keep them running. Ends by an exception, with everything stopped."""
    started: list[list[Child]] = []
    try:
        addresses = _start_servers(folder, started)
        api, pool = Api(folder / "api", addresses, arguments), WorkerPool(folder / "workers", addresses, arguments)
        for program in (api, pool):
            program.end_leftover()
        _require_free_port(arguments)
        _migrate(addresses)
        started.append([api, pool])
        for program in (api, pool):
            program.launch()
        api.wait_until_ready()
        pool.require_running()
        say(f"\nTradefolio is ready: {arguments.address}\nCtrl-C stops it. Its data is kept in {folder}.\n")
        pool.wait_until_ready()  # takes longer; what is asked for until then waits in the queue
        keep_running(child for layer in started for child in layer)
    finally:
        say("Stopping ...")
        stop_all(started)


def _start_servers(folder: Path, started: list[list[Child]]) -> dict[str, str]:
    """Start those of the two servers that the environment doesn't name, and answer with the addresses of these."""
    servers = {"DATABASE_URL": PostgresServer(folder / "postgres"), "REDIS_URL": ValkeyServer(folder / "valkey")}
    addresses = {}
    for name, server in servers.items():
        if os.environ.get(name) or os.environ.get(f"{name}_FILE"):
            say(f"Using the {server.name} of {name}.")
            continue
        say(f"Starting {server.name} ...")
        started.append([server])
        server.start()
        addresses[name] = server.url
    return addresses


def _require_free_port(arguments: StartArguments) -> None:
    if not is_free(arguments.port, arguments.host):
        raise StartError(
            f"Can't listen on {arguments.host} port {arguments.port}: another program does, or it isn't allowed. "
            f"Choose another: ./scripts/start --port {arguments.port + 1}"
        )


def _migrate(addresses: dict[str, str]) -> None:
    """A database of our own gets its first posts too; somebody else's only what it can't do without."""
    say("Bringing the database up to date ...")
    module = "scripts.product.prepare_database" if "DATABASE_URL" in addresses else "common.migrations"
    migrated = subprocess.run([sys.executable, "-m", module], env=os.environ | addresses, check=False)
    if migrated.returncode != 0:
        raise StartError("The database could not be brought up to date; the reason is above.")


main()
