"""Reads the present contents of a tab's frames."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Frame
from playwright.sync_api import Page as Tab
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

MAX_CHARACTERS = 2_000_000
_MAX_FRAMES = 8
_FRAME_MILLISECONDS = 1_500
"""For one frame to answer. A frame whose page never comes, or whose script never ends, answers never."""
_LOOK = """(root, limit) => window.tradefolio?.look(limit)
    ?? {markup: root.outerHTML.slice(0, limit), isCut: false, isWaiting: false, isBusy: false}"""
_SHOW_MORE = "() => window.tradefolio?.showMore() ?? 0"


@dataclass(frozen=True, slots=True)
class View:
    """A frame's document as it is now. `is_waiting`: a timer of it will soon run; `is_busy`: it shows that it loads."""

    url: str
    markup: str
    is_cut: bool
    is_waiting: bool
    is_busy: bool


class Frames:
    """The frames of a tab, the page itself first. One that didn't answer in time isn't asked again."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab
        self._silent: set[Frame] = set()

    def views(self, seconds_left: float) -> list[View]:
        """Frames that are on their way elsewhere, or don't answer, are left out."""
        answers = [(frame, self._ask(frame, _LOOK, seconds_left)) for frame in self._tab.frames[:_MAX_FRAMES]]
        return [_view(frame.url, answer) for frame, answer in answers if answer]

    def show_more(self, seconds_left: float) -> int:
        """Press what says 'Show more'. Returns how many such buttons there were."""
        return sum(int(self._ask(frame, _SHOW_MORE, seconds_left) or 0) for frame in self._tab.frames[:_MAX_FRAMES])

    def _ask(self, frame: Frame, expression: str, seconds_left: float) -> Any:
        if frame in self._silent or seconds_left <= 0:
            return None
        try:
            # A locator's call has a limit; `frame.content()` and `frame.evaluate()` wait as long as the frame likes.
            limit = min(_FRAME_MILLISECONDS, seconds_left * 1_000)
            return frame.locator(":root").evaluate(expression, MAX_CHARACTERS, timeout=limit)
        except PlaywrightTimeoutError:
            if frame is not self._tab.main_frame:  # that one may only be busy
                self._silent.add(frame)
        except Error as error:
            if self._tab.is_closed() or "crashed" in error.message:
                raise
        return None


def _view(url: str, found: dict[str, Any]) -> View:
    with suppress(KeyError, TypeError):
        return View(url, str(found["markup"]), bool(found["isCut"]), bool(found["isWaiting"]), bool(found["isBusy"]))
    return View(url, "", is_cut=False, is_waiting=False, is_busy=False)
