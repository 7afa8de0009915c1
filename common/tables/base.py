"""The base of all tables: constraint names that migrations can rely on, unguessable ids, times with a zone."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID, uuid4

from sqlalchemy import DateTime, ForeignKey, MetaData, func
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import DeclarativeBase, mapped_column

NAMING_CONVENTION = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    """Times are stored with their zone; dictionaries and lists are stored as jsonb."""

    metadata = MetaData(naming_convention=NAMING_CONVENTION)
    type_annotation_map = {  # noqa: RUF012 - SQLAlchemy reads it as a plain class attribute
        datetime: DateTime(timezone=True),
        dict[str, Any]: JSONB,
        list[str]: JSONB,
    }


Id = Annotated[
    UUID,
    mapped_column(primary_key=True, default=uuid4, server_default=func.gen_random_uuid()),
]
"""Random (version 4), so that an id can't be guessed from another."""
CreatedAt = Annotated[datetime, mapped_column(server_default=func.now())]
UpdatedAt = Annotated[datetime, mapped_column(server_default=func.now(), onupdate=func.now())]
OwnerId = Annotated[UUID, mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)]
"""The row is removed with the user whose it is."""
