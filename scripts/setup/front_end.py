"""The front end, built again only when its sources changed."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from scripts.setup.folder import ROOT
from scripts.setup.stamps import Stamps, fingerprint
from scripts.setup.steps import SetupError, run, say

_FRONT_END = ROOT / "frontend"
_MADE = {"node_modules", "dist", "coverage"}
_OLDEST_NODE = (20, 19)


def build_front_end(stamps: Stamps) -> None:
    """`frontend/dist` is what the sources say. SetupError without a Node new enough for it, or when the build fails."""
    sources = fingerprint(files=_sources(_FRONT_END))
    if stamps.is_current("front-end", sources) and (_FRONT_END / "dist" / "index.html").exists():
        return
    _require_node()
    provide_node_modules(stamps)
    say("Building the front end ...")
    run(["npm", "run", "build"], folder=_FRONT_END)
    stamps.set("front-end", sources)


def provide_node_modules(stamps: Stamps) -> None:
    """Install what package-lock.json names, unless just that is installed."""
    lock = fingerprint(files=[_FRONT_END / "package-lock.json"])
    if stamps.is_current("node-modules", lock) and (_FRONT_END / "node_modules").exists():
        return
    say("Installing the packages of the front end ...")
    run(["npm", "ci", "--no-audit", "--no-fund"], folder=_FRONT_END)
    stamps.set("node-modules", lock)


def _sources(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir():
            if path.name not in _MADE:
                yield from _sources(path)
        else:
            yield path


def _require_node() -> None:
    """As frontend/package.json says in `engines`."""
    program = shutil.which("node")
    answer = (
        subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout if program else ""
    )
    version = re.match(r"v(\d+)\.(\d+)", answer)
    if version is None or (int(version[1]), int(version[2])) < _OLDEST_NODE or shutil.which("npm") is None:
        raise SetupError(
            f"Building the front end needs Node {_OLDEST_NODE[0]}.{_OLDEST_NODE[1]} or newer, with npm "
            f"(found {answer.strip() or 'none'})."
        )
