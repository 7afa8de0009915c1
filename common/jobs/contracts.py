"""What goes into each job kind and what comes out of it, as JSON on the job's row and in its events (camelCase)."""

from uuid import UUID

import msgspec

from common.tables.documents import DocumentType


class Contract(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """Arguments and results are plain, immutable JSON objects."""


class NoArguments(Contract, frozen=True):
    """Of kinds that need to be told nothing."""


class ParseResumeArguments(Contract, frozen=True):
    """`upload_id`: a row of `uploads`, which the job deletes."""

    upload_id: UUID


class RowsAdded(Contract, frozen=True):
    """How many rows of each profile list a job added."""

    work_experiences: int
    equipment_skills: int
    certifications: int


class ParseResumeResult(Contract, frozen=True):
    """`message` is for the user; `to_check` are sentences about what the reader could not be sure of."""

    message: str
    added: RowsAdded
    to_check: list[str] = []


class GenerateDocumentArguments(Contract, frozen=True):
    """`job_url` is where the description came from, if from anywhere."""

    document_type: DocumentType
    job_description: str
    job_url: str | None = None


class GenerateDocumentResult(Contract, frozen=True):
    """`missing_keywords`: what the posting asks for and the profile doesn't show. Listed, never added."""

    document_id: UUID
    title: str
    content: str
    missing_keywords: list[str] = []


class RenderPdfArguments(Contract, frozen=True):
    """`document_id`: a row of `generated_documents`."""

    document_id: UUID


class RenderPdfResult(Contract, frozen=True):
    """`download_url` is a path of the API."""

    document_id: UUID
    file_name: str
    download_url: str


class ExtractPostingArguments(Contract, frozen=True):
    """`url` as the user typed it, trimmed."""

    url: str


class ExtractPostingResult(Contract, frozen=True):
    """Text as found in the posting; empty where it names no company, title or place.

    `closed`: the site says that nobody can apply any more. `truncated`: the text ends before the posting does.
    """

    description: str
    company: str
    title: str
    location: str = ""
    closed: bool = False
    truncated: bool = False


class RemindOfExpiryResult(Contract, frozen=True):
    """How many notifications are new."""

    reminders: int


class RemoveExpiredResult(Contract, frozen=True):
    """How many rows were removed, or for `addresses` made anonymous."""

    sessions: int
    jobs: int
    addresses: int


class SendMailArguments(Contract, frozen=True):
    """`mail_id`: a row of `mails`. Neither a recipient nor a link is among a job's arguments: admins see those."""

    mail_id: UUID


class SendMailResult(Contract, frozen=True):
    """`sent` is false where there was nobody to send it to."""

    sent: bool
