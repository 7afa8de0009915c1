"""Sign-ins that are under way: what was sent to the provider, and in which browser.

An attempt is found by the state that comes back together with the browser's cookie, so neither is worth anything alone:
a state that somebody else obtained doesn't sign a stranger into their account. Two tabs share the cookie.
"""

import re
import secrets
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import Cookie
from redis.exceptions import RedisError

from common.errors import ErrorCode, UserError
from common.settings import Settings
from web_api.http.one_redis_connection import OneRedisConnection

ATTEMPT_SECONDS = 10 * 60
"""Long enough to look for a phone with the second factor."""
_TOKEN_BYTES = 32
_TOKEN = re.compile(r"[\w-]{43}", re.ASCII)


class Attempt(msgspec.Struct, frozen=True):
    """A sign-in under way, to be used once.

    `nonce` must come back in the ID token, `code_verifier` proves that we ask for the code.
    """

    nonce: str
    code_verifier: str
    redirect_uri: str
    return_to: str


def new_secret() -> str:
    """256 random bits: a state, a nonce, a code verifier or a cookie."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


class Attempts:
    """Keeps sign-ins under way in Redis, under a hash, until they are taken or too old."""

    def __init__(self, redis_url: str) -> None:
        self._connection = OneRedisConnection(redis_url)

    async def keep(self, browser: str, state: str, attempt: Attempt) -> None:
        """Store the attempt. Raises UserError `unavailable` when Redis can't be reached."""
        redis, key, value = self._connection.redis, _key(browser, state), msgspec.json.encode(attempt)
        try:
            await self._connection.ask(lambda: redis.set(key, value, ex=ATTEMPT_SECONDS))
        except RedisError:
            raise _unavailable() from None

    async def take(self, browser: str | None, state: str) -> Attempt:
        """Once. UserError `sign_in_interrupted` for what this browser didn't begin, or long ago, or ended already."""
        if browser is None:
            raise _interrupted()
        try:
            kept = await self._connection.ask(lambda: self._connection.redis.getdel(_key(browser, state)))
        except RedisError:
            raise _unavailable() from None
        if kept is None:
            raise _interrupted()
        return msgspec.json.decode(kept, type=Attempt)

    async def close(self) -> None:
        """Close the connection to Redis."""
        await self._connection.close()


def browser_cookie(settings: Settings, browser: str) -> Cookie:
    """Lax, not strict: it has to come along when the provider leads back here."""
    return Cookie(
        key=_cookie_name(settings),
        value=browser,
        max_age=ATTEMPT_SECONDS,
        httponly=True,
        secure=settings.secure_cookies,
        samesite="lax",
    )


def browser_of_attempt(request: Request[Any, Any, Any], settings: Settings) -> str | None:
    """The cookie's value; None for one that we can't have set."""
    value = request.cookies.get(_cookie_name(settings), "")
    return value if _TOKEN.fullmatch(value) else None


def _cookie_name(settings: Settings) -> str:
    return "__Host-tradefolio_sign_in" if settings.secure_cookies else "tradefolio_sign_in"


def _key(browser: str, state: str) -> str:
    return f"tradefolio:sign-in:{sha256(f'{browser} {state}'.encode()).hexdigest()}"


def _interrupted() -> UserError:
    return UserError(ErrorCode.SIGN_IN_INTERRUPTED)


def _unavailable() -> UserError:
    return UserError(ErrorCode.UNAVAILABLE)
