"""Asks a model about a spoken job, where one is configured; every answer is checked before anybody sees it."""

from pathlib import Path
from time import monotonic
from typing import TypeVar

import msgspec
import structlog

from common.folding import tokens_of
from common.settings import Settings
from common.tables.profile import NAME_LENGTH
from workers.model.answers import NoAnswerError, object_in, response_format
from workers.model.configured import configured_client
from workers.spoken_jobs.extraction import SpokenJob
from workers.spoken_jobs.grammar import Language

SECONDS = 8.0
"""Somebody is waiting for the conversation to go on, and the rules have an answer of their own."""
_LONGEST_SUGGESTION = 100
_MOST_SUGGESTIONS = 8
_PROMPTS = Path(__file__).parents[2] / "templates" / "prompts"

log = structlog.get_logger()
Answer = TypeVar("Answer", bound=msgspec.Struct)


class _Job(msgspec.Struct):
    title: str = ""
    company: str = ""


class _Suggestions(msgspec.Struct):
    suggestions: tuple[str, ...] = ()


def job_by_model(said: str, settings: Settings) -> SpokenJob | None:
    """Return the job that the model finds, as far as it was really said; None where no model answers."""
    answer = _asked("find_spoken_job", said, _Job, settings)
    if answer is None:
        return None
    words = f" {' '.join(tokens_of(said))} "
    title, company = (_copied(claim, words) for claim in (answer.title, answer.company))
    return SpokenJob(title, company) if title or company else None


def suggestions_by_model(job_title: str, language: Language, settings: Settings) -> tuple[str, ...]:
    """Lines to offer, none that names a figure or a name; none where no model helps."""
    asked = msgspec.json.encode({"jobTitle": job_title, "language": language}).decode()
    answer = _asked("suggest_duties", asked, _Suggestions, settings)
    if answer is None:
        return ()
    lines = (" ".join(line.split()).rstrip(".") for line in answer.suggestions)
    return tuple(dict.fromkeys(line for line in lines if _may_be_offered(line)))[:_MOST_SUGGESTIONS]


def _copied(claim: str, words: str) -> str:
    """The claim if its words stand in what was said, in their order."""
    name = " ".join(claim.split())
    said = " ".join(tokens_of(name))
    return name if said and f" {said} " in words and len(name) <= NAME_LENGTH else ""


def _may_be_offered(line: str) -> bool:
    names = any(word[:1].isupper() and not word.isupper() for word in line.split()[1:])
    return 0 < len(line) <= _LONGEST_SUGGESTION and not names and not any(letter.isdigit() for letter in line)


def _asked(prompt: str, data: str, answer_type: type[Answer], settings: Settings) -> Answer | None:
    """The model's answer, or None when there is none in time or not as it was asked for."""
    client = configured_client(settings, prompt)
    if client is None:
        return None
    from workers.model.client import ModelUnavailableError  # noqa: PLC0415 - no one else needs its half second

    messages = [
        {"role": "system", "content": (_PROMPTS / f"{prompt}.txt").read_text(encoding="utf-8")},
        {"role": "user", "content": data},
    ]
    schema = response_format(prompt, answer_type)
    try:
        text = client.complete(messages, until=monotonic() + SECONDS, schema=schema, temperature=0)
        return msgspec.convert(object_in(text), answer_type)
    except (ModelUnavailableError, NoAnswerError, msgspec.ValidationError) as error:
        log.warning("the model can't help now; the rules do alone", reason=str(error), prompt=prompt)
        return None
