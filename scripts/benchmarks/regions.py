"""`scripts/bench regions FILE`: whether the regional report is that of a CSV of the state, to the digit.

Loads FILE into a database of its own, asks the running API for each of the twelve trades, and for every other detailed
occupation by its code, and compares each region's figures with those worked out from the CSV by itself. Prints how many
were compared, how long import and reports took, and every difference; ends with 1 where there is one.
"""

import argparse
import csv
import statistics
import sys
from decimal import Decimal
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx

from common.database import create_worker_engine
from common.migrations import upgrade
from common.settings import Settings
from common.trades import TRADES
from scripts.embedded.services import EmbeddedServices
from tests import product
from tests.workers.regions.recomputed import SOC, Ranking, by_demand, by_pay
from workers.regions.storing import store


def main() -> int:
    """Compare the figures; return 1 where any differs."""
    parser = argparse.ArgumentParser(prog="scripts/bench regions", description=__doc__)
    parser.add_argument("file", type=Path)
    content: bytes = parser.parse_args().file.read_bytes()
    with TemporaryDirectory() as folder, EmbeddedServices(Path(folder)).running() as services:
        settings = Settings(database_url=services.database_url, redis_url=services.redis_url)
        upgrade(settings.database_url)
        _load(settings, content)
        stack = product.Stack(services.database_url, services.redis_url)
        with product.api(stack, Path(folder) / "log") as address, product.browser(address) as client:
            return _compare(client, content)


def _load(settings: Settings, content: bytes) -> None:
    engine = create_worker_engine(settings)
    began = perf_counter()
    with engine.begin() as connection:
        stored = store(connection, content, "a bench")
    print(f"{stored.period}: {stored.occupations} occupations in {stored.regions} regions, {_seconds(began):.1f} s")
    engine.dispose()


def _compare(client: httpx.Client, content: bytes) -> int:
    others = sorted(_detailed(content) - set(TRADES.values()))
    asked = [*TRADES.items(), *((code, code) for code in others)]
    differences: list[str] = []
    took: list[float] = []
    compared = 0
    for name, code in asked:
        began = perf_counter()
        answer = client.get("/api/data/regional-report", params={"occupation_title": name})
        took.append(_seconds(began))
        expected = by_demand(content, code), by_pay(content, code)
        shown = _shown(answer)
        compared += sum(map(len, expected))
        if shown != expected:
            differences.append(f"{name} ({code}): {answer.status_code}, expected {expected}, shown {shown}")
    print(f"{len(asked)} reports, {compared} figures compared, {len(differences)} reports differ")
    print(f"a report: p50 {statistics.median(took) * 1000:.0f} ms, longest {max(took) * 1000:.0f} ms")
    print("\n".join(differences), file=sys.stderr)
    return int(bool(differences))


def _shown(answer: httpx.Response) -> tuple[Ranking, Ranking]:
    body: dict[str, Any] = answer.json() if answer.is_success else {"topByDemand": [], "topByPay": []}
    return (
        [(entry["region"], Decimal(str(entry["annualOpenings"]))) for entry in body["topByDemand"]],
        [(entry["region"], Decimal(str(entry["medianWage"]))) for entry in body["topByPay"]],
    )


def _detailed(content: bytes) -> set[str]:
    rows = csv.DictReader(StringIO(content.decode("utf-8-sig"), newline=""))
    return {row[SOC] for row in rows if row["SOC Level"] == "4"}


def _seconds(began: float) -> float:
    return perf_counter() - began


if __name__ == "__main__":
    sys.exit(main())
