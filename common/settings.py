"""Everything that can be set from outside, read once from the environment; what is wrong is listed at once, by name."""

import os
import re
from dataclasses import dataclass
from functools import cache
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import AfterValidator, Field, SecretStr, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

SECRETS_FROM_FILES = (
    "DATABASE_URL",
    "REDIS_URL",
    "OPENAI_API_KEY",
    "METRICS_TOKEN",
    "SMTP_URL",
    "OIDC_CLIENT_SECRET",
)


def _with_psycopg_driver(url: str) -> str:
    """SQLAlchemy picks psycopg 2 for a bare `postgresql://`; everyone writes it bare."""
    scheme, separator, rest = url.partition("://")
    if scheme in {"postgres", "postgresql"}:
        scheme = "postgresql+psycopg"
    if scheme != "postgresql+psycopg" or not separator:
        message = "must be a postgresql:// address"
        raise ValueError(message)
    return f"{scheme}://{rest}"


def _guarded_unless_local(url: str) -> str:
    """Whoever reaches an open Redis can put jobs into it and read what they tell."""
    parts = urlsplit(url)
    if parts.scheme not in {"redis", "rediss", "unix"}:
        message = "must be a redis://, rediss:// or unix:// address"
        raise ValueError(message)
    if parts.scheme != "unix" and not parts.password and not _is_loopback(parts.hostname or "localhost"):
        message = "a Redis on another machine needs a password: redis://:PASSWORD@HOST:PORT/0"
        raise ValueError(message)
    return url


def _https_unless_local(url: str) -> str:
    """Refuse an address without https, unless it is of this machine.

    What signs people in must not be read on its way.
    """
    parts = urlsplit(url)
    if not parts.hostname or not (parts.scheme == "https" or (parts.scheme == "http" and _is_loopback(parts.hostname))):
        message = "must be an https:// address"
        raise ValueError(message)
    return url


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _known_time_zone(name: str) -> str:
    try:
        ZoneInfo(name)
    except (ValueError, OSError, ZoneInfoNotFoundError):
        message = "must be a time zone like America/Los_Angeles or UTC"
        raise ValueError(message) from None
    return name


def _origin(url: str) -> str:
    """Scheme and host, with a port if there is one."""
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path not in {"", "/"} or parts.query:
        message = "must be scheme and host alone, like https://tradefolio.example"
        raise ValueError(message)
    return url.rstrip("/")


def _smtp_address(secret: SecretStr) -> SecretStr:
    parts = urlsplit(secret.get_secret_value())
    if parts.scheme not in {"smtp", "smtps", "smtp+plain"} or not parts.hostname:
        message = "must be smtps://USER:PASSWORD@HOST:PORT, or smtp:// where TLS begins with STARTTLS"
        raise ValueError(message)
    return secret


def _mail_address(address: str) -> str:
    if not re.fullmatch(r"[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+", address):
        message = "must be an e-mail address, with or without a name: Tradefolio <mail@example.org>"
        raise ValueError(message)
    return address


@dataclass(frozen=True)
class _Unreadable:
    """Stands for a secret whose file can't be read, so that it is listed with whatever else is wrong."""

    reason: str


