"""What every answer tells the browser, so that a page of ours can't be made to run, show or leak anything foreign."""

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256

from litestar.datastructures import MutableScopeHeaders
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from common.settings import Settings

CONTENT_SECURITY_POLICY = "; ".join(
    f"{directive} {sources}"
    for directive, sources in {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "font-src": "'self'",
        "img-src": "'self' data: blob:",
        "connect-src": "'self'",
        "manifest-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }.items()
)
"""Everything from here, nothing inline, nobody's frame."""
_INLINE_SCRIPT = re.compile("<script>(.*?)</script>", re.DOTALL)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), payment=(), usb=(), microphone=(self)",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""The microphone is for speaking to the profile assistant."""
ONLY_HTTPS = "max-age=31536000"
PRIVATE = "no-store"
"""Answers of the API are about one person: nothing between us and them keeps a copy, nor does the browser's disk."""
UNLESS_UNCHANGED = "no-cache"
"""For the rest: left to themselves, browsers guess how long a script stays the same, and proxies keep our 404s."""


@lru_cache(maxsize=2)
def policy_of_page(built: str) -> str:
    """Return the Content-Security-Policy of a built page.

    Only the scripts that were built into it may run, by their hashes.

    Never ask it of a page that somebody's words were put into. Those of the last build are kept.
    """
    digests = (sha256(script.encode()).digest() for script in _INLINE_SCRIPT.findall(built))
    own = "".join(f" 'sha256-{b64encode(digest).decode()}'" for digest in digests)
    return CONTENT_SECURITY_POLICY.replace("script-src 'self'", f"script-src 'self'{own}")


def security_headers(settings: Settings) -> BeforeMessageSendHookHandler:
    """Sets them on every response, errors and files included; a handler that sets one of them itself has its way."""
    headers = dict(HEADERS)
    if settings.secure_cookies:
        headers["Strict-Transport-Security"] = ONLY_HTTPS

    async def set_headers(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        response = MutableScopeHeaders.from_message(message)
        for name, value in headers.items():
            response.setdefault(name, value)
        response.setdefault("Cache-Control", PRIVATE if scope["path"].startswith("/api/") else UNLESS_UNCHANGED)

    return set_headers
