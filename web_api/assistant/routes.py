"""The routers of the assistants' calls, for `web_api.app`."""

from litestar.types import ControllerRouterHandler

from web_api.assistant.chat import save_profile
from web_api.assistant.spoken_jobs import extract_job_info, generate_job_description, save_spoken_job
from web_api.assistant.transcription import read_transcription, transcribe_speech

ROUTES: tuple[ControllerRouterHandler, ...] = (
    save_profile,
    save_spoken_job,
    extract_job_info,
    generate_job_description,
    read_transcription,
    transcribe_speech,
)
