"""A page as Chromium shows it once its scripts have run."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from time import monotonic

from playwright.sync_api import BrowserContext, Error
from playwright.sync_api import Page as Tab
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from common.errors import ErrorCode, UserError
from workers.browsing.browser_watch import BrowserWatch
from workers.browsing.chromium import chromium
from workers.browsing.failures import failure_of
from workers.browsing.frames import Frames, View
from workers.browsing.pages import Page
from workers.browsing.proxy import GuardedProxy
from workers.browsing.settling import Requests, Settling
from workers.browsing.url_validation import place_of

OPEN_SECONDS = 8.0
SETTLE_SECONDS = 8.0
"""How long scripts may take to bring the text once the page is open."""
ERROR_SECONDS = 1.5
"""The same, of a page that came with an error status: a check that lets a browser pass is quick."""
_LOOK_AGAIN_MILLISECONDS = 200
_SHARE_OF_A_FRAME = 0.5

_EMPTY_ANSWER = "net::ERR_HTTP_RESPONSE_CODE_FAILURE"
"""What Chromium makes of an error status without a page: from the proxy, or from a site that shuts programs out."""

Measure = Callable[[Page], int]


@dataclass(slots=True)
class Rendered:
    """`page`: the frame that holds the most; `outer`: the page that it is a frame of, itself if it is none."""

    page: Page
    outer: Page
    found: int = 0


@dataclass(slots=True)
class _Opened:
    tab: Tab
    status: int
    requests: Requests
    ends: float
    measured: dict[str, int] = field(default_factory=dict)


def render(url: str, proxy: GuardedProxy, measure: Measure) -> Rendered:
    """Open the page, and return it once what `measure` finds in it is there and grows no more, or time is up.

    Every process of the browser has ended when this returns or raises. UserError for what can't be opened or read.
    """
    best = Rendered(Page(url, 0, ""), Page(url, 0, ""))
    with BrowserWatch(proxy.seconds_left) as watch:
        try:
            with chromium(proxy, lambda: watch.exceeded is None) as context:
                _settle(_opened(context, url, proxy), measure, best)
        except Error as error:
            if not best.found:
                raise (UserError(watch.exceeded) if watch.exceeded else _failure(error, url, proxy)) from error
    if not best.page.markup:  # it has never answered
        raise UserError(ErrorCode.PAGE_TIMED_OUT)
    return best


def _opened(context: BrowserContext, url: str, proxy: GuardedProxy) -> _Opened:
    tab = context.pages[0] if context.pages else context.new_page()
    requests = Requests(tab)
    seconds = min(OPEN_SECONDS, proxy.seconds_left)
    answer = tab.goto(url, wait_until="commit", timeout=max(seconds, 0.1) * 1000)
    status = answer.status if answer else 0
    with suppress(PlaywrightTimeoutError):
        tab.wait_for_load_state("domcontentloaded", timeout=min(seconds, proxy.seconds_left / 2 + 0.1) * 1000)
    if refused := _refused(tab.url, proxy):
        raise refused
    settle = ERROR_SECONDS if status >= HTTPStatus.BAD_REQUEST else SETTLE_SECONDS
    return _Opened(tab, status, requests, monotonic() + min(settle, proxy.seconds_left))


def _settle(opened: _Opened, measure: Measure, best: Rendered) -> None:
    """Keep the fullest look in `best`, which is there whatever becomes of the browser."""
    frames = Frames(opened.tab)
    _look_on(opened, frames, measure, best)
    if best.found and frames.show_more(opened.ends - monotonic()):
        before = Rendered(best.page, best.outer, best.found)
        _look_on(opened, frames, measure, best)
        if best.found < before.found:
            best.page, best.outer, best.found = before.page, before.outer, before.found


def _look_on(opened: _Opened, frames: Frames, measure: Measure, best: Rendered) -> None:
    settling = Settling()
    while True:
        views = frames.views(opened.ends - monotonic())
        if views:
            _keep(views, opened, measure, best)
        settled = settling.is_settled(
            best.found,
            sum(len(view.markup) for view in views),
            is_loading=opened.requests.running or any(view.is_waiting for view in views),
            is_busy=any(view.is_busy for view in views),
        )
        if settled or monotonic() > opened.ends:
            return
        opened.tab.wait_for_timeout(_LOOK_AGAIN_MILLISECONDS)


def _keep(views: list[View], opened: _Opened, measure: Measure, best: Rendered) -> None:
    pages = [Page(view.url, opened.status, view.markup, cut_off=_cut_off(view)) for view in views]
    for page in pages:
        if page.markup not in opened.measured:
            # Measuring takes seconds on a hostile page, and there may be eight of them.
            opened.measured[page.markup] = measure(page) if monotonic() < opened.ends or page is pages[0] else 0
    outer = pages[0]
    page = max(pages[1:], key=lambda page: opened.measured[page.markup], default=outer)
    found, of_outer = opened.measured[page.markup], opened.measured[outer.markup]
    # What a site shows in a frame is what the page is about; around it stands what the employer says of itself.
    if not found or found < _SHARE_OF_A_FRAME * of_outer:
        page, found = outer, of_outer
    best.page, best.outer, best.found = page, outer, found
    opened.measured = {markup: opened.measured[markup] for markup in {page.markup for page in pages}}


def _cut_off(view: View) -> ErrorCode | None:
    return ErrorCode.PAGE_TOO_LARGE if view.is_cut else None


def _refused(url: str, proxy: GuardedProxy) -> UserError | None:
    refusal = proxy.refusal_of(*place_of(url)) if url.startswith(("http://", "https://")) else None
    return failure_of(refusal) if refusal else None


def _failure(error: Error, url: str, proxy: GuardedProxy) -> UserError:
    if isinstance(error, PlaywrightTimeoutError):
        return UserError(ErrorCode.PAGE_TIMED_OUT)
    if "Download is starting" in error.message:
        return UserError(ErrorCode.PAGE_NOT_HTML)
    if "crashed" in error.message:
        return UserError(ErrorCode.PAGE_TOO_LARGE)
    if "net::ERR_" not in error.message:
        raise error
    if refused := _refused(url, proxy):
        return refused
    if _EMPTY_ANSWER in error.message or "net::ERR_TUNNEL_CONNECTION_FAILED" in error.message:
        # The browser doesn't say where redirects had led to.
        return UserError(ErrorCode.URL_REFUSED if proxy.has_refused_private else ErrorCode.PAGE_FORBIDDEN)
    return UserError(ErrorCode.SITE_UNREACHABLE)
