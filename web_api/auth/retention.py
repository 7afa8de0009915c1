"""How long what is kept about people is kept, for the privacy page: it must not promise what a setting has changed."""

import msgspec
from litestar import get
from litestar.di import NamedDependency

from common.settings import Settings


class Retention(msgspec.Struct, rename="camel"):
    """How many days records are kept. `addresses`: from where and with what browser somebody signed in."""

    addresses: int


@get("/api/retention", tags=["privacy"])
async def read_retention(settings: NamedDependency[Settings]) -> Retention:
    """Tell how long the product keeps records of people; nobody has to be signed in."""
    return Retention(settings.address_days)
