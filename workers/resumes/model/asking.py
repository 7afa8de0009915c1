"""Asking an OpenAI-compatible server what a resume says. Whatever goes wrong, the resume is read without it."""

from pathlib import Path
from time import monotonic

import msgspec
import structlog

from common.settings import Settings
from workers.model.answers import NoAnswerError, object_in, response_format
from workers.model.configured import configured_client, is_configured
from workers.resumes.model.answers import Answer

SECONDS = 12.0
MOST_CHARACTERS = 30_000  # of the resume; the first pages hold what matters

_PROMPT = Path(__file__).parents[3] / "templates" / "prompts" / "read_resume.txt"

log = structlog.get_logger()


def configured(settings: Settings) -> bool:
    """True where a model is named, with an address or a key."""
    return is_configured(settings)


def ask(text: str, settings: Settings) -> Answer | None:
    """The model's claims about the text, or None when it can't be reached, refuses or doesn't answer as asked."""
    client = configured_client(settings, "read")
    if client is None:
        return None
    from workers.model.client import ModelUnavailableError  # noqa: PLC0415 - no one else needs its half second

    messages = [
        {"role": "system", "content": _PROMPT.read_text(encoding="utf-8")},
        {"role": "user", "content": text[:MOST_CHARACTERS]},
    ]
    schema = response_format("resume", Answer)
    try:
        answer = client.complete(messages, until=monotonic() + SECONDS, schema=schema, temperature=0)
        return msgspec.convert(object_in(answer), Answer)
    except (ModelUnavailableError, NoAnswerError, msgspec.ValidationError) as error:
        log.warning("the model can't read now; the rules do alone", reason=str(error))
        return None
