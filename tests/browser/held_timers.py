"""What the product shows for a moment only, held until the test has looked: a slow machine would miss it."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

SUCCESS_SHOWN_MILLISECONDS = 1_000
"""For so long a finished document's steps are shown before its preview; GenerateFlow has the same figure."""
SIGNED_OUT_SHOWN_MILLISECONDS = 500
"""For so long somebody is told that their session is over before they are led to sign in; useSessionExpiry's figure."""
NOTICE_SHOWN_MILLISECONDS = 5_000
"""For so long a notice is shown; the provider of notices has the same figure."""
_HOLD = """
(milliseconds) => {
  const begin = window.setTimeout;
  window.held = [];
  window.setTimeout = (work, delay, ...rest) =>
    delay === milliseconds ? (window.held.push(work), 0) : begin(work, delay, ...rest);
  window.letGo = () => {
    window.setTimeout = begin;
    window.held.forEach((work) => work());
    return window.held.length;
  };
}
"""


@contextmanager
def held(page: Page, milliseconds: int) -> Iterator[None]:
    """On this page, what was to happen after just so long happens at the end of the block; something has to."""
    page.evaluate(_HOLD, milliseconds)
    yield
    assert page.evaluate("window.letGo()") > 0, f"nothing waited for {milliseconds} ms"
