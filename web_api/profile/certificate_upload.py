"""A photographed certificate card that fills in the certification form."""

from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any

import msgspec
from litestar import Response, post
from litestar.datastructures import UploadFile
from litestar.di import NamedDependency
from litestar.params import MultipartBody, Parameter

from common.errors import ErrorCode, UserError
from common.jobs.kinds.read_certificate import READ_CERTIFICATE, ReadCertificateArguments, ReadCertificateResult
from common.resume_files import ResumeFile, kind_of
from web_api.http.problems import UNREADABLE_FORM
from web_api.jobs.run_job import RunJob
from web_api.jobs.uploads import NewUpload, content_of, size_of
from web_api.profile.resume_upload import MAX_RESUME_BYTES, MULTIPART_OVERHEAD, packed, require_room

SIDES = 2


class CertificateCard(msgspec.Struct, rename="camel"):
    """What was read from a certificate's card; null for what it doesn't say, or what couldn't be read for sure."""

    name: str | None
    issuing_organization: str | None
    number: str | None
    issue_date: date | None
    expiration_date: date | None


@dataclass
class CardForm:
    """A multipart form with pictures of a card: its front and, where something stands there, its back."""

    card: Annotated[
        list[UploadFile] | None, Parameter(schema_extra={"max_items": SIDES, "max_length": MAX_RESUME_BYTES})
    ] = None
    """`max_length`: bytes of both pictures."""


@post(
    "/api/read-certificate",
    status_code=200,
    request_max_body_size=MAX_RESUME_BYTES + MULTIPART_OVERHEAD,
    too_large=UserError(ErrorCode.FILE_TOO_LARGE, megabytes=MAX_RESUME_BYTES // 1024**2),
    runs=READ_CERTIFICATE,
    streams=True,
    refuses=(ErrorCode.CARD_NOT_A_PICTURE, ErrorCode.CARD_HAS_TWO_SIDES, ErrorCode.UPLOADS_FULL),
    exception_handlers=UNREADABLE_FORM,
    tags=["profile"],
)
async def read_certificate(
    data: MultipartBody[CardForm], run_job: NamedDependency[RunJob]
) -> Response[CertificateCard]:
    """Read a photographed card. Nothing is stored: the picture is deleted as soon as it is read."""
    upload = _card(data.card or [])
    await require_room(run_job, upload.size)

    async def to_response(result: ReadCertificateResult) -> Response[Any]:
        return Response(CertificateCard(**msgspec.structs.asdict(result)))

    return await run_job(READ_CERTIFICATE, ReadCertificateArguments(upload.id), to_response, upload=upload)


def _card(files: list[UploadFile]) -> NewUpload:
    if len(files) > SIDES:
        raise UserError(ErrorCode.CARD_HAS_TWO_SIDES)
    if not files or not all(map(_is_picture, files)):
        raise UserError(ErrorCode.CARD_NOT_A_PICTURE)
    if sum(map(size_of, files)) > MAX_RESUME_BYTES:
        raise UserError(ErrorCode.FILE_TOO_LARGE, megabytes=MAX_RESUME_BYTES // 1024**2)
    return packed(files, otherwise="card")


def _is_picture(file: UploadFile) -> bool:
    if not size_of(file):
        return False
    with content_of(file) as content:
        return kind_of(content) is ResumeFile.PICTURE
