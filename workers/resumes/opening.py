"""Is this a PDF that can be read at all? Each way in which it is not gets its own words."""

from io import BytesIO

import pikepdf

from common.errors import UserError

MOST_PAGES = 40
MOST_BYTES = 10 * 1024 * 1024
# Some programs write a line or two before the signature; readers look for it within the first kilobyte.
SIGNATURE_WITHIN = 1024
TAIL = 4096
OF_PICTURES = {"/JBIG2Decode", "/JPXDecode", "/DCTDecode", "/CCITTFaxDecode"}


def pages_of(pdf: bytes) -> int:
    """How many pages it has. Raises UserError for what is no PDF, is locked, damaged or far too large."""
    if not pdf:
        raise UserError("empty_file", "This file is empty. Please choose the PDF of your resume again.")
    if len(pdf) > MOST_BYTES:
        raise UserError("file_too_large", "Please upload a file smaller than 10MB.")
    if b"%PDF-" not in pdf[:SIGNATURE_WITHIN]:
        raise UserError(
            "not_a_pdf", "This file is not a PDF, whatever its name says. Save your resume as PDF and upload that."
        )
    pages = _counted(pdf)
    if pages == 0:
        raise _damaged()
    if pages > MOST_PAGES:
        raise UserError(
            "too_many_pages",
            f"This PDF has {pages} pages. Please upload your resume alone ({MOST_PAGES} pages at most).",
        )
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
    """For files whose table of contents is off, which many programs write and every viewer mends."""
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
    """For a file that takes, or would take, more than reading may."""
    return UserError(
        "pdf_too_complex",
        "This PDF is too complex to read: it takes far more time or memory than a resume should. Print your resume to a"
        " new PDF and upload that.",
    )


def _locked() -> UserError:
    return UserError("pdf_locked", "This PDF needs a password to open. Save a copy without a password and upload that.")


def _damaged() -> UserError:
    return UserError(
        "pdf_damaged",
        "This PDF is damaged or was cut off on its way. Save your resume as PDF again and upload the new file.",
    )
