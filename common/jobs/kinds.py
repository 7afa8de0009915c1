"""Every kind of job: where it runs, how long it may take, and its real steps.

A kind's work is `workers.<kind>.run`; the name is derived, so there is no second list to keep.
"""

from dataclasses import dataclass
from enum import Enum, StrEnum

from common.jobs.contracts import (
    Contract,
    ExtractPostingArguments,
    ExtractPostingResult,
    GenerateDocumentArguments,
    GenerateDocumentResult,
    NoArguments,
    ParseResumeArguments,
    ParseResumeResult,
    RemindOfExpiryResult,
    RemoveExpiredResult,
    RenderPdfArguments,
    RenderPdfResult,
    SendMailArguments,
    SendMailResult,
)

MAX_ATTEMPTS = 3


class Queue(StrEnum):
    """One per class of resource; a worker process serves exactly one."""

    INTERACTIVE = "interactive"
    """Model calls and mail: seconds of waiting, little CPU."""
    DOCUMENTS = "documents"
    """Reading and printing PDFs: CPU."""
    BROWSER = "browser"
    """Chromium: memory."""
    BACKGROUND = "background"
    """Refreshes and imports: nobody waits."""


@dataclass(frozen=True, slots=True)
class KindSpec:
    """`deadline_seconds`: an attempt that runs longer is killed. `steps`: what the user reads while it runs."""

    queue: Queue
    deadline_seconds: float
    steps: tuple[str, ...]
    arguments: type[Contract]
    result: type[Contract]


class JobKind(Enum):
    """The member's name in lower case is the kind's name everywhere: row, module, log, metric."""

    PARSE_RESUME = KindSpec(
        Queue.DOCUMENTS,
        90,
        (
            "Opening your resume...",
            "Reading the text...",
            "Finding your jobs...",
            "Finding your skills and certifications...",
            "Saving to your profile...",
        ),
        ParseResumeArguments,
        ParseResumeResult,
    )
    GENERATE_DOCUMENT = KindSpec(
        Queue.INTERACTIVE,
        120,
        (
            "Analyzing job requirements...",
            "Reviewing your profile...",
            "Matching skills and experience...",
            "Crafting professional content...",
            "Formatting document...",
            "Finalizing your document...",
        ),
        GenerateDocumentArguments,
        GenerateDocumentResult,
    )
    RENDER_PDF = KindSpec(
        Queue.DOCUMENTS,
        30,
        ("Laying out the page...", "Printing the PDF...", "Storing the PDF..."),
        RenderPdfArguments,
        RenderPdfResult,
    )
    EXTRACT_POSTING = KindSpec(
        Queue.BROWSER,
        60,
        (
            "Opening the posting...",
            "Reading the posting...",
            "Finding the job details...",
        ),
        ExtractPostingArguments,
        ExtractPostingResult,
    )
    REMOVE_EXPIRED = KindSpec(
        Queue.BACKGROUND,
        300,
        ("Removing what has expired...",),
        NoArguments,
        RemoveExpiredResult,
    )
    REMIND_OF_EXPIRY = KindSpec(
        Queue.BACKGROUND,
        120,
        ("Looking for certificates that expire...",),
        NoArguments,
        RemindOfExpiryResult,
    )

    SEND_MAIL = KindSpec(
        Queue.INTERACTIVE,  # somebody waits for the link, and an import may keep `background` busy for minutes
        90,
        ("Sending the message...",),
        SendMailArguments,
        SendMailResult,
    )

    @property
    def label(self) -> str:
        """Its name in lower case, as in the row and the module."""
        return self.name.lower()

    @property
    def module(self) -> str:
        """Dotted name of the module that does the work."""
        return f"workers.{self.label}"

    @classmethod
    def from_label(cls, label: str) -> "JobKind":
        """Raises KeyError for a kind that this version of the product doesn't know."""
        return cls[label.upper()]
