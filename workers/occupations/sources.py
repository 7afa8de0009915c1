"""Opens a release from an address, a zip or a folder."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import certifi
import urllib3
from urllib3.exceptions import HTTPError

from common.errors import ErrorCode, UserError
from workers.occupations.onet_files import OnetFiles, not_understood, open_release

MAX_DOWNLOAD_BYTES = 200_000_000
"""Thirteen times the text release of 30.3."""
_SUCCESS = 200
_CHUNK = 256 * 1024
_WAIT = urllib3.Timeout(connect=10, read=30)

Progress = Callable[[float], None]
"""Told how much of a download is there, 0 to 1."""


@contextmanager
def opened(source: str, progress: Progress = lambda _share: None) -> Iterator[OnetFiles]:
    """The release at an http(s) address, or in a zip or folder of this machine. UserError says why there is none."""
    if not source.startswith(("https://", "http://")):
        with open_release(Path(source).expanduser()) as files:
            yield files
        return
    with TemporaryDirectory() as folder:
        place = Path(folder) / (Path(urlsplit(source).path).name or "release.zip")
        _download(source, place, progress)
        with open_release(place) as files:
            yield files


def _download(address: str, place: Path, progress: Progress) -> None:
    try:
        with urllib3.PoolManager(ca_certs=certifi.where(), timeout=_WAIT) as client:
            answer = client.request("GET", address, preload_content=False)
            if answer.status != _SUCCESS:
                raise UserError(
                    ErrorCode.RELEASE_NOT_FOUND, reason=f"The address answers with {answer.status}: {address}"
                )
            _save(answer, place, progress)
    except HTTPError as error:
        raise UserError(ErrorCode.RELEASE_NOT_FOUND, reason=f"The address can't be reached: {address}") from error


def _save(answer: urllib3.BaseHTTPResponse, place: Path, progress: Progress) -> None:
    expected = int(answer.headers.get("Content-Length", "0"))
    received = 0
    with place.open("wb") as file:
        for chunk in answer.stream(_CHUNK):
            received += len(chunk)
            if received > MAX_DOWNLOAD_BYTES:
                raise not_understood("What the address sends is larger than any release of O*NET.")
            file.write(chunk)
            progress(min(received / expected, 1.0) if expected else 0.5)
