"""The job behind the spoken assistant's first answer: which job somebody tells of."""

from common.errors import ErrorCode, UserError
from common.jobs.kinds.extract_job_info import ExtractJobInfoArguments, ExtractJobInfoResult
from common.settings import get_settings
from workers.runtime.running_job import RunningJob
from workers.spoken_jobs.asking import job_by_model
from workers.spoken_jobs.extraction import SpokenJob, job_in


def run(job: RunningJob, arguments: ExtractJobInfoArguments) -> None:
    """The rules first: what they read whole needs no model."""
    job.step(1)
    found = job_in(arguments.input)
    if found is None or not (found.title and found.company):
        found = _completed(found, job_by_model(arguments.input, get_settings()))
    if found is None:
        raise UserError(ErrorCode.JOB_NOT_UNDERSTOOD)
    with job.ending() as ending:
        ending.succeed(ExtractJobInfoResult(title=found.title, company=found.company))


def _completed(found: SpokenJob | None, other: SpokenJob | None) -> SpokenJob | None:
    if found is None or other is None:
        return found or other
    return SpokenJob(found.title or other.title, found.company or other.company)
