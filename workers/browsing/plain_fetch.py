"""A page as the site sends it, without running any of it."""

import re
from contextlib import closing
from http import HTTPStatus
from time import monotonic
from urllib.parse import urljoin

import certifi
import urllib3
from urllib3.exceptions import HTTPError
from urllib3.exceptions import TimeoutError as UrllibTimeoutError

from common.errors import ErrorCode, UserError
from workers.browsing.charsets import decode
from workers.browsing.failures import failure_of
from workers.browsing.pages import Page
from workers.browsing.proxy import GuardedProxy
from workers.browsing.url_validation import place_of, web_address

MAX_BYTES = 5_000_000
"""Of HTML, decompressed. Postings are tenths of a megabyte; the largest seen was a quarter."""
MAX_REDIRECTS = 6
SECONDS = 15.0
_CHUNK = 64 * 1024
_HTML = frozenset({"text/html", "application/xhtml+xml"})
_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_CHARSET = re.compile(r"charset\s*=\s*[\"']?\s*([\w.:-]{1,40})", re.IGNORECASE)
_HEADERS = {
    "User-Agent": "Mozilla/5.0 (compatible; Tradefolio; opened for a person who asked for this page)",
    "Accept": "text/html,application/xhtml+xml;q=0.9",
    "Accept-Language": "en-US,en;q=0.8,es;q=0.5",
    "Accept-Encoding": "gzip, deflate",
}


def fetch(url: str, proxy: GuardedProxy, *, roots: str | None = None) -> Page:
    """Follow redirects to a page; one with an error status, or of redirects alone, may be empty.

    `roots` is a file of certificates to trust instead of the public ones. UserError for what can't be opened or read.
    """
    ends = monotonic() + SECONDS
    trusted = roots or certifi.where()
    with urllib3.ProxyManager(proxy.url, headers=_HEADERS, ca_certs=trusted, retries=False) as client:
        for _ in range(MAX_REDIRECTS):
            with closing(_get(client, url, proxy, ends)) as answer:
                if answer.status not in _REDIRECTS or "Location" not in answer.headers:
                    return Page(url, answer.status, _markup(answer, proxy, url, ends))
                url = web_address(urljoin(url, answer.headers["Location"].strip().replace(" ", "%20")))
    return Page(url, 0, "")


def _get(client: urllib3.ProxyManager, url: str, proxy: GuardedProxy, ends: float) -> urllib3.BaseHTTPResponse:
    try:
        answer = client.request(
            "GET",
            url,
            preload_content=False,
            redirect=False,
            timeout=urllib3.Timeout(total=max(ends - monotonic(), 0.01)),
        )
    except HTTPError as error:
        raise _failure(error, proxy, url) from error
    if refusal := proxy.refusal_of(*place_of(url)):
        answer.close()
        raise failure_of(refusal)
    return answer


def _markup(answer: urllib3.BaseHTTPResponse, proxy: GuardedProxy, url: str, ends: float) -> str:
    kind, _, parameters = answer.headers.get("Content-Type", "").partition(";")
    is_error = answer.status >= HTTPStatus.BAD_REQUEST
    if kind.strip().lower() not in _HTML and (kind or is_error):
        if is_error:
            return ""
        raise UserError(ErrorCode.PAGE_NOT_HTML)
    body = bytearray()
    try:
        for piece in answer.stream(_CHUNK, decode_content=True):
            body += piece
            if len(body) > MAX_BYTES:
                raise UserError(ErrorCode.PAGE_TOO_LARGE)
            if monotonic() > ends:
                raise UserError(ErrorCode.PAGE_TIMED_OUT)
    except HTTPError as error:
        raise _failure(error, proxy, url) from error
    if not kind and b"<" not in body[:200]:
        raise UserError(ErrorCode.PAGE_NOT_HTML)
    charset = _CHARSET.search(parameters)
    return decode(bytes(body), charset[1] if charset else None)


def _failure(error: HTTPError, proxy: GuardedProxy, url: str) -> UserError:
    if refusal := proxy.refusal_of(*place_of(url)):
        return failure_of(refusal)
    return UserError(ErrorCode.PAGE_TIMED_OUT if isinstance(error, UrllibTimeoutError) else ErrorCode.SITE_UNREACHABLE)
