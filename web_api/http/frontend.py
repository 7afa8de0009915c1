"""The built front end: its files as they are, and its one page for every other address."""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import anyio.to_thread
import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from web_api.http.built_files import assets_router
from web_api.http.page_head import ENTRANCES, PUBLIC_PAGES, preloading, unlisted, with_json
from web_api.http.security_headers import PRIVATE, UNLESS_UNCHANGED, policy_of_page

FRONTEND = Path(__file__).parents[2] / "frontend" / "dist"
API_PREFIX = "/api/"
"""Unknown addresses under it are errors, not pages."""
READ_BY_EVERY_PAGE = ("/api/auth/user",)
READ_BY_THE_DASHBOARD = ("/api/profile", "/api/generated-documents")
PAGE = "index.html"
LANDING_PAGE = "landing.html"
"""The same with the landing page drawn into it, for whoever isn't signed in: nobody waits for code to see it."""
SHELL = f"/{PAGE}"
"""The page as the service worker keeps it, for opening the app without a connection: it says and asks nothing."""
NOBODY = b"null"
"""In the place of a user, for a visitor."""
Change = Callable[[str], str]
"""To the built page."""
WhoIsThere = Callable[[Request[Any, Any, Any]], Awaitable[bytes | None]]
"""The JSON of the user who asks, `NOBODY` for a visitor, None where that can't be found out now."""


async def _nobody_knows(_request: Request[Any, Any, Any]) -> None:
    return None


def _asking_who_is_there(page: str) -> str:
    return preloading(page, (), READ_BY_EVERY_PAGE)


def _page(
    folder: Path, change: Change = _asking_who_is_there, *, name: str = PAGE, status_code: int = 200
) -> Response[Any]:
    try:
        page = (folder / name).read_text(encoding="utf-8")
    except FileNotFoundError:
        page = "The front end isn't built yet. ./scripts/start builds it."
        return Response(page, status_code=503, media_type=MediaType.TEXT)
    headers = {"Cache-Control": UNLESS_UNCHANGED, "Content-Security-Policy": policy_of_page(page)}
    return Response(change(page), status_code=status_code, media_type=MediaType.HTML, headers=headers)


async def page_of(folder: Path, change: Change, *, status_code: int = 200) -> Response[Any]:
    """The built page, with a change to it."""

    def changed(page: str) -> str:
        return change(_asking_who_is_there(page))

    return await anyio.to_thread.run_sync(lambda: _page(folder, changed, status_code=status_code))


def frontend_handlers(folder: Path = FRONTEND, *, who_is_there: WhoIsThere = _nobody_knows) -> list[Any]:
    """Handlers for `folder`, vite's output: hashed files under /assets, index.html for whatever is not a file.

    The page at / says itself who is there, and asks for the dashboard's code and what it shows at once, rather than
    after the first script has found out that there is somebody.
    """

    @get("/", include_in_schema=False)
    async def index(request: Request[Any, Any, Any]) -> Response[Any]:
        user = await who_is_there(request)
        name = LANDING_PAGE if user == NOBODY else PAGE
        change = partial(_first_page, folder=folder, user=user)
        page = await anyio.to_thread.run_sync(partial(_page, folder, change, name=name))
        page.headers["Cache-Control"] = PRIVATE  # going back after signing in or out must not show who was there
        return page

    @get("/{path:path}", include_in_schema=False, sync_to_thread=True)
    def page_or_file(path: FromPath[Path]) -> Response[Any] | File:
        if str(path).startswith(API_PREFIX):
            raise NotFoundException
        file = (folder / str(path).lstrip("/")).resolve()
        if str(path) == SHELL:
            return _page(folder, lambda page: page)
        if file.is_file() and file.is_relative_to(folder.resolve()) and file.name != LANDING_PAGE:
            return File(file, filename=file.name, content_disposition_type="inline")
        if str(path) in (*PUBLIC_PAGES, *ENTRANCES):
            return _page(folder)
        status_code = 200 if is_screen(folder, str(path)) else 404
        return _page(folder, lambda page: unlisted(_asking_who_is_there(page)), status_code=status_code)

    return [assets_router(folder / "assets"), index, page_or_file]


def is_screen(folder: Path, path: str) -> bool:
    """Whether the front end has a screen there. For any other address its page says that there is none."""
    try:
        patterns: list[str] = msgspec.json.decode((folder / "screens.json").read_bytes(), type=list[str])
    except FileNotFoundError:
        return True  # the development server builds no list
    return any(_matches(pattern.split("/"), path.rstrip("/").split("/")) for pattern in patterns)


def _matches(pattern: list[str], path: list[str]) -> bool:
    """Whether a path matches a route of the front end.

    `:name` stands for one part of a path, `:name?` for one or none.
    """
    optional = sum(part.endswith("?") for part in pattern)
    if not len(pattern) - optional <= len(path) <= len(pattern):
        return False
    return all(
        part.casefold() == given.casefold() or (part.startswith(":") and given)
        for part, given in zip(pattern, path, strict=False)
    )


def _first_page(page: str, *, folder: Path, user: bytes | None) -> str:
    if user is None:
        return _asking_who_is_there(page)
    if user != NOBODY:
        page = preloading(page, _code_for_signed_in(folder), READ_BY_THE_DASHBOARD)
    return with_json(page, "current-user", user)


def _code_for_signed_in(folder: Path) -> list[str]:
    try:
        lists: dict[str, list[str]] = msgspec.json.decode((folder / "preloads.json").read_bytes())
    except FileNotFoundError:
        return []
    return lists["signedIn"]
