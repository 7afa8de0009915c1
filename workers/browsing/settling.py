"""Tells when a page that is built by its scripts is complete."""

from dataclasses import dataclass, field
from time import monotonic

from playwright.sync_api import Page as Tab
from playwright.sync_api import Request

EQUAL_LOOKS = 3
"""How many looks in a row have to find the same: text that comes in stages rests between them."""
QUIET_LOOKS = 4
WAITS_SECONDS = 2.5
"""How long after the last change a timer or a request may still keep us: some sites' run for ever."""
_BUSY_SECONDS = 4.0
"""The same, where the page itself shows that it is loading."""
NOTHING_SECONDS = 4.0
"""How long a page may take to show anything of a posting while it is neither loading nor waiting."""
_OF_CONTENT = frozenset({"document", "fetch", "script", "xhr"})


class Requests:
    """Counts what a tab is loading that may bring text."""

    def __init__(self, tab: Tab) -> None:
        self._running: set[Request] = set()
        tab.on("request", self._begin)
        tab.on("requestfinished", self._end)
        tab.on("requestfailed", self._end)

    @property
    def running(self) -> bool:
        """Whether any request is under way."""
        return bool(self._running)

    def _begin(self, request: Request) -> None:
        if request.resource_type in _OF_CONTENT:
            self._running.add(request)

    def _end(self, request: Request) -> None:
        self._running.discard(request)


@dataclass(slots=True)
class Settling:
    """Told of each look, says whether there is anything to wait for."""

    began: float = field(default_factory=monotonic)
    _changed: float = field(default_factory=monotonic)
    _before: tuple[int, int] = (-1, -1)
    _equal: int = 0

    def is_settled(self, found: int, characters: int, *, is_loading: bool, is_busy: bool) -> bool:
        """`found`: how much of a posting this look found; `characters`: how much there is of the page."""
        now = monotonic()
        if (found, characters if not found else 0) != self._before:
            self._before = (found, characters if not found else 0)
            self._changed, self._equal = now, 1
            return False
        self._equal += 1
        rested = now - self._changed
        if is_busy and rested < _BUSY_SECONDS:
            return False
        if is_loading and rested < WAITS_SECONDS:
            return False
        if found:
            return self._equal >= EQUAL_LOOKS
        return self._equal >= QUIET_LOOKS or now - self.began > NOTHING_SECONDS
