"""Tells a resume file's type by its first bytes, since names and announced types are often wrong."""

import struct
from collections.abc import Sequence
from enum import Enum
from mmap import mmap

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


def kind_of(content: bytes | mmap) -> ResumeFile | None:
    """The kind of a file; None for one that no resume is read from. It may still turn out to be broken."""
    head = content[:SIGNATURE_WITHIN]
    if head.startswith(b"PK\x03\x04") and content.find(b"word/document.xml") >= 0:
        return ResumeFile.WORD
    if head.startswith((b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n")):
        return ResumeFile.PICTURE
    if head[4:8] == b"ftyp" and head[8:12] in _HEIC_BRANDS:
        return ResumeFile.PICTURE
    if b"%PDF-" in head:
        return ResumeFile.PDF
    if head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        return ResumeFile.JSON
    return None


def packing(sizes: Sequence[int]) -> list[bytes]:
    """Return the bytes that go before each of a resume's files in one content; a single file is stored as it is.

    MessagePack: an array of up to 15, each file in it after a byte that says so and its length.
    """
    if len(sizes) == 1:
        return [b""]
    begins = [_SEVERAL + bytes([0x90 | len(sizes)]), *[b""] * (len(sizes) - 1)]
    return [before + struct.pack(">BI", 0xC6, size) for before, size in zip(begins, sizes, strict=True)]


def unpacked(content: bytes) -> list[bytes]:
    """The files of a content that was packed so, or the one file that it is."""
    if not content.startswith(_SEVERAL):
        return [content]
    return msgspec.msgpack.decode(content.removeprefix(_SEVERAL), type=list[bytes])
