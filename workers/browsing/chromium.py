"""Starts Chromium: sandboxed, behind the proxy, with nothing of ours in its environment."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import structlog
from playwright.sync_api import BrowserContext, Error, ProxySettings, sync_playwright

from workers.browsing.browser_profile import browser_profile
from workers.browsing.proxy import GuardedProxy

log = structlog.get_logger()

_EXECUTABLES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_LAUNCHER = Path(__file__).with_name("chromium.sh")
PAGE_SCRIPT = Path(__file__).with_name("page_script.js").read_text(encoding="utf-8")
_NAMESPACE = ("unshare", "--user", "--map-user=1000", "--map-group=1000", "--")
"""Chromium refuses its sandbox to root. In a user namespace of its own it isn't root, and root is nobody there."""
_LONGEST_REASON = 300
_WITHOUT = (
    # What asks the browser's vendor for something, the time of day included.
    *("AimEnabled", "AimServerEligibilityEnabled", "AimServerRequestOnStartupEnabled"),
    *("AutofillServerCommunication", "CertificateTransparencyComponentUpdater", "DialMediaRouteProvider"),
    *("LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationGuideModelDownloading"),
    *("OptimizationHints", "PreconnectToSearch", "SegmentationPlatform", "Translate"),
    # What would show another page than the site's: frames that load late, addresses that turn into https.
    *("AutoExpandDetailsElement", "HttpsUpgrades", "LazyFrameLoading", "PaintHolding"),
)
"""Features; a second flag for them would replace the one that Playwright sets, so its own that matter are here too."""
_ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-domain-reliability",
    "--gaia-url=http://127.0.0.1:1/",  # asked at every start whether somebody is signed in
    "--gcm-checkin-url=http://127.0.0.1:1/",  # asked after a while for messages to the browser
    "--gcm-registration-url=http://127.0.0.1:1/",
    # Since Chromium 156 its parts are asked for even where `--disable-component-update` is given, as Playwright does.
    "--component-updater=url-source=http://127.0.0.1:1/",
    f"--disable-features={','.join(_WITHOUT)}",
    "--dns-prefetch-disable",
    "--renderer-process-limit=3",
    "--blink-settings=imagesEnabled=false",
    "--js-flags=--max-old-space-size=512",
    # WebRTC would talk UDP past the proxy. The profile says so too: this flag has been renamed before.
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    # Nothing is looked up but by the proxy, whatever feature asks.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
)

OPTIONS_OF_PAGES: Mapping[str, Any] = {"accept_downloads": False, "service_workers": "block", "locale": "en-US"}
"""Of every context that pages are opened in."""


@contextmanager
def chromium(proxy: GuardedProxy, may_start_again: Callable[[], bool]) -> Iterator[BrowserContext]:
    """A browser with one window, ended at the end, its folder gone.

    One that ends before it has a window is started once more, in a folder of its own, if `may_start_again` then:
    on a machine that is short of memory or of processes the first may fail and the second not.
    """
    with ExitStack() as stack:
        try:
            context = stack.enter_context(_started(proxy))
        except Error as error:
            if not may_start_again():
                raise
            log.warning("browser_starts_again", reason=error.message[:_LONGEST_REASON])
            context = stack.enter_context(_started(proxy))
        yield context


@contextmanager
def _started(proxy: GuardedProxy) -> Iterator[BrowserContext]:
    with browser_profile() as profile, _driver_folder(profile), sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            proxy=through(proxy),
            **launch_options(profile, playwright.chromium.executable_path),
            **OPTIONS_OF_PAGES,
        )
        context.add_init_script(PAGE_SCRIPT)
        try:
            yield context
        finally:
            context.close()


def launch_options(profile: str, bundled: str) -> dict[str, Any]:
    """Return Playwright's options for a browser whose home is `profile`. `bundled`: Playwright's own Chromium."""
    is_root = os.geteuid() == 0
    is_sandboxed = not is_root or has_namespaces()
    if not is_sandboxed:
        log.warning("browser_without_sandbox", reason="runs as root, and user namespaces are not allowed here")
    return {
        "executable_path": _LAUNCHER,
        "args": _ARGUMENTS,
        "chromium_sandbox": is_sandboxed,
        # Not ours: it holds the addresses and keys of everything that the worker talks to.
        "env": {
            "PATH": os.environ.get("PATH", os.defpath),
            "HOME": profile,
            "TMPDIR": profile,
            "CHROMIUM": _executable(bundled),
            "NAMESPACE": " ".join(_NAMESPACE) if is_root and is_sandboxed else "",
        },
        "handle_sigint": False,
        "handle_sigterm": False,
        "handle_sighup": False,
    }


def through(proxy: GuardedProxy) -> ProxySettings:
    """`<-loopback>`: without it Chromium reaches loopback past the proxy."""
    return {"server": proxy.url, "bypass": "<-loopback>"}


@cache
def has_namespaces() -> bool:
    """Whether this machine lets root make a user namespace; some containers don't."""
    program = shutil.which(_NAMESPACE[0])
    if program is None:
        return False
    return subprocess.run([program, *_NAMESPACE[1:], "true"], check=False, capture_output=True).returncode == 0  # noqa: S603


def _executable(bundled: str) -> str:
    """The system's Chromium, or else the one that Playwright has downloaded."""
    return next(filter(None, map(shutil.which, _EXECUTABLES)), bundled)


@contextmanager
def _driver_folder(profile: str) -> Iterator[None]:
    """Playwright's driver keeps its own files where TMPDIR says; in the profile they go with it."""
    before = os.environ.get("TMPDIR")
    os.environ["TMPDIR"] = profile
    try:
        yield
    finally:
        if before is None:
            del os.environ["TMPDIR"]
        else:
            os.environ["TMPDIR"] = before
