"""How long suggestions take through the queue, for one API process and one warm worker: `scripts/bench careers`."""

import statistics
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import httpx

from common.database import create_worker_engine
from common.migrations import upgrade
from common.settings import Settings
from scripts.embedded.services import EmbeddedServices
from tests import product
from workers.occupations.storing import store_bundled

TIMES = 100
JOBS = (
    ("Journeyman Electrician", "Pull wire and bend conduit\nLand panels\nTroubleshoot dead circuits", 2),
    ("Apprentice Electrician", "Helped electricians on commercial jobs\nRough in\nTrim out", 6),
    ("Warehouse Associate", "Drove a forklift\nLoaded trucks\nPicked orders with an RF scanner", 9),
)
SKILLS = ("Conduit bender", "Multimeter", "Scissor lift", "Forklift", "Megger", "Romex", "Blueprints", "PLC basics")


def main() -> None:
    """Prints the median and the 95th percentile, from the click to the answer."""
    with TemporaryDirectory() as folder, EmbeddedServices(Path(folder), durable=False).running() as services:
        stack = product.Stack(services.database_url, services.redis_url)
        settings = Settings(database_url=stack.database_url, redis_url=stack.redis_url)
        upgrade(settings.database_url)
        store_bundled(create_worker_engine(settings))
        log = Path(folder) / "log"
        with (
            product.api(stack, log) as address,
            product.pool(stack, log, WORKERS="interactive=1"),
            product.person(address) as person,
        ):
            _fill(person)
            _ask(person)  # the first, which wakes everything
            seconds = sorted(_ask(person) for _ in range(TIMES))
    worst = seconds[int(0.95 * len(seconds))]
    print(f"p50 {1000 * statistics.median(seconds):.0f} ms, p95 {1000 * worst:.0f} ms, of {len(seconds)}")


def _fill(person: httpx.Client) -> None:
    today = datetime.now(UTC).date()
    for title, duties, years in JOBS:
        began = today.replace(year=today.year - years, day=1).isoformat()
        body = {"jobTitle": title, "companyName": "Acme", "startDate": began, "duties": duties}
        person.post("/api/work-experiences", json=body).raise_for_status()
    for name in SKILLS:
        body = {"name": name, "type": "Other", "proficiencyLevel": "Advanced"}
        person.post("/api/equipment-skills", json=body).raise_for_status()


def _ask(person: httpx.Client) -> float:
    began = perf_counter()
    person.get("/api/career-suggestions").raise_for_status()
    return perf_counter() - began


if __name__ == "__main__":
    main()
