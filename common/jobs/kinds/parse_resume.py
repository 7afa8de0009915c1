"""The kind of job that reads an uploaded resume into the profile."""

from uuid import UUID

import msgspec

from common.contract import Contract
from common.errors import ErrorCode
from common.jobs.kind import Kind, Queue
from common.messages import Message, Wording

PAGES = Wording("pages", "{count} pages", one="1 page")
PICTURE = Wording("picture", "Picture {number} of {count}")
ASKING_THE_MODEL = Wording("asking_the_model", "Asking the model")

# No name stands before a period: "Bayline Fabrication, Inc." brings its own.
TITLE_MISSING = Wording("title_missing", "For the work at {company}, the resume gives no job title. Please add it.")
COMPANY_MISSING = Wording(
    "company_missing", "The resume doesn't say where you worked as {title}. Please add the company."
)
COMPANY_PLACEHOLDER = Wording(
    "company_placeholder",
    "For {title}, the resume says “{company}” instead of an employer. Please put in the name.",
)
MONTHS_MISSING = Wording("months_missing", "For {job}, the resume gives only years. Please check the months.")
DATES_REVERSED = Wording("dates_reversed", "The dates of {job} end before they begin. Please check them.")
ISSUE_DATE_MISSING = Wording("issue_date_missing", "For {names}, no issue date is given. Please put in the right one.")
NO_ROOM = Wording(
    "no_room",
    "{count} entries of the resume were left out: each of your lists holds {limit}.",
    one="1 entry of the resume was left out: each of your lists holds {limit}.",
)
STUDY_MONTHS_MISSING = Wording("study_months_missing", "For {names}, only years are given. Please check the months.")
LEVEL_MISSING = Wording(
    "level_missing",
    "The resume doesn't say how well you speak {names}. We put in “Conversational”. Please check it.",
)
ISSUER_MISSING = Wording("issuer_missing", "For {names}, no issuing organization is given. Please add it.")


class ParseResumeArguments(Contract, frozen=True):
    """`upload_id`: a row of `uploads`, which the job deletes. `time_zone`: whose day stands where none is given."""

    upload_id: UUID
    time_zone: str | None = None


class RowsAdded(Contract, frozen=True):
    """How many rows of each profile list a job added, and how many fields of the contact details it filled."""

    work_experiences: int
    equipment_skills: int
    certifications: int
    education: int = 0
    languages: int = 0
    contact_details: int = 0


class ParseResumeResult(Contract, frozen=True):
    """`message` is for the user, in English; `to_check`: what the reader could not be sure of.

    `left_open` counts these, and what else the review of the upload asks about.
    """

    message: str
    added: RowsAdded
    to_check: list[Message] = msgspec.field(default_factory=list)
    left_open: int = 0


PARSE_RESUME = Kind(
    module=__name__,
    queue=Queue.DOCUMENTS,
    deadline_seconds=90,
    steps=(
        Wording("opening_resume", "Opening your resume..."),
        Wording("reading_text", "Reading the text..."),
        Wording("finding_jobs", "Finding your jobs..."),
        Wording("finding_skills", "Finding your skills and certifications..."),
        Wording("saving_profile", "Saving to your profile..."),
    ),
    details=(PAGES, PICTURE, ASKING_THE_MODEL),
    findings=(
        NO_ROOM,
        TITLE_MISSING,
        COMPANY_MISSING,
        COMPANY_PLACEHOLDER,
        MONTHS_MISSING,
        DATES_REVERSED,
        ISSUE_DATE_MISSING,
        ISSUER_MISSING,
        STUDY_MONTHS_MISSING,
        LEVEL_MISSING,
    ),
    arguments=ParseResumeArguments,
    result=ParseResumeResult,
    tells_owner=True,
    errors=(
        ErrorCode.EMPTY_FILE,
        ErrorCode.FILE_TOO_LARGE,
        ErrorCode.NOT_A_PDF,
        ErrorCode.TOO_MANY_PAGES,
        ErrorCode.PDF_LOCKED,
        ErrorCode.PDF_DAMAGED,
        ErrorCode.PDF_TOO_COMPLEX,
        ErrorCode.NO_READABLE_TEXT,
        ErrorCode.WORD_DAMAGED,
        ErrorCode.FILE_TOO_COMPLEX,
        ErrorCode.PICTURE_DAMAGED,
        ErrorCode.PICTURE_TOO_LARGE,
        ErrorCode.PICTURE_UNREADABLE,
        ErrorCode.PICTURES_UNREAD,
        ErrorCode.JSON_UNREADABLE,
        ErrorCode.NOTHING_FOUND,
    ),
)
