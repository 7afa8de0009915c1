"""Links by which a forgotten password is set anew. The token is known to the message alone: we keep its hash."""

import secrets
from datetime import timedelta
from hashlib import sha256
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from common.tables import PasswordReset, User

TOKEN_BYTES = 32


def new_token() -> str:
    """Return a new token for a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def link_with(token: str, public_url: str) -> str:
    """The token stands behind a #, which browsers send to no server: it is in no log and no Referer."""
    return f"{public_url}/reset-password#{token}"


def store_link(session: Session, user_id: UUID, email: str, token: str, *, holds: timedelta) -> None:
    """The account's earlier link stops working. Does nothing when the e-mail isn't the account's any more."""
    still = select(User.id).where(User.id == user_id, User.email == email, User.is_active)
    if session.scalar(still.with_for_update(read=True)) is None:
        return
    link = {"token_hash": sha256(token.encode()).hexdigest(), "expires_at": func.now() + holds}
    new = insert(PasswordReset).values(user_id=user_id, **link)
    session.execute(
        new.on_conflict_do_update(index_elements=[PasswordReset.user_id], set_=link | {"created_at": func.now()})
    )
