"""Whom a guard has found is not looked for again in the same request, unless the body was long in coming."""

from typing import Any

import pytest
from litestar import Request
from sqlalchemy.exc import UnboundExecutionError
from sqlalchemy.ext.asyncio import AsyncSession

from common.settings import Settings
from common.tables import User
from tests import product
from web_api import sessions

SETTINGS = Settings(database_url="postgresql://localhost/none", redis_url="redis://localhost")


def request_of(user: User) -> Request[Any, Any, Any]:
    scope: Any = {"type": "http", "headers": [], "state": {}}
    request: Request[Any, Any, Any] = Request(scope)
    sessions.remember(request, user)
    return request


async def test_it_belongs_to_the_handlers_session_without_a_question() -> None:
    user = User(email=product.new_email())
    async with AsyncSession() as session:
        assert await sessions.provide_user(request_of(user), session, SETTINGS) is user
        assert user in session


async def test_after_a_slow_body_it_is_asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "FOUND_FOR_SECONDS", 0.0)
    async with AsyncSession() as session:
        with pytest.raises(UnboundExecutionError):
            await sessions.provide_user(request_of(User()), session, SETTINGS)
