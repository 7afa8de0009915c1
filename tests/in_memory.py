"""Where the files of tests lie: in memory, where that has room for them.

Each process of tests makes some ten thousand, most of them in databases, and removes them at its end. On a disk that
cost a tenth of what a short run takes, and a half of its time.
"""

import os
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes a folder in it that nobody else may enter
_ROOM_BYTES = 4 * 2**30
"""Of what may lie in memory: twice what the whole suite leaves until its end."""
_SPARE_BYTES = 8 * 2**30
"""Of memory that is free: those files, and what the suite's processes need."""
_ROOT_OF_PYTEST = "PYTEST_DEBUG_TEMPROOT"


def put_files_into_memory() -> pytest.MonkeyPatch:
    """From now on, whatever pytest gives a test to write into. Whoever has named a place for it finds it there."""
    patch = pytest.MonkeyPatch()
    if _ROOT_OF_PYTEST not in os.environ and has_room(MEMORY):
        patch.setenv(_ROOT_OF_PYTEST, str(MEMORY))
    return patch


def has_room(folder: Path) -> bool:
    """Whether all of the suite's files may lie in this folder of memory; programs are among them."""
    try:
        found = os.statvfs(folder)
    except FileNotFoundError:
        return False
    runs_programs = not found.f_flag & os.ST_NOEXEC
    return runs_programs and found.f_bavail * found.f_frsize >= _ROOM_BYTES and _free_memory() >= _SPARE_BYTES


def _free_memory() -> int:
    """In bytes: what may be taken without pushing anything out that is used."""
    lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
    kilobytes = next(line.split()[1] for line in lines if line.startswith("MemAvailable:"))
    return int(kilobytes) * 1024
