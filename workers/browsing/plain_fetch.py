"""A page as the site sends it, without running any of it."""

import re
from contextlib import closing
from dataclasses import replace
from http import HTTPStatus
from time import monotonic
from urllib.parse import urljoin

import certifi
import urllib3
from urllib3.exceptions import HTTPError, SSLError
from urllib3.exceptions import TimeoutError as UrllibTimeoutError

from common.errors import ErrorCode, UserError
from workers.browsing.charsets import decode
from workers.browsing.failures import failure_of
from workers.browsing.pages import Content, Page
from workers.browsing.proxy import GuardedProxy
from workers.browsing.url_validation import place_of, web_address

MAX_BYTES = 5_000_000
"""Decompressed. Postings are tenths of a megabyte; of a larger page the beginning is read."""
MAX_REDIRECTS = 6
SECONDS = 7.0
"""For redirects, head and body together. What has come of a body by then is read."""
_CHUNK = 64 * 1024
_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_CHARSET = re.compile(r"charset\s*=\s*[\"']?\s*([\w.:-]{1,40})", re.IGNORECASE)
_CONTENTS = {
    "text/html": Content.HTML,
    "application/xhtml+xml": Content.HTML,
    "text/plain": Content.TEXT,
    "application/pdf": Content.PDF,
    "application/x-pdf": Content.PDF,
}
_UNTOLD = frozenset({"", "application/octet-stream", "binary/octet-stream", "application/force-download"})
"""What servers say of files that they know nothing about: their first bytes tell."""
_HEADERS = {
    "User-Agent": "Mozilla/5.0 (compatible; Tradefolio; opened for a person who asked for this page)",
    "Accept": "text/html,application/xhtml+xml;q=0.9,text/plain;q=0.8,application/pdf;q=0.7",
    "Accept-Language": "en-US,en;q=0.8,es;q=0.5",
    "Accept-Encoding": "gzip, deflate",
}


def fetch(url: str, proxy: GuardedProxy, *, roots: str | None = None) -> Page:
    """Follow redirects to a page; one with an error status may be empty.

    `roots` is a file of certificates to trust instead of the public ones. UserError for what can't be opened or read.
    """
    ends = monotonic() + SECONDS
    trusted = roots or certifi.where()
    with urllib3.ProxyManager(proxy.url, headers=_HEADERS, ca_certs=trusted, retries=False) as client:
        for _ in range(MAX_REDIRECTS):
            with closing(_get(client, url, proxy, ends)) as answer:
                if answer.status not in _REDIRECTS or "Location" not in answer.headers:
                    return _page(answer, url, ends)
                url = _led_to(url, answer.headers["Location"])
    raise UserError(ErrorCode.REDIRECT_LOOP)


def _led_to(url: str, location: str) -> str:
    """UserError `site_failed` for what is no address: the one that the person gave was."""
    try:
        return web_address(urljoin(url, location.strip().replace(" ", "%20")))
    except ValueError:
        raise UserError(ErrorCode.SITE_FAILED) from None
    except UserError as error:
        if error.error is ErrorCode.URL_INVALID:
            raise UserError(ErrorCode.SITE_FAILED) from None
        raise


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


def _page(answer: urllib3.BaseHTTPResponse, url: str, ends: float) -> Page:
    kind, _, parameters = answer.headers.get("Content-Type", "").partition(";")
    kind = kind.strip().lower()
    is_error = answer.status >= HTTPStatus.BAD_REQUEST
    page = Page(url, answer.status, "")
    if kind not in _CONTENTS and (is_error or kind not in _UNTOLD):
        if is_error:
            return page
        raise UserError(ErrorCode.PAGE_NOT_HTML)
    body, cut_off = _body(answer, ends)
    content = _CONTENTS.get(kind) or _told_by(body)
    if content is None:
        raise UserError(ErrorCode.PAGE_NOT_HTML)
    if content is Content.PDF:
        if cut_off:
            raise UserError(cut_off)
        return replace(page, content=content, body=body)
    charset = _CHARSET.search(parameters)
    markup = decode(body, charset[1] if charset else None)
    return replace(page, markup=markup, content=content, cut_off=cut_off)


def _body(answer: urllib3.BaseHTTPResponse, ends: float) -> tuple[bytes, ErrorCode | None]:
    """Read a body until its end, the limit or the deadline; return it, and why it isn't whole."""
    body = bytearray()
    try:
        # Piece by piece as they come: asked for more at once, a body that drips would hold the read up for minutes.
        while piece := answer.read1(_CHUNK, decode_content=True):
            body += piece
            if len(body) > MAX_BYTES:
                return bytes(body[:MAX_BYTES]), ErrorCode.PAGE_TOO_LARGE
            if monotonic() > ends:
                return _some(body, ErrorCode.PAGE_TIMED_OUT)
    except UrllibTimeoutError:
        return _some(body, ErrorCode.PAGE_TIMED_OUT)
    except (HTTPError, OSError):
        return _some(body, ErrorCode.PAGE_CUT_OFF)
    return bytes(body), None


def _some(body: bytearray, code: ErrorCode) -> tuple[bytes, ErrorCode]:
    if not body:
        raise UserError(code)
    return bytes(body), code


def _told_by(body: bytes) -> Content | None:
    if body.startswith(b"%PDF-"):
        return Content.PDF
    return Content.HTML if b"<" in body[:200] else None


def _failure(error: HTTPError, proxy: GuardedProxy, url: str) -> UserError:
    if refusal := proxy.refusal_of(*place_of(url)):
        return failure_of(refusal)
    if isinstance(error, SSLError) and "CERTIFICATE_VERIFY_FAILED" in str(error):
        return UserError(ErrorCode.SITE_NOT_SECURE)
    return UserError(ErrorCode.PAGE_TIMED_OUT if isinstance(error, UrllibTimeoutError) else ErrorCode.SITE_UNREACHABLE)
