"""The product's own two programs, as children of `scripts/start`."""

import os
import sys
from collections.abc import Mapping
from http.client import HTTPException
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import psutil

from scripts.children.child import Child
from scripts.product.arguments import StartArguments

_ROOT = Path(__file__).resolve().parents[2]
_WITHOUT_PROXY = build_opener(ProxyHandler({}))


class Program(Child):
    """A Python module of the product, told of the servers by its environment. It logs to where we log."""

    def __init__(self, folder: Path, addresses: Mapping[str, str]) -> None:
        """`addresses` are DATABASE_URL and REDIS_URL as far as they aren't in our own environment."""
        super().__init__(folder)
        self._addresses = addresses

    def environment(self) -> Mapping[str, str]:
        """Ours, with the addresses, and so that modules are found from any working folder."""
        return os.environ | self._addresses | {"PYTHONPATH": str(_ROOT), "PYTHONUNBUFFERED": "1"}


class Api(Program):
    """The API: `python -m web_api`."""

    name = "The API"
    stop_patience = 15.0  # requests under way are answered

    def __init__(self, folder: Path, addresses: Mapping[str, str], arguments: StartArguments) -> None:
        super().__init__(folder, addresses)
        self._arguments = arguments

    def command(self) -> list[str]:
        """Return the command, with host and port."""
        return [sys.executable, "-m", "web_api", "--host", self._arguments.host, "--port", str(self._arguments.port)]

    def is_ready(self) -> bool:
        """`/readyz` says that it serves, which takes the database too."""
        try:
            with _WITHOUT_PROXY.open(f"{self._arguments.address}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)  # noqa: PLR2004 - HTTP's OK
        except (OSError, HTTPException):
            return False


class WorkerPool(Program):
    """The pool of workers: `python -m workers`."""

    name = "The worker pool"
    stop_patience = 25.0  # it gives its jobs a grace of its own, then ends them

    def __init__(self, folder: Path, addresses: dict[str, str], arguments: StartArguments) -> None:
        """Links in messages lead to where we listen, unless PUBLIC_URL names the address that people know."""
        listening = {} if os.environ.get("PUBLIC_URL") else {"PUBLIC_URL": arguments.address}
        super().__init__(folder, addresses | listening)

    def command(self) -> list[str]:
        """Return the command; the setting WORKERS says how many processes it runs."""
        return [sys.executable, "-m", "workers"]

    def is_ready(self) -> bool:
        """Whether the pool has imported what its jobs need, and has forked its workers."""
        return self.process is not None and bool(psutil.Process(self.process.pid).children())
