"""Recorded answers, for browsers that can't recognize speech themselves."""

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.di import NamedDependency
from litestar.params import MultipartBody, Parameter

from common.errors import ErrorCode, UserError
from common.jobs.kinds.transcribe_speech import (
    TRANSCRIBE_SPEECH,
    TranscribeSpeechArguments,
    TranscribeSpeechResult,
)
from common.settings import Settings
from web_api.auth.mailer import asked_language
from web_api.http.problems import UNREADABLE_FORM
from web_api.jobs.run_job import RunJob
from web_api.jobs.uploads import NewUpload, size_of
from web_api.profile.resume_upload import MULTIPART_OVERHEAD, require_room

MAX_RECORDING_BYTES = 4 * 1024 * 1024
"""Some minutes of a phone's recording; the page stops after one."""
_ENDINGS = {"audio/webm": "webm", "audio/ogg": "ogg", "audio/mp4": "mp4", "audio/mpeg": "mp3", "audio/wav": "wav"}
"""What browsers record in, and what endpoints tell formats by."""


class Transcription(msgspec.Struct):
    """Whether the server turns recordings into text."""

    available: bool


class Transcript(msgspec.Struct):
    """The text of a recording."""

    text: str


@dataclass
class RecordingForm:
    """A multipart form with one file."""

    audio: Annotated[UploadFile | None, Parameter(schema_extra={"max_length": MAX_RECORDING_BYTES})] = None


@get("/api/voice/transcription", tags=["assistant"])
async def read_transcription(settings: NamedDependency[Settings]) -> Transcription:
    """Tell whether a transcription endpoint is configured."""
    return Transcription(settings.can_transcribe)


@post(
    "/api/voice/transcription",
    status_code=200,
    request_max_body_size=MAX_RECORDING_BYTES + MULTIPART_OVERHEAD,
    too_large=UserError(ErrorCode.BODY_TOO_LARGE),
    runs=TRANSCRIBE_SPEECH,
    streams=True,
    refuses=(ErrorCode.NOT_A_RECORDING, ErrorCode.UPLOADS_FULL),
    exception_handlers=UNREADABLE_FORM,
    tags=["assistant"],
)
async def transcribe_speech(
    data: MultipartBody[RecordingForm],
    request: Request[Any, Any, Any],
    run_job: NamedDependency[RunJob],
    settings: NamedDependency[Settings],
) -> Response[Transcript]:
    """Write down a recording in the request's language. It is deleted as soon as it is written down."""
    upload = _recording(data.audio)
    if not settings.can_transcribe:
        raise UserError(ErrorCode.TRANSCRIPTION_UNAVAILABLE)
    await require_room(run_job, upload.size)

    async def to_response(result: TranscribeSpeechResult) -> Response[Any]:
        return Response(Transcript(result.text))

    arguments = TranscribeSpeechArguments(upload.id, asked_language(request) or "en")
    return await run_job(TRANSCRIBE_SPEECH, arguments, to_response, upload=upload)


def _recording(file: UploadFile | None) -> NewUpload:
    if file is None:
        raise UserError(ErrorCode.NOT_A_RECORDING)
    size = size_of(file)
    if size > MAX_RECORDING_BYTES:
        raise UserError(ErrorCode.BODY_TOO_LARGE)
    ending = _ENDINGS.get(file.content_type.partition(";")[0].strip().lower())
    if not size or ending is None:
        raise UserError(ErrorCode.NOT_A_RECORDING)
    return NewUpload(f"answer.{ending}", [file])
