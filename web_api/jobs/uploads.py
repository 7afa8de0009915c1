"""Files on their way from a request into Postgres: in parts, so that no file is ever whole in this process' memory.

The framework has received them by then: what is over a megabyte lies in a temporary file.
"""

import os
import struct
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from mmap import ACCESS_READ, mmap
from uuid import UUID, uuid4

from anyio import CapacityLimiter
from litestar.datastructures import UploadFile
from psycopg import AsyncConnection
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import ErrorCode, UserError
from common.tables import Upload

PART_BYTES = 64 * 1024
STORED_AT_ONCE = CapacityLimiter(3)
"""Each takes a database connection for as long as Postgres writes: the others stay with everybody else."""
NAME_CHARACTERS = 255


@dataclass(frozen=True)
class NewUpload:
    """A file to be stored in `uploads`. Its content is the `pieces` in their order: files, and bytes between them."""

    file_name: str
    pieces: Sequence[UploadFile | bytes]
    id: UUID = field(default_factory=uuid4)

    @property
    def size(self) -> int:
        """The length of the content in bytes."""
        return sum(len(piece) if isinstance(piece, bytes) else size_of(piece) for piece in self.pieces)

    async def parts(self) -> AsyncIterator[bytes]:
        """Yield the whole content from its beginning, in parts."""
        for piece in self.pieces:
            if isinstance(piece, bytes):
                yield piece
                continue
            await piece.seek(0)
            while part := await piece.read(PART_BYTES):
                yield part

    async def digest(self) -> str:
        """Return the content's SHA-256 in hexadecimal digits."""
        digest = sha256()
        async for part in self.parts():
            digest.update(part)
        return digest.hexdigest()

    async def close(self) -> None:
        """Give memory and temporary files back; the request may wait for its job for minutes yet."""
        for piece in self.pieces:
            if not isinstance(piece, bytes):
                await piece.close()


def size_of(file: UploadFile) -> int:
    """Return a file's length in bytes, and go back to its beginning."""
    size = file.file.seek(0, os.SEEK_END)
    file.file.seek(0)
    return size


@contextmanager
def content_of(file: UploadFile) -> Iterator[bytes | mmap]:
    """Open a file's whole content for reading; a file on the disk is mapped, not loaded."""
    if file.rolled_to_disk:
        with mmap(file.file.fileno(), 0, access=ACCESS_READ) as mapped:
            yield mapped
    else:
        file.file.seek(0)
        yield file.file.read()


def require_content(file: UploadFile | None, *, most_bytes: int) -> UploadFile:
    """Return the file. Raises UserError `missing_file`, `file_too_large` or `empty_file`."""
    if file is None:
        raise UserError(ErrorCode.MISSING_FILE)
    size = size_of(file)
    if size > most_bytes:
        raise UserError(ErrorCode.FILE_TOO_LARGE, megabytes=most_bytes // 1024**2)
    if not size:
        raise UserError(ErrorCode.EMPTY_FILE)
    return file


def printable_name(file: UploadFile, *, otherwise: str) -> str:
    """Return the file's own name, fit to be stored and shown; `otherwise` where it has none."""
    name = "".join(character for character in file.filename or "" if character.isprintable())
    return name[:NAME_CHARACTERS] or otherwise


# PostgreSQL's documentation, COPY, Binary Format: a signature, flags and an extension's length (both 0), the number of
# fields, each field behind its length, and -1 for the end.
_BEGIN = struct.pack(">11sii", b"PGCOPY\n\xff\r\n\0", 0, 0)
_END = struct.pack(">h", -1)
_COLUMNS = (Upload.id, Upload.user_id, Upload.job_id, Upload.file_name, Upload.content)
_COPY = f"copy {Upload.__tablename__} ({', '.join(column.key for column in _COLUMNS)}) from stdin (format binary)"


async def store(session: AsyncSession, upload: NewUpload, *, user_id: UUID, job_id: UUID) -> None:
    """Add the row to the session's transaction: an INSERT would need the content whole, and twice."""
    raw = await (await session.connection()).get_raw_connection()
    connection: AsyncConnection | None = raw.driver_connection
    if connection is None:
        raise LookupError("the pool gave a connection that is closed")
    before = b"".join(map(_field, (upload.id.bytes, user_id.bytes, job_id.bytes, upload.file_name.encode())))
    async with connection.cursor() as cursor, cursor.copy(_COPY) as copy:
        await copy.write(_BEGIN + struct.pack(">h", len(_COLUMNS)) + before + struct.pack(">i", upload.size))
        async for part in upload.parts():
            await copy.write(part)
        await copy.write(_END)


def _field(value: bytes) -> bytes:
    return struct.pack(">i", len(value)) + value
