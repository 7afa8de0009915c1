"""The folder in which everything is prepared."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else prepares this folder: two commands started together must not install at once."""
    folder = os.open(ROOT, os.O_RDONLY | os.O_CLOEXEC)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)
