"""The OpenAPI document says what every call really answers, where the framework can't know or has it wrong."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from litestar import Litestar, MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.spec import (
    OpenAPIHeader,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Reference,
    RequestBody,
    Schema,
)
from litestar.routes import HTTPRoute
from litestar.types import Method

from common.errors import ErrorCode
from web_api.auth.guard import wanted_by
from web_api.http.forms import Problem as InvalidProblem
from web_api.http.problems import RETRIED_LATER
from web_api.jobs.openapi import PARAMS, describe_call, describe_kinds, refusals_of

PROBLEM: Any = {
    "type": "object",
    "title": "Problem",
    "description": "`code` is stable; `message` says it in English, `params` let other languages say it.",
    "properties": {
        "code": {"$ref": "#/components/schemas/ErrorCode"},
        "message": {"type": "string"},
        "params": PARAMS,
    },
    "required": ["code", "message"],
}
INVALID_PROBLEM: Any = {
    "type": "string",
    "title": "InvalidProblem",
    "description": "`problem` among the parameters of the code `invalid`.",
    "enum": [problem.name.lower() for problem in InvalidProblem],
}
IN_JSON = {"application/json": OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Problem"))}
IN_PLAIN_TEXT = {"text/plain": OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))}
FRAMEWORKS_OWN = "400"
"""Litestar documents its own shape of a validation error, which `web_api.http.problems` replaces."""
RETRY_AFTER: dict[str, OpenAPIHeader | Reference] = {
    "Retry-After": OpenAPIHeader(
        description="Seconds", required=True, schema=Schema(type=OpenAPIType.INTEGER, minimum=1)
    )
}
CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})


def document_answers(app: Litestar) -> None:
    """Add every refusal under its status, in the one shape of errors.

    What a call takes and runs tells most of them; its handler names the others: `refuses=(ErrorCode.EMAIL_TAKEN,)`. A
    status that isn't there is never answered, but for methods that a path doesn't take and for bugs.
    """
    document = app.openapi_schema
    document.components.schemas.update({"Problem": PROBLEM, "InvalidProblem": INVALID_PROBLEM})
    describe_kinds(document)
    paths = document.paths or {}
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path_format in paths:
            for method, (handler, _) in route.route_handler_map.items():
                operation = getattr(paths[route.path_format], method.lower())
                if operation is not None:
                    if kind := handler.opt.get("runs"):
                        describe_call(operation, kind)
                    _add_media_types(operation, handler.opt.get("answers_also", ()))
                    refusals = {*_refusals(handler, method, route), *_refusals_of_body(operation)}
                    _add_refusals(operation, refusals, handler)
                    _take_away_null(operation)


def _refusals(handler: HTTPRouteHandler, method: Method, route: HTTPRoute) -> Iterator[ErrorCode]:
    """Yield the error codes that a call may answer with, by its parameters and the job that it runs."""
    wanted = wanted_by(handler)
    yield ErrorCode.INVALID  # if only for a character in the address that no text has
    if route.path_parameters:
        yield ErrorCode.NOT_FOUND
    if method in CHANGING:
        yield ErrorCode.CROSS_SITE
    if "data" in wanted:
        too_large = handler.opt.get("too_large")
        yield too_large.error if too_large else ErrorCode.BODY_TOO_LARGE
    if "user" in wanted:
        yield ErrorCode.UNAUTHORIZED
    if "admin" in wanted:
        yield ErrorCode.FORBIDDEN
    if "throttle" in wanted:
        yield from (ErrorCode.TOO_MANY_ATTEMPTS, ErrorCode.UNAVAILABLE)
    if kind := handler.opt.get("runs"):
        yield from refusals_of(kind)
    yield from handler.opt.get("refuses", ())


def _add_media_types(operation: Operation, media_types: Iterable[str]) -> None:
    """A call whose answer is a file of the kind that was asked for: each kind beside the handler's own."""
    plain = (operation.responses or {}).get("200")
    if isinstance(plain, OpenAPIResponse):
        file = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, content_media_type="application/octet-stream"))
        plain.content = {**(plain.content or {}), **dict.fromkeys(media_types, file)}


def _refusals_of_body(operation: Operation) -> Iterator[ErrorCode]:
    if isinstance(operation.request_body, RequestBody) and MediaType.JSON in operation.request_body.content:
        yield ErrorCode.NOT_SENT_AS_JSON


def _add_refusals(operation: Operation, codes: set[ErrorCode], handler: HTTPRouteHandler) -> None:
    content = IN_PLAIN_TEXT if handler.opt.get("plain_text_errors") else IN_JSON
    responses = operation.responses or {}
    responses.pop(FRAMEWORKS_OWN, None)
    by_status: dict[int, list[str]] = defaultdict(list)
    for error in sorted(codes, key=lambda one: one.code):
        by_status[error.status].append(f"`{error.code}`")
    for status, named in sorted(by_status.items()):
        headers = RETRY_AFTER if status in RETRIED_LATER else None
        description = ", ".join(named)
        responses[str(status)] = OpenAPIResponse(description=description, content=content, headers=headers)
    operation.responses = responses


def _take_away_null(operation: Operation) -> None:
    """A handler that sends a cookie and nothing else is documented as sending `null`."""
    nothing = (operation.responses or {}).get("204")
    if isinstance(nothing, OpenAPIResponse):
        nothing.content = None
