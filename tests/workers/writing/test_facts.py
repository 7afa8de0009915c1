"""What of a profile counts as known."""

from datetime import date
from uuid import uuid4

from common.tables import Certification, User
from tests.workers.writing.people import assignment
from workers.writing.compose import compose
from workers.writing.draft import Draft
from workers.writing.facts import ProfileFacts
from workers.writing.plain_text import plain_text

TODAY = date(2026, 3, 1)


def facts_with(*, assumed: bool) -> ProfileFacts:
    user = User(email="rosa@example.com", first_name="Rosa", last_name="Ibarra")
    card = Certification(
        id=uuid4(),
        name="TWIC card",
        issuing_organization="TSA",
        issue_date=TODAY,
        issue_date_assumed=assumed,
        expiration_date=None,
    )
    return ProfileFacts.from_rows(user, [], [], [card], TODAY)


def test_a_date_that_nobody_gave_is_not_printed() -> None:
    assert "TWIC card, TSA, issued March 2026" in plain_text(compose(Draft(), assignment(facts_with(assumed=False))))
    text = plain_text(compose(Draft(), assignment(facts_with(assumed=True))))
    assert "TWIC card, TSA" in text
    assert "2026" not in text


def test_such_a_certification_counts_as_held() -> None:
    assert [one.name for one in facts_with(assumed=True).held_credentials] == ["TWIC card"]
