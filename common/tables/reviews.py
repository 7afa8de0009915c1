"""What an uploaded resume added to a profile, for the person to look over."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Index, String
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base, CreatedAt, OwnerId


class ResumeReview(Base):
    """The review of an upload that added something.

    It is deleted when the upload is undone, and a while after it was finished.
    """

    __tablename__ = "resume_reviews"
    __table_args__ = (Index("ix_resume_reviews_created_at", "created_at"),)

    id: Mapped[UUID] = mapped_column(primary_key=True)
    """The job's that read the resume, so that what tells of the job leads here. Jobs are pruned sooner."""
    user_id: Mapped[OwnerId]
    file_name: Mapped[str] = mapped_column(String(255))
    contents: Mapped[dict[str, Any]]
    """A `common.profile.review.Contents`."""
    created_at: Mapped[CreatedAt]
    finished_at: Mapped[datetime | None]
