"""JSON as models answer it: behind thinking aloud, inside fences, and sometimes cut."""

import json
import re
from itertools import islice
from typing import Any

import msgspec
from pydantic_core import from_json

_THINKING = re.compile(r"<(think|thinking|reasoning)>.*?(?:</\1>|\Z)", re.DOTALL | re.IGNORECASE)
_MOST_BEGINNINGS = 20
"""Braces that are tried as the beginning of the answer."""


class NoAnswerError(ValueError):
    """The model's text contains no JSON object."""


def object_in(text: str) -> dict[str, Any]:
    """The first JSON object of the answer, as far as it goes: a string that was cut is left out.

    Raises NoAnswerError where there is none.
    """
    spoken = _THINKING.sub("", text)
    beginnings = (match.start() for match in re.finditer(r"\{", spoken))
    for begin in islice(beginnings, _MOST_BEGINNINGS):
        try:
            found = _read(spoken[begin:])
        except (ValueError, RecursionError):
            continue
        if isinstance(found, dict) and found:
            return found
    message = f"no JSON object in {len(text)} characters"
    raise NoAnswerError(message)


def _read(text: str) -> Any:
    """Read one JSON value, whatever follows it; of one that was cut off, its complete parts."""
    try:
        return json.JSONDecoder().raw_decode(text)[0]
    except ValueError:
        return from_json(text, allow_partial=True)


def response_format(name: str, answer: type[msgspec.Struct]) -> dict[str, Any]:
    """The struct's schema as `response_format`, with nested definitions written out: not every server follows them."""
    schema = msgspec.json.schema(answer)
    written = _written_out(schema, schema["$defs"])
    return {"type": "json_schema", "json_schema": {"name": name, "strict": True, "schema": written}}


def _written_out(node: Any, definitions: dict[str, Any]) -> Any:
    if isinstance(node, list):
        return [_written_out(one, definitions) for one in node]
    if not isinstance(node, dict):
        return node
    if reference := node.get("$ref"):
        return _written_out(definitions[reference.rsplit("/", 1)[1]], definitions)
    # A field may well be called "title": only what describes a type is left out.
    return {
        key: _written_out(value, definitions)
        for key, value in node.items()
        if key != "$defs" and not (key in {"title", "description"} and isinstance(value, str))
    }
