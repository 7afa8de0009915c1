"""What the product shows for a moment only, held until the test has looked: a slow machine would miss it.

And the assistants' pauses, which are for people, cut short where a test is about what comes after them.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

SUCCESS_SHOWN_MILLISECONDS = 1_000
"""For so long a finished document's steps are shown before its preview; GenerateFlow has the same figure."""
SIGNED_OUT_SHOWN_MILLISECONDS = 500
"""For so long somebody is told that their session is over before they are led to sign in; useSessionExpiry's figure."""
NOTICE_SHOWN_MILLISECONDS = 5_000
"""For so long a notice is shown; the provider of notices has the same figure."""
TYPING_MILLISECONDS = 1_000
"""The text chat's answer comes after so long; useChat has the same figure."""
LISTENING_MILLISECONDS = (2_000, 3_500)
"""The voice assistant lets a question, and its first words, sink in for so long; useVoiceJob's figures."""
_CUT_SHORT = """
(pauses) => {
  const begin = window.setTimeout;
  window.setTimeout = (work, delay, ...rest) => begin(work, pauses.includes(delay) ? 50 : delay, ...rest);
}
"""
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


def cut_short(page: Page, *pauses: int) -> None:
    """From the next page on, what was to happen after just so many milliseconds happens nearly at once."""
    page.add_init_script(f"({_CUT_SHORT})({json.dumps(pauses)})")
