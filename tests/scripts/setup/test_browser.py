"""Where a Chromium comes from, with a pretended Python that notes what Playwright was asked for."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.setup import browser
from scripts.setup.browser import provide_browser
from scripts.setup.stamps import Stamps
from scripts.setup.steps import SetupError
from scripts.setup.system_libraries import Library

Pretend = Callable[[str, str], None]


@pytest.fixture(autouse=True)
def machine_without_chromium(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of an ordinary user."""
    monkeypatch.setattr(browser, "CHROMIUM", Library("chromium", "browse", programs=("no-such-browser",)))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)


@pytest.fixture
def python(tmp_path: Path, pretend: Pretend) -> Path:
    pretend("sudo", "exit 1")
    pretend("python", "exit 0")
    return tmp_path / "programs" / "python"


@pytest.fixture
def stamps(tmp_path: Path) -> Stamps:
    return Stamps(tmp_path / "stamps")


def asked(calls: Path) -> list[str]:
    lines = [line for line in calls.read_text().splitlines() if line.startswith("python -m playwright")]
    return [line.removeprefix("python -m playwright ") for line in lines]


def test_a_chromium_of_the_machine_is_enough(
    python: Path, stamps: Stamps, calls: Path, monkeypatch: pytest.MonkeyPatch, pretend: Pretend
) -> None:
    monkeypatch.setattr(browser, "CHROMIUM", Library("chromium", "browse", programs=("some-browser",)))
    pretend("some-browser", "exit 0")

    provide_browser(python, stamps, required=True)

    assert not asked(calls)


def test_a_chromium_that_only_names_a_snap_is_none(
    python: Path, stamps: Stamps, calls: Path, monkeypatch: pytest.MonkeyPatch, pretend: Pretend
) -> None:
    monkeypatch.setattr(browser, "CHROMIUM", Library("chromium", "browse", programs=("some-browser",)))
    pretend("some-browser", "echo snap install chromium; exit 1")

    provide_browser(python, stamps, required=True)

    assert asked(calls) == ["install chromium"]


def test_playwright_brings_one_once(python: Path, stamps: Stamps, calls: Path) -> None:
    provide_browser(python, stamps, required=False)
    provide_browser(python, stamps, required=True)

    assert asked(calls) == ["install chromium"]


def test_who_may_gets_the_libraries_that_it_needs(
    python: Path, stamps: Stamps, calls: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)

    provide_browser(python, stamps, required=True)

    assert asked(calls) == ["install chromium", "install-deps chromium"]


def test_the_product_starts_without_and_does_not_try_each_time(
    python: Path, stamps: Stamps, calls: Path, pretend: Pretend, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend("python", "echo no way out; exit 1")

    provide_browser(python, stamps, required=False)
    provide_browser(python, stamps, required=False)

    said = capsys.readouterr().out
    assert said.count("This machine has no Chromium.") == 1
    assert "no way out" in said
    assert len(asked(calls)) == 1


def test_the_tests_do_not_go_on_without(python: Path, stamps: Stamps, pretend: Pretend) -> None:
    pretend("python", "exit 1")
    provide_browser(python, stamps, required=False)

    with pytest.raises(SetupError, match="This machine has no Chromium"):
        provide_browser(python, stamps, required=True)


def test_one_that_does_not_run_does_not_count(python: Path, stamps: Stamps, pretend: Pretend) -> None:
    pretend("python", 'case "$1" in -c) echo error while loading shared libraries; exit 127;; esac')

    with pytest.raises(SetupError, match="error while loading shared libraries"):
        provide_browser(python, stamps, required=True)
