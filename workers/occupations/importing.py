"""An import from its source to the tables, with its progress in one place for the job and for the command."""

from collections.abc import Callable

from sqlalchemy import Engine

from workers.occupations.onet import read_release
from workers.occupations.release import Release
from workers.occupations.sources import opened
from workers.occupations.storing import Stored, store

Progress = Callable[[int, float, str | None], None]
"""Told the step (1 fetching, 2 reading, 3 storing), how far into it the import is (0 to 1), and which file is next."""


def fetch_and_read(source: str, progress: Progress) -> Release:
    """UserError `release_not_found` or `release_not_understood` says why nothing came of it."""
    progress(1, 0.0, None)
    with opened(source, lambda share: progress(1, share, None)) as files:
        return read_release(files, lambda share, file: progress(2, share, file))


def import_release(engine: Engine, source: str, progress: Progress) -> Stored:
    """Reads everything before the first write; the writes are one transaction."""
    release = fetch_and_read(source, progress)
    return store(engine, release, source, lambda share: progress(3, share, None))
