"""The web address at which the product is reached from outside."""

from typing import Any

from litestar import Request

from common.settings import Settings


def public_address(request: Request[Any, Any, Any], settings: Settings) -> str:
    """Scheme and host, without a slash at the end: PUBLIC_URL, or what this request was sent to."""
    return settings.public_url or str(request.base_url).rstrip("/")
