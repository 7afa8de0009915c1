"""How long what is kept about people is kept, for the privacy page: it must not promise what a setting has changed."""

import msgspec
from litestar import get
from litestar.di import NamedDependency

from common.settings import Settings


class Retention(msgspec.Struct, rename="camel"):
    """In days. `addresses`: from where and with what browser somebody signed in."""

    addresses: int


@get("/api/retention", tags=["privacy"])
async def read_retention(settings: NamedDependency[Settings]) -> Retention:
    """For everybody."""
    return Retention(settings.address_days)
