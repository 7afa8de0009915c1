"""What a model is asked to answer, as a schema for it; and what is made of its answer, whatever shape that has."""

from typing import Any

import msgspec

from workers.language.words import one_line
from workers.model.answers import NoAnswerError
from workers.writing.draft import DocumentKind, Draft
from workers.writing.model.whole import whole_bullet, whole_prose

_MOST_BULLETS = 8
_MOST_PARAGRAPHS = 6
_LONGEST_BULLET = 400
_LONGEST_PARAGRAPH = 1500
"""Characters; longer texts are left out whole, since a cut sentence isn't checked as what it was."""


class JobBullets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bullets for the job with this alias."""

    id: str
    bullets: list[str]


class ResumeAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A resume's prose; ids are the aliases that the prompt gave."""

    headline: str
    summary: str
    jobs: list[JobBullets]
    skills: list[str]
    certifications: list[str]


class LetterAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A model's answer for a letter: its body."""

    paragraphs: list[str]


class Rewritten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another text for the one with this number; empty to leave it out."""

    number: int
    text: str


class RewrittenAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands for the texts that were refused."""

    texts: list[Rewritten]


def draft_of(answer: dict[str, Any], kind: DocumentKind, ids: dict[str, str]) -> Draft:
    """The draft in an answer: fields that are unknown or of another shape are passed over, unknown aliases too.

    Raises NoAnswerError where no prose is left.
    """
    if kind == "cover_letter":
        draft = Draft(paragraphs=_paragraphs(answer.get("paragraphs")))
    else:
        draft = Draft(
            headline=_text(answer.get("headline")),
            summary=whole_prose(_within(_text(answer.get("summary")), _LONGEST_PARAGRAPH)),
            bullets=_bullets(answer.get("jobs"), ids),
            skill_order=_rows(answer.get("skills"), ids),
            credential_order=_rows(answer.get("certifications"), ids),
        )
    if not (draft.paragraphs or draft.summary or any(draft.bullets.values())):
        message = "no prose in the answer"
        raise NoAnswerError(message)
    return draft


def prose_of(answer: dict[str, Any]) -> list[str]:
    """Every piece of prose that an answer holds so far, in its order."""
    bullets = [text for job in _objects(answer.get("jobs")) for text in _texts(job.get("bullets"))]
    return [text for text in (_text(answer.get("summary")), *bullets, *_texts(answer.get("paragraphs"))) if text]


def rewritten_of(answer: dict[str, Any]) -> dict[int, str]:
    """Texts by the number of what they replace."""
    pairs = [(one.get("number"), _text(one.get("text"))) for one in _objects(answer.get("texts"))]
    return {number: text for number, text in pairs if isinstance(number, int) and text}


def _bullets(jobs: Any, ids: dict[str, str]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for job in _objects(jobs):
        if row := ids.get(_text(job.get("id"))):
            bullets = (whole_bullet(_within(one, _LONGEST_BULLET)) for one in _texts(job.get("bullets")))
            found[row] = tuple(filter(None, bullets))[:_MOST_BULLETS]
    return found


def _paragraphs(value: Any) -> tuple[str, ...]:
    paragraphs = (whole_prose(_within(one, _LONGEST_PARAGRAPH)) for one in _texts(value))
    return tuple(filter(None, paragraphs))[:_MOST_PARAGRAPHS]


def _rows(value: Any, ids: dict[str, str]) -> tuple[str, ...]:
    return tuple(ids[one] for one in _texts(value) if one in ids)


def _texts(value: Any) -> list[str]:
    """Strings of a list; a lone string is a list of its lines."""
    if isinstance(value, str):
        value = value.splitlines()
    return [text for text in map(_text, value) if text] if isinstance(value, list) else []


def _text(value: Any) -> str:
    return one_line(value) if isinstance(value, str) else ""


def _objects(value: Any) -> list[dict[str, Any]]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def _within(text: str, longest: int) -> str:
    return text if len(text) <= longest else ""
