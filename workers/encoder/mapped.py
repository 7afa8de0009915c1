"""The arrays of an .npz file as they lie on the disk: mapped into memory, so that only what is read takes any.

All processes of a machine that map the file share what they read of it, and the system may drop it at any time.
"""

import io
import mmap
import struct
import zlib
from pathlib import Path
from typing import Any
from zipfile import ZIP_STORED, ZipFile, ZipInfo

import numpy as np
import numpy.typing as npt

_HEADER = struct.Struct("<26xHH")
"""Of a member, before its name: how long the name is, and what stands behind it."""
_LONGEST_DESCRIPTION = 1024
"""Bytes that say what an array is: far fewer where it has a plain type."""


def mapped_arrays(path: Path) -> dict[str, npt.NDArray[Any]]:
    """Arrays by name, read-only; they may begin at any byte. Each is held against its checksum.

    ValueError for a file that is empty or packed; OSError, BadZipFile and struct.error for what is no such file.
    """
    with path.open("rb") as opened:
        content = memoryview(mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ))
    with ZipFile(path) as file:
        return {member.filename.removesuffix(".npy"): _array(content, member) for member in file.infolist()}


def _array(content: memoryview, member: ZipInfo) -> npt.NDArray[Any]:
    if member.compress_type != ZIP_STORED:
        raise ValueError(f"{member.filename} is packed")
    start = member.header_offset + _HEADER.size + sum(_HEADER.unpack_from(content, member.header_offset))
    whole = content[start : start + member.file_size]
    if zlib.crc32(whole) != member.CRC:
        raise ValueError(f"{member.filename} isn't what was written")
    description = io.BytesIO(whole[:_LONGEST_DESCRIPTION])
    if np.lib.format.read_magic(description) != (1, 0):
        raise ValueError(f"{member.filename} is of another version")
    shape, in_columns, kind = np.lib.format.read_array_header_1_0(description)
    if in_columns or kind.hasobject:
        raise ValueError(f"{member.filename} isn't plain")
    return np.frombuffer(whole[description.tell() :], kind).reshape(shape)
