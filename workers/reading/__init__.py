"""Resumes in PDF to what they say: jobs, skills, certifications, and what the person should check."""

from common.errors import UserError
from workers.reading.bounded import lines_of
from workers.reading.line import Line
from workers.reading.reader import read
from workers.reading.resume import ReadCertification, ReadJob, ReadResume, ReadSkill

FEWEST_LETTERS = 30

__all__ = ["ReadCertification", "ReadJob", "ReadResume", "ReadSkill", "check_found", "check_text", "lines_of", "read_resume"]


def read_resume(pdf: bytes) -> ReadResume:
    """Everything the resume says that a profile holds. Raises UserError when it can't be read or holds nothing of that kind."""
    lines = lines_of(pdf)
    check_text(lines)
    resume = read(lines)
    check_found(resume)
    return resume


def check_text(lines: list[Line]) -> None:
    """Raises UserError for a file of pictures."""
    if sum(sum(letter.isalpha() for letter in line.text) for line in lines) < FEWEST_LETTERS:
        raise UserError(
            "no_readable_text",
            "There is no readable text in this PDF. It may be a scan or a photo: upload a PDF saved from a word processor, or add your work by hand.",
        )


def check_found(resume: ReadResume) -> None:
    """Raises UserError for a text that is no resume."""
    if not (resume.jobs or resume.skills or resume.certifications):
        raise UserError(
            "nothing_found",
            "We could read this PDF, but found no jobs, skills or certifications in it. Is it your resume? You can also add them by hand.",
        )
