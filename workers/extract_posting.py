"""The job behind 'From Job URL': open the page that a user named, and read its posting."""

from common.jobs.kinds.extract_posting import RUNNING_SCRIPTS, ExtractPostingArguments, ExtractPostingResult
from common.settings import get_settings
from workers.browsing.guard import Guard, configured_guard
from workers.browsing.proxy import GuardedProxy
from workers.posting.opening.reading import read_address
from workers.runtime.running_job import RunningJob


def run(job: RunningJob, arguments: ExtractPostingArguments, *, guard: Guard | None = None) -> None:
    """Read a posting from its address; nothing is stored but the job's own result.

    Tests give a `guard` that allows their own site.
    """
    job.step(1)
    with GuardedProxy(guard or configured_guard(get_settings())) as proxy:
        job.step(2)
        read = read_address(arguments.url, proxy, lambda: job.step(2, detail=RUNNING_SCRIPTS.told(), within=0.3))
    job.step(3)
    posting = read.posting
    with job.ending() as ending:
        ending.succeed(
            ExtractPostingResult(
                description=posting.description,
                company=posting.company,
                title=posting.title,
                location=posting.location,
                closed=posting.closed,
                truncated=posting.truncated,
            )
        )
