"""Who reads and prints what is a stranger's, where the product runs as root. Elsewhere nothing changes."""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import psutil
import pytest

from common.jobs.kind import Queue
from common.jobs.kinds import KINDS
from tests import product
from tests.eventually import eventually
from workers.resumes.files.bounded import Send, messages
from workers.runtime import without_root
from workers.runtime.rq_worker import NICENESS, leaves_root
from workers.runtime.without_root import NOBODYS_ID, leave_root

needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="the tests don't run as root")


def attempted(act: Callable[[], object]) -> str:
    try:
        act()
    except OSError as error:
        return type(error).__name__
    return "done"


def seen(*acts: Callable[[], object]) -> list[str]:
    """What becomes of each act where resumes are read."""

    def act_all(_file: bytes, send: Send) -> None:
        for act in acts:
            send(attempted(act).encode())

    return [message.decode() for message in messages(act_all, b"", seconds=20)]


def status(_file: bytes, send: Send) -> None:
    send(Path("/proc/self/status").read_bytes())


def fields() -> dict[str, list[str]]:
    [told] = messages(status, b"", seconds=20)
    return {name: value.split() for name, _, value in (line.partition(":") for line in told.decode().splitlines())}


@needs_root
def test_a_reader_of_resumes_is_nobody() -> None:
    mine = fields()
    assert mine["Uid"] == mine["Gid"] == [str(NOBODYS_ID)] * 4
    assert mine["Groups"] == []
    assert mine["NoNewPrivs"] == ["1"]
    assert mine["CapEff"] == mine["CapPrm"]
    assert int(mine["CapEff"][0], 16) & ~without_root._CAP_DAC_READ_SEARCH == 0
    assert int(mine["CapInh"][0], 16) == int(mine["CapAmb"][0], 16) == 0


@needs_root
def test_it_may_change_nothing_of_anybody_s(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("kept")
    parent = os.getpid()
    assert (
        seen(
            lambda: secret.write_text("gone"),
            secret.unlink,
            lambda: os.chown(secret, NOBODYS_ID, NOBODYS_ID),
            lambda: os.kill(parent, 0),
            lambda: os.setuid(0),
            lambda: Path("/etc/passwd").chmod(0o666),
        )
        == ["PermissionError"] * 6
    )
    assert secret.read_text() == "kept"


@needs_root
def test_what_only_root_may_read_is_read_only_if_the_code_is_among_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = tmp_path / "secret"
    secret.write_text("kept")
    secret.chmod(0o600)
    monkeypatch.setattr(without_root, "CODE", ("/usr",))
    assert seen(secret.read_text) == ["PermissionError"]
    tmp_path.chmod(0o700)
    monkeypatch.setattr(without_root, "CODE", (str(tmp_path),))
    assert seen(secret.read_text) == ["done"]


def test_who_isn_t_root_stays_who_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    before = os.getresuid(), os.getgroups()
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    leave_root(os.getppid())
    assert (os.getresuid(), os.getgroups()) == before


def has(user: int, niceness: int, pool_pid: int, queue: str) -> bool:
    """Whether the horse of that queue's worker is this user's, and stands back so far."""
    with suppress(psutil.NoSuchProcess):
        workers = [each for each in psutil.Process(pool_pid).children() if queue in " ".join(each.cmdline())]
        horses = [horse for worker in workers for horse in worker.children()]
        return [(horse.uids().real, horse.nice()) for horse in horses] == [(user, niceness)]
    return False


@needs_root
def test_the_horse_that_reads_and_prints_is_nobody_s_and_the_one_that_nobody_waits_for_stands_back(
    private_stack: product.Stack, tmp_path: Path
) -> None:
    with product.pool(private_stack, tmp_path / "pool.log", WORKERS="documents=1,background=1") as pool:
        eventually(partial(has, NOBODYS_ID, 0, pool.pid, "documents"))
        eventually(partial(has, 0, NICENESS[Queue.BACKGROUND], pool.pid, "background"))


def test_whoever_reads_strangers_files_or_prints_pages_leaves_root() -> None:
    assert {queue for queue in Queue if leaves_root(queue)} == {Queue.DOCUMENTS, Queue.INTERACTIVE}


def test_a_kind_that_declares_that_it_prints_pages_leaves_root(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {name for name, kind in KINDS.items() if kind.prints_pages} == {
        "generate_document",
        "render_pages",
        "render_pdf",
    }
    refresh = KINDS["refresh_regional_data"]
    assert not leaves_root(refresh.queue)
    monkeypatch.setitem(KINDS, refresh.name, replace(refresh, prints_pages=True))
    assert leaves_root(refresh.queue)
