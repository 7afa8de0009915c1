"""Certificates that a document names and that have expired: to be asked about before it is printed."""

from collections.abc import Sequence
from datetime import date
from uuid import UUID

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from common.documents.composed import Document, LineSection, Resume
from common.documents.findings import AgreedExpiry
from common.tables import Certification


class ExpiredCertificate(msgspec.Struct, rename="camel"):
    """`id`: of its row in the profile. `name` is how the document's line begins, too.

    `isAgreed`: its person has said of this date and these words that they may go out so.
    """

    id: UUID
    name: str
    expired_on: date
    is_agreed: bool


async def expired_certificates(
    session: AsyncSession, user_id: UUID, document: Document, agreed: Sequence[AgreedExpiry], today: date
) -> list[ExpiredCertificate]:
    """Return the expired certificates that a document lists, by today's profile and the person's own day.

    They are in the order of expiry; a letter lists none.
    """
    named = _names(document)
    if not named:
        return []
    rows = await session.scalars(
        select(Certification)
        .where(
            Certification.user_id == user_id,
            Certification.name.in_(named),
            Certification.expiration_date < today,
        )
        .order_by(Certification.expiration_date, Certification.name)
    )
    return [
        ExpiredCertificate(row.id, row.name, day, AgreedExpiry(row.id, day) in agreed)
        for row in rows
        if (day := row.expiration_date)
    ]


def _names(document: Document) -> set[str]:
    """Return what the lines of the document's lists begin with."""
    if not isinstance(document, Resume):
        return set()
    lists = (section for section in document.sections if isinstance(section, LineSection))
    return {line.label for section in lists for line in section.lines}
