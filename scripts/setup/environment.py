"""The virtual environment, from the hashed locks.

uv installs it five times faster than pip does (20 s instead of 120 s, measured with locks/dev.txt), but comes to a bare
machine only by pip, and reads none of pip's configuration. So pip brings uv, uv is told what pip is told, and when that
is not enough for a machine's proxies or certificates, pip does it all.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from scripts.setup.folder import ROOT
from scripts.setup.pip_settings import as_uv_settings
from scripts.setup.stamps import Stamps, fingerprint
from scripts.setup.steps import StepError, run, say

_HASHED = ("--require-hashes", "--no-deps", "-r")
_INCLUDED = {"dev": ("dev", "product"), "product": ("product",)}  # locks/dev.txt pins all that locks/product.txt does


class Environment:
    """A virtual environment in `folder`, which is made and brought up to date as needed."""

    def __init__(self, folder: Path) -> None:
        """Set the folder; nothing is made before `make`."""
        self._folder = folder
        self.python = folder / "bin" / "python"
        self.stamps = Stamps(folder / "stamps")

    def make(self) -> None:
        """Make an environment that works, without packages where it is new. Raises SetupError where that fails."""
        if not self._works():
            self._make()

    def provide(self, lock: str) -> None:
        """Everything that `locks/<lock>.txt` pins is installed. SetupError when it can't be."""
        self.make()
        if self.stamps.is_current(lock, self._fingerprint(lock)):
            return
        self._install(lock)
        for included in _INCLUDED[lock]:
            self.stamps.set(included, self._fingerprint(included))

    def _fingerprint(self, lock: str) -> str:
        """The folder counts because installed commands name it; a moved copy is installed again."""
        return fingerprint(str(self._folder), files=[_lock_file(lock)])

    def _works(self) -> bool:
        """False too when the Python that it was made with has gone."""
        if not self.python.exists():
            return False
        return subprocess.run([self.python, "-c", ""], capture_output=True, check=False).returncode == 0

    def _make(self) -> None:
        say("Making the Python environment ...")
        try:
            run([sys.executable, "-m", "venv", "--clear", self._folder], folder=ROOT)
        except BaseException:
            shutil.rmtree(self._folder, ignore_errors=True)  # half of one would be taken for a whole one
            raise

    def _install(self, lock: str) -> None:
        say("Installing the Python packages (about half a minute) ...")
        pip: list[str | Path] = [self.python, "-m", "pip", "--disable-pip-version-check"]
        if not self._has_pip():
            run([self.python, "-m", "ensurepip"], folder=ROOT)
        try:
            run([*pip, "install", *_HASHED, _lock_file("uv")], folder=ROOT)
            uv: list[str | Path] = [self._folder / "bin" / "uv", "pip", "install", "--python", self.python]
            # The checks compile what they import (scripts/checks/compiling.py), which is less than half of it.
            uv += [] if lock == "dev" else ["--compile-bytecode"]
            run([*uv, *_HASHED, _lock_file(lock)], folder=ROOT, environment=as_uv_settings(self._pip_config_list()))
        except StepError as error:
            say(f"{error}\n\nInstalling with pip instead (about two minutes) ...")
            run([*pip, "install", *_HASHED, _lock_file(lock)], folder=ROOT)

    def _pip_config_list(self) -> str:
        listed = subprocess.run(
            [self.python, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
        )
        return listed.stdout

    def _has_pip(self) -> bool:
        return subprocess.run([self.python, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0


def _lock_file(lock: str) -> Path:
    return ROOT / "locks" / f"{lock}.txt"
