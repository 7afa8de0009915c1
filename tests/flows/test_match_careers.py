"""From a profile to suggestions: request, worker, answer, and the search that the statistics count."""

from datetime import date
from uuid import UUID

import httpx
import pytest
from sqlalchemy import Engine, func, select

from common.tables import AnalyticsEvent, Job
from workers.occupations.storing import store_bundled

NEXT_FROM_ELECTRICIAN = {"47-1011.00", "47-4011.00"}
SPECIFIED = ["job_title", "onet_code", "match_score", "transferable_skills", "explanation", "growth_outlook"]


def add_electrician(person: httpx.Client) -> None:
    began = date.today().replace(year=date.today().year - 6, day=1)  # noqa: DTZ011 - a profile's date has no zone
    job = {
        "jobTitle": "sparky",
        "companyName": "Ibarra Electric",
        "startDate": began.isoformat(),
        "duties": "Bend conduit and pull wire\nTroubleshoot dead circuits",
    }
    for path, body in {
        "/api/work-experiences": job,
        "/api/equipment-skills": {"name": "Conduit bender", "type": "Hand Tool", "proficiencyLevel": "Expert"},
        "/api/certifications": {"name": "OSHA 30", "issuingOrganization": "OSHA", "issueDate": began.isoformat()},
    }.items():
        assert person.post(path, json=body).is_success


@pytest.mark.usefixtures("pool")
def test_a_sparky_sees_where_the_trade_leads_and_what_it_would_take(person: httpx.Client, engine: Engine) -> None:
    store_bundled(engine)
    add_electrician(person)
    answer = person.get("/api/career-suggestions", headers={"Time-Zone": "Pacific/Auckland"})
    assert answer.status_code == 200, answer.text
    suggestions = answer.json()["suggestions"]
    assert len(suggestions) == 10
    assert all(list(one)[: len(SPECIFIED)] == SPECIFIED for one in suggestions)
    scores = [one["match_score"] for one in suggestions]
    assert scores == sorted(scores, reverse=True)
    assert all(0 < score < 100 for score in scores)
    by_code = {one["onet_code"]: one for one in suggestions}
    assert by_code.keys() >= NEXT_FROM_ELECTRICIAN
    assert not by_code.keys() & {"47-2111.00", "47-3013.00"}

    foreman = by_code["47-1011.00"]
    assert foreman["step_up"]
    assert [rung["onet_code"] for rung in foreman["path"] if rung["held"]] == ["47-2111.00"]
    assert foreman["growth_outlook"] == "Faster than average (5% to 6%)"
    assert foreman["job_title_es"]
    assert {"ticket_held", "experience_held"} <= {message["code"] for message in foreman["have"]}
    inspector = by_code["47-4011.00"]
    assert inspector["missing"][0]["code"] == "ticket_required_months"
    assert "ICC" in inspector["explanation"]
    assert any("Bend conduit and pull wire" in one["transferable_skills"][:5] for one in suggestions)
    with engine.connect() as connection:
        user_id = UUID(person.get("/api/auth/user").json()["id"])
        searches = select(func.count()).where(
            AnalyticsEvent.user_id == user_id, AnalyticsEvent.event_type == "career_search"
        )
        assert connection.scalar(searches) == 1
        counted_by = select(Job.arguments["timeZone"].astext).where(Job.user_id == user_id)
        assert connection.scalars(counted_by).all() == ["Pacific/Auckland"]


def test_an_empty_profile_is_asked_for_more_without_a_job(person: httpx.Client, engine: Engine) -> None:
    answer = person.get("/api/career-suggestions")
    assert (answer.status_code, answer.json()["code"]) == (422, "nothing_to_match")
    assert answer.json()["message"] == (
        "Please add work experience, skills, or certifications to discover career options."
    )
    with engine.connect() as connection:
        user_id = UUID(person.get("/api/auth/user").json()["id"])
        assert not connection.scalar(select(func.count()).select_from(Job).where(Job.user_id == user_id))


@pytest.mark.usefixtures("pool")
def test_words_that_mean_nothing_give_no_suggestion_and_no_failure(person: httpx.Client) -> None:
    job = {"jobTitle": "\u2603 xyzzy", "companyName": "?", "startDate": "2020-01-01", "duties": "'; drop table --"}
    assert person.post("/api/work-experiences", json=job).is_success
    answer = person.get("/api/career-suggestions")
    assert answer.status_code == 200
    assert isinstance(answer.json()["suggestions"], list)
