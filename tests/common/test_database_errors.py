"""An error of Postgres says what went wrong, and nothing of the row that it went wrong with."""

import traceback
from typing import Any

import pytest
from sqlalchemy import Engine, insert, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.orm import Session

from common.database import create_api_engine
from common.settings import Settings
from common.tables import Job, User
from tests import product

PHONE = "(707) 555-0142"
SECOND_LINE = "Six years at Bayline\nRosa Ibarra, Vallejo"


def rendered(error: BaseException) -> str:
    """As a log and a job's traceback have it, with what it came from."""
    return "".join(traceback.format_exception(error))


@pytest.fixture
def email(engine: Engine) -> str:
    """Somebody's who has an account."""
    email = product.new_email()
    with Session(engine) as session, session.begin():
        session.add(User(email=email, first_name=PHONE))
    return email


def test_a_key_that_exists_is_named_without_its_value(engine: Engine, email: str) -> None:
    with Session(engine) as session, pytest.raises(IntegrityError) as caught:
        session.execute(insert(User).values(email=email, first_name=PHONE))
    said = rendered(caught.value)
    assert "duplicate key value violates unique constraint" in said
    assert "insert into users" in said.lower()
    assert email not in said
    assert PHONE not in said
    orig: Any = caught.value.orig
    assert email in orig.diag.message_detail, "what code asks for stays"


def test_a_row_that_doesn_t_fit_isn_t_shown(engine: Engine) -> None:
    row = {"kind": None, "queue": "browser", "arguments": {"text": SECOND_LINE}, "error_message": SECOND_LINE}
    with Session(engine) as session, pytest.raises(IntegrityError) as caught:
        session.execute(insert(Job).values(row))
    said = rendered(caught.value)
    assert 'null value in column "kind"' in said
    assert "Bayline" not in said
    assert "Vallejo" not in said


def test_a_value_that_can_t_be_read_isn_t_quoted(engine: Engine) -> None:
    with Session(engine) as session, pytest.raises(DBAPIError) as caught:
        session.execute(text("select cast(:value as integer)"), {"value": SECOND_LINE})
    said = rendered(caught.value)
    assert "invalid input syntax for type integer" in said
    assert "Bayline" not in said
    assert "Vallejo" not in said


async def test_neither_does_the_api_s_engine_tell(settings: Settings, email: str) -> None:
    engine = create_api_engine(settings)
    async with engine.connect() as connection:
        with pytest.raises(IntegrityError) as caught:
            await connection.execute(insert(User).values(email=email, first_name=PHONE))
    await engine.dispose()
    assert "duplicate key value" in rendered(caught.value)
    assert email not in rendered(caught.value)
    assert PHONE not in rendered(caught.value)
