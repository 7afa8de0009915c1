"""Every route, called by everybody from everywhere about what is A's: each gets what the route's rule says, no more.

And every answer is guarded: see guarding.py.
"""

from dataclasses import replace

import httpx
import pytest
from litestar import Litestar, get
from litestar.routes import HTTPRoute
from sqlalchemy import Engine

from common.settings import Settings
from tests.web_api.every_route.calls import (
    FROM_ELSEWHERE,
    NOT_THERE,
    ORIGINS,
    Calls,
    Origin,
    lasting_headers,
    refusal,
    told,
    who_may,
)
from tests.web_api.every_route.cast import CALLERS, Caller, Cast
from tests.web_api.every_route.guarding import complaints
from tests.web_api.every_route.people import all_rows
from tests.web_api.every_route.rules import RULES
from web_api.app import create_app

EVERYBODY_FROM_EVERYWHERE = [(caller, origin) for caller in CALLERS for origin in ORIGINS]
OWNED = [route for route, rule in RULES.items() if rule.may == "owner"]
PRIVATE = [
    route
    for route, rule in RULES.items()
    if route.startswith("GET ") and rule.may in {"signed in", "owner"} and not rule.starts_job
]
WITH_A_BODY = [route for route, rule in RULES.items() if (rule.json or rule.files) and rule.may != "everyone"]
UNREADABLE = (400, "invalid")
NOT_THIS_MACHINE = (403, "metrics_token_missing")
NAMED_BY_ADMINS = [route for route, rule in RULES.items() if rule.may == "admin" and "{" in route]
LOOKS = [route for route, rule in RULES.items() if route.startswith("GET ") and rule.takes_head]
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE"}


def new_app() -> Litestar:
    return create_app(Settings(database_url="postgresql://localhost/none", redis_url="redis://localhost"))


def routes_of(app: Litestar) -> set[str]:
    """`METHOD /path` of all that the application answers; what isn't plain HTTP can't have a rule, so it is noticed."""
    return {
        f"{method} {route.path_format}"
        for route in app.routes
        for method in (route.methods - {"OPTIONS"} if isinstance(route, HTTPRoute) else {type(route).__name__})
    }


def test_every_route_has_a_rule_and_every_rule_a_route() -> None:
    assert routes_of(new_app()) == set(RULES)


def test_a_route_without_a_rule_is_noticed() -> None:
    @get("/api/planted")
    async def planted() -> str:
        return "everybody may read this"

    app = new_app()
    app.register(planted)
    assert routes_of(app) - set(RULES) == {"GET /api/planted"}


@pytest.fixture(scope="module")
def cast(engine: Engine) -> Cast:
    """Nothing may happen to them: who may change something does it to others."""
    cast = Cast(engine)
    cast.assemble()
    return cast


@pytest.fixture
def calls(client: httpx.Client, route: str, cast: Cast) -> Calls:
    return Calls(client, route, cast)


@pytest.mark.parametrize("route", RULES)
def test_who_may_not_is_refused_before_anything_happens(calls: Calls, engine: Engine) -> None:
    before = all_rows(engine)
    expected = {who: refused for who in EVERYBODY_FROM_EVERYWHERE if (refused := refusal(calls.route, *who))}
    answers = {who: calls.by(*who) for who in expected}
    after = all_rows(engine)
    if after != before:
        calls.cast.recast()
    assert {who: told(answer) for who, answer in answers.items()} == expected
    assert not [complaints(answer) for answer in answers.values() if complaints(answer)]
    assert after == before


@pytest.mark.parametrize("route", WITH_A_BODY)
def test_who_may_not_is_told_so_whatever_they_send(calls: Calls) -> None:
    for caller in CALLERS:
        expected = refusal(calls.route, caller, "our page")
        if expected != NOT_THERE:  # which takes a look at what they send
            assert told(calls.by(caller, half=True)) == (expected or UNREADABLE), caller


@pytest.mark.parametrize("route", RULES)
def test_who_may_is_answered_and_shown_nothing_of_others(calls: Calls, engine: Engine) -> None:
    for caller, origin in EVERYBODY_FROM_EVERYWHERE:
        if refusal(calls.route, caller, origin) is None:
            calls = replace(calls, cast=Cast(engine)) if calls.change_something else calls
            answer = calls.by(caller, origin)
            assert (answer.status_code, complaints(answer)) == (calls.rule.status, []), (caller, origin, told(answer))
            if caller != "A" and calls.rule.may != "admin":
                assert calls.cast.a.mark.encode() not in answer.content, (caller, origin)


