"""Resumes in PDF, Word, pictures or JSON to what they say: jobs, skills, certifications, and what to check."""

from collections.abc import Callable, Sequence

import msgspec

from common.errors import ErrorCode, UserError
from common.resume_files import ResumeFile, kind_of
from workers.resumes.additions.checks import to_check
from workers.resumes.gear.mentions import gear_in
from workers.resumes.json_resume import read_json
from workers.resumes.pdf.lines import read_lines
from workers.resumes.pdf.printed_lines import lines_of
from workers.resumes.pictures.ocr import scanned_lines
from workers.resumes.pictures.photographs import picture_lines
from workers.resumes.pictures.tesseract import installed
from workers.resumes.reader import read
from workers.resumes.resume import ReadCertification, ReadJob, ReadResume, ReadSkill
from workers.resumes.text.line import Line
from workers.resumes.word.lines import word_lines

FEWEST_LETTERS = 30
SECONDS_OF_PICTURES = 60.0  # for all of a resume, within the deadline of the job
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
    "is_json",
    "read_resume",
    "warm_up",
]


def read_resume(*files: bytes) -> ReadResume:
    """Everything that a resume in one or several files says and a profile holds.

    Raises UserError when it can't be read or holds nothing of that kind.
    """
    resume = read_json(files[0]) if is_json(files) else read(all_lines(*files))
    resume.to_check = to_check(resume)
    check_found(resume)
    return resume


def is_json(files: Sequence[bytes]) -> bool:
    """True for a JSON Resume, which has no lines to read."""
    return len(files) == 1 and kind_of(files[0]) is ResumeFile.JSON


def all_lines(
    *files: bytes, opened: Callable[[int], None] = lambda _: None, on_page: Callable[[int, int], None] = lambda *_: None
) -> list[Line]:
    """The lines of all files of a resume, one after the other; a PDF's from its text or else from its pictures.

    `opened` is told the number of a PDF's pages, `on_page` each picture's number and their count. Raises UserError for
    what can't be read.
    """
    lines: list[Line] = []
    for number, content in enumerate(files):
        pages = max((line.page for line in lines), default=0)
        match kind_of(content):
            case ResumeFile.WORD:
                found = word_lines(content)
            case ResumeFile.PICTURE:
                on_page(number + 1, len(files))
                found = picture_lines(content, seconds=SECONDS_OF_PICTURES / len(files))
            case _:
                found = _of_pdf(content, opened=opened, on_page=on_page)
        lines += [msgspec.structs.replace(line, page=line.page + pages) for line in found]
    if not _has_text(lines):
        of_pictures = all(kind_of(content) is ResumeFile.PICTURE for content in files)
        raise UserError(ErrorCode.PICTURE_UNREADABLE if of_pictures else ErrorCode.NO_READABLE_TEXT)
    return lines


def _of_pdf(pdf: bytes, *, opened: Callable[[int], None], on_page: Callable[[int, int], None]) -> list[Line]:
    lines = lines_of(pdf, opened)
    return lines if _has_text(lines) or not installed() else scanned_lines(pdf, on_page)


def warm_up() -> None:
    """Brings in, in a parent before it forks, names of tools, and what unstructured imports only when it reads."""
    read_lines(SMALLEST_PDF)
    gear_in("hand tools")


def _has_text(lines: list[Line]) -> bool:
    return sum(sum(letter.isalpha() for letter in line.text) for line in lines) >= FEWEST_LETTERS


def check_found(resume: ReadResume) -> None:
    """Raises UserError for a text that is no resume."""
    if not (resume.jobs or resume.skills or resume.certifications):
        raise UserError(ErrorCode.NOTHING_FOUND)
