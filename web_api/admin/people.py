"""Whom the admins' lists and figures count as people, and how they are found by what an admin types."""

from contextlib import suppress
from uuid import UUID

from sqlalchemy import ColumnElement, func, or_

from common.tables import NOBODY, User

IS_PERSON = User.auth_provider != NOBODY
"""Not the author of the first posts, whom nobody can sign in as."""

_NAME = func.concat_ws(" ", User.first_name, User.last_name)


def is_called(words: str) -> ColumnElement[bool]:
    """Whether the words are a part of somebody's name or e-mail, in upper or lower case, or their id."""
    alike = [text.icontains(words, autoescape=True) for text in (User.email, _NAME)]
    with suppress(ValueError):
        alike.append(User.id == UUID(words))
    return or_(*alike)
