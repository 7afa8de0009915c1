"""Handing over to mail servers: the kinds of them, and what they may refuse."""

import ssl
from email.message import EmailMessage
from pathlib import Path
from smtplib import SMTPException, SMTPRecipientsRefused

import pytest
from structlog.testing import capture_logs

from common.errors import UserError
from common.settings import Settings
from tests.mail_server import NOBODY, NOT_NOW, mail_server
from tests.product import free_port
from tests.workers.browsing.certificates import certificate
from workers.mailing.message import message_to
from workers.mailing.sending import send

ROSA = "rosa@example.com"
AT_ONCE = (0.0, 0.0)


def settings_with(**changes: object) -> Settings:
    addresses = {"database_url": "postgresql://localhost/none", "redis_url": "redis://localhost"}
    mail = {"mail_from": "mail@tradefolio.example", "public_url": "https://tradefolio.example"}
    return Settings.model_validate(addresses | mail | changes)


def message(settings: Settings) -> EmailMessage:
    return message_to(ROSA, "Contraseña", "Un enlace:\n\nhttps://tradefolio.example/" + "x" * 90 + "\n", settings)


def test_a_message_arrives_as_it_was_written() -> None:
    with mail_server() as server:
        settings = settings_with(smtp_url=server.url)
        send(message(settings), settings)
        (arrived,) = server.messages
    assert (arrived["To"], arrived["From"], arrived["Subject"]) == (ROSA, "mail@tradefolio.example", "Contraseña")
    assert arrived["Auto-Submitted"] == "auto-generated"
    assert arrived["Message-ID"].endswith("@tradefolio.example>")
    assert arrived.get_content_type() == "text/plain"
    assert arrived.get_content().replace("\r\n", "\n") == message(settings).get_content()
    assert server.logins == []


def test_name_and_password_of_the_address_sign_in() -> None:
    with mail_server() as server:
        settings = settings_with(smtp_url=f"smtp://rosa%40shop:p%3Aword@127.0.0.1:{server.port}")
        send(message(settings), settings)
    assert server.logins == [(b"rosa@shop", b"p:word")]


def test_a_server_that_nobody_vouches_for_gets_no_message(tmp_path: Path) -> None:
    context, _ = certificate("127.0.0.1", tmp_path)
    with mail_server(tls=context) as server:
        settings = settings_with(smtp_url=f"smtps://127.0.0.1:{server.port}")
        with pytest.raises(ssl.SSLCertVerificationError):
            send(message(settings), settings)
    assert server.messages == []


def test_a_server_with_a_good_certificate_gets_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    context, trusted = certificate("127.0.0.1", tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", trusted)
    with mail_server(tls=context) as server:
        settings = settings_with(smtp_url=f"smtps://127.0.0.1:{server.port}")
        send(message(settings), settings)
    assert len(server.messages) == 1


@pytest.mark.parametrize("offers", [True, False])
def test_another_machine_is_sent_nothing_before_tls(
    offers: bool,  # noqa: FBT001 - pytest's
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    context, trusted = certificate("127.0.0.1", tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", trusted)
    monkeypatch.setattr("workers.mailing.sending._is_this_machine", lambda _host: False)
    with mail_server(starttls=context if offers else None) as server:
        settings = settings_with(smtp_url=server.url)
        if offers:
            send(message(settings), settings)
        else:
            with pytest.raises(SMTPException, match="STARTTLS"):
                send(message(settings), settings, pauses=())
    assert len(server.messages) == int(offers)


def test_not_now_is_asked_again() -> None:
    with mail_server() as server:
        server.refusals += [NOT_NOW, NOT_NOW]
        settings = settings_with(smtp_url=server.url)
        send(message(settings), settings, pauses=AT_ONCE)
    assert len(server.messages) == 1


def test_after_three_tries_it_is_the_operators_problem() -> None:
    with mail_server() as server:
        server.refusals += [NOT_NOW] * 3
        settings = settings_with(smtp_url=server.url)
        with pytest.raises(SMTPRecipientsRefused):
            send(message(settings), settings, pauses=AT_ONCE)
    assert server.messages == []


def test_nobody_there_is_asked_once() -> None:
    with mail_server() as server:
        server.refusals.append(NOBODY)
        settings = settings_with(smtp_url=server.url)
        with pytest.raises(UserError) as refused:
            send(message(settings), settings, pauses=AT_ONCE)
    assert refused.value.code == "mail_refused"
    assert server.messages == []


def test_a_server_that_is_away_is_an_error() -> None:
    settings = settings_with(smtp_url=f"smtp://127.0.0.1:{free_port()}")
    with pytest.raises(ConnectionRefusedError):
        send(message(settings), settings, pauses=AT_ONCE)


def test_without_a_server_this_machines_own_people_read_it_in_the_log() -> None:
    settings = settings_with(public_url="http://127.0.0.1:8001")
    with capture_logs() as lines:
        send(message(settings), settings)
    (line,) = lines
    assert f"To: {ROSA}\nSubject: Contraseña\n\nUn enlace:" in line["event"]


@pytest.mark.parametrize("served", [{"secure_cookies": True, "public_url": None}, {}])
def test_links_into_other_peoples_accounts_are_not_logged(served: dict[str, object]) -> None:
    settings = settings_with(**served)
    with capture_logs() as lines, pytest.raises(OSError, match="SMTP_URL"):
        send(message(settings), settings)
    assert lines == []
