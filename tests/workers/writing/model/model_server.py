"""A server that speaks as much of the OpenAI protocol as a writer needs, over real HTTP on loopback."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass(frozen=True)
class Reply:
    """One answer; the writer's text is put into a completion unless `status` says that it went wrong.

    It comes as a stream where one is asked for, unless the server `streams` not. `body` goes out as it stands, as
    `content_type`. A server may hang, `drip` (a byte now and then, without an end), or `cut` what it says.
    """

    text: str = ""
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    hangs: bool = False
    drips: bool = False
    cut: bool = False
    streams: bool = True
    body: str | None = None
    content_type: str = "application/json"
    gate: threading.Event | None = None
    """With one, a stream stops half-way until it is set."""


class ModelServer:
    """Answers the replies in turn, the last one again and again; keeps the requests."""

    def __init__(self, *replies: Reply) -> None:
        self.replies = list(replies)
        self.requests: list[dict[str, Any]] = []
        self.closing = threading.Event()
        self.base_url = ""

    def next_reply(self, request: dict[str, Any]) -> Reply:
        self.requests.append(request)
        return self.replies[min(len(self.requests), len(self.replies)) - 1]


def completion(text: str) -> dict[str, Any]:
    message = {"role": "assistant", "content": text}
    return {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1,
        "model": "small",
        "choices": [{"index": 0, "message": message, "finish_reason": "stop"}],
    }


@contextmanager
def serving(*replies: Reply) -> Iterator[ModelServer]:
    server = ModelServer(*replies)
    http = ThreadingHTTPServer(("127.0.0.1", 0), _handler(server))
    http.daemon_threads = True
    server.base_url = f"http://127.0.0.1:{http.server_port}/v1"
    thread = threading.Thread(target=http.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.closing.set()
        http.shutdown()
        http.server_close()
        thread.join()


class _Handler(BaseHTTPRequestHandler):
    model: ModelServer

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        reply = self.model.next_reply({"path": self.path, "authorization": self.headers["Authorization"], **body})
        if reply.hangs:
            self.model.closing.wait()
        elif reply.drips:
            self._drip()
        elif reply.status == 200 and reply.body is None and reply.streams and body.get("stream"):
            self._stream(reply)
        else:
            payload = completion(reply.text) if reply.status == 200 else {"error": {"message": "no"}}
            self._send(reply, json.dumps(payload) if reply.body is None else reply.body)

    def _send(self, reply: Reply, text: str) -> None:
        content = text.encode()
        self.send_response(reply.status)
        self.send_header("Content-Type", reply.content_type)
        self.send_header("Content-Length", str(len(content) + 100 * reply.cut))
        for name, value in reply.headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def _stream(self, reply: Reply) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        middle = len(reply.text) // 2
        for start in range(0, len(reply.text), 7):
            if reply.gate and start <= middle < start + 7:
                reply.gate.wait(10)
            delta = {"choices": [{"index": 0, "delta": {"content": reply.text[start : start + 7]}}]}
            self.wfile.write(f"data: {json.dumps(delta)}\n\n".encode())
        if not reply.cut:
            self.wfile.write(b"data: [DONE]\n\n")

    def _drip(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        with suppress(OSError):
            while not self.model.closing.wait(0.05):
                self.wfile.write(b" ")
                self.wfile.flush()

    def log_message(self, *_: object) -> None:
        """Says nothing."""


def _handler(server: ModelServer) -> Callable[..., BaseHTTPRequestHandler]:
    return type("Handler", (_Handler,), {"model": server})
