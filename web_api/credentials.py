"""What may be entered as an e-mail, a password or a name."""

from typing import Annotated

import msgspec

from common.errors import UserError

MIN_PASSWORD = 6
MAX_PASSWORD = 1000
"""Far above any passphrase, and quick to hash."""
_LABEL = "[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"

Email = Annotated[
    str,
    # What browsers take in a field of type email, and a dot in the domain: mail has to arrive.
    msgspec.Meta(max_length=254, pattern=rf"^[a-zA-Z0-9.!#$%&'*+/=?^_`{{|}}~-]+@({_LABEL}\.)+{_LABEL}$"),
]
Password = Annotated[str, msgspec.Meta(max_length=MAX_PASSWORD)]
PersonName = Annotated[str, msgspec.Meta(max_length=100, pattern="^[^\n]*$")]


def require_long_enough(password: str) -> None:
    """UserError `password_too_short`, in the words of the registration screen."""
    if len(password) < MIN_PASSWORD:
        raise UserError("password_too_short", f"Password must be at least {MIN_PASSWORD} characters long.")
