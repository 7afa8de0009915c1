"""Where an occupation has most openings and best pay, as everybody may ask."""

from collections.abc import Callable
from decimal import Decimal
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from common.tables import AnalyticsEvent
from common.trades import TRADES
from tests import product
from tests.workers.regions.recomputed import by_demand, by_pay
from workers.occupations import storing as occupations
from workers.regions.bundled import bundled_file
from workers.regions.storing import store_bundled

Report = Callable[[str], dict[str, Any]]


@pytest.fixture(autouse=True, scope="module")
def _figures(engine: Engine) -> None:
    occupations.store_bundled(engine)
    store_bundled(engine)


@pytest.fixture
def report(visitor: httpx.Client) -> Report:
    def _report(occupation: str) -> dict[str, Any]:
        answer = visitor.get("/api/data/regional-report", params={"occupation_title": occupation})
        assert answer.status_code == 200, answer.text
        body: dict[str, Any] = answer.json()
        return body

    return _report


def pairs(entries: list[dict[str, Any]], figure: str) -> list[tuple[str, Decimal]]:
    return [(entry["region"], Decimal(str(entry[figure]))) for entry in entries]


@pytest.mark.parametrize(("trade", "code"), TRADES.items())
def test_every_trade_in_every_region_is_as_worked_out_by_hand_from_the_state_s_csv(
    report: Report, trade: str, code: str
) -> None:
    answer = report(trade)
    assert answer["occupation"]["socCode"] == code
    assert pairs(answer["topByDemand"], "annualOpenings") == by_demand(bundled_file(), code)
    assert pairs(answer["topByPay"], "medianWage") == by_pay(bundled_file(), code)


def test_a_region_without_a_wage_is_left_out_of_the_pay_list_and_said_to_be(report: Report) -> None:
    answer = report("Plumber")
    unpaid = "Santa Cruz-Watsonville MSA"
    assert unpaid in [entry["region"] for entry in answer["topByDemand"]]
    assert unpaid not in [entry["region"] for entry in answer["topByPay"]]
    assert answer["suppressed"] == [unpaid]


def test_a_region_without_a_row_is_in_no_list_but_on_the_map(report: Report) -> None:
    answer = report("Truck Driver")
    assert answer["notPublished"] == ["San Rafael MD"]
    marin = next(region for region in answer["regions"] if region["region"] == "San Rafael MD")
    assert (marin["counties"], marin["annualOpenings"], marin["medianWage"]) == (["Marin"], None, None)
    assert len(answer["topByDemand"]) == 31


def test_the_whole_state_stands_beside_its_regions_with_the_periods_of_both(report: Report) -> None:
    answer = report("Welder")
    assert len(answer["regions"]) == 32
    assert (answer["period"], answer["statePeriod"]) == ("2020-2030", "2020-2030")
    assert answer["stateAnnualOpenings"] > max(entry["annualOpenings"] for entry in answer["topByDemand"])
    assert answer["stateMedianWage"] == 24.30
    assert "Employment Development Department" in answer["source"]


@pytest.mark.parametrize(
    "meant",
    [
        "Mechanic",
        "mechanic",
        "Automotive Mechanic",
        "49-3023",
        "49-3023.00",
        "Automotive Service Technicians and Mechanics",
    ],
)
def test_an_occupation_is_known_by_trade_label_code_and_title(report: Report, meant: str) -> None:
    assert report(meant)["occupation"]["socCode"] == "49-3023"


@pytest.mark.parametrize(
    ("meant", "code"), [("Journeyman Electrician", "47-2111"), ("steamfitter", "47-2152"), ("Roofers", "47-2181")]
)
def test_beyond_the_trades_any_name_will_do(report: Report, meant: str, code: str) -> None:
    assert report(meant)["occupation"]["socCode"] == code


def test_who_is_paid_by_the_year_has_a_list_of_their_own(report: Report) -> None:
    answer = report("25-2021")
    assert answer["topByPay"] == []
    yearly = [entry["medianAnnualWage"] for entry in answer["paidByTheYear"]]
    assert yearly == sorted(yearly, reverse=True)
    assert min(yearly) > 30_000
    assert answer["suppressed"] == []


def test_an_occupation_that_is_published_within_a_group_says_so(report: Report) -> None:
    answer = report("31-1122.00")
    assert answer["occupation"]["isGroup"]
    assert answer["topByDemand"]


def test_an_occupation_that_the_state_publishes_nothing_of_has_empty_lists(report: Report) -> None:
    answer = report("55-3016.00")
    assert (answer["topByDemand"], answer["topByPay"], len(answer["notPublished"])) == ([], [], 32)


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [("", 400, "trade_missing"), ("  ", 400, "trade_missing"), ("qwxyz", 404, "occupation_unknown")],
)
def test_what_names_no_occupation_is_refused(visitor: httpx.Client, asked: str, status: int, code: str) -> None:
    answer = visitor.get("/api/data/regional-report", params={"occupation_title": asked})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_each_search_is_an_event_of_whoever_searched_and_counts_for_admins(
    base_url: str, engine: Engine, visitor: httpx.Client, person: httpx.Client
) -> None:
    def events(user_id: str | None) -> int:
        mine = AnalyticsEvent.user_id == user_id if user_id else AnalyticsEvent.user_id.is_(None)
        with Session(engine) as session:
            of_type = AnalyticsEvent.event_type == "career_search"
            return session.scalar(select(func.count()).where(of_type, mine)) or 0

    with Session(engine) as session, product.admin(base_url, session) as admin:
        before = admin.get("/api/admin/stats").json()["careerSearches"], events(None)
        ask = {"occupation_title": "Carpenter"}
        visitor.get("/api/data/regional-report", params=ask).raise_for_status()
        person.get("/api/data/regional-report", params=ask).raise_for_status()
        visitor.get("/api/data/regional-report", params={"occupation_title": "qwxyz"})
        assert admin.get("/api/admin/stats").json()["careerSearches"] == before[0] + 2
        assert events(None) == before[1] + 1
        assert events(person.get("/api/auth/user").json()["id"]) == 1
