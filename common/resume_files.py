"""What kind of file a resume comes in, by its first bytes: names and announced types are often wrong."""

from collections.abc import Sequence
from enum import Enum

import msgspec

SIGNATURE_WITHIN = 1024
"""Bytes within which readers look for a PDF's signature: some programs write a line or two before it."""
MOST_FILES = 6
"""Of one resume: more are no photographs of its pages."""
_SEVERAL = b"\x00several files\x00"  # begins no kind of file
_HEIC_BRANDS = {b"heic", b"heix", b"hevc", b"heim", b"heis", b"mif1", b"msf1"}


class ResumeFile(Enum):
    """A kind of file that resumes are read from."""

    PDF = "pdf"
    WORD = "word"
    PICTURE = "picture"
    JSON = "json"


def kind_of(content: bytes) -> ResumeFile | None:
    """The kind of a file; None for one that no resume is read from. It may still turn out to be broken."""
    if content.startswith(b"PK\x03\x04") and b"word/document.xml" in content:
        return ResumeFile.WORD
    if content.startswith((b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n")):
        return ResumeFile.PICTURE
    if content[4:8] == b"ftyp" and content[8:12] in _HEIC_BRANDS:
        return ResumeFile.PICTURE
    if b"%PDF-" in content[:SIGNATURE_WITHIN]:
        return ResumeFile.PDF
    if content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        return ResumeFile.JSON
    return None


def packed(files: Sequence[bytes]) -> bytes:
    """One content for all files of a resume, in their order; a file alone stays as it is."""
    return files[0] if len(files) == 1 else _SEVERAL + msgspec.msgpack.encode(list(files))


def unpacked(content: bytes) -> list[bytes]:
    """The files that `packed` was given."""
    if not content.startswith(_SEVERAL):
        return [content]
    return msgspec.msgpack.decode(content.removeprefix(_SEVERAL), type=list[bytes])