@pytest.mark.parametrize("route", PRIVATE)
def test_what_is_shown_to_its_owner_would_be_known_again(calls: Calls) -> None:
    assert calls.cast.a.mark.encode() in calls.by("A").content


@pytest.mark.parametrize("caller", ["B", "admin"])
@pytest.mark.parametrize("route", OWNED)
def test_what_is_somebody_else_s_looks_like_what_never_was(calls: Calls, caller: Caller) -> None:
    theirs, nobodys = calls.by(caller), calls.by(caller, about_nobody=True)
    assert told(theirs) == NOT_THERE
    assert (theirs.content, lasting_headers(theirs)) == (nobodys.content, lasting_headers(nobodys))


@pytest.mark.parametrize("route", NAMED_BY_ADMINS)
def test_what_never_was_is_not_found_by_admins(calls: Calls, engine: Engine) -> None:
    before = all_rows(engine)
    assert told(calls.by("admin", about_nobody=True)) == NOT_THERE
    assert all_rows(engine) == before


@pytest.mark.parametrize("route", [route for route, rule in RULES.items() if rule.idle_from_elsewhere])
@pytest.mark.parametrize("origin", FROM_ELSEWHERE)
def test_another_site_s_link_changes_nothing(calls: Calls, engine: Engine, origin: Origin) -> None:
    before = all_rows(engine)
    calls.by("A", origin)
    assert all_rows(engine) == before


@pytest.mark.parametrize("route", [route for route, rule in RULES.items() if rule.may == "this machine"])
def test_what_is_for_this_machine_is_for_nobody_behind_a_proxy(client: httpx.Client, cast: Cast, route: str) -> None:
    cookie = {"Cookie": f"tradefolio_session={cast.token_of('admin')}"}
    answer = client.get(route.removeprefix("GET "), headers={"X-Forwarded-For": "127.0.0.1"} | cookie)
    assert told(answer) == NOT_THIS_MACHINE


@pytest.mark.parametrize("route", LOOKS)
def test_head_says_what_get_would_without_the_content(calls: Calls) -> None:
    """Also of a stream, which ends with that."""
    for caller in ("nobody", who_may(calls.route)):
        got, head = calls.by(caller), calls.by(caller, method="HEAD")
        assert (head.status_code, told_about_content(head)) == (got.status_code, told_about_content(got)), caller
        assert not head.content
        assert not complaints(head, page=got)


def told_about_content(answer: httpx.Response) -> dict[str, str]:
    """Without what is about the connection, and with any length: figures change from one moment to the next."""
    told_now = {name: value for name, value in lasting_headers(answer).items() if name != "transfer-encoding"}
    return told_now | ({"content-length": "known"} if "content-length" in told_now else {})


@pytest.mark.parametrize("route", [route for route, rule in RULES.items() if not rule.takes_head])
def test_who_only_looks_does_nothing(client: httpx.Client, cast: Cast, engine: Engine, route: str) -> None:
    """However the address is written: nobody is signed out, and no link used up."""
    before = all_rows(engine)
    path = route.removeprefix("GET ")
    for spelling in (path, f"{path}/", path.replace("/api/", "/api//")):
        answer = client.head(spelling, headers={"Cookie": f"tradefolio_session={cast.token_of('A')}"})
        assert answer.status_code in {404, 405}, spelling
    assert all_rows(engine) == before


def test_no_path_takes_a_method_without_a_rule(client: httpx.Client, engine: Engine, cast: Cast) -> None:
    before = all_rows(engine)
    for path in dict.fromkeys(rule.partition(" ")[2] for rule in RULES):
        allowed = {method for method in METHODS if f"{method} {path}" in RULES}
        if f"GET {path}" in LOOKS:
            allowed.add("HEAD")
        address = path.format_map(cast.words_for("A", RULES[f"{min(allowed - {'HEAD'})} {path}"]))
        for method in METHODS - allowed:
            headers = {"Cookie": f"tradefolio_session={cast.token_of('admin')}"}
            answer = client.request(method, address, headers=headers)
            assert answer.status_code == 405, (method, path)
            assert set(answer.headers["allow"].split(", ")) == allowed | {"OPTIONS"}, (method, path)
    assert all_rows(engine) == before
