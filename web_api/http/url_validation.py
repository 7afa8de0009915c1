"""Addresses that no file system or database can look up are refused, before anything tries."""

from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from common.errors import ErrorCode, UserError
from web_api.http.forms import InvalidError, Problem

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
            raise UserError(ErrorCode.NOT_FOUND)
        if b"%00" in scope["query_string"] and not scope["route_handler"].opt.get("any_query"):
            raise InvalidError(Problem.UNREADABLE_ADDRESS)
        await next_app(scope, receive, send)
