"""Packages that come from apt: libraries that no wheel carries, and programs that the product or its tests call."""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec

from scripts.setup.folder import ROOT
from scripts.setup.steps import SetupError, StepError, run, say

_APT = ("apt-get", "install", "--yes", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300")
_QUIET = {"DEBIAN_FRONTEND": "noninteractive"}
_CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@dataclass(frozen=True)
class Library:
    """A Debian package, what it is for, and whether nothing works without it."""

    package: str
    purpose: str
    required: bool = True
    programs: tuple[str, ...] = ()

    def is_there(self) -> bool:
        """Installed as this package, or one of its programs came another way."""
        return any(map(shutil.which, self.programs)) or _is_installed(self.package)


def _is_ubuntu() -> bool:
    try:
        return platform.freedesktop_os_release()["ID"] == "ubuntu"
    except OSError:
        return False


# Debian keeps a part of Python's standard library, which makes environments, in a package of its own.
_VENV = (Library(f"python3.{sys.version_info.minor}-venv", "make the Python environment"),)
MISSING_FOR_ENVIRONMENTS = () if find_spec("ensurepip") else _VENV
"""What has to come before anything of Python's can be installed."""

CHROMIUM = Library("chromium", "read job postings that need a browser", required=False, programs=_CHROMIUMS)
PRODUCT_LIBRARIES = (
    *MISSING_FOR_ENVIRONMENTS,
    Library("libpango-1.0-0", "print PDFs"),
    Library("libpangoft2-1.0-0", "print PDFs"),
    Library("libharfbuzz-subset0", "embed fonts in PDFs"),
    Library("libatomic1", "drive a browser"),
    Library("tesseract-ocr", "read photographed and scanned resumes", required=False, programs=("tesseract",)),
    Library("tesseract-ocr-spa", "read them in Spanish", required=False),
    *(() if _is_ubuntu() else (CHROMIUM,)),  # whose package only asks for a snap; see browser.py
)
TEST_LIBRARIES = (
    Library("poppler-utils", "look into printed PDFs", programs=("pdftotext",)),
    # Chromium without its windows. Without it the browser's tests use the product's Chromium, for more CPU.
    *(() if _is_ubuntu() else (Library("chromium-headless-shell", "test screens quickly", required=False),)),
)


def provide(libraries: Sequence[Library]) -> None:
    """Install what is missing where this user may. SetupError with the line that does it when required ones stay so.

    Elsewhere than on Debian nothing is looked for: who runs it there brings them, and what is missing says so by name.
    """
    if shutil.which("dpkg-query") is None:
        return
    missing = [library for library in libraries if not library.is_there()]
    if missing and (as_root := superuser()) is not None:
        _install(missing, as_root)
        missing = [library for library in missing if not library.is_there()]
    if any(library.required for library in missing):
        needs = "\n".join(f"  {library.package} to {library.purpose}" for library in missing)
        line = f"apt-get install {' '.join(library.package for library in missing)}"
        raise SetupError(f"This machine lacks:\n{needs}\nInstall with (as root): {line}")


def _is_installed(package: str) -> bool:
    query = ["dpkg-query", "--show", "--showformat=${db:Status-Status}", package]
    return subprocess.run(query, capture_output=True, text=True, check=False).stdout == "installed"


def superuser() -> list[str] | None:
    """The words before a command that run it as root without asking for a password, or None."""
    if os.geteuid() == 0:
        return []
    if (
        shutil.which("sudo")
        and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    ):
        return ["sudo", "-n", "env", *(f"{name}={value}" for name, value in _QUIET.items())]
    return None


def _install(missing: Sequence[Library], as_root: list[str]) -> None:
    """Try with the package lists at hand first; a fresh machine has none, an old one outdated ones.

    One package that this system doesn't have must not keep the others away, so what fails together is tried one by one.
    """
    say(f"Installing {', '.join(library.package for library in missing)} by apt ...")
    if _apt_installs(as_root, missing):
        return
    try:
        run([*as_root, "apt-get", "update"], folder=ROOT, environment=_QUIET)
    except StepError as error:
        say(str(error))
    if not _apt_installs(as_root, missing):
        for library in missing:
            _apt_installs(as_root, [library])


def _apt_installs(as_root: list[str], libraries: Sequence[Library]) -> bool:
    try:
        run([*as_root, *_APT, *(library.package for library in libraries)], folder=ROOT, environment=_QUIET)
    except StepError:
        return False
    return True
