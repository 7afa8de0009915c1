"""The kind of job that reads a posting from its web address."""

from common.contract import Contract
from common.errors import ErrorCode
from common.jobs.kind import Kind, Queue
from common.messages import Wording

RUNNING_SCRIPTS = Wording("running_scripts", "Running the page's scripts")


class ExtractPostingArguments(Contract, frozen=True):
    """The posting's address: `url` is as the user typed it, trimmed."""

    url: str


class ExtractPostingResult(Contract, frozen=True):
    """Text as found in the posting; empty where it names no company, title or place.

    `closed`: the site says that nobody can apply any more. `truncated`: the text ends before the posting does.
    """

    description: str
    company: str
    title: str
    location: str = ""
    closed: bool = False
    truncated: bool = False


EXTRACT_POSTING = Kind(
    module=__name__,
    queue=Queue.BROWSER,
    deadline_seconds=30,
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
        ErrorCode.URL_PORT_REFUSED,
        ErrorCode.SITE_UNKNOWN,
        ErrorCode.SITE_UNREACHABLE,
        ErrorCode.SITE_NOT_SECURE,
        ErrorCode.SITE_FAILED,
        ErrorCode.SITE_BUSY,
        ErrorCode.SITE_UNDER_MAINTENANCE,
        ErrorCode.SIGN_IN_REQUIRED,
        ErrorCode.PAGE_FORBIDDEN,
        ErrorCode.PAGE_BLOCKED,
        ErrorCode.PAGE_NOT_FOUND,
        ErrorCode.POSTING_CLOSED,
        ErrorCode.POSTING_LIST,
        ErrorCode.POSTING_NOT_FOUND,
        ErrorCode.PAGE_EMPTY,
        ErrorCode.REDIRECT_LOOP,
        ErrorCode.PAGE_NOT_HTML,
        ErrorCode.FILE_UNREADABLE,
        ErrorCode.FILE_LOCKED,
        ErrorCode.FILE_WITHOUT_TEXT,
        ErrorCode.PAGE_TOO_LARGE,
        ErrorCode.PAGE_TIMED_OUT,
        ErrorCode.PAGE_CUT_OFF,
    ),
)
