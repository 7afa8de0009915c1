"""The call that reads an uploaded resume into the profile."""

from dataclasses import dataclass
from itertools import chain
from typing import Annotated, Any

import msgspec
from litestar import Response, post
from litestar.datastructures import UploadFile
from litestar.di import NamedDependency
from litestar.params import MultipartBody, Parameter
from sqlalchemy import func, select

from common.errors import ErrorCode, UserError
from common.jobs.kinds.parse_resume import PARSE_RESUME, ParseResumeArguments, ParseResumeResult
from common.resume_files import MOST_FILES, ResumeFile, kind_of, packing
from common.tables import Upload
from web_api.http.own_time_zone import OwnTimeZone
from web_api.http.problems import UNREADABLE_FORM
from web_api.jobs.run_job import RunJob
from web_api.jobs.uploads import NewUpload, content_of, printable_name, require_content, size_of

MAX_RESUME_BYTES = 10 * 1024 * 1024
MULTIPART_OVERHEAD = 64 * 1024
PDF_MEDIA_TYPES = {"application/pdf", "application/x-pdf", "application/octet-stream", ""}
"""Some phones don't know a file's type; the file's own first bytes decide then."""


class ParsedResume(msgspec.Struct):
    """What was added and what to check, in a sentence or two."""

    message: str


@dataclass
class ResumeForm:
    """A multipart form with a resume in one file or several: the photographs of its pages, in their order."""

    resume: Annotated[
        list[UploadFile] | None,
        Parameter(schema_extra={"max_items": MOST_FILES, "max_length": MAX_RESUME_BYTES}),
    ] = None
    """`max_length`: bytes of all files; what the page tells before it sends them."""


@post(
    "/api/parse-resume",
    status_code=200,
    request_max_body_size=MAX_RESUME_BYTES + MULTIPART_OVERHEAD,
    too_large=UserError(ErrorCode.FILE_TOO_LARGE, megabytes=MAX_RESUME_BYTES // 1024**2),
    runs=PARSE_RESUME,
    streams=True,
    refuses=(ErrorCode.MISSING_FILE, ErrorCode.TOO_MANY_FILES, ErrorCode.UPLOADS_FULL),
    exception_handlers=UNREADABLE_FORM,
    tags=["resumes"],
)
async def parse_resume(
    data: MultipartBody[ResumeForm], run_job: NamedDependency[RunJob], time_zone: OwnTimeZone = None
) -> Response[ParsedResume]:
    """Fill the profile from a resume (PDF, Word, pictures, JSON Resume); answers with what was added."""
    upload = _resume(data.resume or [])
    await require_room(run_job, upload.size)

    async def to_response(result: ParseResumeResult) -> Response[Any]:
        return Response(ParsedResume(result.message))

    return await run_job(PARSE_RESUME, ParseResumeArguments(upload.id, time_zone), to_response, upload=upload)


async def require_room(run_job: RunJob, size: int) -> None:
    """UserError `uploads_full` where what the person has uploaded and nobody has read yet is too much with this."""
    waiting = select(func.sum(func.octet_length(Upload.content))).where(Upload.user_id == run_job.user.id)
    if (await run_job.session.scalar(waiting) or 0) + size > run_job.upload_bytes:
        raise UserError(ErrorCode.UPLOADS_FULL)


def _resume(files: list[UploadFile]) -> NewUpload:
    """UserError where they are no resume, or too many."""
    if not files:
        raise UserError(ErrorCode.MISSING_FILE)
    if len(files) > MOST_FILES:
        raise UserError(ErrorCode.TOO_MANY_FILES, limit=MOST_FILES)
    for file in files:
        _require_resume(file)
    return packed(files, otherwise="resume.pdf")


def packed(files: list[UploadFile], *, otherwise: str) -> NewUpload:
    """All files as one upload, under the name of the first; `otherwise` where that has none."""
    pieces = zip(packing([size_of(file) for file in files]), files, strict=True)
    return NewUpload(printable_name(files[0], otherwise=otherwise), list(chain.from_iterable(pieces)))


def _require_resume(file: UploadFile) -> None:
    require_content(file, most_bytes=MAX_RESUME_BYTES)
    with content_of(file) as content:
        kind = kind_of(content)
    if kind is None or (kind is ResumeFile.PDF and file.content_type not in PDF_MEDIA_TYPES):
        raise UserError(ErrorCode.NOT_A_PDF)
