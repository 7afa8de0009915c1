"""The folder in which a browser keeps what it needs while it runs."""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from workers.runtime.owned_folders import owned_prefix

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
    with tempfile.TemporaryDirectory(prefix=owned_prefix(PREFIX), ignore_cleanup_errors=True) as folder:
        preferences = Path(folder, "Default", "Preferences")
        preferences.parent.mkdir()
        preferences.write_text(json.dumps(_PREFERENCES), encoding="utf-8")
        yield folder
