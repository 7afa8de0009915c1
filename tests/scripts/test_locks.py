"""What is installed is what pyproject.toml and package.json ask for, from the registry that a machine is set up for."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKED_GROUPS = {
    "api": ["api"],
    "worker": ["worker"],
    "product": ["api", "worker", "embedded"],
    "dev": ["dev"],
}
PIN = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;]+)", re.MULTILINE)


def pins(lock: str) -> dict[str, str]:
    text = (ROOT / "locks" / f"{lock}.txt").read_text()
    return {canonicalize_name(pin["name"]): pin["version"] for pin in PIN.finditer(text)}


def asked_for(lock: str) -> Iterator[Requirement]:
    """What pyproject.toml asks for, of the packages that a lock is for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    if lock == "uv":
        yield from group(project, "setup")
        return
    yield from map(Requirement, project["project"]["dependencies"])
    for name in LOCKED_GROUPS[lock]:
        yield from group(project, name)


def group(project: dict[str, Any], name: str) -> Iterator[Requirement]:
    for entry in project["dependency-groups"][name]:
        if isinstance(entry, str):
            yield Requirement(entry)
        else:
            yield from group(project, entry["include-group"])


def strings(value: Any) -> Iterator[str]:
    """Every string in a JSON value but the addresses of who may be paid for a package."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key != "funding":
                yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    elif isinstance(value, str):
        yield value


def looked_through_from(place: str) -> Iterator[str]:
    """The folders whose node_modules a package at `place` sees, its own first, everybody's last."""
    folder = f"{place}/"
    while folder:
        yield folder
        folder = folder[: folder.rindex("node_modules/")]
    yield ""


def test_every_lock_is_tested_here() -> None:
    assert {file.stem for file in (ROOT / "locks").iterdir()} == {*LOCKED_GROUPS, "uv"}


@pytest.mark.parametrize("lock", [*LOCKED_GROUPS, "uv"])
def test_a_lock_satisfies_what_is_asked_for(lock: str) -> None:
    locked = pins(lock)

    unmet = [
        str(requirement)
        for requirement in asked_for(lock)
        if not requirement.specifier.contains(locked.get(canonicalize_name(requirement.name), "0"), prereleases=True)
    ]

    assert not unmet, "run scripts/lock"


@pytest.mark.parametrize("lock", ["api", "worker", "product"])
def test_what_is_installed_is_what_the_tests_run_with(lock: str) -> None:
    assert pins(lock).items() <= pins("dev").items()


@pytest.mark.parametrize("lock", [*LOCKED_GROUPS, "uv"])
def test_every_pin_has_its_hashes(lock: str) -> None:
    text = (ROOT / "locks" / f"{lock}.txt").read_text()

    pinned = [entry for entry in re.split(r"^(?=\S)", text, flags=re.MULTILINE) if PIN.match(entry)]

    assert pinned
    assert not [entry.splitlines()[0] for entry in pinned if "--hash=sha256:" not in entry]


@pytest.mark.parametrize("lock", [*LOCKED_GROUPS, "uv"])
def test_a_lock_names_no_registry(lock: str) -> None:
    text = (ROOT / "locks" / f"{lock}.txt").read_text()

    assert not re.findall(r"^.*(?:://|--(?:index|extra-index|find-links|trusted-host)).*$", text, re.MULTILINE)


def test_the_front_ends_lock_names_no_registry() -> None:
    lock = json.loads((ROOT / "frontend" / "package-lock.json").read_text())

    assert not [text for text in strings(lock) if "://" in text]


def test_the_front_ends_lock_is_of_its_package_json() -> None:
    package = json.loads((ROOT / "frontend" / "package.json").read_text())
    locked = json.loads((ROOT / "frontend" / "package-lock.json").read_text())["packages"][""]

    for kind in ("dependencies", "devDependencies"):
        assert locked[kind] == package[kind]


def test_the_front_ends_lock_has_every_platforms_variant_of_a_package() -> None:
    """A lock gets only those that the registry has at the time, and `npm ci` refuses a lock without the others."""
    packages = json.loads((ROOT / "frontend" / "package-lock.json").read_text())["packages"]

    missing = [
        f"{place} {package['version']} needs {variant}"
        for place, package in packages.items()
        for variant in package.get("optionalDependencies", {})
        if not any(f"{folder}node_modules/{variant}" in packages for folder in looked_through_from(place))
    ]

    assert not missing, "take versions that have all of them, and write package-lock.json anew"


@pytest.mark.parametrize("settings", ["pyproject.toml", "frontend/.npmrc"])
def test_no_registry_is_set_for_everybody(settings: str) -> None:
    assert not re.findall(r"registry\s*=\s*\S+|index-url|\[\[tool\.uv\.index", (ROOT / settings).read_text())
