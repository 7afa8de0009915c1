"""The state's portal as a server on loopback: a catalogue that names a file, and the file."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


@dataclass
class Answer:
    body: bytes = b""
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)


@dataclass
class Portal:
    """`answers` by path; a test puts in what the portal is to say."""

    address: str
    answers: dict[str, Answer]

    @property
    def catalogue(self) -> str:
        return f"{self.address}/package_show?id=projections"

    def publish(self, content: bytes, url: str = "/download/lt-occ-emp-2024-2034.csv") -> None:
        """The file, and a catalogue that leads to it past other resources."""
        resources = [
            {"id": "1", "format": "PDF", "url": f"{self.address}/about.pdf"},
            {"id": "2", "format": "CSV", "url": f"{self.address}/another.csv"},
            {"id": "274e273c-d18c-4d84-b8df-49b4d13c14ce", "format": "csv", "url": f"{self.address}{url}"},
        ]
        self.answers["/package_show"] = Answer(
            json.dumps({"success": True, "result": {"resources": resources}}).encode()
        )
        self.answers[url] = Answer(content, headers={"Content-Type": "text/csv"})


@contextmanager
def portal() -> Iterator[Portal]:
    answers: dict[str, Answer] = {}

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            answer = answers.get(self.path.partition("?")[0], Answer(b"not here", 404))
            self.send_response(answer.status)
            for name, value in ({"Content-Length": str(len(answer.body))} | answer.headers).items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(answer.body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield Portal(f"http://127.0.0.1:{server.server_port}", answers)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
