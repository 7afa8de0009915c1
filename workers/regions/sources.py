"""Finds the figures at the state's open data portal, which names the file anew with every release."""

import socket
from collections.abc import Callable
from contextlib import closing
from time import monotonic
from urllib.parse import urljoin, urlsplit

import certifi
import msgspec
import urllib3
from urllib3.exceptions import HTTPError

from common.errors import ErrorCode, UserError
from workers.browsing.addresses import is_public

RESOURCE = "274e273c-d18c-4d84-b8df-49b4d13c14ce"
"""The CSV's id in the catalogue, the same in all vintages."""
MAX_BYTES = 64_000_000
"""Fifteen times the file of 2024-2034."""
_MAX_CATALOGUE_BYTES = 4_000_000
_MAX_REDIRECTS = 5
_SECONDS = 180.0
_CHUNK = 256 * 1024
_WAIT = urllib3.Timeout(connect=10, read=30)
_SUCCESS = 200
_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_HTTPS = 443

Progress = Callable[[float], None]
"""Told how much of the download is there, 0 to 1."""


class _Resource(msgspec.Struct):
    id: str
    url: str
    format: str = ""


class _Package(msgspec.Struct):
    resources: list[_Resource]


class _Catalogue(msgspec.Struct):
    result: _Package


class Portal:
    """The portal whose catalogue is at `catalogue`, an address of CKAN's `package_show`.

    Its own host is trusted as the operator's choice; wherever the catalogue leads must be a public https site.
    """

    def __init__(self, catalogue: str) -> None:
        self._catalogue = catalogue
        self._ends = monotonic() + _SECONDS

    def file_address(self) -> str:
        """Return the CSV's present address. Raises UserError when the portal can't be reached or lists none."""
        try:
            listed = msgspec.json.decode(self._body(self._catalogue, _MAX_CATALOGUE_BYTES), type=_Catalogue)
        except (msgspec.DecodeError, msgspec.ValidationError):
            raise UserError(ErrorCode.REGIONAL_DATA_NOT_LISTED, host=_host(self._catalogue)) from None
        resources = [one for one in listed.result.resources if one.format.upper() == "CSV"]
        resources.sort(key=lambda one: one.id != RESOURCE)
        if not resources:
            raise UserError(ErrorCode.REGIONAL_DATA_NOT_LISTED, host=_host(self._catalogue))
        return urljoin(self._catalogue, resources[0].url)

    def download(self, address: str, progress: Progress = lambda _share: None) -> bytes:
        """The file. UserError when it isn't there, is too large, or the portal stops in the middle of it."""
        return self._body(address, MAX_BYTES, progress)

    def _body(self, address: str, limit: int, progress: Progress = lambda _share: None) -> bytes:
        try:
            with urllib3.PoolManager(ca_certs=certifi.where(), timeout=_WAIT, retries=False) as client:
                for _ in range(_MAX_REDIRECTS):
                    self._require_public(address)
                    with closing(client.request("GET", address, preload_content=False, redirect=False)) as answer:
                        if answer.status not in _REDIRECTS or "Location" not in answer.headers:
                            return self._received(answer, address, limit, progress)
                        address = urljoin(address, answer.headers["Location"])
        except (HTTPError, ValueError):  # ValueError: no address at all
            pass
        raise UserError(ErrorCode.REGIONAL_DATA_UNREACHABLE, host=_host(address))

    def _received(self, answer: urllib3.BaseHTTPResponse, address: str, limit: int, progress: Progress) -> bytes:
        if answer.status != _SUCCESS:
            raise UserError(ErrorCode.REGIONAL_DATA_NOT_FOUND, host=_host(address), status=answer.status)
        announced = answer.headers.get("Content-Length", "")
        expected = int(announced) if announced.isdecimal() else limit
        content = bytearray()
        for piece in answer.stream(_CHUNK, decode_content=True):
            content += piece
            if len(content) > limit:
                raise UserError(ErrorCode.REGIONAL_DATA_TOO_LARGE, megabytes=limit // 10**6)
            if monotonic() > self._ends:
                raise UserError(ErrorCode.REGIONAL_DATA_UNREACHABLE, host=_host(address))
            progress(min(len(content) / expected, 1.0))
        return bytes(content)

    def _require_public(self, address: str) -> None:
        """Refuse an address that isn't public.

        Otherwise the catalogue could make a worker speak to the operator's own network.
        """
        parts, own = urlsplit(address), urlsplit(self._catalogue)
        if (parts.scheme, parts.netloc) == (own.scheme, own.netloc):
            return
        if parts.scheme != "https" or not parts.hostname or not _leads_out(parts.hostname, parts.port):
            raise UserError(ErrorCode.REGIONAL_DATA_NOT_LISTED, host=_host(self._catalogue))


def _leads_out(host: str, port: int | None) -> bool:
    try:
        found = socket.getaddrinfo(host, port or _HTTPS, type=socket.SOCK_STREAM)
    except OSError:
        return False
    return bool(found) and all(is_public(str(address[0])) for *_, address in found)


def _host(address: str) -> str:
    return urlsplit(address).hostname or address[:60]
