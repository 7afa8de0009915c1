"""Resumes in PDF to what they say: jobs, skills, certifications, and what the person should check."""

from common.errors import UserError
from workers.reading.bounded import lines_of
from workers.reading.line import Line
from workers.reading.lines import read_lines
from workers.reading.reader import read
from workers.reading.resume import ReadCertification, ReadJob, ReadResume, ReadSkill

FEWEST_LETTERS = 30
SMALLEST_PDF = (
    b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
    b"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</Font<</F<</Type/Font"
    b"/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj\n4 0 obj<</Length 32>>stream\nBT /F 9 Tf 9 50 Td (warm) Tj ET\n"
    b"endstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF"
)

__all__ = [
    "ReadCertification",
    "ReadJob",
    "ReadResume",
    "ReadSkill",
    "check_found",
    "check_text",
    "lines_of",
    "read_resume",
    "warm_up",
]


def read_resume(pdf: bytes) -> ReadResume:
    """Everything the resume says that a profile holds.

    Raises UserError when it can't be read or holds nothing of that kind.
    """
    lines = lines_of(pdf)
    check_text(lines)
    resume = read(lines)
    check_found(resume)
    return resume


def warm_up() -> None:
    """Brings in, in a parent before it forks, what unstructured imports only when it first reads."""
    read_lines(SMALLEST_PDF)


def check_text(lines: list[Line]) -> None:
    """Raises UserError for a file of pictures."""
    if sum(sum(letter.isalpha() for letter in line.text) for line in lines) < FEWEST_LETTERS:
        raise UserError(
            "no_readable_text",
            "There is no readable text in this PDF. It may be a scan or a photo: upload a PDF saved from a word"
            " processor, or add your work by hand.",
        )


def check_found(resume: ReadResume) -> None:
    """Raises UserError for a text that is no resume."""
    if not (resume.jobs or resume.skills or resume.certifications):
        raise UserError(
            "nothing_found",
            "We could read this PDF, but found no jobs, skills or certifications in it. Is it your resume? You can also"
            " add them by hand.",
        )
