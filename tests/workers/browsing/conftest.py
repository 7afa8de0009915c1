from collections.abc import Iterator

import pytest

from tests.workers.browsing.site import Site, Trap
from workers.browsing import browser, settling
from workers.browsing.budget import Limits

PATIENCE_SECONDS = 300.0
"""For what ends early when all is well."""


@pytest.fixture
def site() -> Iterator[Site]:
    with Site().running() as site:
        yield site


@pytest.fixture
def trap() -> Iterator[Trap]:
    with Trap().running() as trap:
        yield trap


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> Limits:
    """For pages on which a test waits for something that isn't there yet. The limits are the proxy's."""
    monkeypatch.setattr(browser, "OPEN_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(browser, "SETTLE_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(settling, "NOTHING_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(settling, "QUIET_LOOKS", 1_000_000)
    return Limits(seconds=PATIENCE_SECONDS)
