"""The certificates and licences that a person holds or has held."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncSession

from common import tables
from common.tables.profile import NUMBER_LENGTH
from web_api.http.forms import FORM_BYTES, Line
from web_api.profile.owned_rows import IdempotencyKey, add_row, change_row, delete_row, list_rows, shown
from web_api.profile.plausible_dates import (
    ANYWHERE,
    LONGEST_VALIDITY,
    ExpirationDay,
    IssueDay,
    require_between,
    require_order,
)
from web_api.sessions import DatabaseSession, SignedIn

NEWEST_FIRST = (tables.Certification.issue_date.desc(), tables.Certification.created_at.desc())


NumberLine = Annotated[str, msgspec.Meta(min_length=1, max_length=NUMBER_LENGTH, pattern="^[^\n]*$")]
"""A card's or a licence's number: one line."""


class CertificationFields(msgspec.Struct, rename="camel", kw_only=True):
    """No `expirationDate` means that it does not expire; `number` is the card's or the licence's own."""

    name: Line
    issuing_organization: Line
    issue_date: IssueDay
    expiration_date: ExpirationDay | None = None
    number: NumberLine | None = None


class CertificationForm(CertificationFields, rename="camel", kw_only=True):
    """One certificate as the person enters it."""

    def __post_init__(self) -> None:
        """The dates can be true, and come in their order."""
        require_between("issueDate", self.issue_date, ANYWHERE)
        require_between("expirationDate", self.expiration_date, LONGEST_VALIDITY)
        require_order("issueDate", self.issue_date, "expirationDate", self.expiration_date)


class Certification(CertificationFields, rename="camel", kw_only=True):
    """One certificate as it is stored. `issueDateAssumed`: read from a resume that gave no date; saving confirms it."""

    id: UUID
    issue_date_assumed: bool
    created_at: datetime


async def certifications_of(session: AsyncSession, owner: UUID) -> list[Certification]:
    """List the person's certificates, the latest issued first."""
    rows = await list_rows(session, tables.Certification, owner, *NEWEST_FIRST)
    return [shown(Certification, row) for row in rows]


@get()
async def list_certifications(user: SignedIn, session: DatabaseSession) -> list[Certification]:
    """List the person's certificates, the latest issued first."""
    return await certifications_of(session, user.id)


@post()
async def add_certification(
    data: JSONBody[CertificationForm], user: SignedIn, session: DatabaseSession, idempotency_key: IdempotencyKey = None
) -> Certification:
    """Store a certificate and return it."""
    return shown(Certification, await add_row(session, tables.Certification, user.id, asdict(data), idempotency_key))


@put("/{row_id:uuid}")
async def change_certification(
    row_id: FromPath[UUID], data: JSONBody[CertificationForm], user: SignedIn, session: DatabaseSession
) -> Certification:
    """Replaces every field; what is left out becomes empty."""
    confirmed = asdict(data) | {"issue_date_assumed": False}
    return shown(Certification, await change_row(session, tables.Certification, user.id, row_id, confirmed))


@delete("/{row_id:uuid}")
async def delete_certification(row_id: FromPath[UUID], user: SignedIn, session: DatabaseSession) -> None:
    """Delete the certificate for good."""
    await delete_row(session, tables.Certification, user.id, row_id)


certifications_router = Router(
    "/api/certifications",
    route_handlers=[list_certifications, add_certification, change_certification, delete_certification],
    request_max_body_size=FORM_BYTES,
    tags=["profile"],
)
