"""A job's events: what they are, and how they lie in Redis.

Each job has one stream that expires. What is written there is written in the same step to one short stream that all
jobs share, so that an API process follows every job over a single connection and misses nothing while it reconnects.
"""

from collections.abc import Sequence
from typing import Any, Protocol
from uuid import UUID

import msgspec

from common.errors import ErrorCode, UserError
from common.messages import Message, Parameter

MAX_PERCENT_BEFORE_ENDING = 95
FEED = "tradefolio:events"
FEED_SECONDS = 120
"""A reader that was away longer takes a snapshot. Results pass through here, so it keeps nothing longer."""
STREAM_SECONDS = 3600

APPEND = """
if redis.call('EXISTS', KEYS[3]) == 1 then return false end
local id
local oldest = redis.call('TIME')[1] - ARGV[2]
for i = 4, #ARGV do
    id = redis.call('XADD', KEYS[1], '*', 'event', ARGV[i])
    redis.call('XADD', KEYS[2], 'MINID', '=', oldest * 1000, '*', 'job', ARGV[3], 'id', id, 'event', ARGV[i])
end
redis.call('EXPIRE', KEYS[1], ARGV[1])
redis.call('EXPIRE', KEYS[2], ARGV[2])
return id
"""
FORGET = """
local forgotten = {}
for i = 2, #ARGV do
    redis.call('DEL', KEYS[2 * i - 2])
    redis.call('SET', KEYS[2 * i - 1], '', 'EX', ARGV[1])
    forgotten[ARGV[i]] = true
end
for _, entry in ipairs(redis.call('XRANGE', KEYS[1], '-', '+')) do
    if forgotten[entry[2][2]] then redis.call('XDEL', KEYS[1], entry[1]) end
end
"""


class Event(msgspec.Struct, frozen=True, rename="camel", tag_field="type", omit_defaults=True):
    """Base of the four; `name` is the SSE event's name."""

    @property
    def name(self) -> str:
        """The event's name, which is the struct's tag."""
        return str(self.__struct_config__.tag)

    @property
    def is_ending(self) -> bool:
        """Whether the stream closes after this event."""
        return not isinstance(self, Progress)

    def data(self) -> dict[str, Any]:
        """Return the event's fields without its name."""
        return {key: value for key, value in msgspec.to_builtins(self).items() if key != "type"}


class Progress(Event, frozen=True, tag="progress"):
    """`step` of `steps` has begun: `code` names it. `percent` never falls and stays at or under 95.

    `detail` is a short figure beside the step.
    """

    step: int
    steps: int
    percent: int
    code: str
    message: str
    detail: Message | None = None


class Succeeded(Event, frozen=True, tag="succeeded"):
    """The job's result, in the shape of its kind."""

    result: dict[str, Any]


class Failed(Event, frozen=True, tag="failed"):
    """A code of `ErrorCode`, its parameters and the English sentence of both."""

    code: str
    message: str
    params: dict[str, Parameter] = {}

    @classmethod
    def by(cls, error: UserError) -> "Failed":
        """Make the ending of a job that an error ended."""
        return cls(error.code, error.message, error.params)

    @classmethod
    def of(cls, code: ErrorCode) -> "Failed":
        """Make the ending for an error code without parameters."""
        return cls.by(UserError(code))


class Cancelled(Event, frozen=True, tag="cancelled"):
    """The job was cancelled by its user."""


AnyEvent = Progress | Succeeded | Failed | Cancelled
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def stream_key(job_id: UUID) -> str:
    """Name of the job's own stream in Redis."""
    return f"tradefolio:job:{job_id}:events"


def _forgotten_key(job_id: UUID) -> str:
    return f"tradefolio:job:{job_id}:forgotten"


def encode_event(event: AnyEvent) -> bytes:
    """Return the event as JSON, with its name under `type`."""
    return msgspec.json.encode(event)


def decode_event(payload: bytes) -> AnyEvent:
    """Raises msgspec.ValidationError for anything that this version doesn't write."""
    return _decoder.decode(payload)


class _Evaluates(Protocol):
    def eval(self, script: str, numkeys: int, *keys_and_args: Any) -> Any: ...


def append_event(redis: _Evaluates, job_id: UUID, *events: AnyEvent) -> bytes | None:
    """Append to the job's stream and the shared feed, or to neither; returns the last one's id in the job's stream.

    None for a job that was forgotten: its worker may not know yet. Several are read together.
    """
    entry_id: bytes | None = redis.eval(
        APPEND,
        3,
        stream_key(job_id),
        FEED,
        _forgotten_key(job_id),
        STREAM_SECONDS,
        FEED_SECONDS,
        str(job_id),
        *map(encode_event, events),
    )
    return entry_id


def forget_events(redis: _Evaluates, job_ids: Sequence[UUID]) -> None:
    """Delete what these jobs have told, and let them tell nothing more. What marks them says nothing but their ids."""
    keys = [key for job_id in job_ids for key in (stream_key(job_id), _forgotten_key(job_id))]
    redis.eval(FORGET, 1 + len(keys), FEED, *keys, STREAM_SECONDS, *map(str, job_ids))
