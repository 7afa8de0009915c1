"""Uploaded resumes, generated documents and their printed files. Bytes live in Postgres: workers share no disk."""

from datetime import datetime
from typing import Any, Literal
from uuid import UUID

from sqlalchemy import (
    CheckConstraint,
    ForeignKey,
    Index,
    LargeBinary,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base, CreatedAt, Id, OwnerId

DocumentType = Literal["resume", "cover_letter"]
FileFormat = Literal["pdf", "docx", "html"]
"""`html`: the page that a link to send leads to."""


class Upload(Base):
    """A file on its way through a job; deleted in the transaction that ends the job, however it ends."""

    __tablename__ = "uploads"

    id: Mapped[Id]
    user_id: Mapped[OwnerId]
    job_id: Mapped[UUID] = mapped_column(ForeignKey("jobs.id", ondelete="CASCADE"), index=True)
    file_name: Mapped[str] = mapped_column(String(255))
    content: Mapped[bytes] = mapped_column(LargeBinary)
    created_at: Mapped[CreatedAt]


class GeneratedDocument(Base):
    """`draft` is the composed document that `content` (text) and every printed file are made from."""

    __tablename__ = "generated_documents"
    __table_args__ = (
        CheckConstraint("type in ('resume', 'cover_letter')", name="type"),
        Index("ix_generated_documents_latest", "user_id", "created_at"),
        # Those of a day, whoever's they are.
        Index("ix_generated_documents_created_at", "created_at"),
    )

    id: Mapped[Id]
    user_id: Mapped[OwnerId]
    job_id: Mapped[UUID | None] = mapped_column(unique=True)
    """The job that wrote it: a job that runs twice can't store two documents. Kept when the job's row is pruned."""
    type: Mapped[DocumentType] = mapped_column(String(20))
    title: Mapped[str] = mapped_column(String(300))
    content: Mapped[str] = mapped_column(Text)
    draft: Mapped[dict[str, Any]]
    job_description: Mapped[str | None] = mapped_column(Text)
    file_name: Mapped[str | None] = mapped_column(String(255))
    profile_fingerprint: Mapped[str] = mapped_column(String(64))
    """What the profile was when this was written; see `common.profile.fingerprint`."""
    findings: Mapped[dict[str, Any]] = mapped_column(default=dict, server_default="{}")
    """A `common.documents.findings.DocumentFindings`."""
    version: Mapped[int] = mapped_column(default=1, server_default="1")
    """Counts the states of the words, from 1; earlier ones are `document_versions`."""
    edited_at: Mapped[datetime | None]
    created_at: Mapped[CreatedAt]


class DocumentLink(Base):
    """A page at an address that can't be guessed, for whom its owner sends it to; the row's end is the page's end."""

    __tablename__ = "document_links"

    id: Mapped[Id]
    user_id: Mapped[OwnerId]
    document_id: Mapped[UUID] = mapped_column(ForeignKey("generated_documents.id", ondelete="CASCADE"), unique=True)
    path_key: Mapped[str] = mapped_column(String(40), unique=True)
    """The last part of its address: 128 random bits."""
    template: Mapped[str] = mapped_column(String(60))
    openings: Mapped[int] = mapped_column(default=0, server_default="0")
    last_opened_at: Mapped[datetime | None]
    created_at: Mapped[CreatedAt]


class DocumentFile(Base):
    """A document as printed. One per document, format, template (see `common.documents.templates`) and paper."""

    __tablename__ = "document_files"
    __table_args__ = (UniqueConstraint("document_id", "format", "template", "paper", name="document_files_look"),)

    id: Mapped[Id]
    document_id: Mapped[UUID] = mapped_column(ForeignKey("generated_documents.id", ondelete="CASCADE"))
    format: Mapped[FileFormat] = mapped_column(String(10))
    template: Mapped[str] = mapped_column(String(60), default="classic", server_default="classic")
    paper: Mapped[str] = mapped_column(String(10), default="letter", server_default="letter")
    content: Mapped[bytes] = mapped_column(LargeBinary)
    created_at: Mapped[CreatedAt]


class DocumentVersion(Base):
    """The words of a document as they were before an edit. `number` is the version that they were."""

    __tablename__ = "document_versions"
    __table_args__ = (UniqueConstraint("document_id", "number"),)

    id: Mapped[Id]
    document_id: Mapped[UUID] = mapped_column(ForeignKey("generated_documents.id", ondelete="CASCADE"))
    number: Mapped[int]
    title: Mapped[str] = mapped_column(String(300))
    content: Mapped[str] = mapped_column(Text)
    draft: Mapped[dict[str, Any]]
    findings: Mapped[dict[str, Any]]
    replaced_at: Mapped[CreatedAt]


class DocumentPage(Base):
    """A page of a document's version as a PNG, in one look. `number` counts from 1.

    `lines` says where on it the document's lines stand: their text, and boxes of left, top, width and height as
    shares of the page.
    """

    __tablename__ = "document_pages"
    __table_args__ = (
        UniqueConstraint("document_id", "version", "template", "paper", "number", name="document_pages_look"),
    )

    id: Mapped[Id]
    document_id: Mapped[UUID] = mapped_column(ForeignKey("generated_documents.id", ondelete="CASCADE"))
    version: Mapped[int]
    template: Mapped[str] = mapped_column(String(60))
    paper: Mapped[str] = mapped_column(String(10))
    number: Mapped[int]
    width: Mapped[int]
    height: Mapped[int]
    content: Mapped[bytes] = mapped_column(LargeBinary)
    lines: Mapped[list[dict[str, Any]]] = mapped_column(JSONB)
    created_at: Mapped[CreatedAt]
