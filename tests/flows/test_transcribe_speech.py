"""POST /api/voice/transcription -> worker -> a transcription endpoint -> the text."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from common.tables import Upload
from tests import product

RECORDING = {"audio": ("blob", b"\x1aE\xdf\xa3 spoken words", "audio/webm;codecs=opus")}
SAID = "I am a welder at ABC Steel"


class Endpoint:
    """Answers as it is told, and keeps what it was sent."""

    def __init__(self) -> None:
        self.status = 200
        self.text = SAID
        self.bodies: list[bytes] = []
        self.paths: list[str] = []


@contextmanager
def serving(endpoint: Endpoint) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            endpoint.paths.append(self.path)
            endpoint.bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
            content = httpx.Response(endpoint.status, json={"text": endpoint.text}).content
            self.send_response(endpoint.status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/v1"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def endpoint() -> Endpoint:
    return Endpoint()


@pytest.fixture(scope="module")
def own_stack(stack: product.Stack) -> product.Stack:
    """Other pools know no endpoint, and would take these jobs."""
    return product.private_stack(stack, 7)


@pytest.fixture(scope="module")
def base_url(own_stack: product.Stack, endpoint: Endpoint, logs: Path) -> Iterator[str]:
    with serving(endpoint) as address:
        settings = {"OPENAI_BASE_URL": address, "OPENAI_TRANSCRIPTION_MODEL": "whisper"}
        with (
            product.pool(own_stack, logs / "ears.log", WORKERS="interactive=1", **settings),
            product.api(own_stack, logs / "ears-api.log", **settings) as api,
        ):
            yield api


@pytest.fixture(autouse=True)
def _fresh(endpoint: Endpoint) -> None:
    endpoint.__init__()  # type: ignore[misc]


def test_a_recording_is_written_down_and_forgotten(
    person: httpx.Client, endpoint: Endpoint, own_stack: product.Stack
) -> None:
    assert person.get("/api/voice/transcription").json() == {"available": True}
    response = person.post("/api/voice/transcription", files=RECORDING)
    assert (response.status_code, response.json()) == (200, {"text": SAID})
    assert endpoint.paths == ["/v1/audio/transcriptions"]
    (body,) = endpoint.bodies
    assert b"spoken words" in body
    assert b'filename="answer.webm"' in body
    assert b"whisper" in body
    with product.engine(own_stack) as engine, Session(engine) as session:
        assert session.scalar(select(func.count()).select_from(Upload)) == 0


def test_spanish_is_asked_for_as_spanish(person: httpx.Client, endpoint: Endpoint) -> None:
    endpoint.text = "soy soldador"
    response = person.post("/api/voice/transcription", files=RECORDING, headers={"Accept-Language": "es"})
    assert response.json() == {"text": "soy soldador"}
    assert b'name="language"\r\n\r\nes\r\n' in endpoint.bodies[-1]


def test_silence_is_told(person: httpx.Client, endpoint: Endpoint) -> None:
    endpoint.text = "  "
    response = person.post("/api/voice/transcription", files=RECORDING)
    assert (response.status_code, response.json()["code"]) == (400, "nothing_heard")


def test_an_endpoint_that_refuses_is_told(person: httpx.Client, endpoint: Endpoint) -> None:
    endpoint.status = 400
    response = person.post("/api/voice/transcription", files=RECORDING)
    assert (response.status_code, response.json()["code"]) == (503, "transcription_unavailable")


@pytest.mark.parametrize(
    "wrong", [{"audio": ("a.txt", b"text", "text/plain")}, {"audio": ("a.webm", b"", "audio/webm")}]
)
def test_what_is_no_recording_is_refused(person: httpx.Client, wrong: dict[str, tuple[str, bytes, str]]) -> None:
    response = person.post("/api/voice/transcription", files=wrong)
    assert (response.status_code, response.json()["code"]) == (400, "not_a_recording")


def test_a_recording_that_is_too_large_is_refused(person: httpx.Client) -> None:
    large = {"audio": ("a.webm", b"x" * (4 * 1024 * 1024 + 1), "audio/webm")}
    assert person.post("/api/voice/transcription", files=large).status_code == 413
