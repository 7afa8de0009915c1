"""That a secret would be found; put together here, or this file would be a find itself."""

from pathlib import Path

import pytest

from scripts.checks.secrets import finds

SECRETS = {
    "a key of a cloud": 'region = "x"  # ' + "AKIA" + "QYLPMN5HHHFPZAM2",
    "a private key": "-----BEGIN " + "RSA PRIVATE KEY-----",
    "a token of a code host": "token: " + "ghp_" + "wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx",  # made-up
    "a key of a model": 'key = "' + "sk-" + "Zu3Mj7QpR2vXcB9nKt5W" + "T3BlbkFJ" + "Hd8Fy1LsGa4EoVi6UxPw" + '"',
    "the shortest that is random in letters": 'x = "' + "QmZ7rKp2Xc9Tn" + "4Ws6Vb8Jd3" + '"',
    "the shortest that is random in hexadecimals": 'x = "' + "7c1f9" + "e04b" + '"',
    "a key of a database": "cl_key = " + "qmzrkpxctnws" + "vbjdhgylfeao",
    "a password of a platform": "SL-API-PASSWORD: " + "7c1f9e04" * 8,
}
PASSWORDS = {
    "a password": 'db_password = "' + "tr0ub4dor-and-3" + '"',
    "an address with one": "postgresql://tradefolio:" + "tr0ub4dor@db.internal/x",
}
HARMLESS = ["redis://:password@host/0", "password: SecretStr", 'name = "password"', "AKIA", "made-up: ghp_" + "w" * 36]


@pytest.mark.parametrize("line", [*SECRETS.values(), *PASSWORDS.values()], ids=[*SECRETS, *PASSWORDS])
def test_a_committed_secret_is_found(tmp_path: Path, line: str) -> None:
    file = tmp_path / "settings.py"
    file.write_text(f"first = 1\n{line}\n")
    assert [secret.line_number for secret in finds(file)][:1] == [2]


@pytest.mark.parametrize("line", SECRETS.values(), ids=SECRETS)
def test_tests_are_no_place_for_one_either(tmp_path: Path, line: str) -> None:
    file = tmp_path / "test_x.py"
    file.write_text(line)
    assert list(finds(file, is_test=True))


@pytest.mark.parametrize("line", PASSWORDS.values(), ids=PASSWORDS)
def test_tests_may_make_passwords_up(tmp_path: Path, line: str) -> None:
    file = tmp_path / "test_x.py"
    file.write_text(line)
    assert not list(finds(file, is_test=True))


@pytest.mark.parametrize("line", HARMLESS)
def test_words_about_secrets_are_none(tmp_path: Path, line: str) -> None:
    file = tmp_path / "settings.py"
    file.write_text(line)
    assert not list(finds(file))
