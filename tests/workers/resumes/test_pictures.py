"""Photographs of resumes: made flat, read, several as one resume; and pictures that are none or mean harm."""

import struct
import zlib
from collections.abc import Callable
from importlib import import_module
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageDraw, ImageFilter

from common.errors import UserError
from workers.resumes import read_resume
from workers.resumes.pictures import photographs, tesseract
from workers.resumes.pictures.straightening import perspective, straightened

needs_tesseract = pytest.mark.skipif(not tesseract.installed(), reason="tesseract is not installed")
ORIENTATION = 0x112  # of EXIF
PAPER = 250  # light enough to hold no ink
TITLES = ["Structural Welder", "Pipe Welder", "Welder Helper"]


@pytest.fixture(scope="module")
def sheet(welder_resume: bytes) -> Image.Image:
    """The welder's resume as a picture."""
    pdfium: Any = import_module("pypdfium2")
    picture: Image.Image = pdfium.PdfDocument(welder_resume)[0].render(scale=200 / 72, grayscale=True).to_pil()
    return picture


def written(picture: Image.Image, format_name: str = "JPEG", **options: Any) -> bytes:
    content = BytesIO()
    picture.save(content, format_name, **options)
    return content.getvalue()


def photographed(sheet: Image.Image) -> Image.Image:
    """On a dark table, askew, from one side, in half a shadow, a little out of focus."""
    width, height = sheet.size
    size = round(width * 1.3), round(height * 1.25)
    corners = [(230.0, 120.0), (size[0] - 160.0, 200.0), (size[0] - 90.0, size[1] - 130.0), (120.0, size[1] - 190.0)]
    plane = perspective(corners, [(0, 0), (width, 0), (width, height), (0, height)])
    laid = sheet.transform(size, Image.Transform.PERSPECTIVE, plane, Image.Resampling.BICUBIC)
    mask = Image.new("L", sheet.size, 255).transform(size, Image.Transform.PERSPECTIVE, plane)
    picture = Image.composite(laid, Image.new("L", size, 60), mask)
    shadow = Image.new("L", size, 255)
    ImageDraw.Draw(shadow).polygon([(0, 0), (size[0], 0), (0, size[1])], fill=170)
    dark = Image.composite(picture, picture.point(lambda dot: dot * 0.7), shadow.point(lambda dot: 255 * (dot > 200)))
    return dark.filter(ImageFilter.GaussianBlur(0.7))


@needs_tesseract
def test_a_photograph_is_read_like_the_page(sheet: Image.Image) -> None:
    resume = read_resume(written(photographed(sheet), quality=80))
    assert [job.title for job in resume.jobs] == TITLES
    assert "Overhead crane" in [skill.name for skill in resume.skills]


@needs_tesseract
def test_a_resume_on_two_photographs_is_one(sheet: Image.Image) -> None:
    width, height = sheet.size
    rows = (sheet.crop((0, row, width, row + 14)).tobytes() for row in range(height // 2, height))
    blank = height // 2 + next(number for number, dots in enumerate(rows) if min(dots) > PAPER)
    halves = [sheet.crop((0, 0, width, blank + 7)), sheet.crop((0, blank + 7, width, height))]
    resume = read_resume(*(written(half, "PNG") for half in halves))
    assert [job.title for job in resume.jobs] == TITLES


def test_a_sheet_that_fills_the_picture_is_only_cleaned(sheet: Image.Image) -> None:
    assert straightened(sheet).size == sheet.size


def _png(width: int, height: int) -> bytes:
    """A picture of these dots, all black, in some kilobytes."""
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    packer = zlib.compressobj(9)
    row = b"\x00" * (width + 1)
    dots = b"".join(packer.compress(row) for _ in range(min(height, 2000))) + packer.flush()
    parts = [(b"IHDR", head), (b"IDAT", dots), (b"IEND", b"")]
    chunks = (
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


@needs_tesseract
@pytest.mark.parametrize(
    ("content", "code"),
    [
        (lambda: _png(10_000, 10_000), "picture_too_large"),
        (lambda: _png(60_000, 60_000), "picture_too_large"),
        (lambda: _png(6_000, 6_000), "picture_unreadable"),
        (lambda: b"\xff\xd8\xff\xe0 no picture at all", "picture_damaged"),
        (lambda: b"\x00\x00\x00\x18ftypheic" + b"\x00" * 400, "picture_damaged"),
        (lambda: b"\x89PNG\r\n\x1a\n%PDF-1.7 both at once", "picture_damaged"),
        (lambda: written(Image.new("L", (800, 600), 255), "PNG"), "picture_unreadable"),
        (lambda: written(Image.new("RGB", (800, 600), "navy"))[:-200], "picture_damaged"),
    ],
    ids=["100 megapixels", "a bomb", "half of one", "named so", "broken HEIC", "two kinds at once", "blank", "cut off"],
)
def test_what_can_t_be_read_gets_its_own_words(content: Callable[[], bytes], code: str) -> None:
    """Made only where it is read: every process of the suite collects this."""
    with pytest.raises(UserError) as caught:
        read_resume(content())
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("mode", "size"), [("RGB", (75, 113)), ("RGBA", (75, 113)), ("L", (75, 113)), ("P", (300, 450))]
)
def test_a_large_picture_is_made_smaller_and_turned_as_its_camera_says(
    mode: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every copy of one of 60 megapixels takes 240 MB. One by numbered colours can't be averaged."""
    monkeypatch.setattr(photographs, "DRAFT", 100)
    turned = Image.Exif()
    turned[ORIENTATION] = 6  # a quarter
    picture = photographs.opened(written(Image.new(mode, (450, 300), 0), "PNG", exif=turned), mode="RGB")
    assert (picture.size, picture.mode) == (size, "RGB")


@needs_tesseract
def test_what_was_cut_off_is_told_where_the_printer_takes_half_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("PIL.ImageFile.LOAD_TRUNCATED_IMAGES", True)
    with pytest.raises(UserError) as caught:
        read_resume(written(Image.new("RGB", (800, 600), "navy"))[:-200])
    assert caught.value.code == "picture_damaged"


def test_without_tesseract_a_picture_is_refused_in_plain_words(
    sheet: Image.Image, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(UserError) as caught:
        read_resume(written(sheet))
    assert caught.value.code == "pictures_unread"
