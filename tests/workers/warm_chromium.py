"""The product's Chromium, started once for tests that are about pages.

How it is started, held in bounds and ended is seen with one of its own a test, in `browsing/test_browser.py`.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from workers.browsing.browser_profile import browser_profile
from workers.browsing.chromium import OPTIONS_OF_PAGES, PAGE_SCRIPT, launch_options, through
from workers.browsing.proxy import GuardedProxy


class WarmChromium:
    """In the place of `workers.browsing.chromium.chromium`."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    @contextmanager
    def __call__(self, proxy: GuardedProxy, _may_start_again: Callable[[], bool]) -> Iterator[BrowserContext]:
        """A profile of its own for each page, behind its own proxy."""
        context = self._browser.new_context(proxy=through(proxy), **OPTIONS_OF_PAGES)
        context.add_init_script(PAGE_SCRIPT)
        try:
            yield context
        finally:
            context.close()


@contextmanager
def warm_chromium() -> Iterator[WarmChromium]:
    """As the product starts it."""
    with browser_profile() as profile, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(profile, playwright.chromium.executable_path))
        try:
            yield WarmChromium(browser)
        finally:
            browser.close()
