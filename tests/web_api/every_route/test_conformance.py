"""No call breaks, and none answers what the OpenAPI document doesn't say. `scripts/fuzz/answers.py` runs it longer."""

import os
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from sqlalchemy import Engine

from tests.product import REPOSITORY
from tests.web_api.every_route.calls import ENDLESS, who_may
from tests.web_api.every_route.cast import Cast
from tests.web_api.every_route.conformance import Asking, requests_to
from tests.web_api.every_route.rules import RULES

LONG = int(os.environ.get("CONFORMANCE_EXAMPLES", "0"))
EXAMPLES = LONG or 4
"""Of each call, beside those at the bounds of what it takes."""
PATHS = msgspec.json.decode((REPOSITORY / "frontend" / "openapi.json").read_bytes())["paths"]
CALLS = [f"{method.upper()} {path}" for path, methods in PATHS.items() for method in methods]


@pytest.fixture(scope="session")
def api(base_url: str) -> Any:
    """As the running API documents itself."""
    return schemathesis.openapi.from_url(f"{base_url}/api/schema/openapi.json")


@pytest.fixture(scope="session")
def connection() -> Iterator[requests.Session]:
    """Kept open, or most of the time would go into opening others."""
    with requests.Session() as connection:
        connection.trust_env = False
        yield connection


def test_every_call_is_documented(api: Any) -> None:
    documented = {operation.ok().label for operation in api.get_all_operations()}
    assert documented == set(CALLS)
    assert documented == {route for route in RULES if " /api/" in route and "/api/schema" not in route}


@pytest.mark.parametrize("call", [call for call in CALLS if call != ENDLESS])
def test_answers_are_as_documented(call: str, api: Any, engine: Engine, connection: requests.Session) -> None:
    operation = api.find_operation_by_label(call)
    for caller in ("A", "admin") if LONG else (who_may(call),):
        asking = Asking(connection, Cast(engine), caller)
        requests_to(operation, asking.ask, examples=EXAMPLES, same_each_time=not LONG)
