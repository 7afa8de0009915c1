"""A folder of job pages on loopback, each under the address that it really had, over plain http."""

import mimetypes
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import unquote, urlsplit, urlunsplit

from workers.browsing.guard import Guard

_HOST = "127.0.0.1"


class PostingSite:
    """Serves `folder`; `truth` maps a page's file to what is expected, with its `url` if it is known."""

    def __init__(self, folder: Path, truth: Mapping[str, dict[str, Any]], *, by_name: bool = False) -> None:
        self._folder = folder.resolve()
        self._truth = truth
        self._server = ThreadingHTTPServer((_HOST, 0), _handler(self))
        self._port = self._server.server_address[1]
        self._addresses = {name: self._address(name, by_name=by_name) for name in truth}
        self._pages = {
            ((urlsplit(address).hostname or "").casefold(), *_place(address)): name
            for name, address in self._addresses.items()
        }

    def address_of(self, name: str) -> str:
        """Return the address at which a page is served: its own host and path, on this server's port."""
        return self._addresses[name]

    def guard(self) -> Guard:
        """Every name leads to this server: nothing that a page asks for leaves the machine."""

        async def here(_host: str, _port: int) -> list[str]:
            return [_HOST]

        return Guard(allows=lambda address: address == _HOST, ports=frozenset({self._port}), look_up=here)

    def file_for(self, address: str, host: str = "") -> Path | None:
        """The page of that address on that host, else the file whose path ends the address's path.

        Pages ask for what stands beside them by addresses of their own.
        """
        path, query = _place(address)
        if name := self._pages.get((host.partition(":")[0].casefold(), path, query)):
            return self._folder / name
        parts = [part for part in unquote(urlsplit(address).path).split("/") if part not in {"", ".", ".."}]
        candidates = (self._folder.joinpath(*parts[start:]) for start in range(len(parts)))
        return next((path for path in candidates if path.is_file()), None)

    def content_type(self, path: Path) -> str:
        """Return the type that the case's truth names, else the one of the file's name, without a charset."""
        served = self._truth.get(path.name, {}).get("serve", {}).get("contentType")
        return str(served or mimetypes.guess_type(path.name)[0] or "application/octet-stream")

    @contextmanager
    def running(self) -> Iterator["PostingSite"]:
        """Serves in a thread of its own until the end."""
        thread = Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()
            thread.join()

    def _address(self, name: str, *, by_name: bool) -> str:
        real: str | None = None if by_name else self._truth[name].get("url")
        if not real:
            return f"http://{_HOST}:{self._port}/{self._truth[name].get('address') or name}"
        parts = urlsplit(real)
        return urlunsplit(("http", f"{parts.hostname}:{self._port}", parts.path, parts.query, parts.fragment))


def _place(address: str) -> tuple[str, str]:
    """Path and query; a client may ask for '%28' as '('."""
    parts = urlsplit(address)
    return unquote(parts.path) or "/", parts.query


def _handler(site: PostingSite) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = site.file_for(self.path, self.headers.get("Host", ""))
            with suppress(OSError):  # who asked may have gone
                if path is None:
                    self.send_error(404)
                    return
                body = path.read_bytes()
                self.send_response(200)
                self.send_header("Content-Type", site.content_type(path))
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

        do_POST = do_GET  # noqa: N815 - as the base class asks

        def log_message(self, *_: Any) -> None: ...

    return Handler
