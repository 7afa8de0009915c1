"""Which account a provider's person has: found by issuer and subject, never by an e-mail."""

from typing import Any

import msgspec
from sqlalchemy import func, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import ErrorCode, UserError
from common.tables import User
from web_api.auth.credentials import Email
from web_api.auth.provider.openid import OpenIdProvider
from web_api.auth.provider.problems import provider_refused
from web_api.http.forms import clean_text

LONGEST_SUBJECT = 255
LONGEST_NAME = 100


async def account_of(session: AsyncSession, provider: OpenIdProvider, claims: dict[str, Any]) -> User:
    """Theirs, made if this is the first time. Doesn't commit.

    UserErrors: `account_disabled`; for a new one `provider_email_missing`, `provider_email_unverified`, or
    `provider_email_taken`: whoever has an e-mail there doesn't get the account that has it here.
    """
    issuer, subject = provider.issuer, _subject(claims)
    user = await _known(session, issuer, subject)
    if user is None:
        person = {"email": _email(claims, or_verified=provider.emails_are_verified), **_names(claims)}
        identity = {"auth_provider": issuer, "external_id": subject, "last_login_at": func.now()}
        new = insert(User).values(person | identity).on_conflict_do_nothing().returning(User)
        user = await session.scalar(new) or await _known(session, issuer, subject)
    if user is None:
        raise UserError(ErrorCode.PROVIDER_EMAIL_TAKEN)
    if not user.is_active:
        raise UserError(ErrorCode.ACCOUNT_DISABLED)
    return user


async def _known(session: AsyncSession, issuer: str, subject: str) -> User | None:
    theirs = update(User).where(User.auth_provider == issuer, User.external_id == subject)
    found: User | None = await session.scalar(theirs.values(last_login_at=func.now()).returning(User))
    return found


def _subject(claims: dict[str, Any]) -> str:
    subject = claims["sub"]
    if not isinstance(subject, str) or not 0 < len(subject) <= LONGEST_SUBJECT or not subject.isprintable():
        raise provider_refused("the subject isn't one")
    return subject


def _email(claims: dict[str, Any], *, or_verified: bool) -> str:
    try:
        email = msgspec.convert(claims.get("email"), Email)
    except msgspec.ValidationError:
        raise UserError(ErrorCode.PROVIDER_EMAIL_MISSING) from None
    verified = claims.get("email_verified", or_verified)
    if verified is not True:
        raise UserError(ErrorCode.PROVIDER_EMAIL_UNVERIFIED)
    return email


def _names(claims: dict[str, Any]) -> dict[str, str | None]:
    given, family = _name(claims.get("given_name")), _name(claims.get("family_name"))
    if given is None and family is None:
        first, _, rest = (_name(claims.get("name")) or "").partition(" ")
        given, family = first or None, rest or None
    return {"first_name": given, "last_name": family}


def _name(value: Any) -> str | None:
    """Outside text: one line, of a length that fits."""
    if not isinstance(value, str):
        return None
    return " ".join(clean_text(value).split())[:LONGEST_NAME].strip() or None
