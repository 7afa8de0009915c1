"""Finding the job that somebody tells about: its title and its company."""

from common.contract import Contract
from common.errors import ErrorCode
from common.jobs.kind import Kind, Queue
from common.messages import Wording


class ExtractJobInfoArguments(Contract, frozen=True):
    """`input` as it was spoken or typed, in English or Spanish."""

    input: str


class ExtractJobInfoResult(Contract, frozen=True):
    """Title and employer in the person's own words; one of them may be empty, where nothing was said of it."""

    title: str
    company: str


EXTRACT_JOB_INFO = Kind(
    module=__name__,
    queue=Queue.INTERACTIVE,
    deadline_seconds=30,
    steps=(Wording("reading_words", "Reading what you said..."),),
    arguments=ExtractJobInfoArguments,
    result=ExtractJobInfoResult,
    tells_owner=False,  # it is an answer in a conversation
    errors=(ErrorCode.JOB_NOT_UNDERSTOOD,),
)
