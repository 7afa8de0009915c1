"""What the images hold is enough to work, and no more than it may be.

No engine builds them here: each one's lock is installed into an environment of its own and its copied paths are laid
out in an empty folder, as its Dockerfile says. The real programs then run there, on the suite's servers.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from common.job_states import JobState
from common.jobs.dispatch import carry, connect
from common.jobs.enqueue import insert_job
from common.jobs.kind import Kind, NoArguments
from common.jobs.kinds.remove_expired import REMOVE_EXPIRED
from common.tables import Job
from scripts.setup.pip_settings import as_uv_settings
from tests import product
from tests.eventually import eventually
from tests.product import REPOSITORY

IMAGES = ["api", "worker"]
DATABASE = 14


def locked_packages(name: str) -> set[str]:
    return set(re.findall(r"^([a-z0-9-]+)==", (REPOSITORY / "locks" / f"{name}.txt").read_text(), re.MULTILINE))


def build(image: str, folder: Path) -> product.Place:
    """What the Dockerfile makes: packages out of the image's lock alone, and the paths that its last stage copies."""
    last_stage = (REPOSITORY / f"Dockerfile.{image}").read_text().rpartition("\nFROM ")[2]
    for source, target in re.findall(r"^COPY (?!--from)(\S+) (\S+)$", last_stage, re.MULTILINE):
        shutil.copytree(REPOSITORY / source, folder / "app" / target, ignore=shutil.ignore_patterns("__pycache__"))
    python = folder / "venv" / "bin" / "python"
    uv("venv", "--python", sys.executable, str(folder / "venv"))
    uv("pip", "sync", "--require-hashes", "--python", str(python), str(REPOSITORY / "locks" / f"{image}.txt"))
    bring_compiled(folder / "venv")
    return product.Place(folder / "app", str(python))


def bring_compiled(environment: Path) -> None:
    """What was compiled of the same wheels for the tests: a third of the time. Python skips what isn't of them."""
    packages = Path(sysconfig.get_path("purelib"))
    theirs = environment / packages.relative_to(sys.prefix)
    for compiled in packages.rglob("__pycache__"):
        folder = theirs / compiled.relative_to(packages)
        if folder.parent.is_dir():
            shutil.copytree(compiled, folder, dirs_exist_ok=True)


def uv(*words: str) -> None:
    """Out of its cache, which setting up the tests has filled; from the registry that this machine uses what isn't."""
    program = shutil.which("uv", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    if program is None:
        pytest.skip("uv isn't here")
    environment = os.environ | as_uv_settings(pip_config_list())
    for offline in (["--offline"], []):
        command = [program, *words, *offline]
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
        if ran.returncode == 0:
            return
    raise AssertionError(ran.stderr)


@cache
def pip_config_list() -> str:
    pip = [sys.executable, "-m", "pip", "config", "list"]
    return subprocess.run(pip, capture_output=True, text=True, check=False).stdout  # noqa: S603 - our own command


def run(place: product.Place, stack: product.Stack, *words: str) -> None:
    """A command of the image's, to its end."""
    environment = stack.environment(PYTHONPATH=str(place.folder))
    command = [place.python, *words]
    ran = subprocess.run(  # noqa: S603 - our own command
        command, cwd=place.folder, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


def enqueue(engine: Engine, stack: product.Stack, kind: Kind[Any, Any]) -> UUID:
    with Session(engine) as session, session.begin():
        row = session.execute(insert_job(kind, NoArguments(), user_id=None)).one()
    carry(connect(stack.redis_url), kind.queue, row.id, row.attempt_token)
    return UUID(str(row.id))


def ending_of(engine: Engine, job_id: UUID) -> JobState | None:
    with Session(engine) as session:
        state = JobState(session.get_one(Job, job_id).state)
        return state if state.ended else None


def test_built_as_their_dockerfiles_say_they_migrate_serve_and_work(
    stack: product.Stack, tmp_path: Path, logs: Path
) -> None:
    api_image, worker_image = (build(image, tmp_path / image) for image in IMAGES)
    database = product.empty_stack(stack, DATABASE)
    run(api_image, database, "-m", "common.migrations")
    every_queue = "interactive=1,documents=1,browser=1,background=1"
    with (
        product.engine(database) as engine,
        product.pool(database, logs / "worker-image.log", worker_image, WORKERS=every_queue),
        product.api(database, logs / "api-image.log", api_image) as address,
    ):
        assert product.ask("GET", f"{address}/healthz").status_code == 200
        assert product.ask("GET", f"{address}/readyz").json()["status"] == "ready"
        job_id = enqueue(engine, database, REMOVE_EXPIRED)
        assert eventually(lambda: ending_of(engine, job_id)) == JobState.SUCCEEDED
        run(worker_image, database, "-m", "workers.runtime.health")


def test_the_api_s_image_holds_nothing_that_only_workers_need() -> None:
    assert locked_packages("api").isdisjoint({"weasyprint", "playwright", "openai", "unstructured", "pdfminer-six"})


@pytest.mark.parametrize("image", IMAGES)
def test_an_image_installs_its_own_lock_and_runs_as_nobody_special(image: str) -> None:
    dockerfile = (REPOSITORY / f"Dockerfile.{image}").read_text()
    assert f"--require-hashes -r /locks/{image}.txt" in dockerfile
    assert "\nUSER 10001\n" in dockerfile
    assert "\nHEALTHCHECK " in dockerfile


@pytest.mark.parametrize("image", IMAGES)
def test_a_linter_has_nothing_to_say(image: str) -> None:
    hadolint = shutil.which("hadolint")
    if hadolint is None:
        pytest.skip("hadolint isn't here")
    command = [hadolint, f"Dockerfile.{image}"]
    said = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=False)  # noqa: S603
    assert said.returncode == 0, said.stdout
