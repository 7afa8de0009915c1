import subprocess
import sys
from pathlib import Path

import pytest

from scripts.product.arguments import StartArguments, data_dir, parse_start_arguments

ROOT = Path(__file__).parents[3]


def test_it_listens_on_loopback_unless_told_otherwise() -> None:
    assert parse_start_arguments([]) == StartArguments("127.0.0.1", 8000)
    assert parse_start_arguments(["--host", "::", "--port", "8123"]) == StartArguments("::", 8123)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8123"),
        ("0.0.0.0", "http://127.0.0.1:8123"),  # noqa: S104 - nothing is bound
        ("::", "http://[::1]:8123"),
        ("tradefolio.local", "http://tradefolio.local:8123"),
    ],
)
def test_the_address_is_one_that_a_browser_here_can_open(host: str, address: str) -> None:
    assert StartArguments(host, 8123).address == address


@pytest.mark.parametrize("words", [["--port", "0"], ["--port", "65536"], ["--port", "http"], ["--prot", "8123"]])
def test_wrong_words_are_answered_before_anything_is_prepared(words: list[str], tmp_path: Path) -> None:
    asked = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "scripts.setup", "product", "no.such.module", *words],
        cwd=ROOT,
        env={"DATA_DIR": str(tmp_path / "data"), "PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert asked.returncode == 2
    assert "usage: scripts/start" in asked.stderr
    assert not (tmp_path / "data").exists()


def test_data_is_kept_where_data_dir_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "kept"))
    assert data_dir() == tmp_path / "kept"
    monkeypatch.setenv("DATA_DIR", "")
    assert data_dir() == ROOT / ".data"
