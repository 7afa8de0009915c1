import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from workers.browsing.browser_profile import browser_profile

KILLED = """
import os, signal
from workers.browsing.browser_profile import browser_profile
with browser_profile() as folder:
    print(folder, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_profile_is_gone_at_its_end() -> None:
    with browser_profile() as folder:
        Path(folder, "Default", "Cookies").write_text("kept for now")
    assert not Path(folder).exists()


def test_what_a_killed_job_left_goes_with_the_next_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder of its own, or a browser of another test might sweep up sooner."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    killed = subprocess.run([sys.executable, "-c", KILLED], check=False, capture_output=True, text=True, cwd=Path.cwd())  # noqa: S603
    left = Path(killed.stdout.strip())
    assert left.is_dir()
    with browser_profile() as own:
        assert not left.exists()
        assert Path(own).is_dir()
