"""A real Chromium in front of the built app. `screenshots/` keeps what it saw; nobody commits them."""

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests import product
from tests.browser.visits import PATIENCE_MILLISECONDS, Visits

EXECUTABLES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def executable() -> str:
    """The installed Chromium."""
    program = next(filter(None, map(shutil.which, EXECUTABLES)), None)
    assert program, f"none of {EXECUTABLES} is installed"
    return program


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Not for longer: Playwright's loop would stay in the way of asynchronous tests elsewhere."""
    assert product.BUILT_PAGE.exists(), "the front end isn't built: npm run build in frontend/"
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable(), args=["--disable-gpu", *as_root], timeout=PATIENCE_MILLISECONDS
        )
        yield browser
        browser.close()


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
