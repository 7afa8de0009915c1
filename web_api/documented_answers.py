"""The OpenAPI document says what every call really answers, where the framework can't know or has it wrong."""

from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Operation, Reference, Schema
from litestar.routes import HTTPRoute

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
"""Litestar documents its own shape of a validation error, which `web_api.problems` replaces."""


def document_answers(app: Litestar) -> None:
    """Adds the one shape of errors as every operation's default response; where nothing follows, nothing does."""
    document = app.openapi_schema
    document.components.schemas["Problem"] = PROBLEM
    for path, item in (document.paths or {}).items():
        content = IN_PLAIN_TEXT if path in _paths_with_plain_text(app) else IN_JSON
        for operation in (item.get, item.post, item.put, item.patch, item.delete):
            if operation is not None:
                _set_default(operation, OpenAPIResponse(description="What went wrong", content=content))
                _take_away_null(operation)


def _set_default(operation: Operation, response: OpenAPIResponse) -> None:
    responses = operation.responses or {}
    responses.pop(FRAMEWORKS_OWN, None)
    operation.responses = responses | {"default": response}


def _take_away_null(operation: Operation) -> None:
    """A handler that sends a cookie and nothing else is documented as sending `null`."""
    nothing = (operation.responses or {}).get("204")
    if isinstance(nothing, OpenAPIResponse):
        nothing.content = None


def _paths_with_plain_text(app: Litestar) -> set[str]:
    handlers = [
        (route, handler) for route in app.routes if isinstance(route, HTTPRoute) for handler in route.route_handlers
    ]
    return {route.path_format for route, handler in handlers if handler.opt.get("plain_text_errors")}
