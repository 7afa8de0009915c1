"""The address that a user pasted, as one that can be fetched."""

import re
from urllib.parse import SplitResult, quote, urlsplit, urlunsplit

from common.errors import ErrorCode, UserError

MAX_CHARACTERS = 2_000
_SCHEME = re.compile(r"^[a-z][a-z0-9+.-]*:(?!\d)", re.IGNORECASE)
_DEFAULT_PORTS = {"http": 80, "https": 443}
_KEPT_IN_PATHS = "/%:@!$&'()*+,;=~-._"
_KEPT_IN_QUERIES = _KEPT_IN_PATHS + "?"


def web_address(text: str) -> str:
    """`text` with a scheme and in ASCII, without a user's name. UserError: `url_invalid`, `url_unsupported`."""
    text = text.strip()
    if not text or len(text) > MAX_CHARACTERS or any(char.isspace() or not char.isprintable() for char in text):
        raise UserError(ErrorCode.URL_INVALID)
    if not _SCHEME.match(text):
        text = f"https://{text.removeprefix('//')}"
    try:
        parts = urlsplit(text)
        host, port = _host(parts), parts.port
    except ValueError:
        raise UserError(ErrorCode.URL_INVALID) from None
    if parts.scheme not in _DEFAULT_PORTS:
        raise UserError(ErrorCode.URL_UNSUPPORTED)
    if not host or port == 0:
        raise UserError(ErrorCode.URL_INVALID)
    named_port = f":{port}" if port and port != _DEFAULT_PORTS[parts.scheme] else ""
    return urlunsplit(
        (
            parts.scheme,
            host + named_port,
            quote(parts.path or "/", safe=_KEPT_IN_PATHS),
            quote(parts.query, safe=_KEPT_IN_QUERIES),
            quote(parts.fragment, safe=_KEPT_IN_QUERIES),
        )
    )


def place_of(url: str) -> tuple[str, int]:
    """Host and port of an address that `web_address` made."""
    parts = urlsplit(url)
    return parts.hostname or "", parts.port or _DEFAULT_PORTS[parts.scheme]


def _host(parts: SplitResult) -> str:
    """ValueError for a label that IDNA refuses; empty for what else can't be a host."""
    host = parts.hostname or ""
    if ":" in host:
        return f"[{host}]"
    if host and not host.isascii():
        host = host.encode("idna").decode("ascii")
    return host if re.fullmatch(r"[a-z0-9_.-]+", host) else ""
