"""Headers that no browser sends: refused or let be, never a server error."""

import httpx
import pytest
from sqlalchemy import Engine

from tests.web_api.every_route.calls import Calls, who_may
from tests.web_api.every_route.cast import Cast
from tests.web_api.every_route.guarding import complaints

NO_TEXT = b"\xff\xfe\xed\xa0\x80"
CONTENT_TYPES = [
    b"multipart/form-data",
    b"multipart/form-data; boundary=",
    b"multipart/form-data; boundary=" + b"x" * 5000,
    b"application/x-www-form-urlencoded",
    b"application/json; charset=none-such",
    b"application/msgpack",
    b"text/html",
    b";;;",
    NO_TEXT,
]
HOSTILE = [
    (b"Cookie", b"tradefolio_session=" + NO_TEXT),
    (b"Cookie", b"tradefolio_session=" + b"x" * 7000),
    (b"Cookie", b'tradefolio_session="\\'),
    (b"Cookie", b";;=;,,=" + NO_TEXT),
    (b"User-Agent", NO_TEXT * 1000),
    (b"Accept-Language", b"es" * 3000),
    (b"Accept-Language", NO_TEXT),
    (b"Accept", b"text/event-stream;q=x, " + NO_TEXT),
    (b"Accept-Encoding", b"gzip;q=none, *"),
    (b"Prefer", NO_TEXT),
    (b"Last-Event-ID", b"99999999999999999999999999-99999999999999999999999"),
    (b"Last-Event-ID", b"-"),
    (b"Last-Event-ID", b"1-\xc2\xb2"),
    (b"Last-Event-ID", NO_TEXT),
    (b"Idempotency-Key", NO_TEXT),
    (b"Range", b"bytes=9999999999999999999999-"),
    (b"If-Modified-Since", b"31 February"),
    (b"Origin", b"http://[::1"),
    (b"Referer", b"http://[::1"),
    (b"Sec-Fetch-Site", NO_TEXT),
    (b"Host", b"[::1"),
    (b"Host", b"x" * 3000),
    (b"X-Forwarded-For", b"1.2.3.4, none"),
    (b"X-Forwarded-Proto", b"javascript"),
    (b"X-Request-Id", b"a\tb" * 100),
    (b"Content-Encoding", b"gzip"),
    (b"Expect", b"nothing"),
    (b"Authorization", NO_TEXT),
]


SOURCES = (b"Origin", b"Referer")
"""Are looked at only where no Sec-Fetch-Site tells which page asks."""


def ask(client: httpx.Client, engine: Engine, route: str, name: bytes, value: bytes) -> None:
    calls = Calls(client, route, Cast(engine))
    answer = calls.by(who_may(route), "no browser" if name in SOURCES else "our page", saying=[(name, value)])
    assert answer.status_code < 500
    assert not complaints(answer)


@pytest.mark.parametrize(("name", "value"), HOSTILE)
@pytest.mark.parametrize("route", ["GET /api/jobs/{job_id}/events", "POST /api/equipment-skills", "GET /api/logout"])
def test_no_header_breaks_a_call(client: httpx.Client, engine: Engine, route: str, name: bytes, value: bytes) -> None:
    ask(client, engine, route, name, value)


@pytest.mark.parametrize("content_type", CONTENT_TYPES)
@pytest.mark.parametrize("route", ["POST /api/auth/login", "POST /api/parse-resume", "POST /api/admin/blog/images"])
def test_no_type_of_content_breaks_a_call(
    client: httpx.Client, engine: Engine, route: str, content_type: bytes
) -> None:
    ask(client, engine, route, b"Content-Type", content_type)
