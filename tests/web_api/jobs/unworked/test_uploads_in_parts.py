"""What is uploaded arrives in Postgres as it was sent."""

from hashlib import sha256
from io import BytesIO
from random import Random
from uuid import UUID

import httpx
import pytest
from litestar.datastructures import UploadFile
from sqlalchemy import select
from sqlalchemy.orm import Session

from common.tables import Upload
from web_api.jobs.uploads import PART_BYTES, NewUpload

BEFORE = b"%PDF-1.7\n"
IN_MEMORY, ON_DISK = 300_000, 3 * 1024**2


def file_of(content: bytes) -> UploadFile:
    return UploadFile("application/pdf", "resume.pdf", content)


@pytest.mark.parametrize("size", [len(BEFORE), PART_BYTES - 1, PART_BYTES, IN_MEMORY, ON_DISK])
def test_a_file_is_stored_as_it_was_sent(person: httpx.Client, database: Session, size: int) -> None:
    content = BEFORE + Random(size).randbytes(size - len(BEFORE))
    answer = person.post(
        "/api/parse-resume",
        files={"resume": ("Résumé \N{BULLET} 2.pdf", BytesIO(content), "application/pdf")},
        headers={"Prefer": "respond-async", "Idempotency-Key": "mine"},
    )
    stored = database.scalars(select(Upload).where(Upload.job_id == UUID(answer.json()["id"]))).one()
    assert (stored.content == content, stored.file_name) == (True, "Résumé \N{BULLET} 2.pdf")
    assert str(stored.user_id) == person.get("/api/auth/user").json()["id"]
    assert stored.created_at is not None


async def test_several_files_and_what_lies_between_them_follow_each_other() -> None:
    upload = NewUpload("pages", [b"two", file_of(b"first page"), b"and", file_of(b"second")])
    whole = b"twofirst pageandsecond"
    assert b"".join([part async for part in upload.parts()]) == whole
    assert upload.size == len(whole)
    assert await upload.digest() == sha256(whole).hexdigest()
    await upload.close()
