"""What a model is asked to answer about a resume."""

from typing import Any

import msgspec


class AnsweredJob(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Dates are "YYYY-MM", "YYYY", "present" or empty."""

    title: str
    company: str
    start: str
    end: str
    duties: list[str]


class AnsweredCertification(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fields that the text doesn't give are empty."""

    name: str
    issuer: str
    issued: str
    expires: str


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Claims about a resume, none of them believed before it is found in the text."""

    jobs: list[AnsweredJob]
    skills: list[str]
    certifications: list[AnsweredCertification]


def read_answer(text: str) -> Answer:
    """The answer in `text`, past fences and thinking aloud. Raises msgspec.DecodeError where there is none."""
    begin, end = text.find("{"), text.rfind("}")
    return msgspec.json.decode(text[begin : end + 1] if 0 <= begin < end else text, type=Answer)


def response_format() -> dict[str, Any]:
    """The schema as `response_format`, with nested definitions written out: not every server follows references."""
    schema = msgspec.json.schema(Answer)
    written = _written_out(schema["$defs"]["Answer"], schema["$defs"])
    return {"type": "json_schema", "json_schema": {"name": "resume", "strict": True, "schema": written}}


def _written_out(node: Any, definitions: dict[str, Any]) -> Any:
    if isinstance(node, list):
        return [_written_out(one, definitions) for one in node]
    if not isinstance(node, dict):
        return node
    if reference := node.get("$ref"):
        return _written_out(definitions[reference.rsplit("/", 1)[1]], definitions)
    return {name: _written_out(value, definitions) for name, value in node.items()}
