"""The OpenAPI document says what every call really answers, where the framework can't know or has it wrong."""

from collections import defaultdict
from collections.abc import Iterator

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.spec import (
    OpenAPIHeader,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Reference,
    Schema,
)
from litestar.routes import HTTPRoute
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS
from litestar.types import Method

from web_api.auth.guard import wanted_by
from web_api.http.forms import INVALID
from web_api.http.problems import status_of

PROBLEM = Schema(
    type=OpenAPIType.OBJECT,
    title="Problem",
    description="`code` is stable; `message` is a sentence for the user.",
    properties={"code": Schema(type=OpenAPIType.STRING), "message": Schema(type=OpenAPIType.STRING)},
    required=["code", "message"],
)
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
    """Adds every refusal under its status, in the one shape of errors; where nothing follows, nothing does.

    What a call takes tells most of them; its handler names the others: `refuses=("email_taken",)`. A status that isn't
    there is never answered, but for methods that a path doesn't take and for bugs.
    """
    document = app.openapi_schema
    document.components.schemas["Problem"] = PROBLEM
    paths = document.paths or {}
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path_format in paths:
            for method, (handler, _) in route.route_handler_map.items():
                operation = getattr(paths[route.path_format], method.lower())
                if operation is not None:
                    _add_refusals(operation, set(_refusals(handler, method, route)), handler)
                    _take_away_null(operation)


def _refusals(handler: HTTPRouteHandler, method: Method, route: HTTPRoute) -> Iterator[str]:
    """Their codes."""
    wanted = wanted_by(handler)
    yield INVALID  # if only for a character in the address that no text has
    if route.path_parameters:
        yield "not_found"
    if method in CHANGING:
        yield "cross_site"
    if "data" in wanted:
        yield handler.opt.get("too_large", ["body_too_large"])[0]
    if "user" in wanted:
        yield "unauthorized"
    if "admin" in wanted:
        yield "forbidden"
    if "throttle" in wanted:
        yield from ("too_many_attempts", "unavailable")
    yield from handler.opt.get("refuses", ())


def _add_refusals(operation: Operation, codes: set[str], handler: HTTPRouteHandler) -> None:
    content = IN_PLAIN_TEXT if handler.opt.get("plain_text_errors") else IN_JSON
    responses = operation.responses or {}
    responses.pop(FRAMEWORKS_OWN, None)
    by_status: dict[int, list[str]] = defaultdict(list)
    for code in sorted(codes):
        by_status[status_of(code)].append(f"`{code}`")
    for status, named in sorted(by_status.items()):
        headers = RETRY_AFTER if status == HTTP_429_TOO_MANY_REQUESTS else None
        description = ", ".join(named)
        responses[str(status)] = OpenAPIResponse(description=description, content=content, headers=headers)
    operation.responses = responses


def _take_away_null(operation: Operation) -> None:
    """A handler that sends a cookie and nothing else is documented as sending `null`."""
    nothing = (operation.responses or {}).get("204")
    if isinstance(nothing, OpenAPIResponse):
        nothing.content = None
