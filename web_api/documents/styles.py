"""Style sheets and fonts of the pages that links lead to: the very ones that documents are printed with."""

from functools import cache

from litestar import Response, get
from litestar.params import FromPath

from common.documents.templates import TEMPLATES, document_template
from common.errors import ErrorCode, UserError

FONTS = TEMPLATES / "fonts"
FONTS_PATH = "/document-fonts"
CSS = "text/css; charset=utf-8"
A_DAY = {"Cache-Control": "public, max-age=86400"}


@get("/document-styles/{name:str}", include_in_schema=False, media_type=CSS, sync_to_thread=True)
def read_style(name: FromPath[str]) -> Response[str]:
    """Return a template's style sheet. Raises UserError `template_unknown`."""
    return Response(_style(document_template(name).id), media_type=CSS, headers=A_DAY)


@get(FONTS_PATH + "/{name:str}", include_in_schema=False, media_type="font/ttf", sync_to_thread=True)
def read_font(name: FromPath[str]) -> Response[bytes]:
    """UserError `not_found` for what is no font of ours."""
    if name not in {path.name for path in FONTS.glob("*.ttf")}:
        raise UserError(ErrorCode.NOT_FOUND)
    return Response((FONTS / name).read_bytes(), media_type="font/ttf", headers=A_DAY)


@cache
def _style(template: str) -> str:
    sheets = (TEMPLATES / "base.css", TEMPLATES / "screen.css", TEMPLATES / template / "style.css")
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets).replace("url(fonts:", f"url({FONTS_PATH}/")
