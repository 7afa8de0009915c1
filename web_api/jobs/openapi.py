"""What the OpenAPI document says of jobs, out of what each kind declares: results, events, codes, headers."""

from typing import Any

import msgspec
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, Operation, Parameter, Reference, Schema

from common.errors import ErrorCode
from common.job_states import JobState
from common.jobs.kind import Kind, Queue
from common.jobs.kinds import KINDS
from common.messages import Wording
from web_api.http.event_streams import EVENT_STREAM
from web_api.jobs.representations import JobAccepted

REF = "#/components/schemas/{name}"
PARAMS = {
    "type": "object",
    "additionalProperties": {
        "anyOf": [{"type": "string"}, {"type": "integer"}, {"type": "array", "items": {"type": "string"}}]
    },
}
ENDS_ANY_CALL = (
    ErrorCode.CANCELLED,
    ErrorCode.IDEMPOTENCY_KEY_REUSED,
    ErrorCode.STILL_RUNNING,
    ErrorCode.TOO_MANY_JOBS,
    ErrorCode.UNAVAILABLE,
)
"""What a call that runs a job may be refused with beside what its kind declares."""


def refusals_of(kind: Kind[Any, Any]) -> tuple[ErrorCode, ...]:
    """Every code that a call which runs this kind may answer with because of the job."""
    return (*ENDS_ANY_CALL, *kind.all_errors)


def describe_kinds(document: OpenAPI) -> None:
    """Add a schema for the events of each kind, and for the names of kinds, queues, states and error codes."""
    _, components = msgspec.json.schema_components(
        [JobAccepted, *(kind.result for kind in KINDS.values())], ref_template=REF
    )
    schemas: dict[str, Any] = {
        "ErrorCode": _enum(one.code for one in ErrorCode),
        "JobKind": _enum(KINDS),
        "QueueName": _enum(queue.value for queue in Queue),
        "JobStateName": _enum(state.value for state in JobState),
        **components,
    }
    for kind in KINDS.values():
        schemas[_events_name(kind)] = _events(kind)
    # The framework's type asks for its own objects; a plain schema is written out as it is.
    document.components.schemas.update(schemas)


def describe_call(operation: Operation, kind: Kind[Any, Any]) -> None:
    """A call that runs `kind`: its headers, the 202, and the stream beside the plain answer."""
    operation.parameters = [*(operation.parameters or []), *_HEADERS]
    responses = operation.responses or {}
    responses["202"] = OpenAPIResponse(
        description="With `Prefer: respond-async`: the job goes on; see `Location`.",
        content={"application/json": OpenAPIMediaType(schema=Reference(ref=REF.format(name=JobAccepted.__name__)))},
    )
    plain = responses["200"]
    if isinstance(plain, OpenAPIResponse):
        events = Reference(ref=REF.format(name=_events_name(kind)))
        plain.content = {**(plain.content or {}), EVENT_STREAM: OpenAPIMediaType(schema=events)}
    operation.responses = responses


_HEADERS = [
    Parameter(
        name="Prefer",
        param_in="header",
        description="`respond-async`: answer 202 at once.",
        schema=Schema(type="string"),  # type: ignore[arg-type]
    ),
    Parameter(
        name="Idempotency-Key",
        param_in="header",
        description="The same call with the same key runs one job.",
        schema=Schema(type="string", min_length=1, max_length=150),  # type: ignore[arg-type]
    ),
]


def _events_name(kind: Kind[Any, Any]) -> str:
    return f"{kind.name.title().replace('_', '')}Events"


def _events(kind: Kind[Any, Any]) -> dict[str, Any]:
    """Return the schema of each event's data, by the event's name."""
    progress = {
        "step": {"type": "integer", "minimum": 1},
        "steps": {"type": "integer", "minimum": 1},
        "percent": {"type": "integer", "minimum": 0, "maximum": 95},
        "code": _enum(step.code for step in kind.steps),
        "message": {"type": "string"},
    }
    if kind.details:
        progress["detail"] = _message(kind.details)
    failed = {
        "code": _enum(error.code for error in kind.all_errors),
        "message": {"type": "string"},
        "params": PARAMS,
    }
    result = {"$ref": REF.format(name=kind.result.__name__)}
    return _object(
        {
            "progress": _object(progress, optional={"detail"}),
            "succeeded": _object({"result": result}),
            "failed": _object(failed, optional={"params"}),
            "cancelled": _object({}),
            **({"findings": _message(kind.findings)} if kind.findings else {}),
        },
        optional={"findings"},
    )


def _message(wordings: tuple[Wording, ...]) -> dict[str, Any]:
    return _object({"code": _enum(one.code for one in wordings), "message": {"type": "string"}, "params": PARAMS})


def _object(properties: dict[str, Any], *, optional: set[str] = frozenset()) -> dict[str, Any]:  # type: ignore[assignment]
    required = [name for name in properties if name not in optional]
    return {"type": "object", "properties": properties, "required": required}


def _enum(names: Any) -> dict[str, Any]:
    return {"type": "string", "enum": list(names)}
