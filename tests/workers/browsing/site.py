"""A web site on loopback that stands for the public web, and a trap beside it that stands for a private network."""

import gzip
import socket
import ssl
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import MappingProxyType
from typing import Any

import pytest

from workers.browsing.addresses import is_public
from workers.browsing.guard import Guard, look_up

PUBLIC = "127.0.0.2"
"""The one loopback address that tests' guards let through."""
PRIVATE = "127.0.0.1"
reaches_the_site = pytest.mark.allow_hosts([PRIVATE, PUBLIC, "::1"])
"""Put on tests whose own process connects: the suite's rule knows the usual loopback addresses alone."""


@dataclass
class Answer:
    body: bytes = b""
    status: int = 200
    headers: dict[str, str] = field(default_factory=lambda: {"Content-Type": "text/html; charset=utf-8"})
    breaks_off: bool = False
    """Hangs up in the middle of the body."""
    drips: bool = False
    """Sends the body's first half at once and then nothing, until the site stops."""

    @classmethod
    def gzipped(cls, body: bytes) -> "Answer":
        return cls(gzip.compress(body), headers={"Content-Type": "text/html", "Content-Encoding": "gzip"})

    @classmethod
    def redirect(cls, to: str) -> "Answer":
        return cls(status=302, headers={"Location": to})


class Site:
    """`pages` maps a path to what it answers; `seen` holds the requests, as (method, path, headers, body)."""

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self.pages: dict[str, Answer] = {}
        self.seen: list[tuple[str, str, dict[str, str], bytes]] = []
        self.hang = threading.Event()
        self._news = threading.Condition()
        site = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                with site._news:
                    site.seen.append((self.command, self.path, dict(self.headers), body))
                    site._news.notify_all()
                if self.path == "/hangs":
                    site.hang.wait()
                answer = site.pages.get(self.path.partition("?")[0], Answer(b"nothing here", 404))
                with suppress(OSError):
                    self.send_response(answer.status)
                    for name, value in answer.headers.items():
                        self.send_header(name, value)
                    self.send_header("Content-Length", str(len(answer.body)))
                    self.end_headers()
                    half = len(answer.body) // 2
                    self.wfile.write(answer.body[:half] if answer.breaks_off or answer.drips else answer.body)
                    self.wfile.flush()
                    if answer.drips:
                        site.hang.wait()
                    self.close_connection |= answer.breaks_off

            do_POST = do_GET  # noqa: N815 - as the base class asks

            def log_message(self, *_: Any) -> None: ...

        self._server = ThreadingHTTPServer((PUBLIC, 0), Handler)
        self._server.handle_error = lambda *_: None  # type: ignore[method-assign] # clients may hang up
        if tls:
            self._server.socket = tls.wrap_socket(self._server.socket, server_side=True)
        self.port: int = self._server.server_address[1]

    def heard(self, path: str, seconds: float = 120) -> bool:
        """Whether somebody asks for `path`, at once when it happens."""
        with self._news:
            return self._news.wait_for(lambda: self.has_heard(path), seconds)

    def has_heard(self, path: str) -> bool:
        return any(seen == path for _, seen, *_ in self.seen)

    def url(self, path: str, host: str = PUBLIC) -> str:
        return f"http://{host}:{self.port}{path}"

    @contextmanager
    def running(self) -> Iterator["Site"]:
        thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield self
        finally:
            self.hang.set()
            self._server.shutdown()
            self._server.server_close()
            thread.join()

    def guard(
        self,
        *more_ports: int,
        allows: Callable[[str], bool] | None = None,
        names: Mapping[str, list[str]] = MappingProxyType({}),
    ) -> Guard:
        """The real rule with one exception: PUBLIC passes for public. `names` are what the resolver knows."""

        async def known_or_real(host: str, port: int) -> list[str]:
            return names[host] if host in names else await look_up(host, port)

        def but_public(address: str) -> bool:
            return address == PUBLIC or is_public(address)

        return Guard(allows or but_public, frozenset({80, 443, self.port, *more_ports}), known_or_real)


class Trap:
    """Listens on a private address by TCP and UDP alike; `caught` counts whoever gets there."""

    def __init__(self) -> None:
        self.caught: list[str] = []
        self._tcp = socket.create_server((PRIVATE, 0))
        self.port: int = self._tcp.getsockname()[1]
        self._udp = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._udp.bind((PRIVATE, self.port))

    @contextmanager
    def running(self) -> Iterator["Trap"]:
        threads = [threading.Thread(target=watch) for watch in (self._watch_tcp, self._watch_udp)]
        for thread in threads:
            thread.start()
        try:
            yield self
        finally:
            with socket.create_connection((PRIVATE, self.port)) as last:
                last.sendall(b"stop")
            self._udp.sendto(b"stop", (PRIVATE, self.port))
            for thread in threads:
                thread.join()
            self._tcp.close()
            self._udp.close()

    def _watch_tcp(self) -> None:
        while True:
            connection, _ = self._tcp.accept()
            with connection:
                connection.settimeout(5)
                head = b""
                with suppress(OSError):  # who came may go without a word
                    head = connection.recv(1000)
                if head == b"stop":
                    return
                self.caught.append("tcp")
                with suppress(OSError):
                    connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 6\r\nConnection: close\r\n\r\nsecret")

    def _watch_udp(self) -> None:
        while self._udp.recv(1000) != b"stop":
            self.caught.append("udp")
