"""What of a profile counts as known."""

from datetime import date
from uuid import uuid4

from common.tables import Certification, User
from common.tables.profile import ISSUER_NOT_GIVEN
from tests.workers.writing.people import assignment
from workers.documents.plain_text import plain_text
from workers.writing.document.compose import compose
from workers.writing.draft import Draft
from workers.writing.person.facts import ProfileFacts

TODAY = date(2026, 3, 1)


def facts_with(*, assumed: bool, issuer: str = "TSA") -> ProfileFacts:
    user = User(email="rosa@example.com", first_name="Rosa", last_name="Ibarra")
    card = Certification(
        id=uuid4(),
        name="TWIC card",
        issuing_organization=issuer,
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


def test_an_issuer_that_nobody_gave_is_not_printed() -> None:
    told = plain_text(compose(Draft(), assignment(facts_with(assumed=False, issuer=ISSUER_NOT_GIVEN))))
    assert "TWIC card, issued March 2026" in told
    bare = plain_text(compose(Draft(), assignment(facts_with(assumed=True, issuer=ISSUER_NOT_GIVEN))))
    assert "TWIC card\n" in f"{bare}\n"
    assert ISSUER_NOT_GIVEN not in told + bare
