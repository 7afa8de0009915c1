"""What a security scanner looks at, on answers that no rule speaks of. For the others see test_authorisation.py."""

from html.parser import HTMLParser
from typing import Any

import httpx
import pytest
from litestar import get
from sqlalchemy import Engine

from common.settings import Settings
from tests import product
from tests.web_api.every_route.calls import Calls
from tests.web_api.every_route.cast import Cast
from tests.web_api.every_route.guarding import complaints
from web_api.app import create_app
from web_api.http.request_ids import RequestIds

JSON = {"Content-Type": "application/json"}
ANSWERS: dict[str, tuple[int, str, str, dict[str, str], bytes]] = {
    "a page that isn't there": (404, "GET", "/no/such/page", {}, b""),
    "a file": (200, "GET", "/favicon.svg", {}, b""),
    "a file of the installed app": (200, "GET", "/manifest.webmanifest", {}, b""),
    "a missing asset": (404, "GET", "/assets/nothing.js", {}, b""),
    "a missing post": (404, "GET", "/blog/nothing", {}, b""),
    "a missing picture": (404, "GET", "/api/blog/images/b6c1a9f0-3f5e-4c2b-9d7a-0e8f6a1d2c43", {}, b""),
    "an unknown call": (404, "GET", "/api/nothing", {}, b""),
    "an id that is none": (401, "DELETE", "/api/account/sessions/none", {}, b""),
    "a NUL in the path": (404, "GET", "/api/%00", {}, b""),
    "a NUL in the query": (400, "GET", "/api/blog?tag=%00", {}, b""),
    "a field that is wrong": (400, "POST", "/api/auth/login", JSON, b"{}"),
    "no JSON": (400, "POST", "/api/auth/login", JSON, b"{"),
    "plain text": (401, "POST", "/api/extract-job", JSON, b'{"url": "x"}'),
    "a wrong password": (401, "POST", "/api/auth/login", JSON, b'{"email": "nobody@example.com", "password": "x"}'),
    "a refused method": (405, "PATCH", "/api/auth/login", {}, b""),
    "a method that nobody knows": (405, "TRACE", "/", {}, b""),
    "a link that is used up": (
        410,
        "PUT",
        "/api/auth/password-reset",
        JSON,
        b'{"token": "x", "newPassword": "123456"}',
    ),
    "a body that is too large": (413, "POST", "/api/auth/login", JSON, b" " * 200_000),
    "methods of a path": (204, "OPTIONS", "/api/profile", {}, b""),
    "a strange host": (400, "GET", "/", {"Host": "a b"}, b""),
    "a part of a file": (200, "GET", "/favicon.svg", {"Range": "bytes=0-9"}, b""),
}


@pytest.mark.parametrize("kind", ANSWERS)
def test_every_kind_of_answer_is_guarded(client: httpx.Client, kind: str) -> None:
    status, method, path, headers, body = ANSWERS[kind]
    answer = client.request(method, path, headers=headers, content=body)
    assert (answer.status_code, complaints(answer)) == (status, [])


def test_whoever_guesses_too_often_is_refused_under_guard(client: httpx.Client) -> None:
    guess = {"email": product.new_email(), "password": "wrong"}
    answers = [client.post("/api/auth/login", json=guess) for _ in range(11)]
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) > 0
    assert not complaints(answers[-1])


def test_over_https_cookies_and_browsers_stay_there(base_url_of_https: str) -> None:
    with product.browser(base_url_of_https) as client:
        registration = {"email": product.new_email(), "password": "correct horse", "firstName": "R", "lastName": "I"}
        signed_in = client.post("/api/auth/register", json=registration)
        signed_out = client.get("/api/logout", headers={"Cookie": signed_in.headers["set-cookie"].partition(";")[0]})
        answers = [signed_in, signed_out, client.get("/"), client.get("/api/profile")]
        assert [answer.status_code for answer in answers] == [201, 303, 200, 401]
        assert signed_out.headers["set-cookie"]
        assert [complaints(answer, over_https=True) for answer in answers] == [[]] * len(answers)


async def test_even_a_bug_is_guarded_and_tells_nothing(settings: Settings) -> None:
    @get("/api/planted")
    async def planted() -> None:
        raise RuntimeError("the password is 1234")

    app = create_app(settings)
    app.register(planted)
    whole: Any = RequestIds(app, logs_requests=False)  # httpx types applications in its own way
    async with httpx.AsyncClient(transport=httpx.ASGITransport(whole), base_url="http://localhost") as client:
        answer = await client.get("/api/planted")
    assert (answer.status_code, complaints(answer)) == (500, [])
    assert "1234" not in answer.text


class Page(HTMLParser):
    """`files`: what it loads. `inline`: what it would run or style by itself, against its own policy."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.files: list[str] = []
        self.inline: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        runs = tag == "script" and given.get("type") not in {"application/ld+json", "application/json"}
        if tag in {"style", "base", "iframe", "object", "embed"} or (runs and not given.get("src")):
            self.inline.append(tag)
        self.inline += [name for name in given if name == "style" or name.startswith("on")]
        loaded = given.get("src") or (
            given.get("href") if given.get("rel") in {"stylesheet", "icon", "modulepreload"} else None
        )
        self.files += [loaded] if loaded else []


@pytest.mark.parametrize("route", ["GET /", "GET /blog", "GET /blog/{slug}", "GET /blog/{slug}/{rest}"])
def test_a_page_keeps_its_own_policy_and_its_files_are_what_they_say(
    client: httpx.Client, engine: Engine, route: str
) -> None:
    answer = Calls(client, route, Cast(engine)).by("nobody")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    page = Page(answer.text)
    assert page.inline == ["script"] * (2 if route == "GET /" else 1)
    assert complaints(answer) == [], "its policy names what it runs by its hash"
    kinds = {"js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8", "svg": "image/svg+xml"}
    assert {address.rpartition(".")[2] for address in page.files} == set(kinds)
    for address in page.files:
        file = client.get(address)
        assert file.headers["content-type"] == kinds[address.rpartition(".")[2]], address
        assert complaints(file) == [], address
