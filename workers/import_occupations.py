"""The job that loads a release of O*NET. Effect and ending are one transaction, as for every job."""

from common.jobs.kinds.import_occupations import (
    FILE_READ,
    ImportOccupationsArguments,
    ImportOccupationsResult,
)
from workers.occupations.importing import fetch_and_read
from workers.occupations.storing import Stored, store_bundled_with, store_with
from workers.runtime.running_job import RunningJob


def run(job: RunningJob, arguments: ImportOccupationsArguments) -> None:
    """A bundle never replaces a release that somebody has imported."""

    def told(step: int, share: float, file: str | None) -> None:
        job.step(step, detail=FILE_READ.told(file=file) if file else None, within=share)

    release = fetch_and_read(arguments.source, told) if arguments.source else None
    told(3, 0.0, None)
    with job.ending() as ending:
        connection = ending.session.connection()
        if release and arguments.source:
            stored: Stored | None = store_with(connection, release, arguments.source)
        else:
            stored = store_bundled_with(connection)
        ending.succeed(
            ImportOccupationsResult(
                version=stored.version if stored else None,
                occupations=stored.occupations if stored else 0,
                changed=stored is not None and stored.changed,
            )
        )
