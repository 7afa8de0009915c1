"""The decisions about apt, with pretended dpkg, apt and sudo: what a test machine has installed must not matter."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.setup.steps import SetupError
from scripts.setup.system_libraries import Library, provide

Pretend = Callable[[str, str], None]

PANGO = Library("libpango-1.0-0", "print PDFs")
BROWSER = Library("some-browser", "read job postings", required=False, programs=("some-browser", "other-browser"))


@pytest.fixture
def installed(tmp_path: Path, pretend: Pretend) -> Path:
    """The names of the installed packages, which the pretended apt adds to."""
    packages = tmp_path / "installed"
    packages.touch()
    pretend("dpkg-query", f'grep -qx -- "$3" {packages} && printf installed')
    pretend("apt-get", f'case "$1" in install) for word; do echo "$word" >> {packages}; done;; esac')
    return packages


@pytest.fixture
def as_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)


@pytest.fixture
def as_ordinary_user(monkeypatch: pytest.MonkeyPatch, pretend: Pretend) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    pretend("sudo", "exit 1")


def apt_calls(calls: Path) -> list[str]:
    return [line for line in calls.read_text().splitlines() if line.startswith("apt-get")]


@pytest.mark.usefixtures("as_root")
def test_what_is_there_is_not_installed_again(installed: Path, calls: Path) -> None:
    installed.write_text("libpango-1.0-0\nsome-browser\n")

    provide([PANGO, BROWSER])

    assert not apt_calls(calls)


@pytest.mark.usefixtures("as_root", "installed")
def test_a_program_that_came_another_way_counts(pretend: Pretend, calls: Path) -> None:
    pretend("other-browser", "exit 0")

    provide([BROWSER])

    assert not apt_calls(calls)


@pytest.mark.usefixtures("as_root", "installed")
def test_root_installs_what_is_missing_in_one_go(calls: Path) -> None:
    provide([PANGO, BROWSER])

    (call,) = apt_calls(calls)
    assert call.endswith("libpango-1.0-0 some-browser")


@pytest.mark.usefixtures("as_root")
def test_package_lists_are_fetched_when_there_are_none(installed: Path, pretend: Pretend, calls: Path) -> None:
    updated = installed.with_name("updated")
    pretend(
        "apt-get",
        f'case "$1" in update) touch {updated};; *) [ -e {updated} ] && echo some-browser >> {installed};; esac',
    )

    provide([BROWSER])

    assert [call.split()[1] for call in apt_calls(calls)] == ["install", "update", "install"]


@pytest.mark.usefixtures("as_root")
def test_a_package_that_this_system_lacks_keeps_no_other_away(installed: Path, pretend: Pretend) -> None:
    pretend("apt-get", f'case "$*" in *some-browser*) exit 100;; *libpango*) echo libpango-1.0-0 >> {installed};; esac')

    provide([PANGO, BROWSER])

    assert installed.read_text() == "libpango-1.0-0\n"


@pytest.mark.usefixtures("as_ordinary_user", "installed")
def test_who_may_not_install_is_told_the_one_line(calls: Path) -> None:
    with pytest.raises(SetupError, match=r"apt-get install libpango-1\.0-0 some-browser$"):
        provide([PANGO, BROWSER])

    assert not apt_calls(calls)


@pytest.mark.usefixtures("as_ordinary_user")
def test_what_is_not_required_stops_nothing(installed: Path) -> None:
    installed.write_text("libpango-1.0-0\n")

    provide([PANGO, BROWSER])

    assert installed.read_text() == "libpango-1.0-0\n"


@pytest.mark.usefixtures("as_ordinary_user", "installed")
def test_sudo_without_a_password_is_enough(pretend: Pretend, calls: Path) -> None:
    pretend("sudo", 'shift; exec "$@"')

    provide([PANGO])

    assert len(apt_calls(calls)) == 1
    assert "DEBIAN_FRONTEND=noninteractive" in calls.read_text()
