"""A mail server on loopback, and what has arrived there."""

import re
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any, cast

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword
from aiosmtpd.smtp import Session as SmtpSession

from tests.eventually import eventually
from tests.product import free_port

LINK = re.compile(r"\S+/reset-password#(\S+)")
NOBODY = "550 5.1.1 No such person"
NOT_NOW = "451 4.3.2 Try again later"


class MailServer:
    """`messages` in the order of their arrival; `refusals`: what is answered to the next recipients."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"smtp://127.0.0.1:{port}"
        self.messages: list[EmailMessage] = []
        self.refusals: list[str] = []
        self.logins: list[tuple[bytes, bytes]] = []

    def to(self, address: str) -> list[EmailMessage]:
        """What has arrived for somebody."""
        return [message for message in self.messages if message["To"] == address]

    def await_message(self, address: str, number: int = 1) -> EmailMessage:
        """The message of that number to somebody."""
        return eventually(lambda: (len(self.to(address)) >= number and self.to(address)[number - 1]) or None)

    async def handle_RCPT(  # noqa: N802 - aiosmtpd's name
        self, _server: SMTP, _session: SmtpSession, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if self.refusals:
            return self.refusals.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: SmtpSession, envelope: Envelope) -> str:  # noqa: N802 - as above
        message = message_from_bytes(cast("bytes", envelope.content), policy=default)
        self.messages.append(message)
        return "250 OK"

    def check_login(self, _server: Any, _session: Any, _envelope: Any, _mechanism: str, login: Any) -> AuthResult:
        """Everybody may in, and is remembered."""
        if isinstance(login, LoginPassword):
            self.logins.append((login.login, login.password))
        return AuthResult(success=True)


@contextmanager
def mail_server(*, tls: ssl.SSLContext | None = None, starttls: ssl.SSLContext | None = None) -> Iterator[MailServer]:
    """`tls` from the first byte on, or `starttls` before anything may be sent."""
    server = MailServer(free_port())
    controller = Controller(
        server,
        hostname="127.0.0.1",
        port=server.port,
        ssl_context=tls,
        tls_context=starttls,
        require_starttls=starttls is not None,
        authenticator=server.check_login,
        auth_require_tls=False,
    )
    controller.start()
    try:
        yield server
    finally:
        controller.stop()


def token_in(message: EmailMessage) -> str:
    """What stands behind the # of the message's link."""
    found = tokens_in(message)
    assert found, message.get_content()
    return found[0]


def tokens_in(message: EmailMessage) -> list[str]:
    """The same of each link; a notice has none."""
    return LINK.findall(message.get_content())
