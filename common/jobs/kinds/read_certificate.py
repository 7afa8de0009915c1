"""Reading a photographed certificate card, for the certification form to be filled in."""

from datetime import date
from uuid import UUID

from common.contract import Contract
from common.errors import ErrorCode
from common.jobs.kind import Kind, Queue
from common.messages import Wording


class ReadCertificateArguments(Contract, frozen=True):
    """`upload_id`: a row of `uploads`, one picture or two, which the job deletes."""

    upload_id: UUID


class ReadCertificateResult(Contract, frozen=True):
    """What a card says for sure. Of a month alone the first day is taken for the issue and the last for the expiry."""

    name: str | None
    issuing_organization: str | None
    number: str | None
    issue_date: date | None
    expiration_date: date | None


READ_CERTIFICATE = Kind(
    module=__name__,
    queue=Queue.DOCUMENTS,
    deadline_seconds=60,
    steps=(
        Wording("opening_card", "Opening the picture..."),
        Wording("reading_card", "Reading the card..."),
        Wording("filling_in_card", "Filling in the form..."),
    ),
    arguments=ReadCertificateArguments,
    result=ReadCertificateResult,
    tells_owner=False,  # who sent it waits for the form
    errors=(
        ErrorCode.PICTURE_DAMAGED,
        ErrorCode.PICTURE_TOO_LARGE,
        ErrorCode.CARD_UNREADABLE,
    ),
)
