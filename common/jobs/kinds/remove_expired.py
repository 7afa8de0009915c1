"""The kind of job that deletes what is no longer needed."""

from common.contract import Contract
from common.jobs.kind import Kind, NoArguments, Queue
from common.messages import Wording


class RemoveExpiredResult(Contract, frozen=True):
    """How many rows were removed, or for `addresses` made anonymous."""

    sessions: int
    jobs: int
    addresses: int


REMOVE_EXPIRED = Kind(
    module=__name__,
    queue=Queue.BACKGROUND,
    deadline_seconds=300,
    steps=(Wording("removing", "Removing what has expired..."),),
    arguments=NoArguments,
    result=RemoveExpiredResult,
    tells_owner=False,
)
