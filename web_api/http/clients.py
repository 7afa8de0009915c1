"""Who calls, as far as a request shows: an address, and a browser by its own name."""

from typing import Any

from litestar import Request

from web_api.http.forms import clean_text


def address_of(request: Request[Any, Any, Any]) -> str | None:
    """The client's address as the server sees it (behind a proxy: as uvicorn was told to believe it)."""
    return request.client.host[:45] if request.client else None


def browser_of(request: Request[Any, Any, Any]) -> str:
    """Return the request's User-Agent."""
    return clean_text(request.headers.get("user-agent", ""))[:500]
