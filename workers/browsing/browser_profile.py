"""The folder in which a browser keeps what it needs while it runs."""

import json
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from os import getpid
from pathlib import Path

import psutil

PREFIX = "tradefolio-browser-"
_PREFERENCES = {
    # WebRTC would talk UDP past the proxy. Beside the flag for it, which has changed its name and is then ignored.
    "webrtc": {"ip_handling_policy": "disable_non_proxied_udp"},
    # Never: it connects to the search engine ahead of need.
    "net": {"network_prediction_options": 2},
    "search": {"suggest_enabled": False},
}


@contextmanager
def browser_profile() -> Iterator[str]:
    """A folder with our preferences alone, gone at the end; with it goes what jobs that were killed have left."""
    _sweep()
    with tempfile.TemporaryDirectory(prefix=f"{PREFIX}{getpid()}-", ignore_cleanup_errors=True) as folder:
        preferences = Path(folder, "Default", "Preferences")
        preferences.parent.mkdir()
        preferences.write_text(json.dumps(_PREFERENCES), encoding="utf-8")
        yield folder


def _sweep() -> None:
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        owner = re.match(rf"{PREFIX}(\d+)-", folder.name)
        if owner and not psutil.pid_exists(int(owner[1])):
            shutil.rmtree(folder, ignore_errors=True)
