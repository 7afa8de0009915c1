"""The job behind the spoken assistant's description of a job."""

from common.jobs.kinds.describe_job import DescribeJobArguments, DescribeJobResult
from common.settings import get_settings
from workers.runtime.running_job import RunningJob
from workers.spoken_jobs.description import described


def run(job: RunningJob, arguments: DescribeJobArguments) -> None:
    """Suggest duties of a job; nothing is stored but the job's own result."""
    job.step(1)
    description = described(arguments.job_title, arguments.company, arguments.language, get_settings())
    with job.ending() as ending:
        ending.succeed(DescribeJobResult(description=description.text, suggestions=description.suggestions))
