import socket
import stat
from pathlib import Path

from scripts.embedded.kept import LOOPBACK, is_free, kept_password, kept_port


def test_a_password_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    first = kept_password(tmp_path / "password")

    assert kept_password(tmp_path / "password") == first
    assert len(first) >= 40
    assert stat.S_IMODE((tmp_path / "password").stat().st_mode) == 0o600


def test_two_folders_have_two_passwords(tmp_path: Path) -> None:
    assert kept_password(tmp_path / "one") != kept_password(tmp_path / "other")


def test_a_port_is_kept_while_it_is_free(tmp_path: Path) -> None:
    first = kept_port(tmp_path / "port")

    assert kept_port(tmp_path / "port") == first


def test_a_port_that_somebody_took_is_chosen_again_and_kept(tmp_path: Path) -> None:
    first = kept_port(tmp_path / "port")
    with socket.socket() as other:
        other.bind((LOOPBACK, first))
        other.listen()

        second = kept_port(tmp_path / "port")

    assert second != first
    assert kept_port(tmp_path / "port") == second


def test_an_unreadable_port_is_chosen_again(tmp_path: Path) -> None:
    (tmp_path / "port").write_text("many")

    assert is_free(kept_port(tmp_path / "port"))
