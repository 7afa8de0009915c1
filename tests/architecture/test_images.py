"""What the images would hold is enough to start, and no more than it may be.

No engine builds them here: each one's copied paths are laid out in an empty folder, and Python is shown only the
packages of the lock that the image installs.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.product import REPOSITORY

ONLY_LISTED = """
import sys
from importlib.abc import MetaPathFinder
from importlib.metadata import packages_distributions

locked = set(sys.argv[1].split(","))
owners = packages_distributions()

class OnlyListed(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        names = {owner.lower().replace("_", "-").replace(".", "-") for owner in owners.get(name.partition(".")[0], [])}
        if names and not names & locked:
            raise ModuleNotFoundError(f"{name} is not in the image", name=name)

sys.meta_path.insert(0, OnlyListed())
"""
STARTS = {
    "api": """
from common.settings import Settings
from web_api.app import create_app
create_app(Settings(database_url="postgresql://localhost/none", redis_url="redis://localhost"))
""",
    "worker": """
from common.jobs.kinds import Queue
from workers.runtime.pool import preload
preload(dict.fromkeys(Queue, 1))
""",
}


def locked_packages(name: str) -> set[str]:
    return set(re.findall(r"^([a-z0-9-]+)==", (REPOSITORY / "locks" / f"{name}.txt").read_text(), re.MULTILINE))


def lay_out(dockerfile: Path, folder: Path) -> None:
    """What the last stage copies from the build's own folder."""
    last_stage = dockerfile.read_text().rpartition("\nFROM ")[2]
    for source, target in re.findall(r"^COPY (?!--from)(\S+) (\S+)$", last_stage, re.MULTILINE):
        shutil.copytree(REPOSITORY / source, folder / target, ignore=shutil.ignore_patterns("__pycache__"))


@pytest.mark.parametrize("image", STARTS)
def test_an_image_holds_what_it_needs_to_start(image: str, tmp_path: Path) -> None:
    lay_out(REPOSITORY / f"Dockerfile.{image}", tmp_path)
    program = ONLY_LISTED + STARTS[image]
    command = [sys.executable, "-W", "error", "-c", program, ",".join(locked_packages(image))]
    result = subprocess.run(  # noqa: S603 - our own command
        command, cwd=tmp_path, env={"PATH": "/usr/bin:/bin"}, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr


def test_the_api_s_image_holds_nothing_that_only_workers_need() -> None:
    assert locked_packages("api").isdisjoint({"weasyprint", "playwright", "openai", "unstructured", "pdfminer-six"})


@pytest.mark.parametrize("image", STARTS)
def test_an_image_installs_its_own_lock_and_runs_as_nobody_special(image: str) -> None:
    dockerfile = (REPOSITORY / f"Dockerfile.{image}").read_text()
    assert f"--require-hashes -r /locks/{image}.txt" in dockerfile
    assert "\nUSER 10001\n" in dockerfile
    assert "\nHEALTHCHECK " in dockerfile
