"""A posting in a PDF, as text: the reader of resumes opens it, in a process of its own with limits."""

from common.errors import ErrorCode, UserError
from workers.posting.text.clean_text import BULLET
from workers.resumes.layout.order import in_reading_order
from workers.resumes.pdf.printed_lines import lines_of
from workers.resumes.text.line import Row

_FEWEST_LETTERS = 30
_OF_READING = {
    ErrorCode.PDF_LOCKED: ErrorCode.FILE_LOCKED,
    ErrorCode.FILE_TOO_LARGE: ErrorCode.PAGE_TOO_LARGE,
    ErrorCode.TOO_MANY_PAGES: ErrorCode.PAGE_TOO_LARGE,
    ErrorCode.TIMED_OUT: ErrorCode.PAGE_TIMED_OUT,
}


def text_of_pdf(pdf: bytes, seconds: float) -> str:
    """Lines in reading order. UserError for a file that can't be read or holds no text."""
    try:
        lines = lines_of(pdf, seconds=seconds)
    except UserError as error:
        raise UserError(_OF_READING.get(error.error, ErrorCode.FILE_UNREADABLE)) from error
    text = "\n".join(_text(row) for flow in in_reading_order(lines) for row in flow)
    if sum(map(str.isalpha, text)) < _FEWEST_LETTERS:
        raise UserError(ErrorCode.FILE_WITHOUT_TEXT)
    return text


def _text(row: Row) -> str:
    return f"{BULLET if row.bullet else ''}{row.text}"
