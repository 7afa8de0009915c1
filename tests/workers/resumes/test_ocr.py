"""Scanned pages: pictures of text, read where tesseract is installed and refused in plain words where it isn't."""

from importlib import import_module
from io import BytesIO
from typing import Any

import pytest

from common.errors import UserError
from workers.resumes import all_lines, read_resume
from workers.resumes.pictures import tesseract


@pytest.fixture(scope="module")
def scanned(welder_resume: bytes) -> bytes:
    """The welder's resume as a scanner gives it: a picture on a page."""
    return _pictured(welder_resume, turned=0)


def _pictured(pdf: bytes, *, turned: int) -> bytes:
    pdfium: Any = import_module("pypdfium2")
    picture = pdfium.PdfDocument(pdf)[0].render(scale=200 / 72, grayscale=True).to_pil()
    written = BytesIO()
    picture.rotate(turned, expand=True).save(written, "PDF", resolution=200)
    return written.getvalue()


@pytest.mark.skipif(not tesseract.installed(), reason="tesseract is not installed")
def test_a_scan_is_read_like_its_original(scanned: bytes) -> None:
    resume = read_resume(scanned)
    assert [(job.title, job.company, str(job.start)) for job in resume.jobs] == [
        ("Structural Welder", "Bayline Fabrication", "2019-03"),
        ("Pipe Welder", "Harborline Marine Repair", "2015-06"),
        ("Welder Helper", "Tule River Steel Works", "2013-08"),
    ]
    assert "Overhead crane" in [skill.name for skill in resume.skills]


@pytest.mark.skipif(not tesseract.installed(), reason="tesseract is not installed")
@pytest.mark.parametrize("turned", [90, 180])
def test_a_photo_of_a_page_on_its_side_is_turned(welder_resume: bytes, turned: int) -> None:
    titles = [job.title for job in read_resume(_pictured(welder_resume, turned=turned)).jobs]
    assert titles == ["Structural Welder", "Pipe Welder", "Welder Helper"]


@pytest.mark.skipif(not tesseract.installed(), reason="tesseract is not installed")
def test_progress_is_told_per_page(scanned: bytes) -> None:
    told: list[tuple[int, int]] = []
    all_lines(scanned, on_page=lambda number, count: told.append((number, count)))
    assert told == [(1, 1)]


def test_without_tesseract_a_scan_is_refused_in_plain_words(scanned: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(UserError) as caught:
        read_resume(scanned)
    assert caught.value.code == "no_readable_text"
