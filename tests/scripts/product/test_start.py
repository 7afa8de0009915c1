"""`scripts/start` once this folder is prepared: the whole product, brought up and down as a person does."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic

import httpx
import psutil
import psycopg
import pytest

from scripts.children.identity import ProcessIdentity
from tests.product import PASSWORD, ask, free_port, new_email

ROOT = Path(__file__).parents[3]
PATIENCE = 180
"""Says "never", not "too slow"."""


class Start:
    """A `scripts/start` that runs, and what it has said."""

    def __init__(self, process: subprocess.Popen[str], port: int, data_dir: Path) -> None:
        self.process = process
        self.address = f"http://127.0.0.1:{port}"
        self.data_dir = data_dir
        self.family: list[psutil.Process] = []

    def wait_until_said(self, words: str) -> None:
        """Reads on until a line has the words; everything that was started by then is the family."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if words in line:
                self.family = psutil.Process(self.process.pid).children(recursive=True)
                return
        raise AssertionError(f"it ended without saying {words!r}")

    def program(self, name: str) -> psutil.Process:
        """The process of a child, by the name of its folder."""
        identity = ProcessIdentity.recorded_in(self.data_dir / name / "process")
        assert identity is not None
        return psutil.Process(identity.pid)


def command(port: int) -> list[str]:
    return [sys.executable, "-m", "scripts.product", "--port", str(port)]


def environment(data_dir: Path) -> dict[str, str]:
    """Nothing of the machine's own settings; one worker is enough to be a pool."""
    return {"PATH": os.environ["PATH"], "DATA_DIR": str(data_dir), "WORKERS": "background=1"}


@contextmanager
def running(data_dir: Path) -> Iterator[Start]:
    port = free_port()
    with subprocess.Popen(  # noqa: S603
        command(port), cwd=ROOT, env=environment(data_dir), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        start = Start(process, port, data_dir)
        try:
            start.wait_until_said(f"Tradefolio is ready: {start.address}")
            yield start
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)


