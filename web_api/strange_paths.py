"""Addresses that no file system can look up are not found, before anything tries."""

from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from common.errors import UserError

LONGEST_NAME = 255
"""Bytes that file systems allow for one name."""


class RefuseStrangePaths(ASGIMiddleware):
    """UserError `not_found` for a NUL, or a name that is too long, anywhere in the path."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """The path stands in the scope as decoded text."""
        path = scope["path"]
        if "\0" in path or any(len(name.encode()) > LONGEST_NAME for name in path.split("/")):
            raise UserError("not_found", "There is nothing here.")
        await next_app(scope, receive, send)
