"""Writing a resume or a cover letter for a posting."""

from typing import Literal
from uuid import UUID

from common.contract import Contract
from common.documents.findings import DocumentFindings
from common.errors import ErrorCode
from common.jobs.kind import Kind, Queue
from common.messages import Wording
from common.tables.documents import DocumentType

REQUIREMENTS_FOUND = Wording("requirements_found", "{count} found")
JOBS_REVIEWED = Wording("jobs_reviewed", "{count} jobs", one="1 job")
REQUIREMENTS_MATCHED = Wording("requirements_matched", "{part} of {whole}")
WRITING = Wording("writing", "{text}")
"""The prose itself, as it is written: a sentence at a time, in the document's language."""

DocumentLanguage = Literal["en", "es"]


class GenerateDocumentArguments(Contract, frozen=True):
    """`job_url` is where the description came from, if from anywhere; without a `language` it is the posting's.

    `job_title`, `company` and `location` are what the person has been shown of the posting, and may have put right.
    `time_zone`: where they are, by its IANA name; a letter carries their own day.
    """

    document_type: DocumentType
    job_description: str
    job_url: str | None = None
    language: DocumentLanguage | None = None
    job_title: str | None = None
    company: str | None = None
    location: str | None = None
    time_zone: str | None = None


class GenerateDocumentResult(DocumentFindings, frozen=True, kw_only=True):
    """The document as it is stored, and what is known of it."""

    document_id: UUID
    title: str
    content: str


GENERATE_DOCUMENT = Kind(
    module=__name__,
    queue=Queue.INTERACTIVE,
    deadline_seconds=120,
    steps=(
        Wording("analyzing_requirements", "Analyzing job requirements..."),
        Wording("reviewing_profile", "Reviewing your profile..."),
        Wording("matching_skills", "Matching skills and experience..."),
        Wording("crafting_content", "Crafting professional content..."),
        Wording("formatting_document", "Formatting document..."),
        Wording("finalizing_document", "Finalizing your document..."),
    ),
    details=(REQUIREMENTS_FOUND, JOBS_REVIEWED, REQUIREMENTS_MATCHED, WRITING),
    arguments=GenerateDocumentArguments,
    result=GenerateDocumentResult,
    tells_owner=True,
    prints_pages=True,
    errors=(ErrorCode.INCOMPLETE_PROFILE,),
)
