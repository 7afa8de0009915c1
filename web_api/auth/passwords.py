"""Passwords: argon2id, off the event loop, so many at once as there are cores."""

import os
import secrets
import unicodedata

from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""19 MiB, two passes, one lane: OWASP's figures for argon2id. About 22 ms of one core."""
_NOBODYS = _hasher.hash(secrets.token_urlsafe())
"""Checked in place of a hash that doesn't exist, so that an unknown e-mail takes as long as a wrong password."""
_at_once = CapacityLimiter(os.cpu_count() or 1)
"""More at once would only make each of them slower, and take 19 MiB each."""


async def hash_password(password: str) -> str:
    """The text to store: parameters, salt and hash."""
    return await to_thread.run_sync(_hasher.hash, _typed_alike(password), limiter=_at_once)


async def is_password(password: str, stored: str | None) -> bool:
    """Whether `password` belongs to the hash in `stored`; takes the same time when there is none, and is then false."""
    matches = await to_thread.run_sync(_matches, _typed_alike(password), stored or _NOBODYS, limiter=_at_once)
    return matches and stored is not None


def _matches(password: str, stored: str) -> bool:
    try:
        return _hasher.verify(stored, password)
    except VerifyMismatchError:
        return False


def _typed_alike(password: str) -> str:
    """Keyboards differ in whether `ñ` is one character or two; to the person who types it, it is one password."""
    return unicodedata.normalize("NFC", password)
