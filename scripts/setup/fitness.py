"""`PYTHON scripts/setup/fitness.py`: says whether that Python runs Tradefolio quickly ("quick" or "slow"), or fails.

What Python's makers call optimizing takes a tenth and more off all that Tradefolio computes. Who builds a Python may
leave it out, as pyenv does unless it is told: an interpreter in a library of its own, in which each call goes by a
table. Any Python may be asked, so nothing of ours is imported.
"""

import sys
import sysconfig
from pathlib import Path

OLDEST, NEWEST = (3, 11), (3, 14)
_NEEDED = ("ctypes", "ensurepip", "lzma", "sqlite3", "ssl", "venv", "zlib")
"""Parts of the standard library that a build, or a distribution, may lack."""


def is_quick(how_configured: str, mapped: str) -> bool:
    """Whether it was optimized: its configuration says so, or the interpreter is part of the program, as Debian's is.

    Debian optimizes without saying so there.
    """
    return "--enable-optimizations" in how_configured or "libpython" not in mapped


def _mapped() -> str:
    """Return the names of the files that this Python runs from, and nothing where the system doesn't tell."""
    try:
        return Path("/proc/self/maps").read_text(errors="replace")
    except OSError:
        return ""


def _lacks_nothing() -> bool:
    try:
        for name in _NEEDED:
            __import__(name)
    except ImportError:
        return False
    return True


def main() -> None:
    """Print the word, or exit with 1 where this Python is too old or too new."""
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        sys.exit(1)
    how_configured = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    print("quick" if is_quick(how_configured, _mapped()) and _lacks_nothing() else "slow")


if __name__ == "__main__":
    main()
