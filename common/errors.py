"""The one family of errors that a user can act on, and the one registry of its codes.

Any other exception is our bug, and is told as such.
"""

from enum import Enum
from typing import Self

from common.messages import Parameter, sentence

_PASTE = "Copy the job description from the page and paste it in under Manual Entry."
_NOTHING_CHANGED = "None of your data was changed."
_FORMER_FIGURES = "The earlier figures are still in use."


class ErrorCode(Enum):
    """HTTP status, English sentence, and the sentence for a `count` of 1 where that reads otherwise.

    A member's name in lower case is the code on the wire. Codes are stable: clients and tests match on them. The module
    is longer than others, since an enumeration is one class: parted, its codes would no longer be one type.
    """

    # Anything
    INVALID = (400, "That request could not be understood.")
    UNAUTHORIZED = (401, "You are signed out. Please sign in.")
    FORBIDDEN = (403, "You don't have permission to do this.")
    CROSS_SITE = (403, "This request came from another site, so we refused it.")
    NOT_FOUND = (404, "We couldn't find that. It may have been deleted already.")
    METHOD_NOT_ALLOWED = (405, "This address doesn't take that kind of request.")
    NOT_SENT_AS_JSON = (415, "This call takes application/json. Please send its Content-Type with it.")
    WRONG_HOST = (421, "This site isn't served under that name. Who runs it sets PUBLIC_URL or ALLOWED_HOSTS.")
    BODY_TOO_LARGE = (413, "That is too much to send at once. Please send less.")
    TOO_MANY_ATTEMPTS = (
        429,
        "That was tried too often. Please try again in {count} minutes.",
        "That was tried too often. Please try again in a minute.",
    )
    INTERNAL_ERROR = (
        500,
        "Something went wrong on our side. It isn't your fault, and none of your data was lost. Please try again.",
    )
    UNAVAILABLE = (503, "The service is busy right now. Please try again in a moment.")

    # Jobs
    CANCELLED = (409, "This was cancelled.")
    IDEMPOTENCY_KEY_REUSED = (409, "This Idempotency-Key was used for something else. Please send a new one.")
    WORKER_LOST = (
        500,
        (
            "We tried this three times and it stopped our worker each time, so we gave up on it. It isn't your fault; "
            "none of your data was changed."
        ),
    )
    STILL_RUNNING = (504, "This is taking longer than usual, and goes on. See {url}.")
    TIMED_OUT = (504, f"This took too long, so we stopped it. {_NOTHING_CHANGED} Please try again.")
    TOO_MANY_JOBS = (429, "You have {limit} of these waiting already. Please wait until one of them is done.")
    TOO_MANY_STREAMS = (429, "You follow {limit} jobs at once already. Please close some of those pages.")
    UPLOADS_FULL = (429, "Your earlier uploads are still being read. Please wait until one of them is done.")
    UPLOAD_GONE = (
        409,
        "This can't be retried: what it works on was deleted when it ended. Its user has to upload it again.",
    )
    WRONG_STATE = (409, "This job is {state}; only one that is {allowed} can be changed like that.")

    # Accounts
    WRONG_CREDENTIALS = (401, "Please check your email and password.")
    WRONG_PASSWORD = (403, "That isn't your current password. Nothing was changed.")
    WRONG_EMAIL = (400, "Please type this account's email to confirm that you want to delete it.")
    ACCOUNT_DISABLED = (403, "This account has been deactivated. Please contact support.")
    EMAIL_TAKEN = (409, "An account with this email already exists. Please sign in, or use another email.")
    NO_PASSWORD = (400, "You sign in through another service, so this account has no password here.")
    LAST_ADMIN = (409, "You are the only admin. Please make somebody else an admin first.")
    LINK_VOID = (410, "This link has been used or replaced, or has expired. Please ask for a new one.")
    MAIL_UNAVAILABLE = (503, "This site can't send mail. Please contact support.")
    MAIL_REFUSED = (400, "The mail server doesn't accept mail for that address.")
    METRICS_TOKEN_WRONG = (403, "This needs the token that METRICS_TOKEN sets.")
    METRICS_TOKEN_MISSING = (403, "From another machine this needs a token: set METRICS_TOKEN.")

    # Signing in through a provider
    PROVIDER_EMAIL_MISSING = (400, "The sign-in service didn't tell us an email address of yours.")
    PROVIDER_EMAIL_TAKEN = (400, "Your email already has an account here. Please sign in to that one.")
    PROVIDER_EMAIL_UNVERIFIED = (400, "Please confirm your email address with the sign-in service.")
    PROVIDER_REFUSED = (400, "The sign-in service's answer couldn't be verified. Please try again.")
    PROVIDER_UNAVAILABLE = (400, "The sign-in service doesn't answer. Please try again in a few minutes.")
    SIGN_IN_DECLINED = (400, "You didn't finish signing in. Nothing was changed.")
    SIGN_IN_INTERRUPTED = (400, "That sign-in took too long or began in another browser. Please try again.")

    # The profile and its documents
    LIST_FULL = (400, "This list is full: it holds {limit} entries. Please delete one before you add another.")
    INCOMPLETE_PROFILE = (
        422,
        "Please add work experience or skills to your profile before generating documents.",
    )
    NOTHING_TO_MATCH = (
        422,
        "Please add work experience, skills, or certifications to discover career options.",
    )
    JOB_DESCRIPTION_TOO_SHORT = (400, "Please provide a more detailed job description")
    JOB_DESCRIPTION_TOO_LONG = (
        400,
        "Please shorten the job description to {limit:,} characters: its requirements are enough.",
    )
    DOCUMENT_NOT_FOUND = (404, "This document is no longer there. Please generate it again.")

    DOCUMENT_CHANGED = (409, "This document was changed elsewhere meanwhile. Please open it again.")

    DOCUMENT_TOO_LONG = (400, "This document is far too long to print. Please shorten it to a few pages.")

    TEMPLATE_UNKNOWN = (400, "There is no template of this name. Please choose another one.")

    # Uploaded resumes
    MISSING_FILE = (400, "Please choose a PDF file to upload.")
    EMPTY_FILE = (400, "This file is empty. Please choose the PDF again.")
    FILE_TOO_LARGE = (413, "Please upload a file smaller than {megabytes}MB.")
    NOT_A_PDF = (415, "Please upload a PDF file.")
    TOO_MANY_PAGES = (400, "This PDF has {pages} pages. Please upload your resume alone ({limit} pages at most).")
    PDF_LOCKED = (400, "This PDF needs a password to open. Save a copy without a password and upload that.")
    PDF_DAMAGED = (
        400,
        "This PDF is damaged or was cut off on its way. Save your resume as PDF again and upload the new file.",
    )
    PDF_TOO_COMPLEX = (
        400,
        (
            "This PDF is too complex to read: it takes far more time or memory than a resume should. Print your resume "
            "to a new PDF and upload that."
        ),
    )
    NO_READABLE_TEXT = (
        400,
        (
            "There is no readable text in this PDF. If it is a scan or a photo, try a sharper one, or upload a PDF "
            "saved from a word processor, or add your work by hand."
        ),
    )
    WORD_DAMAGED = (
        400,
        "This Word file is damaged or isn't a Word document. Save it again as .docx or as PDF and upload the new file.",
    )
    FILE_TOO_COMPLEX = (
        400,
        (
            "This file is too complex to read: it takes far more time or memory than a resume should. Save your resume "
            "as PDF and upload that."
        ),
    )
    PICTURE_DAMAGED = (400, "This picture is damaged or was cut off on its way. Please take or send it again.")
    PICTURE_TOO_LARGE = (
        400,
        (
            "This picture has {megapixels} megapixels, and {limit} are the most that we read. Take it again with a "
            "smaller setting."
        ),
    )
    PICTURE_UNREADABLE = (
        400,
        (
            "We couldn't make out enough words in this picture. Lay the page flat in even light, hold the camera "
            "straight above it, and let the page fill the picture."
        ),
    )
    PICTURES_UNREAD = (400, "This site can't read pictures. Please upload your resume as PDF or as a Word file.")
    CARD_NOT_A_PICTURE = (415, "Please choose a photo of the card: JPEG, PNG or HEIC.")
    CARD_HAS_TWO_SIDES = (400, "A card has two sides at most. Please choose one photo or two.")
    CARD_UNREADABLE = (
        400,
        (
            "We couldn't make out a certificate on this picture. Lay the card flat on a dark table, turn it until "
            "nothing glares, and let it fill the picture."
        ),
    )
    JSON_UNREADABLE = (400, "This file isn't a JSON Resume that we can read. Export it again, or upload a PDF.")
    TOO_MANY_FILES = (400, "A resume may come in {limit} files at most. Please put its pages into one PDF.")
    NOTHING_FOUND = (
        400,
        (
            "We could read this file, but found no jobs, skills or certifications in it. Is it your resume? You can "
            "also add them by hand."
        ),
    )

    # Jobs that somebody tells about
    JOB_NOT_UNDERSTOOD = (
        400,
        (
            "We couldn't make out a job in that. Please say what you do and where, for example: I am a welder at ABC "
            "Steel."
        ),
    )

    NOT_A_RECORDING = (400, "We couldn't read that recording. Please record it again.")
    NOTHING_HEARD = (400, "We couldn't hear anything in the recording. Please say it again.")
    TRANSCRIPTION_UNAVAILABLE = (503, "Recordings can't be transcribed right now. Please type your answer.")

    # Postings that are read from their address
    URL_TOO_LONG = (400, "That address is too long. Please copy the posting's text instead.")
    URL_INVALID = (
        400,
        f"That doesn't look like a web address. Check the link, for example https://example.com/jobs/123. {_PASTE}",
    )
    URL_UNSUPPORTED = (400, f"Only web addresses that begin with http:// or https:// can be opened. {_PASTE}")
    URL_REFUSED = (400, f"That address can't be opened from here, because it isn't a public web page. {_PASTE}")
    URL_PORT_REFUSED = (400, f"That address names an unusual port, and only ordinary web pages can be opened. {_PASTE}")
    SITE_UNKNOWN = (400, f"There is no site by that name. Check the link for a typing mistake. {_PASTE}")
    SITE_UNREACHABLE = (400, f"We couldn't reach that site. Check the link, or try again in a few minutes. {_PASTE}")
    SITE_NOT_SECURE = (400, f"That site's security certificate isn't valid, so we didn't open it. {_PASTE}")
    SITE_FAILED = (
        400,
        f"That site had a problem of its own and didn't show the page. Try again in a few minutes. {_PASTE}",
    )
    SITE_BUSY = (400, f"That site is asking for fewer visits right now. Try again in a few minutes. {_PASTE}")
    SITE_UNDER_MAINTENANCE = (400, f"That site is down for maintenance. Try again later. {_PASTE}")
    SIGN_IN_REQUIRED = (400, f"That site only shows the posting to people who sign in. {_PASTE}")
    PAGE_FORBIDDEN = (400, f"That site doesn't let our program open the page. {_PASTE}")
    PAGE_BLOCKED = (400, f"That site only shows the posting to people who prove that they aren't a robot. {_PASTE}")
    PAGE_NOT_FOUND = (
        400,
        f"There is no page at that address any more. The posting may have been taken down or filled. {_PASTE}",
    )
    POSTING_CLOSED = (
        400,
        f"That posting is closed: the site says that it has expired, been filled or been removed. {_PASTE}",
    )
    POSTING_LIST = (
        400,
        f"That link leads to a list of jobs. Open the one job that you mean and copy its own link. {_PASTE}",
    )
    POSTING_NOT_FOUND = (400, f"We opened the page but didn't find a job posting on it. {_PASTE}")
    PAGE_EMPTY = (400, f"We opened the page but there was nothing on it. {_PASTE}")
    REDIRECT_LOOP = (400, f"That link sends us around in circles and never gets to a page. {_PASTE}")
    PAGE_NOT_HTML = (400, f"That link leads to a file that we can't read, not to a web page. {_PASTE}")
    FILE_UNREADABLE = (400, f"That link leads to a PDF that is damaged or too complex to read. {_PASTE}")
    FILE_LOCKED = (400, f"That link leads to a PDF that asks for a password. {_PASTE}")
    FILE_WITHOUT_TEXT = (400, f"That link leads to a PDF without text in it, perhaps a scan or a picture. {_PASTE}")
    PAGE_TOO_LARGE = (400, f"That page is too large to read. {_PASTE}")
    PAGE_TIMED_OUT = (400, f"That page took too long to open. {_PASTE}")
    PAGE_CUT_OFF = (400, f"That site broke off before it had sent the page. Try again in a few minutes. {_PASTE}")

    # Reference data
    RELEASE_NOT_FOUND = (400, "{reason}")
    RELEASE_NOT_UNDERSTOOD = (400, "This O*NET release can't be imported. {reason} Nothing was changed.")

    # Regional figures
    TRADE_MISSING = (400, "Please select a trade.")
    OCCUPATION_UNKNOWN = (404, "We don't know an occupation of this name. Please choose one from the list.")
    REGIONAL_DATA_NONE = (503, "No regional figures have been loaded yet. Please try again later.")
    REGIONAL_DATA_UNREACHABLE = (400, f"{{host}} can't be reached, or stopped before all was sent. {_FORMER_FIGURES}")
    REGIONAL_DATA_NOT_FOUND = (400, f"{{host}} answered with {{status}} instead of the file. {_FORMER_FIGURES}")
    REGIONAL_DATA_NOT_LISTED = (
        400,
        f"The catalogue of {{host}} names no CSV of the projections that may be opened. {_FORMER_FIGURES}",
    )
    REGIONAL_DATA_TOO_LARGE = (400, f"The file is larger than {{megabytes}} MB. {_FORMER_FIGURES}")
    REGIONAL_DATA_NOT_CSV = (
        400,
        f"This is not the CSV of the projections but something else, such as a web page. {_FORMER_FIGURES}",
    )
    REGIONAL_DATA_COLUMN_MISSING = (400, f"The file has no column {{columns}}. {_FORMER_FIGURES}")
    REGIONAL_DATA_CUT_OFF = (400, f"The file is not whole: it breaks off at line {{line}}. {_FORMER_FIGURES}")
    REGIONAL_DATA_INCOMPLETE = (400, f"The file is not whole: occupations of {{area}} are missing. {_FORMER_FIGURES}")
    REGIONAL_DATA_COUNTIES_MISSING = (
        400,
        f"The file is not whole: these counties are missing: {{counties}}. {_FORMER_FIGURES}",
    )
    REGIONAL_DATA_COUNTIES_TWICE = (
        400,
        f"The file has these counties in more than one region: {{counties}}. {_FORMER_FIGURES}",
    )
    REGIONAL_DATA_TRADES_MISSING = (400, f"The file has no figures of these trades: {{trades}}. {_FORMER_FIGURES}")
    REGIONAL_DATA_MIXED = (
        400,
        f"The file mixes periods that can't be compared with each other: {{periods}}. {_FORMER_FIGURES}",
    )
    REGIONAL_DATA_OLD_CODES = (
        400,
        f"The regions' figures are of {{period}}, by codes of occupations that are no longer used. {_FORMER_FIGURES}",
    )
    REGIONAL_DATA_OLDER = (400, f"The file is of {{period}}, but {{serving}} is loaded already. {_FORMER_FIGURES}")
    REGIONAL_DATA_TWICE = (400, f"Line {{line}} repeats the occupation {{soc}} of {{area}}. {_FORMER_FIGURES}")
    REGIONAL_DATA_VALUE = (400, f"In line {{line}}, {{column}} can't be read: “{{value}}”. {_FORMER_FIGURES}")

    # The blog
    SLUG_TAKEN = (409, "Another post has this address. Please choose a different one.")
    SLUG_FIXED = (409, "This post has been published, so its address stays: others may link to it.")
    CHANGED_MEANWHILE = (409, "Someone else changed this post after you opened it. Please open it again.")
    NOT_A_PICTURE = (415, "Please choose a JPEG, PNG or WebP picture.")
    IMAGE_GONE = (400, "That picture isn't stored here any more. Please upload it again.")
    FOREIGN_IMAGE = (400, "The featured image has to be a picture that was uploaded here.")

    def __init__(self, status: int, english: str, one: str = "") -> None:
        self.status = status
        self.english = english
        self.one = one

    @property
    def code(self) -> str:
        """The code, as it is sent."""
        return self.name.lower()

    @classmethod
    def of(cls, code: str) -> "ErrorCode":
        """The member for a code that was stored or sent; a code of another version of the product is a bug of ours."""
        return cls.__members__.get(code.upper(), cls.INTERNAL_ERROR)


class UserError(Exception):
    """Something that the user can put right: a code of the registry, with what its sentence needs."""

    def __init__(self, error: ErrorCode, **params: Parameter) -> None:
        self.error = error
        self.params = params
        self.message = sentence(error.english, error.one, params)
        super().__init__(self.message)

    @property
    def code(self) -> str:
        """The code, as it is sent."""
        return self.error.code

    @classmethod
    def stored(cls, code: str, message: str, params: dict[str, Parameter]) -> Self:
        """An error that was told before, with the sentence that was told."""
        error = cls.__new__(cls)
        Exception.__init__(error, message)
        error.error, error.message, error.params = ErrorCode.of(code), message, params
        return error

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, Parameter]]]:
        """Exceptions pickle by `args`, which don't hold the parameters; reading happens in child processes."""
        return (type(self).stored, (self.code, self.message, self.params))
