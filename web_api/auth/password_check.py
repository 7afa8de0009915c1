"""Passwords are checked here and nowhere else, so that every guess is counted."""

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from sqlalchemy import ColumnElement, Delete, Update, and_, exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import ErrorCode, UserError
from common.settings import Settings
from common.tables import Session, User
from web_api.auth.passwords import is_password
from web_api.http.clients import address_of
from web_api.http.rate_limits import Limit, Throttle, network_of
from web_api.sessions import DatabaseSession

GUESSES_SECONDS = 15 * 60
NOT_THE_OWNER = (ErrorCode.WRONG_PASSWORD, ErrorCode.NO_PASSWORD)
"""What `PasswordCheck.prove_owner` raises, beside too many attempts."""


def has_email(email: str) -> ColumnElement[bool]:
    """Return the condition that an account has this e-mail, whatever its case."""
    return func.lower(User.email) == email.lower()


@dataclass(frozen=True)
class PasswordCheck:
    """The dependency `password_check`: proves a person by password, and limits guesses."""

    request: Request[Any, Any, Any]
    session: AsyncSession
    settings: Settings
    throttle: Throttle

    async def matching_hash(self, email: str, password: str, wrong: UserError) -> str:
        """The stored hash that the password belongs to. A wrong password and an unknown e-mail both raise `wrong`.

        Say it again in the statement that follows (`where password_hash = ...`): the password may change meanwhile.
        TooManyAttemptsError without a check when there were too many wrong ones.
        """
        from_here = exists().where(Session.user_id == User.id, Session.sess["ipAddress"].astext == self._address)
        account = select(User.password_hash, from_here.label("is_known_here")).where(has_email(email))
        found = (await self.session.execute(account)).one_or_none()
        await self.session.commit()  # no connection is held while the password is hashed
        stored: str | None = found and found.password_hash
        async with self.throttle.guess(*self._limits(email, is_known_here=bool(found and found.is_known_here))):
            if not await is_password(password, stored) or stored is None:
                raise wrong
        return stored

    async def prove_owner(self, user: User, current_password: str) -> ColumnElement[bool]:
        """The condition for a statement that only the account's owner may make; `carry_out` takes it.

        UserError `wrong_password`, or `no_password` where an outside provider signs the person in.
        """
        if user.password_hash is None:
            raise UserError(ErrorCode.NO_PASSWORD)
        matching = await self.matching_hash(user.email, current_password, _wrong_password())
        return and_(User.id == user.id, User.password_hash == matching)

    async def carry_out(self, statement: Update | Delete) -> None:
        """Execute a change that the password has proven, without committing.

        Raises UserError `wrong_password` when the password was changed after the proof.
        """
        if await self.session.scalar(statement.returning(User.id)) is None:
            raise _wrong_password()

    def guess_at_link(self) -> AbstractAsyncContextManager[None]:
        """Around looking for a link that sets a password anew: links that lead nowhere are counted by address."""
        return self.throttle.guess(self._address_limit("reset link"))

    async def forget_wrong_ones(self, email: str) -> None:
        """Forget the wrong guesses after a new password was set, so that they don't lock its owner out."""
        await self.throttle.forget(*(self._account_limit(email, is_known_here=known) for known in (False, True)))

    @property
    def _address(self) -> str | None:
        return address_of(self.request)

    def _limits(self, email: str, *, is_known_here: bool) -> tuple[Limit, Limit]:
        return (
            self._account_limit(email, is_known_here=is_known_here),
            self._address_limit("address"),
        )

    def _address_limit(self, what: str) -> Limit:
        return Limit(what, network_of(self.request), self.settings.wrong_passwords_per_address, GUESSES_SECONDS)

    def _account_limit(self, email: str, *, is_known_here: bool) -> Limit:
        """Who is signed in from an address has a count of their own there: strangers' guesses don't lock them out."""
        account = f"{email.lower()} at {self._address}" if is_known_here else email.lower()
        return Limit("account", account, self.settings.wrong_passwords_per_account, GUESSES_SECONDS)


def _wrong_password() -> UserError:
    return UserError(ErrorCode.WRONG_PASSWORD)


def provide_password_check(
    request: Request[Any, Any, Any],
    session: DatabaseSession,
    settings: NamedDependency[Settings],
    throttle: NamedDependency[Throttle],
) -> PasswordCheck:
    """Make the request's `PasswordCheck`."""
    return PasswordCheck(request, session, settings, throttle)
