"""Requests that another site made a browser send are refused, beside what SameSite cookies already hold back."""

from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.utils import normalize_path

from common.errors import ErrorCode, UserError

HARMLESS = frozenset({"GET", "HEAD", "OPTIONS"})
STARTED_BY_GET = frozenset({"/api/career-suggestions"})
"""The specification reads them, and each time a job is started and counted: nothing for another site's links."""
OURS = frozenset({"same-origin", "none"})
"""`none`: the person typed the address or used a bookmark."""


class RefuseForeignWrites(ASGIMiddleware):
    """UserError `cross_site` for every request that may change something and comes from another site."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Refuse a change that another site's page asks for, before the body is read."""
        if (
            scope["type"] == ScopeType.HTTP
            and (scope["method"] not in HARMLESS or normalize_path(scope["path"]) in STARTED_BY_GET)
            and comes_from_elsewhere(Headers.from_scope(scope))
        ):
            raise UserError(ErrorCode.CROSS_SITE)
        await next_app(scope, receive, send)


def comes_from_elsewhere(headers: Headers) -> bool:
    """Whether the browser says that another site's page made the request.

    Programs that aren't browsers say nothing and pass.

    Sec-Fetch-Site comes first, because it holds behind any proxy; browsers leave it out on plain http.
    """
    if site := headers.get("sec-fetch-site"):
        return site not in OURS
    source = headers.get("origin") or headers.get("referer")
    return source is not None and _host_of(source) != headers.get("host")


def says_whence(headers: Headers) -> bool:
    """Whether the request tells anything of the page behind it. A link that hides it, on plain http, doesn't."""
    return any(headers.get(name) for name in ("sec-fetch-site", "origin", "referer"))


def _host_of(source: str) -> str | None:
    """Return the host of an address with its port; None for what no browser sends, like a bracket that isn't closed."""
    try:
        return urlsplit(source).netloc
    except ValueError:
        return None


def is_navigation_of_ours(headers: Headers) -> bool:
    """Whether the person went there, from our own pages or by typing: not another site's link, nor any page's image."""
    return headers.get("sec-fetch-dest", "document") == "document" and not comes_from_elsewhere(headers)
