"""The folder of everything that is kept: used by one start at a time."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts.children.errors import StartError


@contextmanager
def held(folder: Path, address: str) -> Iterator[None]:
    """Keep other starts from `folder` and tell them `address`. StartError when another start holds it.

    The kernel lets go of it when this process ends, however it ends; children don't inherit it.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StartError(f"Can't keep data in {folder}: {error.strerror}. Set DATA_DIR to another folder.") from None
    try:
        _lock_or_refuse(lock, folder)
        os.ftruncate(lock, 0)
        os.pwrite(lock, f"process {os.getpid()}, {address}".encode(), 0)
        yield
    finally:
        os.close(lock)


def _lock_or_refuse(lock: int, folder: Path) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.pread(lock, 200, 0).decode()
        raise StartError(f"Tradefolio is already running on {folder} ({holder}).") from None
