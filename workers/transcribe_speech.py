"""The job behind a recorded answer: the transcription endpoint that is configured writes it down."""

import structlog

from common.errors import ErrorCode, UserError
from common.jobs.kinds.transcribe_speech import TranscribeSpeechArguments, TranscribeSpeechResult
from common.settings import Settings, get_settings
from common.tables import Upload
from workers.runtime.running_job import RunningJob

SECONDS = 40.0
LONGEST_TEXT = 2000
"""Characters of one answer, as of a typed one."""

log = structlog.get_logger()


def run(job: RunningJob, arguments: TranscribeSpeechArguments) -> None:
    """Turn a recording into text.

    Nothing is stored but the job's own result, and the recording is deleted with the job's ending.
    """
    job.step(1)
    with job.session() as session:
        upload = session.get_one(Upload, arguments.upload_id)
        name, recording = upload.file_name, upload.content
    text = transcribed(recording, name, arguments.language, get_settings())
    if not text:
        raise UserError(ErrorCode.NOTHING_HEARD)
    with job.ending() as ending:
        ending.succeed(TranscribeSpeechResult(text=text[:LONGEST_TEXT]))


def transcribed(recording: bytes, name: str, language: str, settings: Settings) -> str:
    """Return the endpoint's text in one line. Raises UserError `transcription_unavailable` when it doesn't answer."""
    if not settings.openai_transcription_model:
        raise UserError(ErrorCode.TRANSCRIPTION_UNAVAILABLE)
    # A third of a second of imports that a machine without a model doesn't need.
    from openai import OpenAI, OpenAIError  # noqa: PLC0415

    key = settings.openai_api_key.get_secret_value() if settings.openai_api_key else "none"
    client = OpenAI(base_url=settings.openai_base_url, api_key=key, max_retries=1, timeout=SECONDS / 2)
    try:
        answer = client.audio.transcriptions.create(
            model=settings.openai_transcription_model, file=(name, recording), language=language
        )
    except OpenAIError as error:
        log.warning("the transcription endpoint can't help now", reason=str(error))
        raise UserError(ErrorCode.TRANSCRIPTION_UNAVAILABLE) from error
    return " ".join(str(answer.text).split())
