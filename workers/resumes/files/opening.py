"""Is this a PDF that can be read at all? Each way in which it is not gets its own words."""

from io import BytesIO

import pikepdf

from common.errors import ErrorCode, UserError

MOST_PAGES = 40
MOST_BYTES = 10 * 1024 * 1024
# Some programs write a line or two before the signature; readers look for it within the first kilobyte.
SIGNATURE_WITHIN = 1024
TAIL = 4096
OF_PICTURES = {"/JBIG2Decode", "/JPXDecode", "/DCTDecode", "/CCITTFaxDecode"}


def pages_of(pdf: bytes) -> int:
    """How many pages it has. Raises UserError for what is no PDF, is locked, damaged or far too large."""
    if not pdf:
        raise UserError(ErrorCode.EMPTY_FILE)
    if len(pdf) > MOST_BYTES:
        raise UserError(ErrorCode.FILE_TOO_LARGE, megabytes=MOST_BYTES // 1024**2)
    if b"%PDF-" not in pdf[:SIGNATURE_WITHIN]:
        raise UserError(ErrorCode.NOT_A_PDF)
    pages = _counted(pdf)
    if pages == 0:
        raise _damaged()
    if pages > MOST_PAGES:
        raise UserError(ErrorCode.TOO_MANY_PAGES, pages=pages, limit=MOST_PAGES)
    return pages


def _counted(pdf: bytes) -> int:
    try:
        with pikepdf.open(BytesIO(pdf), attempt_recovery=False) as opened:
            return _sound_count(opened)
    except pikepdf.PasswordError as error:
        raise _locked() from error
    except UserError:
        raise
    except Exception as error:
        # Of a file that was cut off, a repair saves the first pages: half a resume would pass for a whole one.
        if b"startxref" not in pdf[-TAIL:]:
            raise _damaged() from error
    return _counted_after_repair(pdf)


def _counted_after_repair(pdf: bytes) -> int:
    """Count the pages of a file whose cross-reference table is wrong, which every viewer repairs."""
    try:
        with pikepdf.open(BytesIO(pdf)) as opened:
            return _sound_count(opened)
    except pikepdf.PasswordError as error:
        raise _locked() from error
    except UserError:
        raise
    except Exception as error:
        raise _damaged() from error


def _sound_count(opened: pikepdf.Pdf) -> int:
    """The number of pages. Raises UserError where the file's own count is absurd or its words packed as a picture."""
    declared, count = opened.Root.Pages.get("/Count"), len(opened.pages)
    if not isinstance(declared, int) or declared < 1 or (declared > MOST_PAGES >= count):
        raise _damaged()
    if count <= MOST_PAGES and any(_is_packed_as_picture(page) for page in opened.pages):
        raise too_complex()
    return count


def _is_packed_as_picture(page: pikepdf.Page) -> bool:
    """True for instructions under a picture's compression: no program writes that, and it unfolds without bound."""
    contents = page.obj.get("/Contents")
    streams = contents if isinstance(contents, pikepdf.Array) else [contents]
    filters = [stream.get("/Filter") for stream in streams if isinstance(stream, pikepdf.Stream)]
    return any(
        str(name) in OF_PICTURES for one in filters for name in (one if isinstance(one, pikepdf.Array) else [one])
    )


def too_complex() -> UserError:
    """Return the error for a file that takes more time or memory than reading may."""
    return UserError(ErrorCode.PDF_TOO_COMPLEX)


def _locked() -> UserError:
    return UserError(ErrorCode.PDF_LOCKED)


def _damaged() -> UserError:
    return UserError(ErrorCode.PDF_DAMAGED)
