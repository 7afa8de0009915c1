"""The types of the fields e-mail, password and name, with their limits."""

from typing import Annotated

import msgspec

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
NewPassword = Annotated[str, msgspec.Meta(min_length=MIN_PASSWORD, max_length=MAX_PASSWORD)]
"""For setting one; signing in takes whatever was typed."""
PersonName = Annotated[str, msgspec.Meta(min_length=1, max_length=100, pattern="^[^\n]*$")]
