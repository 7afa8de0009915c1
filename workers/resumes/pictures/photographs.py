"""Photographs and scans of a resume's pages (JPEG, PNG, HEIC), read by tesseract."""

import warnings
from importlib import import_module
from io import BytesIO
from typing import Any

import msgspec

from common.errors import ErrorCode, UserError
from workers.resumes.files.bounded import Send, messages
from workers.resumes.pictures.ocr import lines_of_words
from workers.resumes.pictures.stray_marks import without_stray_marks
from workers.resumes.pictures.tesseract import DOTS_PER_INCH, installed, languages, upright_words
from workers.resumes.text.line import Line

SECONDS = 40.0
MOST_MEGAPIXELS = 60
MILLION = 1_000_000
MEMORY = 420 * 1024 * 1024  # bytes: a telephone's picture in colours, and its grey copy
POINTS_PER_INCH = 72
DRAFT = 3200  # dots: JPEGs are unpacked no larger than they are read
FEWEST_TIMES = 2  # by which a picture is made smaller
REDUCIBLE = frozenset({"L", "LA", "RGB", "RGBA", "CMYK"})  # modes whose dots can be averaged
FORMATS = ("JPEG", "PNG", "HEIF")

_LINES = msgspec.msgpack.Decoder(list[Line])


def picture_lines(content: bytes, *, seconds: float) -> list[Line]:
    """The lines that stand in the picture, as page 1; empty when nothing can be made out.

    Raises UserError for what is no picture, is damaged or far too large.
    """
    if not installed():
        raise UserError(ErrorCode.PICTURES_UNREAD)
    lines: list[Line] = []
    too_complex = UserError(ErrorCode.FILE_TOO_COMPLEX)
    for message in messages(_read, content, seconds=min(seconds, SECONDS), memory=MEMORY, refusal=too_complex):
        lines = _LINES.decode(message)
    return lines


def _read(content: bytes, send: Send) -> None:
    straightening = import_module("workers.resumes.pictures.straightening")  # numpy: only where pictures are read
    picture = straightening.straightened(opened(content))
    words, _ = upright_words(picture, languages(), 0)
    scale = DOTS_PER_INCH / POINTS_PER_INCH
    send(msgspec.msgpack.encode(list(lines_of_words(without_stray_marks(words), 1, scale))))


def opened(content: bytes, *, mode: str = "L") -> Any:
    """The picture in greys, or in colours (`mode` RGB), turned as its camera says.

    Raises UserError for what can't or shouldn't be unpacked.
    """
    image: Any = import_module("PIL.Image")
    import_module("pi_heif").register_heif_opener()
    image.MAX_IMAGE_PIXELS = None  # our own limit, below, is told to the user
    image_file: Any = import_module("PIL.ImageFile")
    image_file.LOAD_TRUNCATED_IMAGES = False  # WeasyPrint, in the same process, sets it for itself
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about oddities in what a camera wrote beside the picture
            picture = image.open(BytesIO(content), formats=FORMATS)
            _require_fit_size(picture)
            picture.draft(mode, (DRAFT, DRAFT))
            import_module("PIL.ImageOps").exif_transpose(picture, in_place=True)
            return _in_mode(_on_white(_reduced(picture), image), mode)
    except (UserError, MemoryError):
        raise
    except Exception as error:  # whatever a broken picture makes of its reader
        raise UserError(ErrorCode.PICTURE_DAMAGED) from error


def _require_fit_size(picture: Any) -> None:
    megapixels = picture.size[0] * picture.size[1] / MILLION
    if megapixels > MOST_MEGAPIXELS:
        raise UserError(ErrorCode.PICTURE_TOO_LARGE, megapixels=round(megapixels), limit=MOST_MEGAPIXELS)


def _reduced(picture: Any) -> Any:
    """A picture that its decoder couldn't draft, no larger than it is read: each copy of it takes four bytes a dot."""
    times = max(picture.size) // DRAFT
    if times < FEWEST_TIMES or picture.mode not in REDUCIBLE:
        return picture
    return picture.reduce(times)


def _in_mode(picture: Any, mode: str) -> Any:
    return picture if picture.mode == mode else picture.convert(mode)


def _on_white(picture: Any, image: Any) -> Any:
    if picture.mode in {"RGBA", "LA", "PA"} or "transparency" in picture.info:
        picture = picture.convert("RGBA")
        ground = image.new("RGBA", picture.size, "white")
        ground.alpha_composite(picture)
        picture = ground
    return picture
