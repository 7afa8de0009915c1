from collections.abc import Iterator

import pytest

from tests.workers.warm_chromium import WarmChromium, warm_chromium
from workers.browsing import browser


@pytest.fixture(scope="module")
def _warm() -> Iterator[WarmChromium]:
    with warm_chromium() as warm:
        yield warm


@pytest.fixture
def is_warm(_warm: WarmChromium, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages are opened in one Chromium for all tests of the module: starting it takes longer than most of them."""
    monkeypatch.setattr(browser, "chromium", _warm)
