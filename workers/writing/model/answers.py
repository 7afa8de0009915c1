"""What a model is asked to answer, as a schema for it and as structs for us."""

from typing import Any

import msgspec

from workers.writing.draft import DocumentKind, Draft

_MOST_BULLETS = 8
_MOST_PARAGRAPHS = 6
_LONGEST_BULLET = 400
_LONGEST_PARAGRAPH = 1500
"""Characters; longer texts are cut off whole, since a cut sentence isn't checked as what it was."""


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

    def draft(self, ids: dict[str, str]) -> Draft:
        """The draft with rows' ids for aliases; an alias that was never given is dropped."""
        return Draft(
            headline=self.headline,
            summary=_within(self.summary, _LONGEST_PARAGRAPH),
            bullets={
                ids[job.id]: tuple(filter(None, (_within(one, _LONGEST_BULLET) for one in job.bullets[:_MOST_BULLETS])))
                for job in self.jobs
                if job.id in ids
            },
            skill_order=tuple(ids[one] for one in self.skills if one in ids),
            credential_order=tuple(ids[one] for one in self.certifications if one in ids),
        )


class LetterAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A letter's body."""

    paragraphs: list[str]

    def draft(self, ids: dict[str, str]) -> Draft:  # noqa: ARG002 - one shape for both answers
        """The draft of the letter."""
        paragraphs = (_within(one, _LONGEST_PARAGRAPH) for one in self.paragraphs[:_MOST_PARAGRAPHS])
        return Draft(paragraphs=tuple(filter(None, paragraphs)))


Answer = ResumeAnswer | LetterAnswer


def read_answer(text: str, kind: DocumentKind) -> Answer:
    """The answer in `text`, past fences and thinking aloud. Raises msgspec.DecodeError where there is none."""
    begin, end = text.find("{"), text.rfind("}")
    payload = text[begin : end + 1] if 0 <= begin < end else text
    if kind == "resume":
        return msgspec.json.decode(payload, type=ResumeAnswer)
    return msgspec.json.decode(payload, type=LetterAnswer)


def response_format(kind: DocumentKind) -> dict[str, Any]:
    """The schema as `response_format`, with nested definitions written out: not every server follows references."""
    schema = msgspec.json.schema(ResumeAnswer if kind == "resume" else LetterAnswer)
    return {
        "type": "json_schema",
        "json_schema": {"name": kind, "strict": True, "schema": _written_out(schema, schema["$defs"])},
    }


def _written_out(node: Any, definitions: dict[str, Any]) -> Any:
    if isinstance(node, list):
        return [_written_out(one, definitions) for one in node]
    if not isinstance(node, dict):
        return node
    if reference := node.get("$ref"):
        return _written_out(definitions[reference.rsplit("/", 1)[1]], definitions)
    return {
        key: _written_out(value, definitions)
        for key, value in node.items()
        if key not in {"$defs", "title", "description"}
    }


def _within(text: str, longest: int) -> str:
    return text if len(text) <= longest else ""