def run_start(data_dir: Path, port: int) -> subprocess.CompletedProcess[str]:
    """One that is expected to end by itself."""
    return subprocess.run(  # noqa: S603
        command(port),
        cwd=ROOT,
        env=environment(data_dir),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def make_admin(start: Start, email: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [ROOT / "scripts" / "make-admin", email],
        env=environment(start.data_dir),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def assert_ended(processes: list[psutil.Process]) -> None:
    assert processes
    _, alive = psutil.wait_procs(processes, timeout=PATIENCE)
    assert not alive


def wait_until_answering(address: str) -> None:
    give_up_at = monotonic() + PATIENCE
    while monotonic() < give_up_at:
        try:
            if ask("GET", f"{address}/healthz").is_success:
                return
        except httpx.TransportError:
            continue
    raise AssertionError(f"{address} doesn't answer")


@pytest.fixture(scope="module")
def product(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Start]:
    """One for all tests here; the last ends it."""
    with running(tmp_path_factory.mktemp("product") / "data") as start:
        yield start


def test_it_serves_the_api_and_a_page(product: Start) -> None:
    assert ask("GET", f"{product.address}/healthz").status_code == 200
    assert ask("GET", f"{product.address}/api/auth/user").status_code == 401
    assert ask("GET", product.address).headers["content-type"].startswith("text/")


def test_a_second_start_on_the_same_data_says_where_the_first_is(product: Start) -> None:
    second = run_start(product.data_dir, free_port())

    assert second.returncode == 1
    assert f"already running on {product.data_dir}" in second.stderr
    assert product.address in second.stderr


def test_a_taken_port_is_named_with_a_way_out(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]

        refused = run_start(tmp_path / "data", port)

    assert refused.returncode == 1
    assert f"Can't listen on 127.0.0.1 port {port}" in refused.stderr
    assert f"--port {port + 1}" in refused.stderr


def test_what_cannot_start_is_named_and_leaves_nothing_running(tmp_path: Path) -> None:
    data_dir = tmp_path / "data"

    refused = subprocess.run(  # noqa: S603
        command(free_port()),
        cwd=ROOT,
        env=environment(data_dir) | {"WORKERS": "nonsense"},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )

    assert refused.returncode == 1
    assert "The worker pool ended while starting (exit status 1)." in refused.stderr
    assert not [record for record in data_dir.glob("*/process") if ProcessIdentity.recorded_in(record)]


def test_no_password_shows_in_a_command_line(product: Start) -> None:
    passwords = [(product.data_dir / server / "password").read_text().strip() for server in ("postgres", "valkey")]
    family = {process.pid for process in psutil.Process(product.process.pid).children(recursive=True)}
    lines = [" ".join(each.info["cmdline"] or []) for each in psutil.process_iter(["cmdline"]) if each.pid in family]

    assert len(lines) >= 4
    assert not [line for line in lines if any(password in line for password in passwords)]


def test_a_registered_person_becomes_an_admin_while_it_runs(product: Start) -> None:
    email = new_email()
    registration = {"email": email, "password": PASSWORD, "firstName": "Rosa", "lastName": "Ibarra"}
    ask("POST", f"{product.address}/api/auth/register", json=registration).raise_for_status()

    promoted = make_admin(product, email.upper())

    assert (promoted.returncode, promoted.stdout) == (0, f"{email} is an admin now.\n")
    password = (product.data_dir / "postgres" / "password").read_text().strip()
    port = (product.data_dir / "postgres" / "port").read_text().strip()
    with psycopg.connect(f"postgresql://tradefolio:{password}@127.0.0.1:{port}/tradefolio") as connection:
        assert connection.execute("select role from users where email = %s", [email]).fetchone() == ("admin",)


def test_nobody_else_becomes_an_admin(product: Start, tmp_path: Path) -> None:
    stranger = make_admin(product, "nobody@example.com")
    assert stranger.returncode == 1
    assert "Nobody is registered as nobody@example.com" in stranger.stderr

    elsewhere = make_admin(Start(product.process, 1, tmp_path / "empty"), "nobody@example.com")
    assert elsewhere.returncode == 3
    assert f"not running on {tmp_path / 'empty'}" in elsewhere.stderr


@pytest.mark.parametrize("name", ["api", "workers", "postgres", "valkey"])
def test_what_is_killed_runs_again(product: Start, name: str) -> None:
    killed = product.program(name)
    killed.kill()

    product.wait_until_said(" runs again.")

    assert product.program(name) != killed
    wait_until_answering(product.address)


def interrupt(start: Start) -> None:
    start.process.send_signal(signal.SIGINT)
    assert start.process.wait(PATIENCE) == 0


def terminate(start: Start) -> None:
    start.process.terminate()
    assert start.process.wait(PATIENCE) == 0


def kill_the_start_alone(start: Start) -> None:
    start.process.kill()


def kill_everything(start: Start) -> None:
    for process in [psutil.Process(start.process.pid), *start.family]:
        with suppress(psutil.NoSuchProcess):  # some go with the first
            process.kill()


def test_however_it_ends_nothing_stays_and_the_next_start_finds_the_data(product: Start) -> None:
    """Last here: it ends the one of the tests above."""
    account = {"email": new_email(), "password": PASSWORD}
    registration = account | {"firstName": "Rosa", "lastName": "Ibarra"}
    ask("POST", f"{product.address}/api/auth/register", json=registration).raise_for_status()
    interrupt(product)
    assert_ended(product.family)

    for end in (terminate, kill_the_start_alone, kill_everything):
        with running(product.data_dir) as start:
            assert ask("POST", f"{start.address}/api/auth/login", json=account).is_success
            end(start)
            assert_ended(start.family)

    with running(product.data_dir) as start:
        assert ask("POST", f"{start.address}/api/auth/login", json=account).is_success
