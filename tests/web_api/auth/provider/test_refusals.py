"""Everything that must not sign anybody in, against a real provider."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from redis import Redis
from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from common import tables
from common.settings import Settings
from tests import product
from tests.openid import CALLBACK, OpenId, Visitor, settings_for

LIES = {
    "a nonce of another attempt": {"claims": {"nonce": "another"}},
    "no nonce": {"without": ["nonce"]},
    "another audience": {"claims": {"aud": "another-client"}},
    "more audiences and no authorized party": {"claims": {"aud": ["tradefolio", "another-client"]}},
    "another authorized party": {"claims": {"azp": "another-client"}},
    "no audience": {"without": ["aud"]},
    "another issuer": {"claims": {"iss": "https://elsewhere.example"}},
    "expired": {"claims": {"exp": 1_700_000_000}},
    "no expiry": {"without": ["exp"]},
    "not valid yet": {"claims": {"nbf": 4_000_000_000}},
    "no subject": {"without": ["sub"]},
    "a subject that is no text": {"claims": {"sub": 7}},
    "a subject that is too long": {"claims": {"sub": "x" * 256}},
    "another access token": {"claims": {"at_hash": "AAAA"}},
    "signed by somebody else": {"signature": "foreign"},
    "not signed": {"signature": "none"},
    "signed with the shared secret": {"signature": "shared secret"},
    "userinfo about somebody else": {"userinfo": {"sub": "somebody else"}},
    "no JSON": {"status": 200, "body": "<html>"},
    "no tokens": {"status": 200, "body": {}},
    "an ID token that is none": {"status": 200, "body": {"access_token": "x", "id_token": "a.b.c"}},
}


def problem(answer: httpx.Response) -> str:
    assert answer.status_code == 302
    assert "tradefolio_session" not in answer.headers.get("set-cookie", "")
    there = urlsplit(answer.headers["location"])
    assert (there.netloc, there.path) == ("", "/login")
    (code,) = parse_qs(there.query)["problem"]
    return code


def living_sessions() -> Select[int]:
    """Those that are over may be swept out at any time."""
    return select(func.count()).select_from(tables.Session).where(tables.Session.expire > func.now())


@pytest.fixture(autouse=True)
def nobody_gets_a_session(database: Session, openid: OpenId) -> Any:
    """Neither an account: whatever a test does ends as it began."""
    del openid
    sessions, users = living_sessions(), select(func.count()).select_from(tables.User)
    before = database.scalar(sessions), database.scalar(users)
    yield
    database.rollback()
    assert (database.scalar(sessions), database.scalar(users)) == before


@pytest.mark.parametrize("lie", LIES.values(), ids=LIES)
def test_an_answer_that_does_not_hold_is_refused(rosa: Visitor, openid: OpenId, lie: dict[str, Any]) -> None:
    back = rosa.come_back(rosa.go_to_provider(), {"as": openid.add_person()})
    openid.lie(**lie)
    assert problem(rosa.product.get(back)) == "provider_refused"
    assert problem(rosa.product.get(back)) == "sign_in_interrupted"


@pytest.mark.parametrize("status", [500, 503])
def test_a_provider_out_of_order_is_told(rosa: Visitor, openid: OpenId, status: int) -> None:
    back = rosa.come_back(rosa.go_to_provider(), {"as": openid.add_person()})
    openid.lie(status=status, body="out of order")
    assert problem(rosa.product.get(back)) == "provider_unavailable"


def test_a_provider_that_was_never_up_is_told(stack: product.Stack, logs: Path) -> None:
    nowhere = settings_for(product.free_port())
    with product.api(stack, logs / "no-provider.log", **nowhere) as address, product.browser(address) as visitor:
        assert problem(visitor.get("/api/login")) == "provider_unavailable"
        assert visitor.get("/api/auth/provider").json() == {"name": "Union Hall"}


@pytest.mark.parametrize("state", ["", "x", "A" * 43, "\x00", "ä" * 5000])
def test_a_state_that_nobody_was_sent_with(rosa: Visitor, openid: OpenId, state: str) -> None:
    back = rosa.come_back(rosa.go_to_provider(), {"as": openid.add_person()})
    assert problem(rosa.product.get(back.copy_set_param("state", state))) == "sign_in_interrupted"


def test_an_answer_that_begins_in_another_browser(rosa: Visitor, luis: Visitor, openid: OpenId) -> None:
    """Or anybody could sign a stranger into an account of theirs, by a link."""
    back = rosa.come_back(rosa.go_to_provider(), {"as": openid.add_person()})
    assert problem(luis.product.get(back)) == "sign_in_interrupted"
    luis.go_to_provider()
    assert problem(luis.product.get(back)) == "sign_in_interrupted"


def test_a_swapped_code_is_worth_nothing(rosa: Visitor, luis: Visitor, openid: OpenId) -> None:
    """PKCE: the code was not asked for by this attempt."""
    stolen = rosa.come_back(rosa.go_to_provider(), {"as": openid.add_person()}).params["code"]
    own = luis.come_back(luis.go_to_provider(), {"as": openid.add_person()})
    assert problem(luis.product.get(own.copy_set_param("code", stolen))) == "provider_refused"


@pytest.mark.parametrize("code", ["", "x", "\x00", "ä" * 3000])
def test_a_code_that_is_none(rosa: Visitor, openid: OpenId, code: str) -> None:
    back = rosa.come_back(rosa.go_to_provider(), {"as": openid.add_person()})
    assert problem(rosa.product.get(back.copy_set_param("code", code))) == "provider_refused"


@pytest.mark.parametrize("change", [{"iss": "https://elsewhere.example"}, {}])
def test_an_answer_in_the_name_of_another_issuer(rosa: Visitor, openid: OpenId, change: dict[str, str]) -> None:
    back = rosa.come_back(rosa.go_to_provider(), {"as": openid.add_person()})
    assert back.params["iss"] == openid.issuer
    changed = back.copy_remove_param("iss").copy_merge_params(change)
    assert problem(rosa.product.get(changed)) == "provider_refused"


def test_an_attempt_is_forgotten_after_a_while(rosa: Visitor, openid: OpenId, settings: Settings) -> None:
    back = rosa.come_back(rosa.go_to_provider(), {"as": openid.add_person()})
    redis = Redis.from_url(settings.redis_url)
    keys = redis.keys("tradefolio:sign-in:*")
    assert keys
    assert all(0 < redis.ttl(key) <= 600 for key in keys)
    assert not [key for key in keys if back.params["state"].encode() in key]
    redis.delete(*keys)
    redis.close()
    assert problem(rosa.product.get(back)) == "sign_in_interrupted"


def test_who_declines_is_told_that_nothing_changed(rosa: Visitor) -> None:
    back = rosa.come_back(rosa.go_to_provider(), {"decline": ""})
    assert back.params["error"] == "access_denied"
    assert problem(rosa.product.get(back)) == "sign_in_declined"
    assert problem(rosa.product.get(back)) == "sign_in_interrupted"


def test_another_error_of_the_provider(rosa: Visitor) -> None:
    state = parse_qs(urlsplit(rosa.go_to_provider()).query)["state"][0]
    answer = rosa.product.get(CALLBACK, params={"state": state, "error": "server_error", "error_description": "<b>"})
    assert problem(answer) == "provider_unavailable"


def test_a_visit_without_any_parameter(new_visitor: Callable[[], Visitor]) -> None:
    assert problem(new_visitor().product.get(CALLBACK)) == "sign_in_interrupted"


def test_what_the_provider_is_asked(rosa: Visitor, openid: OpenId, base_url: str) -> None:
    asked = urlsplit(rosa.go_to_provider(return_to="/profile"))
    query = {name: value for name, (value,) in parse_qs(asked.query).items()}
    assert f"{asked.scheme}://{asked.netloc}" == openid.issuer
    assert query["response_type"] == "code"
    assert query["code_challenge_method"] == "S256"
    assert query["redirect_uri"] == base_url + CALLBACK
    assert query["scope"] == "openid email profile"
    assert min(len(query[name]) for name in ("state", "nonce", "code_challenge")) == 43
    assert "profile" not in query["state"]
