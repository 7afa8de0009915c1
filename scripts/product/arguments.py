"""The arguments of `scripts/start`.

Only the standard library is used: wrong ones are answered before any installing.
"""

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[2]
_EPILOG = """\
environment:
  DATA_DIR      everything that is kept (default: .data in the project's folder)
  DATABASE_URL  a Postgres to use instead of the embedded one
  REDIS_URL     a Valkey or Redis (with maxmemory-policy noeviction) to use instead of the embedded one
  docs/running.md lists the others.
"""


@dataclass(frozen=True)
class StartArguments:
    """Where the product listens."""

    host: str
    port: int

    @property
    def address(self) -> str:
        """Return the address for a browser on this machine; a wildcard is reached by loopback."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)  # noqa: S104 - compared, not bound
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"


def parse_start_arguments(words: Sequence[str]) -> StartArguments:
    """Exits with 2 and the usage for words that it doesn't know, with 0 after `--help`."""
    parser = argparse.ArgumentParser(
        prog="scripts/start",
        description="Run Tradefolio on this machine until Ctrl-C.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=_port, default=8000, help="port to listen on (default: %(default)s)")
    parsed = parser.parse_args(words)
    return StartArguments(parsed.host, parsed.port)


def data_dir() -> Path:
    """The folder of everything that is kept, by `DATA_DIR`."""
    return Path(os.environ.get("DATA_DIR") or _ROOT / ".data").resolve()


def _port(word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= 65535:  # noqa: PLR2004 - TCP's own limits
        raise argparse.ArgumentTypeError(f"{word} is not a port (1 to 65535)")
    return int(word)
