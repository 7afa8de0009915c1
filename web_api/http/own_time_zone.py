"""Where the person is: what they write carries their own day, and a certificate expires when that day is over."""

from typing import Annotated

from litestar.params import HeaderParameter

OwnTimeZone = Annotated[str | None, HeaderParameter(name="Time-Zone", max_length=64)]
"""Where the person's browser is, by its IANA name. One that nobody knows counts as UTC."""
