"""Whom the admins' list and figures count as people."""

from common.tables import NOBODY, User

IS_PERSON = User.auth_provider != NOBODY
"""Not the author of the first posts, whom nobody can sign in as."""
