"""A message as it goes over the wire."""

from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid
from urllib.parse import urlsplit

from common.settings import Settings

LOCAL_URL = "http://127.0.0.1:8000"
"""Where the product is without a PUBLIC_URL: on this machine."""


def public_url(settings: Settings) -> str:
    """Return the address that links in messages begin with."""
    return settings.public_url or LOCAL_URL


def message_to(recipient: str, subject: str, text: str, settings: Settings) -> EmailMessage:
    """Plain text alone: it is read on any phone, loads nothing and hides no link."""
    message = EmailMessage(SMTP)
    message["From"] = settings.mail_from or "Tradefolio <tradefolio@localhost>"
    message["To"] = Address(addr_spec=recipient)
    message["Subject"] = subject
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = make_msgid(domain=urlsplit(public_url(settings)).hostname)
    message["Auto-Submitted"] = "auto-generated"  # so that nobody's out-of-office note answers
    message.set_content(text, cte="quoted-printable")
    return message
