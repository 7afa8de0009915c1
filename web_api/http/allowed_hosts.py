"""Which names requests may be sent to.

Another site can have its own name lead to this machine, and its pages then read what only this machine may, like
`/metrics` (DNS rebinding). The browser still says that name in Host. An address can't be made to lead elsewhere.
"""

from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from common.errors import ErrorCode, UserError
from common.settings import Settings

LOCAL = frozenset({"localhost"})
FOR_ANY_NAME = frozenset({"/healthz", "/readyz"})
"""Load balancers ask them under names of their own."""


def allowed_hosts(settings: Settings) -> frozenset[str]:
    """Return the host names that requests may be sent to, in lower case, without ports."""
    named = {host.strip().lower() for host in settings.allowed_hosts.split(",")}
    public = urlsplit(settings.public_url or "").hostname or ""
    return LOCAL | (named | {public}) - {""}


class RequireAllowedHost(ASGIMiddleware):
    """UserError `wrong_host` for any other name. No Host at all is no browser's."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, settings: Settings) -> None:
        self._allowed = allowed_hosts(settings)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Refuse requests to other hosts before anything else is looked at."""
        host = Headers.from_scope(scope).get("host")
        if host is not None and scope["path"] not in FOR_ANY_NAME and not self._is_allowed(host):
            raise UserError(ErrorCode.WRONG_HOST)
        await next_app(scope, receive, send)

    def _is_allowed(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self._allowed or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
