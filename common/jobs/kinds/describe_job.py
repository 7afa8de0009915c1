"""Describing a job of which only the title and the company are known."""

from typing import Literal

from common.contract import Contract
from common.jobs.kind import Kind, Queue
from common.messages import Wording


class DescribeJobArguments(Contract, frozen=True):
    """The job that duties are suggested for; `language` is the description's."""

    job_title: str
    company: str
    language: Literal["en", "es"]


class DescribeJobResult(Contract, frozen=True):
    """`description` says only what title and company prove.

    `suggestions`: what people in that occupation often do; each becomes true only when the person says so.
    """

    description: str
    suggestions: tuple[str, ...]


DESCRIBE_JOB = Kind(
    module=__name__,
    queue=Queue.INTERACTIVE,
    deadline_seconds=30,
    steps=(Wording("describing_job", "Writing the description..."),),
    arguments=DescribeJobArguments,
    result=DescribeJobResult,
    tells_owner=False,  # it is an answer in a conversation
)
