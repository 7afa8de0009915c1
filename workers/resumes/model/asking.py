"""Asking an OpenAI-compatible server what a resume says. Whatever goes wrong, the resume is read without it."""

from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import structlog

from common.settings import Settings
from workers.resumes.model.answers import Answer, read_answer, response_format

SECONDS = 12.0
LEAST_SECONDS = 2.0
MOST_CHARACTERS = 30_000  # of the resume; the first pages hold what matters

_PROMPT = Path(__file__).parents[3] / "templates" / "prompts" / "read_resume.txt"

log = structlog.get_logger()


def configured(settings: Settings) -> bool:
    """True where a model is named, with an address or a key."""
    return bool(settings.openai_model and (settings.openai_base_url or settings.openai_api_key))


def ask(text: str, settings: Settings) -> Answer | None:
    """The model's claims about the text, or None when it can't be reached, refuses or doesn't answer as asked."""
    from openai import OpenAI, OpenAIError  # noqa: PLC0415 - half a second that a machine without a model doesn't need

    key = settings.openai_api_key.get_secret_value() if settings.openai_api_key else "none"
    client = OpenAI(base_url=settings.openai_base_url, api_key=key, max_retries=0)
    until = monotonic() + SECONDS
    try:
        return read_answer(_completion(client, text, settings, until))
    except (OpenAIError, msgspec.DecodeError, TimeoutError) as error:
        log.warning("the model can't read now; the rules do alone", reason=str(error))
        return None


def _completion(client: Any, text: str, settings: Settings, until: float) -> str:
    from openai import BadRequestError  # noqa: PLC0415 - as above

    try:
        return _asked(client, text, settings, until, response_format=response_format())
    except BadRequestError:
        # Some servers know no schema; the prompt says what is wanted too.
        return _asked(client, text, settings, until)


def _asked(client: Any, text: str, settings: Settings, until: float, **options: Any) -> str:
    left = until - monotonic()
    if left < LEAST_SECONDS:
        raise TimeoutError("out of time")
    messages = [
        {"role": "system", "content": _PROMPT.read_text(encoding="utf-8")},
        {"role": "user", "content": text[:MOST_CHARACTERS]},
    ]
    completion = client.with_options(timeout=left).chat.completions.create(
        model=settings.openai_model, messages=messages, temperature=0, **options
    )
    return (completion.choices[0].message.content or "") if completion.choices else ""
