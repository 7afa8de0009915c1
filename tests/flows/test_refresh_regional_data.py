"""From a click, a file or the clock to the figures that everybody is shown; what is unsound changes nothing."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, select
from sqlalchemy.orm import Session

from common.jobs.dispatch import connect
from common.jobs.kinds.refresh_regional_data import REFRESH_REGIONAL_DATA, RefreshRegionalDataArguments
from common.jobs.schedules import SCHEDULES, Schedule
from common.tables import Job, ScheduleSlot
from tests import product
from tests.eventually import eventually
from tests.workers.regions.edd_file import edd_file
from tests.workers.regions.portal import Answer, Portal, portal
from tests.workers.regions.recomputed import by_demand, by_pay
from workers.runtime.scheduler import enqueue_due

WELDERS = "51-4121"
Load = Callable[[bytes], httpx.Response]


@pytest.fixture(scope="module")
def private_stack(stack: product.Stack) -> product.Stack:
    return product.private_stack(stack, 14)


@pytest.fixture(scope="module")
def private_engine(private_stack: product.Stack) -> Iterator[Engine]:
    with product.engine(private_stack) as engine:
        yield engine


@pytest.fixture(scope="module")
def site() -> Iterator[Portal]:
    with portal() as site:
        yield site


@pytest.fixture(scope="module")
def served(private_stack: product.Stack, site: Portal, logs: Path) -> Iterator[str]:
    """An API and a pool that know the test's portal."""
    with (
        product.pool(
            private_stack, logs / "regions-workers.log", WORKERS="background=1", REGIONAL_CATALOGUE=site.catalogue
        ),
        product.api(private_stack, logs / "regions-api.log") as address,
    ):
        yield address


@pytest.fixture(scope="module")
def admin(served: str, private_engine: Engine) -> Iterator[httpx.Client]:
    with Session(private_engine) as session, product.admin(served, session) as admin:
        yield admin


@pytest.fixture
def load(admin: httpx.Client) -> Load:
    def _load(content: bytes) -> httpx.Response:
        files = {"file": ("lt-occ-emp.csv", content, "text/csv")}
        return admin.post("/api/admin/regional-data/file", files=files)

    return _load


def report(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("/api/data/regional-report", params={"occupation_title": "Welder"})
    answer.raise_for_status()
    body: dict[str, Any] = answer.json()
    return body


def state(admin: httpx.Client) -> dict[str, Any]:
    body: dict[str, Any] = admin.get("/api/admin/regional-data").json()
    return body


def test_a_file_is_served_as_it_says_and_the_admin_sees_what_it_brought(admin: httpx.Client, load: Load) -> None:
    content = edd_file().content()
    result = load(content).json()
    assert (result["regions"], result["occupations"], result["changed"]) == (5, 13, True)
    shown = report(admin)
    demand = [(entry["region"], entry["annualOpenings"]) for entry in shown["topByDemand"]]
    pay = [(entry["region"], entry["medianWage"]) for entry in shown["topByPay"]]
    assert demand == [(name, float(figure)) for name, figure in by_demand(content, WELDERS)]
    assert pay == [(name, float(figure)) for name, figure in by_pay(content, WELDERS)]
    assert shown["suppressed"] == ["Harbor MD"]
    release = state(admin)["release"]
    assert (release["period"], release["origin"]) == ("2020-2030", "lt-occ-emp.csv")
    assert release["changes"]["added"] == 78 or release["changes"]["formerPeriod"]


def test_a_newer_file_comes_from_the_portal_on_a_click(admin: httpx.Client, load: Load, site: Portal) -> None:
    load(edd_file().content())
    site.publish(edd_file("2023-2033", "2024-2034").content())
    answer = admin.post("/api/admin/regional-data/refresh", headers={"Accept": "text/event-stream"})
    assert "event: succeeded" in answer.text
    shown = report(admin)
    assert (shown["period"], shown["statePeriod"]) == ("2023-2033", "2024-2034")
    now = state(admin)
    assert now["release"]["origin"].endswith("/download/lt-occ-emp-2024-2034.csv")
    assert (now["lastRefresh"]["state"], now["lastRefresh"]["bySchedule"]) == ("succeeded", False)
    again = admin.post("/api/admin/regional-data/refresh").json()
    assert (again["changed"], again["period"]) == (False, "2023-2033")


def without_a_column(content: bytes) -> bytes:
    return content.replace(b"Median Hourly Wage", b"Wage", 1)


def cut_in_half(content: bytes) -> bytes:
    return content[: len(content) // 2]


def web_page(_content: bytes) -> bytes:
    return b"<!DOCTYPE html><title>Sign in</title>"


def another_vintage(_content: bytes) -> bytes:
    return edd_file("2020-2030").content()


def vintages_mixed(content: bytes) -> bytes:
    return content.replace(b"2023-2033", b"2021-2031", 5)


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (without_a_column, "regional_data_column_missing"),
        (cut_in_half, "regional_data_cut_off"),
        (web_page, "regional_data_not_csv"),
        (another_vintage, "regional_data_older"),
        (vintages_mixed, "regional_data_mixed"),
    ],
)
def test_an_unsound_file_is_refused_by_name_and_the_old_figures_are_still_served(
    admin: httpx.Client, load: Load, broken: Callable[[bytes], bytes], code: str
) -> None:
    sound = edd_file("2023-2033").content()
    load(sound)
    before = report(admin)
    answer = load(broken(sound))
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert "The earlier figures are still in use." in answer.json()["message"]
    assert report(admin) == before
    last = state(admin)["lastRefresh"]
    assert (last["state"], last["errorCode"], last["message"]) == ("failed", code, answer.json()["message"])


def test_a_portal_that_is_down_changes_nothing_and_is_named(admin: httpx.Client, load: Load, site: Portal) -> None:
    load(edd_file("2023-2033").content())
    before = report(admin)
    site.answers["/package_show"] = Answer(b"", 503)
    answer = admin.post("/api/admin/regional-data/refresh")
    assert (answer.status_code, answer.json()["code"]) == (400, "regional_data_not_found")
    assert "127.0.0.1 answered with 503" in answer.json()["message"]
    assert report(admin) == before


def test_the_clock_begins_with_its_next_slot(
    private_engine: Engine, private_stack: product.Stack, site: Portal, admin: httpx.Client
) -> None:
    assert any(one.kind is REFRESH_REGIONAL_DATA and one.every == timedelta(weeks=1) for one in SCHEDULES)
    site.publish(edd_file("2023-2033", "2024-2034").content())
    weekly = Schedule(
        "a test's", REFRESH_REGIONAL_DATA, timedelta(weeks=1), RefreshRegionalDataArguments(), at_once=False
    )
    redis = connect(private_stack.redis_url)
    assert enqueue_due(private_engine, redis, [weekly]) == 0
    with Session(private_engine) as session, session.begin():
        slot = session.scalars(select(ScheduleSlot).where(ScheduleSlot.name == weekly.name)).one()
        assert slot.job_id is None
        slot.slot -= weekly.every  # a week later
    assert enqueue_due(private_engine, redis, [weekly]) == 1
    with Session(private_engine) as session:
        job_ids = select(ScheduleSlot.job_id).where(ScheduleSlot.name == weekly.name, ScheduleSlot.job_id.is_not(None))
        job_id = session.scalars(job_ids).one()

    def ended() -> str | None:
        with Session(private_engine) as session:
            return session.scalar(select(Job.state).where(Job.id == job_id, Job.ended_at.is_not(None)))

    assert eventually(ended) == "succeeded"
    assert state(admin)["lastRefresh"]["bySchedule"]
