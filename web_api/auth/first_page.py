"""Who asks for the page at /, told with the page itself: a phone needn't ask again before it shows something."""

import asyncio
from typing import Any

import msgspec
import psycopg
from litestar import Request
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import UserError
from web_api.auth.sign_in import User
from web_api.http.frontend import NOBODY
from web_api.profile.owned_rows import shown
from web_api.sessions import has_session_cookie, provide_user

PATIENCE_SECONDS = 1.0
"""With a database that neither answers nor is gone: the page says more than a browser that goes on waiting."""


async def who_is_there(request: Request[Any, Any, Any]) -> bytes | None:
    """Return the answer of `GET /api/auth/user` for the page, or `NOBODY`.

    Returns None while the database is away: the page then asks itself.
    """
    if not has_session_cookie(request):
        return NOBODY
    state = request.app.state
    try:
        async with asyncio.timeout(PATIENCE_SECONDS), AsyncSession(state.engine, expire_on_commit=False) as session:
            return msgspec.json.encode(shown(User, await provide_user(request, session, state.settings)))
    except UserError:
        return NOBODY
    except (SQLAlchemyError, psycopg.Error, OSError):  # a TimeoutError is an OSError
        return None