class Settings(BaseSettings):
    """Field names are the environment's names in lower case.

    `NAME_FILE` gives a secret (`SECRETS_FROM_FILES`) from a file. An empty file is no value, as an empty variable is.
    """

    model_config = SettingsConfigDict(env_ignore_empty=True, frozen=True, extra="ignore", hide_input_in_errors=True)

    database_url: Annotated[str, AfterValidator(_with_psycopg_driver)]
    redis_url: Annotated[str, AfterValidator(_guarded_unless_local)]
    workers: str = "interactive=2,documents=2,browser=1,background=1"

    openai_base_url: str | None = None
    openai_api_key: SecretStr | None = None
    openai_model: str | None = None
    openai_transcription_model: str | None = None
    """Of the same server's `/v1/audio/transcriptions`, for browsers that can't recognize speech themselves."""

    public_url: Annotated[str, AfterValidator(_origin)] | None = None
    """Where people reach the product, for links that leave it. Never taken from a request for links in messages."""
    mail_from: Annotated[str, AfterValidator(_mail_address)] | None = None
    """Answers to what we send go there too."""
    smtp_url: Annotated[SecretStr, AfterValidator(_smtp_address)] | None = None
    """`smtps://` speaks TLS, `smtp://` begins it by STARTTLS except on this machine, `smtp+plain://` never does.

    Without it, messages are written into the log, as long as only this machine uses the product.
    """
    password_reset_minutes: int = Field(default=60, gt=0, le=24 * 60)
    """How long the link in a message holds."""
    password_resets_per_account: int = Field(default=5, gt=0)
    """In an hour, as the next one."""
    password_resets_per_address: int = Field(default=100, gt=0)
    email_changes_per_account: int = Field(default=5, gt=0)
    """By who knows the password, in an hour, as the next three. One that finds the e-mail taken counts, too."""
    password_changes_per_account: int = Field(default=10, gt=0)
    account_changes_per_address: int = Field(default=100, gt=0)
    """Of each of the two."""
    notices_per_recipient: int = Field(default=10, gt=0)
    """Of such changes, whichever account they are of: a change that there is no room to tell of is refused."""

    regional_catalogue: Annotated[str, AfterValidator(_https_unless_local)] = (
        "https://data.ca.gov/api/3/action/package_show?id=long-term-occupational-employment-projections"
    )
    """Where the state's catalogue says which file of regional figures is the newest."""

    oidc_issuer: Annotated[str, Field(max_length=500), AfterValidator(_https_unless_local)] | None = None
    """An OpenID provider that people may sign in with, exactly as it calls itself."""
    oidc_client_id: str | None = None
    oidc_client_secret: SecretStr | None = None
    """None for a public client: PKCE protects the code either way."""
    oidc_name: str | None = Field(default=None, max_length=60)
    """Stands on the button; without it, the issuer's host does."""
    oidc_emails_are_verified: bool = False
    """Set for a provider that vouches for its people's e-mails but doesn't say so with each (`email_verified`)."""
    secure_cookies: bool = False
    """Set where the product is served over https: cookies then carry Secure."""
    session_days: int = Field(default=30, gt=0, le=365)
    wrong_passwords_per_account: int = Field(default=10, gt=0)
    """In a quarter of an hour, as the next one."""
    wrong_passwords_per_address: int = Field(default=100, gt=0)
    registrations_per_address: int = Field(default=1000, gt=0)
    """In an hour: a union hall registers a hundred people in a minute."""
    taken_emails_per_address: int = Field(default=20, gt=0)
    """In an hour: how many e-mails can be found out to have an account, by registering with them."""
    allowed_hosts: str = ""
    """Names, comma-separated, that requests may be sent to beside PUBLIC_URL's, this machine's and bare addresses."""
    trusted_proxies: str = ""
    """Addresses or networks, comma-separated; believed are their X-Forwarded-For, X-Forwarded-Proto, X-Request-Id."""
    database_connections: int = Field(default=10, gt=0)
    """Per API process; a plain call that waits for a job holds none of them."""
    lease_seconds: float = Field(default=15.0, gt=0)
    """How long a running job stays its worker's without a sign of life. Renewed every third of it."""
    reconcile_seconds: float = Field(default=3.0, gt=0)
    connections_per_address: int = Field(default=300, gt=0)
    """Of one API process, except from this machine itself: a proxy there speaks for many."""
    streams_per_user: int = Field(default=100, gt=0)
    """Open at once, in one API process."""
    unended_jobs_per_user: int = Field(default=25, gt=0)
    """Of one kind: what somebody asks for beyond it is refused until one of them has ended."""
    upload_megabytes_per_user: int = Field(default=60, ge=10)
    """Of resumes that wait to be read."""
    time_zone: Annotated[str, AfterValidator(_known_time_zone)] = "America/Los_Angeles"
    """Where a day begins: of the admins' statistics, and of the certificates that are about to expire."""
    address_days: int = Field(default=90, ge=0, le=3650)
    """How long an analytics event says from which address and browser somebody signed in."""
    metrics_token: SecretStr | None = None
    """What `/metrics` asks for as a bearer token. Without it, only this machine itself may read them."""
    allow_private_urls: bool = False
    """Lets postings be read from private addresses, by any port: for development and tests. See docs/operating.md."""
    log_level: str = "INFO"
    log_json: bool = False

    @field_validator(*map(str.lower, SECRETS_FROM_FILES), mode="before")
    @classmethod
    def _was_read(cls, value: Any) -> Any:
        if isinstance(value, _Unreadable):
            raise ValueError(value.reason)  # noqa: TRY004 - pydantic collects these
        return value

    @field_validator("smtp_url")
    @classmethod
    def _with_what_a_message_needs(cls, smtp_url: SecretStr | None, others: ValidationInfo) -> SecretStr | None:
        missing = [name for name in ("mail_from", "public_url") if others.data.get(name) is None]
        if smtp_url and missing:
            raise ValueError(f"needs {' and '.join(missing).upper()} beside it")
        return smtp_url

    @property
    def can_transcribe(self) -> bool:
        """True where a transcription model is named, with an address or a key."""
        return bool(self.openai_transcription_model and (self.openai_base_url or self.openai_api_key))

    @property
    def can_mail(self) -> bool:
        """Whether messages can be sent: by SMTP, or into the log of a product that only its own machine reaches."""
        local = self.public_url is None or _is_loopback(urlsplit(self.public_url).hostname or "")
        return self.smtp_url is not None or (local and not self.secure_cookies)

    @model_validator(mode="after")
    def _provider_is_complete(self) -> "Settings":
        if self.oidc_issuer and not self.oidc_client_id:
            message = "OIDC_ISSUER needs OIDC_CLIENT_ID beside it"
            raise ValueError(message)
        return self


def _environment_with_secret_files() -> dict[str, Any]:
    """Container platforms hand secrets over as files: `DATABASE_URL_FILE=/run/secrets/database_url`."""
    secrets = {}
    for name in SECRETS_FROM_FILES:
        path = os.environ.get(f"{name}_FILE")
        if path and not os.environ.get(name) and (secret := _read_secret(f"{name}_FILE", Path(path))):
            secrets[name.lower()] = secret
    return secrets


def _read_secret(variable: str, file: Path) -> str | _Unreadable:
    try:
        return file.read_text(encoding="utf-8").strip()
    except OSError as error:
        return _Unreadable(f"{variable} names {file}, which can't be read: {error.strerror}")
    except UnicodeDecodeError:
        return _Unreadable(f"{variable} names {file}, which is no text in UTF-8")


@cache
def get_settings() -> Settings:
    """Read once per process. Raises pydantic's ValidationError, which lists every wrong setting by its name."""
    return Settings(**_environment_with_secret_files())
