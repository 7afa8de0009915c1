"""Chromium, for job postings that need a browser.

Debian has a package of it, which came with the other libraries. Ubuntu has only a snap of it, which doesn't run
everywhere, so there Playwright brings its own.
"""

import shutil
import subprocess
from pathlib import Path

from scripts.setup.folder import ROOT
from scripts.setup.stamps import Stamps, fingerprint
from scripts.setup.steps import SetupError, StepError, run, say
from scripts.setup.system_libraries import CHROMIUM, superuser

_WITHOUT = "Without one, job postings that need a browser have to be pasted."


def provide_browser(python: Path, stamps: Stamps, *, required: bool) -> None:
    """Make sure of a Chromium: find one, or ask Playwright for one, once for each of its versions.

    When there is none after all: SetupError if it is `required`, and otherwise a word about it.
    """
    if any(map(_runs, CHROMIUM.programs)):
        return
    lock = ROOT / "locks" / "product.txt"
    brought, missed = (fingerprint(outcome, files=[lock]) for outcome in ("brought", "missed"))
    if stamps.is_current("browser", brought) or (stamps.is_current("browser", missed) and not required):
        return
    say("Installing Chromium by Playwright ...")
    try:
        _install(python)
    except StepError as error:
        stamps.set("browser", missed)
        message = f"{error}\n\nThis machine has no Chromium. {_WITHOUT} On Debian: apt-get install chromium"
        if required:
            raise SetupError(message) from None
        say(message)
    else:
        stamps.set("browser", brought)


def _runs(program: str) -> bool:
    """Ubuntu's is there and only says that the snap isn't."""
    found = shutil.which(program)
    return found is not None and subprocess.run([found, "--version"], capture_output=True, check=False).returncode == 0


def _install(python: Path) -> None:
    run([python, "-m", "playwright", "install", "chromium"], folder=ROOT)
    if (as_root := superuser()) is not None:
        run([*as_root, python, "-m", "playwright", "install-deps", "chromium"], folder=ROOT)
    program = "from playwright.sync_api import sync_playwright as p\nwith p() as b: b.chromium.launch().close()"
    run([python, "-c", program], folder=ROOT)
