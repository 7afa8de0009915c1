"""Files of the built front end, in the smallest form that the client takes."""

from pathlib import Path
from typing import Any

from litestar import Request, Router, get, head
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""By name as in `Accept-Encoding`, the smallest first: how the build's `compressed` plugin names what it made."""
FOR_A_YEAR = "public, max-age=31536000, immutable"
"""Of files whose name says what is in them."""


def assets_router(folder: Path) -> Router:
    """Serve what vite puts into /assets, as it was compressed at build time; fonts and pictures aren't compressed."""

    @get("/{name:str}", sync_to_thread=False)
    def read_asset(name: FromPath[str], request: Request[Any, Any, Any]) -> File:
        return built_file(folder / name, request, cache_control=FOR_A_YEAR)

    @head("/{name:str}", sync_to_thread=False)
    def read_asset_head(name: FromPath[str], request: Request[Any, Any, Any]) -> File:
        return built_file(folder / name, request, cache_control=FOR_A_YEAR)

    return Router(
        "/assets",
        route_handlers=[read_asset, read_asset_head],
        include_in_schema=False,
        opt={"streams": True},  # the application's own compression leaves it alone
    )


def built_file(file: Path, request: Request[Any, Any, Any], *, cache_control: str | None = None) -> File:
    """Return a file, compressed where the browser takes it. Raises NotFoundException for what isn't a file."""
    if not file.is_file():
        raise NotFoundException
    encoding = _smallest(file, request.headers.get("accept-encoding", ""))
    headers = {"Vary": "Accept-Encoding"}
    if cache_control:
        headers["Cache-Control"] = cache_control
    if encoding:
        headers["Content-Encoding"] = encoding
    return File(
        file.with_name(file.name + ENCODINGS[encoding]) if encoding else file,
        filename=file.name,
        content_disposition_type="inline",
        headers=headers,
        media_type=_MEDIA_TYPES.get(file.suffix),
    )


_MEDIA_TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def _smallest(file: Path, accepted: str) -> str | None:
    taken = {name.partition(";")[0].strip().lower() for name in accepted.split(",") if "q=0" not in name.split(";")}
    return next(
        (name for name, ending in ENCODINGS.items() if name in taken and file.with_name(file.name + ending).is_file()),
        None,
    )
