"""Text out of what a server sent: events of a stream, or one body. Shapes that aren't a completion say nothing."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

_LONGEST_BODY = 1_000_000
"""Characters of a body that isn't a stream."""
_DONE = "[DONE]"


class NotACompletionError(ValueError):
    """A body that is no completion: a page, an error, something cut."""


def pieces_of(content_type: str, lines: Iterable[str]) -> Iterator[str]:
    """The answer's text, piece by piece. Raises NotACompletionError for a body without any."""
    if "event-stream" in content_type:
        yield from _streamed(lines)
        return
    body = ""
    for line in lines:
        body += f"{line}\n"
        if len(body) > _LONGEST_BODY:
            break
    if body.lstrip().startswith("data:"):
        # Some gateways name the wrong type.
        yield from _streamed(body.splitlines())
        return
    yield _text_of(_decoded(body))


def _streamed(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        if not line.startswith("data:"):
            continue
        data = line.removeprefix("data:").strip()
        if data == _DONE:
            return
        try:
            piece = json.loads(data)
        except (ValueError, RecursionError):
            continue
        if isinstance(piece, dict) and piece.get("error"):
            message = "the stream ended with an error"
            raise NotACompletionError(message)
        yield _text_of(piece, required=False)


def _decoded(body: str) -> Any:
    try:
        return json.loads(body)
    except (ValueError, RecursionError) as error:
        message = f"not JSON: {body[:60]!r}"
        raise NotACompletionError(message) from error


def _text_of(payload: Any, *, required: bool = True) -> str:
    match payload:
        case {"choices": [{"delta": {"content": str(text)}}, *_]} | {
            "choices": [{"message": {"content": str(text)}}, *_]
        }:
            return text
        case {"choices": [{"message": _}, *_]}:
            return ""
    if required:
        message = "an answer without choices"
        raise NotACompletionError(message)
    return ""
