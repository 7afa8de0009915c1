"""Storing the link that a message has brought."""

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import Engine, select
from sqlalchemy.orm import Session

from common.tables import PasswordReset, User
from tests.product import new_email
from workers.mailing.password_links import new_token, store_link

HOUR = timedelta(hours=1)


@pytest.mark.parametrize(
    ("meanwhile", "stored"), [({}, 1), ({"email": "thief@example.com"}, 0), ({"is_active": False}, 0)]
)
def test_a_link_is_stored_for_the_account_that_still_has_the_address(
    engine: Engine, meanwhile: dict[str, Any], stored: int
) -> None:
    with Session(engine) as session:
        user = User(email=new_email())
        session.add(user)
        session.flush()
        sent_to = user.email
        for name, value in meanwhile.items():
            setattr(user, name, value)
        session.flush()
        store_link(session, user.id, sent_to, new_token(), holds=HOUR)
        links = session.scalars(select(PasswordReset).where(PasswordReset.user_id == user.id)).all()
        assert len(links) == stored


def test_an_account_has_one_link(engine: Engine) -> None:
    with Session(engine) as session:
        user = User(email=new_email())
        session.add(user)
        session.flush()
        hashes = []
        for _ in range(2):
            store_link(session, user.id, user.email, new_token(), holds=HOUR)
            session.expire_all()
            hashes.append(
                session.scalars(select(PasswordReset.token_hash).where(PasswordReset.user_id == user.id)).one()
            )
        assert hashes[0] != hashes[1]
