import pytest

from scripts.setup.pip_settings import as_uv_settings

PIP_CONFIG_LIST = """\
download.index-url='https://not-for-install.example'
global.cert='/etc/company.pem'
global.extra-index-url='\\nhttps://one.example/simple\\nhttps://two.example/simple'
global.index-url='https://mirror.example/simple'
install.find-links='/one /two'
"""


@pytest.fixture(autouse=True)
def machine_without_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (
        "UV_DEFAULT_INDEX",
        "UV_INDEX",
        "UV_FIND_LINKS",
        "UV_SYSTEM_CERTS",
        "UV_INDEX_STRATEGY",
        "SSL_CERT_FILE",
    ):
        monkeypatch.delenv(name, raising=False)


def test_what_pip_is_told_uv_is_told() -> None:
    assert as_uv_settings(PIP_CONFIG_LIST) == {
        "SSL_CERT_FILE": "/etc/company.pem",
        "UV_DEFAULT_INDEX": "https://mirror.example/simple",
        "UV_FIND_LINKS": "/one,/two",
        "UV_INDEX": "https://one.example/simple https://two.example/simple",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_SYSTEM_CERTS": "true",
    }


def test_pips_environment_wins_over_its_files() -> None:
    listing = f":env:.index-url='https://environment.example/simple'\n{PIP_CONFIG_LIST}"

    assert as_uv_settings(listing)["UV_DEFAULT_INDEX"] == "https://environment.example/simple"


def test_what_uv_was_told_itself_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://uv.example/simple")

    assert "UV_DEFAULT_INDEX" not in as_uv_settings(PIP_CONFIG_LIST)


def test_a_machine_without_settings_uses_what_it_trusts() -> None:
    assert as_uv_settings("") == {"UV_SYSTEM_CERTS": "true"}
