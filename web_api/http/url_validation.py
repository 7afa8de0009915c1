"""Addresses that no file system or database can look up are refused, before anything tries."""

from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from common.errors import UserError
from web_api.http.forms import INVALID

LONGEST_NAME = 255
"""Bytes that file systems allow for one name."""
ANY_QUERY = {"any_query": True}
"""`opt` of a handler that looks nothing of its query up, and explains whatever is wrong with it itself."""


class RefuseStrangeAddresses(ASGIMiddleware):
    """UserError `not_found` for a NUL, or a name that is too long, in the path; `invalid` for a NUL in a query."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """The path stands in the scope as decoded text, the query as it was sent."""
        path = scope["path"]
        if "\0" in path or any(len(name.encode()) > LONGEST_NAME for name in path.split("/")):
            raise UserError("not_found", "There is nothing here.")
        if b"%00" in scope["query_string"] and not scope["route_handler"].opt.get("any_query"):
            raise UserError(INVALID, "This address has a character in it that no text has. Please check it.")
        await next_app(scope, receive, send)
