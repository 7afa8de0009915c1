"""Who may not call is told so, whatever is wrong with what they sent: bodies are read after that."""

from functools import cache
from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.handlers import BaseRouteHandler
from sqlalchemy.ext.asyncio import AsyncSession

from web_api.sessions import provide_admin, provide_user, remember

READ_FIRST_BYTES = 64 * 1024
"""A larger body is read in any case: to refuse it unread cuts the connection before the refusal is heard."""


async def sign_in_first(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard. UserError `unauthorized` or `forbidden`, as the dependencies `user` and `admin` of the handler raise it.

    The framework resolves those only once it has read and checked the body.
    """
    wanted = wanted_by(handler)
    if not {"data", "user"} <= wanted or _length(connection) > READ_FIRST_BYTES:
        return
    request: Request[Any, Any, Any] = Request(connection.scope)
    alone = connection.app.state.engine.execution_options(isolation_level="AUTOCOMMIT")  # one SELECT needs no BEGIN
    async with AsyncSession(alone, expire_on_commit=False) as session:
        user = await provide_user(request, session, connection.app.state.settings)
        if "admin" in wanted:
            await provide_admin(user)
    remember(request, user)


@cache
def wanted_by(handler: BaseRouteHandler) -> set[str]:
    """Names of what it takes, and of what that is made from: an admin is a user, too."""
    provided = handler.resolve_dependencies()
    wanted: set[str] = set()
    following = set(handler.parsed_fn_signature.parameters)
    while following:
        wanted |= following
        made = [provided[name].parsed_fn_signature.parameters for name in following if name in provided]
        following = set().union(*made) - wanted
    return wanted


def _length(connection: ASGIConnection[Any, Any, Any, Any]) -> int:
    """Bytes that are announced; a body that isn't announced may be as large as it likes."""
    announced = connection.headers.get("content-length", "")
    return int(announced) if announced.isdecimal() and len(announced) < len(str(2**63)) else READ_FIRST_BYTES + 1
