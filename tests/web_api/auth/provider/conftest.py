"""One provider and one API that trusts it, for all tests of signing in through it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests import product
from tests.openid import CALLBACK, OpenId, Visitor, openid_provider, settings_for


@pytest.fixture(scope="session")
def provider_port() -> int:
    return product.free_port()


@pytest.fixture(scope="session")
def base_url(stack: product.Stack, logs: Path, provider_port: int) -> Iterator[str]:
    """Starts before the provider does: an API must not need it for anything but signing in through it."""
    with product.api(stack, logs / "api-with-provider.log", **settings_for(provider_port)) as address:
        yield address


@pytest.fixture(scope="session")
def openid(base_url: str, logs: Path, provider_port: int) -> Iterator[OpenId]:
    with openid_provider(provider_port, base_url + CALLBACK, logs / "openid-provider.log") as openid:
        yield openid


@pytest.fixture
def new_visitor(base_url: str, openid: OpenId) -> Iterator[Callable[[], Visitor]]:
    with ExitStack() as stack:

        def _new_visitor() -> Visitor:
            visitor = Visitor(base_url, openid)
            stack.callback(visitor.close)
            return visitor

        yield _new_visitor


@pytest.fixture
def rosa(new_visitor: Callable[[], Visitor]) -> Visitor:
    return new_visitor()


@pytest.fixture
def luis(new_visitor: Callable[[], Visitor]) -> Visitor:
    return new_visitor()
