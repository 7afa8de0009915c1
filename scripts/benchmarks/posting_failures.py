"""How soon an address without a posting says so: `scripts/bench posting_failures [--only NAME]`.

Thirty pages on loopback that refuse, hang, drip or are something else, each read as a job reads it, with the browser
where that is needed. Every one has the longest that it may take; prints seconds, code and sentence of each. Ends
non-zero when one is late, reads a posting, or has a sentence that doesn't offer pasting.
"""

import argparse
import gzip
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

from common.errors import UserError
from workers.browsing.guard import Guard
from workers.browsing.proxy import GuardedProxy
from workers.posting.opening.reading import read_address

_HOST = "127.0.0.1"
_SOON, _EVER = 5.0, 15.0
"""Seconds: for a refusal or a page that holds nothing, and for anything at all."""
_HTML = {"Content-Type": "text/html; charset=utf-8"}
_WALL = "<title>Just a moment...</title><h1>Checking your browser</h1><script>window.x = 1</script>"
_SIGN_IN = (
    "<title>Sign in</title><h1>Sign in</h1><form><input name=user><input type=password><button>Sign in</button></form>"
)
_SHELL = "<title>Jobs</title><div id=root></div><script>{}</script>"
_PROSE = "<p>We paint houses in three counties and have done so since 1984, inside and out.</p>"


@dataclass(frozen=True, slots=True)
class _Case:
    """`waits`: where the answer stops for good, 'before' it, in its 'body', or with a byte 'now and then'."""

    body: bytes
    status: int = 200
    headers: dict[str, str] = field(default_factory=lambda: dict(_HTML))
    bound: float = _SOON
    waits: str = ""


def _page(markup: str, status: int = 200, bound: float = _SOON, waits: str = "") -> _Case:
    return _Case(f"<!doctype html><html><body>{markup}</body></html>".encode(), status, bound=bound, waits=waits)


_CASES = {
    **{
        f"status {status}": _page("<h1>Sorry</h1>", status)
        for status in (401, 402, 403, 404, 410, 429, 500, 502, 503, 999)
    },
    "403 with a check of browsers": _page(_WALL, 403),
    "503 with a check of browsers": _page(_WALL, 503),
    "403 without a body": _Case(b"", 403),
    "a check of browsers": _page(_WALL),
    "a page to sign in": _page(_SIGN_IN),
    "a page to sign in that scripts draw": _page(_SHELL.format(f"root.innerHTML = `{_SIGN_IN}`")),
    "maintenance": _page("<h1>Down for maintenance</h1><p>We will be back soon.</p>"),
    "a posting that is gone": _page("<h1>This job is no longer available</h1><p>The position has been filled.</p>"),
    "a page about something else": _page(f"<h1>House painting</h1>{_PROSE * 5}"),
    "nothing": _page(""),
    "nothing, with scripts": _page(_SHELL.format("window.x = 1")),
    "a picture": _Case(b"\x89PNG\r\n\x1a\n" + b"0" * 1000, headers={"Content-Type": "image/png"}),
    "redirects without end": _Case(b"", 302, {"Location": "?"}),
    "no answer": _page("", bound=_EVER, waits="before"),
    "half an answer": _page(_PROSE, bound=_EVER, waits="body"),
    "a byte now and then": _page(_PROSE * 20, bound=_EVER, waits="now and then"),
    "60 MB of paragraphs": _Case(
        gzip.compress(_PROSE.encode() * 700_000), headers=_HTML | {"Content-Encoding": "gzip"}, bound=_EVER
    ),
    "a script without end": _page(_SHELL.format("setTimeout(() => { for (;;) {} }, 100)"), bound=_EVER),
    "a script that waits without end": _page(_SHELL.format("fetch('/no%20answer')"), bound=_EVER),
    "a frame without an answer": _page("<h1>Jobs</h1><iframe src='/no%20answer?job=1'></iframe>", bound=_EVER),
}


def main() -> int:
    """Print a line per case and the times. Returns 1 when any was late or said nothing of use."""
    parser = argparse.ArgumentParser(prog="scripts/bench posting_failures", description=__doc__)
    parser.add_argument("--only", default="", help="cases whose name contains this")
    wanted = parser.parse_args().only
    faults = 0
    soon: list[float] = []
    ever: list[float] = []
    with _site() as port:
        for name, case in _CASES.items():
            if wanted in name:
                seconds, error = _tried(name, port)
                is_fault = seconds > case.bound or error is None or "paste" not in error.message
                faults += is_fault
                (soon if case.bound == _SOON else ever).append(seconds)
                told = f"{error.code}: {error.message}" if error else "a posting was read"
                print(f"{'FAULT' if is_fault else 'ok   '} {seconds:5.2f} s of {case.bound:2.0f}  {name}: {told}")
    for bound, times in ((_SOON, soon), (_EVER, ever)):
        if times:
            print(f"of {bound:.0f} s: {len(times)}, p50 {statistics.median(times):.2f} s, most {max(times):.2f} s")
    return int(faults > 0)


def _tried(name: str, port: int) -> tuple[float, UserError | None]:
    """Read the case's page; return the seconds and the error, None where a posting was read."""

    async def here(_host: str, _port: int) -> list[str]:
        return [_HOST]

    guard = Guard(allows=lambda address: address == _HOST, ports=frozenset({port}), look_up=here)
    started = time.perf_counter()
    error: UserError | None = None
    with GuardedProxy(guard) as proxy:
        try:
            read_address(f"http://{_HOST}:{port}/{name.replace(' ', '%20')}", proxy)
        except UserError as failure:
            error = failure
    return time.perf_counter() - started, error


@contextmanager
def _site() -> Iterator[int]:
    """Serve the cases, and give the server's port."""
    over = Event()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            case = _CASES.get(self.path.strip("/").partition("?")[0].replace("%20", " "), _Case(b"", 404))
            with suppress(OSError):  # who asked may have gone
                self._answer(case)

        def log_message(self, *_: Any) -> None: ...

        def _answer(self, case: _Case) -> None:
            if case.waits == "before":
                over.wait()
            self.send_response(case.status)
            for name, value in case.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(case.body)))
            self.end_headers()
            sent = len(case.body) // 2 if case.waits else len(case.body)
            self.wfile.write(case.body[:sent])
            self.wfile.flush()
            while case.waits and not over.wait(0.5):
                if case.waits == "now and then":
                    self.wfile.write(case.body[sent : sent + 1])
                    sent += 1

    server = ThreadingHTTPServer((_HOST, 0), Handler)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        over.set()
        server.shutdown()
        server.server_close()
        thread.join()


if __name__ == "__main__":
    sys.exit(main())
