"""Pictures of posts: uploaded by admins, served by us, so that no reader's browser asks anybody else for anything."""

from dataclasses import dataclass
from uuid import UUID

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import UploadFile
from litestar.di import NamedDependency
from litestar.params import FromPath, MultipartBody

from common.errors import ErrorCode, UserError
from common.tables import BlogImage, User
from web_api.admin.audit import note
from web_api.blog.addresses import IMAGES
from web_api.http.problems import UNREADABLE_FORM
from web_api.sessions import DatabaseSession

MAX_IMAGE_BYTES = 5 * 1024 * 1024
MULTIPART_OVERHEAD = 64 * 1024
NOT_A_PICTURE = UserError(ErrorCode.NOT_A_PICTURE)


class StoredImage(msgspec.Struct):
    """`address` goes into a post's `featuredImage`, or into its content as `![what it shows](address)`."""

    address: str


@dataclass
class ImageForm:
    """A multipart form with one file."""

    image: UploadFile | None = None


@post(
    "/images",
    request_max_body_size=MAX_IMAGE_BYTES + MULTIPART_OVERHEAD,
    too_large=UserError(ErrorCode.FILE_TOO_LARGE, megabytes=MAX_IMAGE_BYTES // 1024**2),
    refuses=(ErrorCode.NOT_A_PICTURE,),
    exception_handlers=UNREADABLE_FORM,
)
async def add_blog_image(
    data: MultipartBody[ImageForm], admin: NamedDependency[User], session: DatabaseSession
) -> StoredImage:
    """Store a picture. It is kept as long as a post shows it, and a day longer."""
    content = await data.image.read(MAX_IMAGE_BYTES + 1) if data.image else b""
    if len(content) > MAX_IMAGE_BYTES:
        raise UserError(ErrorCode.FILE_TOO_LARGE, megabytes=MAX_IMAGE_BYTES // 1024**2)
    image = BlogImage(media_type=_media_type(content), content=content)
    session.add(image)
    await session.flush()
    note(session, admin, "blog.add_image", {"image": str(image.id)}, affected=1, job_ids=[])
    await session.commit()
    return StoredImage(f"{IMAGES}/{image.id}")


@get("/{image_id:uuid}", media_type="image/*")
async def read_blog_image(image_id: FromPath[UUID], session: DatabaseSession) -> Response[bytes]:
    """The picture itself. Feed readers may show it too."""
    image = await session.get(BlogImage, image_id)
    if image is None:
        raise UserError(ErrorCode.NOT_FOUND)
    headers = {"Cache-Control": "public, max-age=31536000, immutable", "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(image.content, media_type=image.media_type, headers=headers)


def _media_type(content: bytes) -> str:
    """Tell the type of an image by its first bytes. SVG isn't accepted: it can contain scripts."""
    if content.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    raise NOT_A_PICTURE


blog_images_router = Router(IMAGES, route_handlers=[read_blog_image], tags=["blog"])
