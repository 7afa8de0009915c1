"""Word files: paragraphs, tabs, tables and boxes as resumes use them, and files that are none or mean harm."""

import pytest

from common.errors import UserError
from tests.workers.resumes.word_file import paragraph, table, word_file
from workers.resumes import read_resume
from workers.resumes.resume import ReadResume

JOB = (
    paragraph("Bayline Fabrication, Vallejo, CA\tMarch 2019 – Present", bold=True)
    + paragraph("Pipe Welder")
    + paragraph("Welded pipe in 6G", bullet=True)
    + paragraph("Ran a plasma cutter", bullet=True)
    + paragraph("Trained helpers", bullet=True)
)
HEADED = paragraph("EXPERIENCE", bold=True) + JOB
LISTS = paragraph("SKILLS", bold=True) + paragraph("Brazing, Rigging, Fit-up")


def said(resume: ReadResume) -> list[tuple[str, str, str]]:
    return [(job.title, job.company, str(job.start)) for job in resume.jobs]


@pytest.mark.parametrize(
    "body",
    [
        HEADED + LISTS,
        table((paragraph("Rosa Ibarra") + LISTS, HEADED)),
        f"<w:sdt><w:sdtContent>{HEADED}</w:sdtContent></w:sdt>{LISTS}",
        f"<w:p><w:r><w:drawing><w:txbxContent>{LISTS}</w:txbxContent></w:drawing></w:r></w:p>{HEADED}",
    ],
    ids=["paragraphs", "columns in a table", "a content control", "a text box"],
)
def test_a_word_file_is_read(body: str) -> None:
    resume = read_resume(word_file(body))
    assert said(resume) == [("Pipe Welder", "Bayline Fabrication", "2019-03")]
    assert resume.jobs[0].duties == ["Welded pipe in 6G", "Ran a plasma cutter", "Trained helpers"]
    assert [skill.name for skill in resume.skills] == ["Brazing", "Rigging", "Fit-up", "plasma cutter"]


def test_deleted_text_is_not_read() -> None:
    deleted = "<w:p><w:del><w:r><w:delText>Secret Skill</w:delText></w:r></w:del></w:p>"
    assert all("Secret" not in skill.name for skill in read_resume(word_file(HEADED + LISTS + deleted)).skills)


def _bomb() -> bytes:
    return word_file(f"<w:p>{' ' * 40_000_000}</w:p>")


def _entities() -> bytes:
    declared = '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">' + "".join(
        f'<!ENTITY {name} "{("&" + last + ";") * 10}">' for last, name in zip("abcdefgh", "bcdefghi", strict=True)
    )
    return word_file("<w:p><w:r><w:t>&i;</w:t></w:r></w:p>", before=f"{declared}]>")


def _outside() -> bytes:
    declared = '<!DOCTYPE d [<!ENTITY passwd SYSTEM "file:///etc/passwd">]>'
    return word_file("<w:p><w:r><w:t>&passwd;</w:t></w:r></w:p>", before=declared)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (_bomb(), "file_too_complex"),
        (_entities(), "word_damaged"),
        (_outside(), "word_damaged"),
        (word_file(HEADED)[:-60], "word_damaged"),
        (word_file("<w:p><w:r>"), "word_damaged"),
        (word_file(HEADED, styles=b"<not closed"), "word_damaged"),
        (b"PK\x03\x04" + b"word/document.xml" * 9, "word_damaged"),
        (word_file("<w:tbl><w:tr><w:tc>" * 200 + "</w:tc></w:tr></w:tbl>" * 200), "word_damaged"),
        (word_file(paragraph("Invoice 2041: two pallets of cement, delivered on Tuesday")), "nothing_found"),
    ],
    ids=["bomb", "entities", "a file from outside", "cut off", "broken", "broken styles", "named so", "deep", "other"],
)
def test_what_is_no_resume_in_word_gets_its_own_words(content: bytes, code: str) -> None:
    with pytest.raises(UserError) as caught:
        read_resume(content)
    assert caught.value.code == code


def test_typed_bullets_hang_under_their_job() -> None:
    second = paragraph("Welder Helper | Tule Steel") + paragraph("Fresno, CA | Feb 2007 – Jul 2013")
    first = paragraph("Pipe Welder | Bayline Fabrication") + paragraph("Vallejo, CA | Aug 2013 – Present")
    told = "".join(paragraph(f"• {duty}") for duty in ("Welded pipe", "Cut plate", "Trained helpers"))
    resume = read_resume(word_file(paragraph("EXPERIENCE", bold=True) + first + told + second + told))
    assert [(job.title, len(job.duties)) for job in resume.jobs] == [("Pipe Welder", 3), ("Welder Helper", 3)]
