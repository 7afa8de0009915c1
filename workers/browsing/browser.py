"""A page as Chromium shows it once its scripts have run."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic

import structlog
from playwright.sync_api import BrowserContext, Error, sync_playwright
from playwright.sync_api import Page as Tab
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from common.errors import ErrorCode, UserError
from workers.browsing.browser_profile import browser_profile
from workers.browsing.browser_watch import BrowserWatch
from workers.browsing.failures import failure_of
from workers.browsing.pages import Page
from workers.browsing.proxy import GuardedProxy
from workers.browsing.url_validation import place_of

log = structlog.get_logger()

MAX_CHARACTERS = 10_000_000
OPEN_SECONDS = 15.0
SETTLE_SECONDS = 12.0
"""How long scripts may take to bring the text once the page is open."""
_LOOK_AGAIN_MILLISECONDS = 300
_MAX_FRAMES = 8

_EMPTY_ANSWER = "net::ERR_HTTP_RESPONSE_CODE_FAILURE"
"""What Chromium makes of an error status without a page: from the proxy, or from a site that shuts programs out."""

_EXECUTABLES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--dns-prefetch-disable",
    "--blink-settings=imagesEnabled=false",
    "--js-flags=--max-old-space-size=512",
    # WebRTC would talk UDP past the proxy. The profile says so too: this flag has been renamed before.
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    # Nothing is looked up but by the proxy, whatever feature asks.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
)


def render(url: str, proxy: GuardedProxy, measure: Callable[[Page], int]) -> Page:
    """Open the page, and return it once what `measure` finds in it is there and grows no more, or time is up.

    Of its frames the one that holds the most. Every process of the browser has ended when this returns or raises.
    UserError for what can't be opened or read.
    """
    with BrowserWatch(proxy.seconds_left) as watch:
        try:
            with _context(proxy) as context:
                return _settled(_opened(context, url, proxy), measure, proxy)
        except Error as error:
            raise (UserError(watch.exceeded) if watch.exceeded else _failure(error, url, proxy)) from error


@contextmanager
def _context(proxy: GuardedProxy) -> Iterator[BrowserContext]:
    with browser_profile() as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=next(filter(None, map(shutil.which, _EXECUTABLES)), None),
            args=_ARGUMENTS,
            # Chromium refuses its sandbox to root.
            chromium_sandbox=os.geteuid() != 0,
            # Not ours: it holds the addresses and keys of everything that the worker talks to.
            env={"PATH": os.environ.get("PATH", os.defpath), "HOME": profile, "TMPDIR": profile},
            # `<-loopback>`: without it Chromium reaches loopback past the proxy.
            proxy={"server": proxy.url, "bypass": "<-loopback>"},
            accept_downloads=False,
            service_workers="block",
            locale="en-US",
            handle_sigint=False,
            handle_sigterm=False,
            handle_sighup=False,
        )
        try:
            yield context
        finally:
            context.close()


def _opened(context: BrowserContext, url: str, proxy: GuardedProxy) -> tuple[Tab, int]:
    tab = context.pages[0] if context.pages else context.new_page()
    answer = tab.goto(url, wait_until="commit", timeout=OPEN_SECONDS * 1000)
    with suppress(PlaywrightTimeoutError):
        tab.wait_for_load_state("domcontentloaded", timeout=OPEN_SECONDS * 1000)
    if refused := _refused(tab.url, proxy):
        raise refused
    return tab, answer.status if answer else 0


def _settled(opened: tuple[Tab, int], measure: Callable[[Page], int], proxy: GuardedProxy) -> Page:
    tab, status = opened
    ends = monotonic() + min(SETTLE_SECONDS, proxy.seconds_left)
    before = 0
    while True:
        measured = [(measure(page), page) for page in _frames(tab, status)]
        most, page = max(measured, key=lambda pair: pair[0], default=(0, Page(tab.url, status, "")))
        if (most and most == before) or monotonic() > ends:
            return page
        before = most
        tab.wait_for_timeout(_LOOK_AGAIN_MILLISECONDS)


def _frames(tab: Tab, status: int) -> list[Page]:
    """The page and its frames as they are now; those that are on their way elsewhere are left out."""
    pages: list[Page] = []
    for frame in tab.frames[:_MAX_FRAMES]:
        with suppress(Error):
            markup = frame.content()
            if len(markup) > MAX_CHARACTERS:
                raise UserError(ErrorCode.PAGE_TOO_LARGE)
            pages.append(Page(frame.url, status, markup))
    return pages


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
        return UserError(ErrorCode.URL_REFUSED if proxy.has_refused_private else ErrorCode.PAGE_BLOCKED)
    return UserError(ErrorCode.SITE_UNREACHABLE)
