"""A real Chromium in front of the built app. `screenshots/` keeps what it saw; nobody commits them."""

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests import product
from tests.browser.visits import PATIENCE_MILLISECONDS, Visits
from tests.in_memory import MEMORY, has_room

OF_THE_PRODUCT = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
WITHOUT_WINDOWS = "chromium-headless-shell"
"""The same Chromium less the windows around a page, which Playwright takes for itself, too: a third less CPU a page."""


def executable(names: Sequence[str] = OF_THE_PRODUCT) -> str:
    """The first of these programs that is installed."""
    program = next(filter(None, map(shutil.which, names)), None)
    assert program, f"none of {names} is installed"
    return program


FLAGS_WITHOUT_ROOM = ("--disable-dev-shm-usage",)
"""Playwright's own, for machines with little memory for what processes share: what they show one another, some thousand
pictures, would be written to the disk, for a tenth of all that Chromium takes."""


class SharedChromium:
    """One Chromium for all browser tests of this process in a row. Each visit has a context of its own."""

    def __init__(self) -> None:
        """Nothing is started before `browser`."""
        self._started = ExitStack()
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        """The one that runs, or a new one when there is none or it has died."""
        if self._browser is None or not self._browser.is_connected():
            self.close()
            playwright = self._started.enter_context(sync_playwright())
            as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
            self._browser = playwright.chromium.launch(
                executable_path=executable((WITHOUT_WINDOWS, *OF_THE_PRODUCT)),
                args=["--disable-gpu", *as_root],
                ignore_default_args=FLAGS_WITHOUT_ROOM if has_room(MEMORY) else None,
                timeout=PATIENCE_MILLISECONDS,
            )
            self._started.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        """End it, and Playwright with it."""
        self._browser = None
        self._started.close()


_shared = SharedChromium()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[Any]:
    """End it before a test of another folder: Playwright's loop would be in the way of asynchronous ones."""
    try:
        return (yield)
    finally:
        if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
            _shared.close()


@pytest.fixture
def chromium() -> Browser:
    """A test must leave nothing but closed contexts in it."""
    assert product.BUILT_PAGE.exists(), "the front end isn't built: npm run build in frontend/"
    return _shared.browser()


@pytest.fixture(scope="module")
def app(base_url: str, pool: None) -> str:
    """The address of the product with workers behind it."""
    del pool
    return base_url


@pytest.fixture
def visits(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """Opens visits; at the end, each fails the test if its console complained."""
    with ExitStack() as stack:
        yield Visits(chromium, stack, Path(__file__).parent / "screenshots", request.node.originalname)
