"""The OpenAPI document, written when it is first asked for: a start would spend a third of its own work on it."""

from typing import Any

from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin

from web_api.documentation.answers import document_answers
from web_api.documentation.limits import document_limits


def documented(app: Litestar) -> dict[str, Any]:
    """Return the OpenAPI document of all calls, with the answers and parameters that they really have.

    Call it once: it changes the application's routes.
    """
    document_answers(app)
    document_limits(app)
    return app.openapi_schema.to_schema()


class CompleteDocument(JsonRenderPlugin):
    """Serves the completed OpenAPI document of one application."""

    def __init__(self) -> None:
        super().__init__()
        self._written: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return our document, not the one of the framework that is passed in."""
        del openapi_schema
        if self._written is None:
            self._written = self.render_json(request, documented(request.app))
        return self._written
