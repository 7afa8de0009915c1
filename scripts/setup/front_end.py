"""The front end, built again only when its sources changed: `python -m scripts.setup.front_end`."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts.setup.folder import ROOT
from scripts.setup.stamps import Stamps, fingerprint
from scripts.setup.steps import SetupError, run, running, say

_FRONT_END = ROOT / "frontend"
_MADE = {"node_modules", "dist", "coverage"}
_OLDEST_NODE = (20, 19)
_BUILD = "what the build needs"
_EVERYTHING = "everything"


def build_front_end(stamps: Stamps) -> None:
    """`frontend/dist` is what the sources say. SetupError without a Node new enough for it, or when the build fails."""
    sources = fingerprint(files=_sources(_FRONT_END))
    if stamps.is_current("front-end", sources) and (_FRONT_END / "dist" / "index.html").exists():
        return
    _require_node()
    if not _has_node_modules(stamps, _BUILD) and not _has_node_modules(stamps, _EVERYTHING):
        with _installing(stamps, _BUILD, "--omit=dev"):
            pass
    say("Building the front end ...")
    run(["npm", "run", "build"], folder=_FRONT_END)
    stamps.set("front-end", sources)


@contextmanager
def node_modules_for_checks(stamps: Stamps) -> Iterator[None]:
    """Everything that package-lock.json names, also what only the checks of the front end use, is there at the end.

    What is missing is installed while something else is done.
    """
    if _has_node_modules(stamps, _EVERYTHING):
        yield
    else:
        _require_node()
        with _installing(stamps, _EVERYTHING):
            yield


def _has_node_modules(stamps: Stamps, extent: str) -> bool:
    return (_FRONT_END / "node_modules").exists() and stamps.is_current("node-modules", _node_modules(extent))


def _node_modules(extent: str) -> str:
    return fingerprint(extent, files=[_FRONT_END / "package-lock.json"])


@contextmanager
def _installing(stamps: Stamps, extent: str, *options: str) -> Iterator[None]:
    say("Installing the packages of the front end ...")
    with running(["npm", "ci", "--no-audit", "--no-fund", *options], folder=_FRONT_END):
        yield
    stamps.set("node-modules", _node_modules(extent))


def _sources(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir():
            if path.name not in _MADE:
                yield from _sources(path)
        else:
            yield path


def _require_node() -> None:
    """Check that Node has the version of `engines` in frontend/package.json."""
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


if __name__ == "__main__":
    build_front_end(Stamps(ROOT / ".venv" / "stamps"))
