"""Handing a message over to a mail server."""

import ssl
import time
from collections.abc import Sequence
from email.message import EmailMessage
from ipaddress import ip_address
from smtplib import SMTP, SMTP_SSL, SMTPRecipientsRefused, SMTPResponseException
from urllib.parse import SplitResult, unquote, urlsplit

import structlog

from common.errors import ErrorCode, UserError
from common.settings import Settings

log = structlog.get_logger()

ANSWER_SECONDS = 10.0
PAUSES = (1.0, 5.0)
"""Before the second and the third try: long enough for a server that restarts, short enough for who waits."""
_PERMANENT = 500
_PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}


def send(message: EmailMessage, settings: Settings, *, pauses: Sequence[float] = PAUSES) -> None:
    """Once a mail server has it, it is sent; without one it is written into the log.

    UserError `mail_refused` when the server takes no mail for the recipient. OSError, of which all errors of smtplib
    are, when it can't be reached or takes no mail from us: that is the operator's to see.
    """
    if settings.smtp_url is None:
        _write_into_log(message, settings)
        return
    server = urlsplit(settings.smtp_url.get_secret_value())
    for pause in (*pauses, None):
        try:
            _hand_over(message, server)
        except OSError as error:
            if pause is None or not _may_pass(error):
                raise
            log.warning("the mail server doesn't take it now", reason=type(error).__name__)
            time.sleep(pause)
        else:
            return


def _write_into_log(message: EmailMessage, settings: Settings) -> None:
    if not settings.can_mail:
        raise OSError("SMTP_URL isn't set, so no mail can be sent")
    log.info("no SMTP_URL is set, so this message is only shown here:\n\n%s", _readable(message))


def _readable(message: EmailMessage) -> str:
    return f"To: {message['To']}\nSubject: {message['Subject']}\n\n{message.get_content()}"


def _hand_over(message: EmailMessage, server: SplitResult) -> None:
    host, port = server.hostname or "", server.port or _PORTS[server.scheme]
    trusted = ssl.create_default_context()
    try:
        if server.scheme == "smtps":
            with SMTP_SSL(host, port, timeout=ANSWER_SECONDS, context=trusted) as connection:
                _deliver(message, connection, server)
            return
        with SMTP(host, port, timeout=ANSWER_SECONDS) as connection:
            if server.scheme == "smtp" and not _is_this_machine(host):
                connection.starttls(context=trusted)
            _deliver(message, connection, server)
    except SMTPRecipientsRefused as error:
        if all(code >= _PERMANENT for code, _ in error.recipients.values()):
            raise UserError(ErrorCode.MAIL_REFUSED) from None
        raise


def _deliver(message: EmailMessage, connection: SMTP, server: SplitResult) -> None:
    if server.username:
        connection.login(unquote(server.username), unquote(server.password or ""))
    connection.send_message(message)


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _may_pass(error: OSError) -> bool:
    """A server that is away, or says "not now" (4xx)."""
    match error:
        case SMTPResponseException(smtp_code=code):
            return bool(code < _PERMANENT)
        case ssl.SSLError():
            return False
    return True
