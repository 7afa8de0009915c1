"""The kind of job that sends a person an e-mail."""

from uuid import UUID

from common.contract import Contract
from common.errors import ErrorCode
from common.jobs.kind import Kind, Queue
from common.messages import Wording


class SendMailArguments(Contract, frozen=True):
    """`mail_id`: a row of `mails`. Neither a recipient nor a link is among a job's arguments: admins see those."""

    mail_id: UUID


class SendMailResult(Contract, frozen=True):
    """`sent` is false where there was nobody to send it to."""

    sent: bool


SEND_MAIL = Kind(
    module=__name__,
    queue=Queue.INTERACTIVE,  # somebody waits for the link, and an import may keep `background` busy for minutes
    deadline_seconds=90,
    steps=(Wording("sending", "Sending the message..."),),
    arguments=SendMailArguments,
    result=SendMailResult,
    tells_owner=False,
    errors=(ErrorCode.MAIL_REFUSED,),
)
