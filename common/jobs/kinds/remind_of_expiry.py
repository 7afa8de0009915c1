"""The kind of job that reminds people of certificates that expire."""

from common.contract import Contract
from common.jobs.kind import Kind, NoArguments, Queue
from common.messages import Wording


class RemindOfExpiryResult(Contract, frozen=True):
    """The result: how many notifications are new."""

    reminders: int


REMIND_OF_EXPIRY = Kind(
    module=__name__,
    queue=Queue.BACKGROUND,
    deadline_seconds=120,
    steps=(Wording("looking_for_expiry", "Looking for certificates that expire..."),),
    arguments=NoArguments,
    result=RemindOfExpiryResult,
    tells_owner=False,
)
