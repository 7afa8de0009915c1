"""Reads the entries of a job's events from Redis."""

import re
from typing import Any, NamedTuple, TypeGuard

import msgspec
import structlog

from common.jobs.events import AnyEvent, decode_event

log = structlog.get_logger()

Fields = dict[bytes, bytes]
_ENTRY_ID = re.compile(r"\d{1,20}-\d{1,20}")


class FeedEvent(NamedTuple):
    """`id` goes out as the SSE event's id and comes back as Last-Event-ID."""

    id: str
    event: AnyEvent


def is_entry_id(text: str | None) -> TypeGuard[str]:
    """Whether a client's Last-Event-ID can be one of ours."""
    return text is not None and _ENTRY_ID.fullmatch(text) is not None


def feed_event(entry_id: bytes, fields: Fields) -> FeedEvent | None:
    """Return the event of an entry.

    Returns None for an entry of a newer version that shares this Redis, which this one can't read.
    """
    try:
        return FeedEvent(entry_id.decode(), decode_event(fields[b"event"]))
    except (KeyError, UnicodeDecodeError, msgspec.DecodeError) as error:
        log.warning("event left out", entry=repr(entry_id), reason=str(error))
        return None


def entries_of(answer: Any) -> list[tuple[bytes, Fields]]:
    """Return the entries of XREAD's answer for one stream.

    RESP2 answers with a list of (stream, entries), RESP3 with a dictionary; both with nothing on a timeout.
    """
    if not answer:
        return []
    [entries] = answer.values() if isinstance(answer, dict) else [answer[0][1]]
    flat = entries[0] if entries and isinstance(entries[0], list) else entries
    return [(entry_id, fields) for entry_id, fields in flat]
