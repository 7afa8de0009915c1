"""Reading a job posting from its address."""

from common.errors import ErrorCode
from common.jobs.kind import Contract, Kind, Queue
from common.messages import Wording

RUNNING_SCRIPTS = Wording("running_scripts", "Running the page's scripts")


class ExtractPostingArguments(Contract, frozen=True):
    """`url` as the user typed it, trimmed."""

    url: str


class ExtractPostingResult(Contract, frozen=True):
    """Text as found in the posting; empty where it names no company or title."""

    description: str
    company: str
    title: str


EXTRACT_POSTING = Kind(
    module=__name__,
    queue=Queue.BROWSER,
    deadline_seconds=60,
    steps=(
        Wording("opening_posting", "Opening the posting..."),
        Wording("reading_posting", "Reading the posting..."),
        Wording("finding_details", "Finding the job details..."),
    ),
    details=(RUNNING_SCRIPTS,),
    arguments=ExtractPostingArguments,
    result=ExtractPostingResult,
    tells_owner=False,  # it leads nowhere once its dialog is closed
    errors=(
        ErrorCode.URL_INVALID,
        ErrorCode.URL_UNSUPPORTED,
        ErrorCode.URL_REFUSED,
        ErrorCode.SITE_UNREACHABLE,
        ErrorCode.PAGE_NOT_FOUND,
        ErrorCode.PAGE_BLOCKED,
        ErrorCode.PAGE_NOT_HTML,
        ErrorCode.PAGE_TOO_LARGE,
        ErrorCode.PAGE_TIMED_OUT,
        ErrorCode.POSTING_NOT_FOUND,
    ),
)
