from collections.abc import Iterator

import pytest

from tests.workers.browsing.site import Site, Trap


@pytest.fixture
def site() -> Iterator[Site]:
    with Site().running() as site:
        yield site


@pytest.fixture
def trap() -> Iterator[Trap]:
    with Trap().running() as trap:
        yield trap
