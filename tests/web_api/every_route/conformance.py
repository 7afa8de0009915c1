"""Requests out of the OpenAPI document, sound and broken, and whether each answer is as the document says."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import requests
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation.hypothesis.builder import HypothesisTestConfig, HypothesisTestMode, create_test
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.product import ANSWER_SECONDS
from tests.web_api.every_route.calls import filled_in
from tests.web_api.every_route.cast import Caller, Cast
from tests.web_api.every_route.rules import RULES

FIRST_ERROR, SIGNED_OUT = 400, 401


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]
"""Not `allow_header_conformance`: OPTIONS is no call of ours, since no other site may call us, and Litestar answers it
with the methods of one handler of the path. `unsupported_method` sees that a refused method is told all of them. Not
`negative_data_rejection`: we take more than we document, like a blank for a field that wasn't filled in.
"""


def requests_to(operation: Any, ask: Callable[[Any], None], *, examples: int, same_each_time: bool) -> None:
    """`ask` with so many at random, and those at the bounds. Nothing is shrunk: what is found is short enough.

    What schemathesis' own parametrizing does, but when a test runs: while they are collected, it takes seconds in every
    process.
    """

    def one_request(case: Any) -> None:
        ask(case)

    bounded = settings(
        max_examples=examples,
        deadline=None,
        derandomize=same_each_time,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    config = HypothesisTestConfig(operation.schema.config, modes=list(HypothesisTestMode), settings=bounded)
    create_test(operation=operation, test_func=one_request, config=config)()


@dataclass
class Asking:
    """`caller` asks about what is A's, where a call is about anything."""

    connection: requests.Session
    cast: Cast
    caller: Caller

    def ask(self, case: Any) -> None:
        """Fails with all that isn't as documented."""
        self._speak_of_a(case)
        self.connection.cookies.clear()
        headers = {"Prefer": "respond-async", "Cookie": f"tradefolio_session={self.cast.token_of(self.caller)}"}
        answer = case.call_and_validate(
            headers=headers, checks=CHECKS, session=self.connection, allow_redirects=False, timeout=ANSWER_SECONDS
        )
        if answer.status_code == SIGNED_OUT or (case.method == "DELETE" and answer.status_code < FIRST_ERROR):
            self.cast = Cast(self.cast.engine)  # nothing is left to ask for

    def _speak_of_a(self, case: Any) -> None:
        """In every other request, and in all of those at the bounds; nobody has the ids in the others."""
        rule = RULES[case.operation.label]
        words = self.cast.words_for("A", rule)
        for name, value in (case.path_parameters or {}).items():
            if name in words and _is_odd(value):
                case.path_parameters[name] = words[name]
        for name, word in (rule.json or {}).items():
            if isinstance(case.body, dict) and _is_odd(case.body.get(name)):
                case.body[name] = filled_in(word, words)


def _is_odd(value: object) -> bool:
    """Of ids; schemathesis' own example of one is."""
    try:
        return UUID(str(value)).int % 2 == 1
    except ValueError:
        return False
