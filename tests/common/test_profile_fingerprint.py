"""What makes a profile another one, so that a download doesn't hand out what has become untrue."""

from datetime import date, timedelta
from uuid import UUID

import pytest

from common.profile.fingerprint import profile_fingerprint
from common.tables import Certification, User

EXPIRES = date(2026, 6, 30)
ISSUED = date(2024, 6, 30)


def fingerprint(today: date, *, assumed: bool = False) -> str:
    row = Certification(
        id=UUID(int=1),
        name="OSHA 30",
        issuing_organization="OSHA",
        issue_date=ISSUED,
        issue_date_assumed=assumed,
        expiration_date=EXPIRES,
    )
    return profile_fingerprint(User(first_name="R", last_name="I", email="r@example.com"), [], [], [row], today=today)


def test_a_confirmed_issue_date_makes_another_profile() -> None:
    assert fingerprint(EXPIRES, assumed=True) != fingerprint(EXPIRES)


@pytest.mark.parametrize("last_day", [EXPIRES, ISSUED - timedelta(days=1)])
def test_a_certificate_that_expires_or_comes_into_force_makes_another_profile(last_day: date) -> None:
    assert fingerprint(last_day) != fingerprint(last_day + timedelta(days=1))


def test_another_day_alone_makes_none() -> None:
    assert fingerprint(ISSUED) == fingerprint(EXPIRES)
