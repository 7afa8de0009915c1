"""The job that brings in the state's newest figures for the regions: all of a sound file, or nothing."""

from sqlalchemy import select

from common.jobs.kinds.refresh_regional_data import RefreshRegionalDataArguments, RefreshRegionalDataResult
from common.settings import get_settings
from common.tables import Upload
from workers.regions.reading import read_projections
from workers.regions.sources import Portal
from workers.regions.storing import Stored, fingerprint_of, store_bundled_with, store_projections
from workers.runtime.running_job import RunningJob


def run(job: RunningJob, arguments: RefreshRegionalDataArguments) -> None:
    """Import the figures of regions; the old ones are in use until the job ends.

    Raises UserError that says why a file was refused.
    """
    if arguments.bundled:
        job.step(4)
        with job.ending() as ending:
            ending.succeed(_result(store_bundled_with(ending.session.connection())))
        return
    content, origin = _uploaded(job, arguments) or _from_portal(job)
    job.step(3)
    projections = read_projections(content)
    job.step(4)
    with job.ending() as ending:
        connection = ending.session.connection()
        ending.succeed(_result(store_projections(connection, projections, fingerprint_of(content), origin)))


def _uploaded(job: RunningJob, arguments: RefreshRegionalDataArguments) -> tuple[bytes, str] | None:
    if arguments.upload_id is None:
        return None
    with job.session() as session:
        upload = session.execute(select(Upload.content, Upload.file_name).where(Upload.id == arguments.upload_id)).one()
    return upload.content, upload.file_name


def _from_portal(job: RunningJob) -> tuple[bytes, str]:
    job.step(1)
    portal = Portal(get_settings().regional_catalogue)
    address = portal.file_address()
    job.step(2)
    return portal.download(address, lambda share: job.step(2, within=share)), address


def _result(stored: Stored) -> RefreshRegionalDataResult:
    changes = stored.changes
    return RefreshRegionalDataResult(
        period=stored.period,
        state_period=stored.state_period,
        regions=stored.regions,
        occupations=stored.occupations,
        changed=changes is not None,
        added=changes.added if changes else 0,
        altered=changes.altered if changes else 0,
        removed=changes.removed if changes else 0,
    )
