"""Writing down what was recorded, where the browser can't recognize speech itself."""

from typing import Literal
from uuid import UUID

from common.contract import Contract
from common.errors import ErrorCode
from common.jobs.kind import Kind, Queue
from common.messages import Wording


class TranscribeSpeechArguments(Contract, frozen=True):
    """`upload_id`: a row of `uploads`, the recording, which goes with the job's ending. `language`: what is spoken."""

    upload_id: UUID
    language: Literal["en", "es"]


class TranscribeSpeechResult(Contract, frozen=True):
    """The text of the recording."""

    text: str


TRANSCRIBE_SPEECH = Kind(
    module=__name__,
    queue=Queue.INTERACTIVE,
    deadline_seconds=60,
    steps=(Wording("transcribing", "Writing down what you said..."),),
    arguments=TranscribeSpeechArguments,
    result=TranscribeSpeechResult,
    tells_owner=False,  # it is an answer in a conversation
    errors=(ErrorCode.NOTHING_HEARD, ErrorCode.TRANSCRIPTION_UNAVAILABLE),
)
