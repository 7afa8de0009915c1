"""Going on from one version of a document's words to the next."""

from sqlalchemy import delete
from sqlalchemy.orm import Session

from common.tables import DocumentFile, DocumentPage, DocumentVersion, GeneratedDocument


def keep_version(session: Session, row: GeneratedDocument) -> None:
    """Keep the words as they are for going back to, count on, and forget what was printed of them.

    The row has to be held for update: versions are counted on it.
    """
    session.add(
        DocumentVersion(
            document_id=row.id,
            number=row.version,
            title=row.title,
            content=row.content,
            draft=row.draft,
            findings=row.findings,
        )
    )
    for printed in (DocumentFile, DocumentPage):
        session.execute(delete(printed).where(printed.document_id == row.id))
    row.version += 1
