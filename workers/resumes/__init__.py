"""Resumes in PDF to what they say: jobs, skills, certifications, and what the person should check."""

from collections.abc import Callable

from common.errors import ErrorCode, UserError
from workers.resumes.line import Line
from workers.resumes.lines import read_lines
from workers.resumes.ocr import scanned_lines
from workers.resumes.printed_lines import lines_of
from workers.resumes.reader import read
from workers.resumes.resume import ReadCertification, ReadJob, ReadResume, ReadSkill
from workers.resumes.tesseract import installed

FEWEST_LETTERS = 30
SMALLEST_PDF = (
    b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
    b"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</Font<</F<</Type/Font"
    b"/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj\n4 0 obj<</Length 32>>stream\nBT /F 9 Tf 9 50 Td (warm) Tj ET\n"
    b"endstream endobj\nxref\n0 5\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \n"
    b"0000000101 00000 n \n0000000249 00000 n \ntrailer<</Root 1 0 R/Size 5>>\nstartxref\n326\n%%EOF"
)

__all__ = [
    "ReadCertification",
    "ReadJob",
    "ReadResume",
    "ReadSkill",
    "all_lines",
    "check_found",
    "read_resume",
    "warm_up",
]


def read_resume(pdf: bytes) -> ReadResume:
    """Everything the resume says that a profile holds.

    Raises UserError when it can't be read or holds nothing of that kind.
    """
    resume = read(all_lines(pdf))
    check_found(resume)
    return resume


def all_lines(
    pdf: bytes, *, opened: Callable[[int], None] = lambda _: None, on_page: Callable[[int, int], None] = lambda *_: None
) -> list[Line]:
    """The lines of a PDF, from its text or else from its pictures.

    `opened` is told the number of pages, `on_page` each picture's number and their count. Raises UserError for what
    can't be read.
    """
    lines = lines_of(pdf, opened)
    if not _has_text(lines) and installed():
        lines = scanned_lines(pdf, on_page)
    if not _has_text(lines):
        raise UserError(ErrorCode.NO_READABLE_TEXT)
    return lines


def warm_up() -> None:
    """Brings in, in a parent before it forks, what unstructured imports only when it first reads."""
    read_lines(SMALLEST_PDF)


def _has_text(lines: list[Line]) -> bool:
    return sum(sum(letter.isalpha() for letter in line.text) for line in lines) >= FEWEST_LETTERS


def check_found(resume: ReadResume) -> None:
    """Raises UserError for a text that is no resume."""
    if not (resume.jobs or resume.skills or resume.certifications):
        raise UserError(ErrorCode.NOTHING_FOUND)
