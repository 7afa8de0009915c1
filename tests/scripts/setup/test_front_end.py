"""When the front end is built, with a pretended npm that notes what it was asked for."""

import re
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from scripts.setup import front_end
from scripts.setup.stamps import Stamps
from scripts.setup.steps import SetupError, StepError
from tests.eventually import eventually

Pretend = Callable[[str, str], None]

NPM = 'case "$1" in ci) mkdir -p node_modules;; run) mkdir -p dist; cp index.html dist/;; esac'


@pytest.fixture
def sources(tmp_path: Path, pretend: Pretend, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "frontend"
    (folder / "src").mkdir(parents=True)
    for name in ("index.html", "package-lock.json", "src/app.tsx"):
        (folder / name).write_text("first")
    monkeypatch.setattr(front_end, "_FRONT_END", folder)
    pretend("node", "echo v20.19.0")
    pretend("npm", NPM)
    return folder


@pytest.fixture
def stamps(tmp_path: Path) -> Stamps:
    return Stamps(tmp_path / "stamps")


def npm_calls(calls: Path) -> list[str]:
    lines = [line.removeprefix("npm ") for line in calls.read_text().splitlines() if line.startswith("npm ")]
    return [line.replace(" --no-audit --no-fund", "") for line in lines]


@pytest.mark.usefixtures("sources")
def test_it_is_built_once(stamps: Stamps, calls: Path) -> None:
    front_end.build_front_end(stamps)
    front_end.build_front_end(stamps)

    assert npm_calls(calls) == ["ci --omit=dev", "run build"]


def test_a_changed_source_is_built_without_installing_again(sources: Path, stamps: Stamps, calls: Path) -> None:
    front_end.build_front_end(stamps)
    (sources / "src" / "app.tsx").write_text("second")
    front_end.build_front_end(stamps)

    assert npm_calls(calls) == ["ci --omit=dev", "run build", "run build"]


def test_changed_packages_are_installed(sources: Path, stamps: Stamps, calls: Path) -> None:
    front_end.build_front_end(stamps)
    (sources / "package-lock.json").write_text("second")
    front_end.build_front_end(stamps)

    assert npm_calls(calls) == ["ci --omit=dev", "run build"] * 2


def test_what_is_made_is_no_source(sources: Path, stamps: Stamps, calls: Path) -> None:
    front_end.build_front_end(stamps)
    (sources / "node_modules" / "something").write_text("new")
    (sources / "dist" / "something").write_text("new")
    front_end.build_front_end(stamps)

    assert npm_calls(calls) == ["ci --omit=dev", "run build"]


def test_what_was_removed_is_built_again(sources: Path, stamps: Stamps, calls: Path) -> None:
    front_end.build_front_end(stamps)
    (sources / "dist" / "index.html").unlink()
    front_end.build_front_end(stamps)

    assert npm_calls(calls)[-1] == "run build"


def test_a_failed_build_says_why_and_is_tried_again(sources: Path, stamps: Stamps, pretend: Pretend) -> None:
    pretend("npm", 'case "$1" in run) echo "src/app.tsx: unexpected word"; exit 1;; esac')
    with pytest.raises(StepError, match=r"app\.tsx: unexpected word"):
        front_end.build_front_end(stamps)
    pretend("npm", NPM)

    front_end.build_front_end(stamps)

    assert (sources / "dist" / "index.html").exists()


@pytest.mark.usefixtures("sources")
def test_what_the_checks_need_is_enough_for_the_build(stamps: Stamps, calls: Path) -> None:
    with front_end.node_modules_for_checks(stamps):
        pass
    front_end.build_front_end(stamps)
    with front_end.node_modules_for_checks(stamps):
        pass

    assert npm_calls(calls) == ["ci", "run build"]


@pytest.mark.usefixtures("sources")
def test_what_the_build_needs_is_not_enough_for_the_checks(stamps: Stamps, calls: Path) -> None:
    front_end.build_front_end(stamps)
    with front_end.node_modules_for_checks(stamps):
        pass

    assert npm_calls(calls) == ["ci --omit=dev", "run build", "ci"]


@pytest.mark.usefixtures("sources")
def test_packages_come_while_something_else_is_done(
    stamps: Stamps, pretend: Pretend, tmp_path: Path, calls: Path
) -> None:
    begun, done = tmp_path / "begun", tmp_path / "done"
    pretend(
        "npm", f"{NPM}; touch {begun}; for look in $(seq 2000); do [ -e {done} ] && exit 0; sleep 0.05; done; exit 1"
    )

    with front_end.node_modules_for_checks(stamps):
        eventually(begun.exists)
        done.touch()
    with front_end.node_modules_for_checks(stamps):
        pass

    assert npm_calls(calls) == ["ci"]


@pytest.mark.usefixtures("sources")
def test_nothing_is_installed_any_more_when_something_else_fails(
    stamps: Stamps, pretend: Pretend, tmp_path: Path, calls: Path
) -> None:
    begun = tmp_path / "begun"
    pretend("npm", f"echo $$ > {begun}; exec sleep 600")

    def install_without_python() -> None:
        with front_end.node_modules_for_checks(stamps):
            eventually(lambda: begun.exists() and begun.read_text().endswith("\n"))
            raise SetupError("no Python")

    with pytest.raises(SetupError, match="no Python"):
        install_without_python()
    assert not psutil.pid_exists(int(begun.read_text()))

    pretend("npm", NPM)
    with front_end.node_modules_for_checks(stamps):
        pass
    assert npm_calls(calls) == ["ci", "ci"]


@pytest.mark.usefixtures("sources")
@pytest.mark.parametrize("version", ["v18.20.4", "v20.11.1", "nonsense"])
def test_an_old_node_is_refused_by_its_version(stamps: Stamps, pretend: Pretend, version: str) -> None:
    pretend("node", f"echo {version}")

    with pytest.raises(SetupError, match=rf"needs Node 20\.19 or newer, with npm \(found {re.escape(version)}\)"):
        front_end.build_front_end(stamps)
