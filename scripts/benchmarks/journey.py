"""`scripts/bench journey`: people who generate a resume and download it, at once, on one API process and one pool.

Prints p50, p95 and the longest from the click on Generate to the PDF's last byte, with the built-in writer, and of each
kind of job how long it waited for a worker and how long it was worked on.
"""

import statistics
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import httpx
from sqlalchemy import create_engine, select
from sqlalchemy.orm import Session

from common.migrations import upgrade
from common.settings import Settings
from common.tables import Job
from scripts.embedded.services import EmbeddedServices
from tests import product

PEOPLE = 8
ROUNDS = 5
JOB = {
    "jobTitle": "Structural Welder",
    "companyName": "Bayline Fabrication",
    "startDate": "2019-03-01",
    "endDate": None,
    "duties": "Weld structural steel to AWS D1.1 with SMAW and FCAW\nRead blueprints and weld symbols\n"
    "Trained 4 apprentices\nOperated forklift and overhead crane\nKept a log of every joint",
}
DESCRIPTION = (
    "Structural welder for ship repair. Weld structural steel with SMAW and FCAW, read blueprints, operate a forklift, "
    "train apprentices, hold AWS D1.1. Shift {number}."
)


def _journey(client: httpx.Client, number: int) -> float:
    payload = {"jobDescription": DESCRIPTION.format(number=number), "documentType": "resume"}
    began = perf_counter()
    client.post("/api/generate-content", json=payload).raise_for_status()
    printed = client.post("/api/generate-document", json=payload)
    seconds = perf_counter() - began
    if not printed.content.startswith(b"%PDF-"):
        sys.exit(f"no PDF: {printed.status_code} {printed.text[:200]}")
    return seconds


def _jobs(database: str) -> list[str]:
    """Return a line for each kind of job with its median times in milliseconds; the warm-up round counts as well."""
    engine = create_engine(database)
    with Session(engine) as session:
        rows = session.execute(select(Job.kind, Job.created_at, Job.started_at, Job.ended_at)).all()
    engine.dispose()
    times: dict[str, list[tuple[float, float]]] = {}
    for kind, created, started, ended in rows:
        if started and ended:
            phases = ((started - created).total_seconds() * 1000, (ended - started).total_seconds() * 1000)
            times.setdefault(kind, []).append(phases)
    medians = {kind: map(statistics.median, zip(*found, strict=True)) for kind, found in sorted(times.items())}
    return [
        f"{kind}: {len(times[kind])} jobs, waited {waited:.0f} ms, worked on {worked:.0f} ms"
        for kind, (waited, worked) in medians.items()
    ]


def main() -> None:
    """Run one round to warm up, then ROUNDS that count."""
    with TemporaryDirectory() as folder, EmbeddedServices(Path(folder)).running() as services:
        stack = product.Stack(services.database_url, services.redis_url)
        database = Settings(database_url=stack.database_url, redis_url=stack.redis_url).database_url
        upgrade(database)
        log = Path(folder) / "log"
        with ExitStack() as opened, ThreadPoolExecutor(PEOPLE) as threads:
            opened.enter_context(product.pool(stack, log))
            address = opened.enter_context(product.api(stack, log))
            clients = [opened.enter_context(product.person(address)) for _ in range(PEOPLE)]
            for client in clients:
                client.post("/api/work-experiences", json=JOB).raise_for_status()
            seconds: list[float] = []
            for number in range(ROUNDS + 1):
                took = list(threads.map(_journey, clients, [number] * PEOPLE))
                seconds += took if number else []
        jobs = _jobs(database)
    cuts = statistics.quantiles(seconds, n=20)
    print(f"{PEOPLE} people at once, {len(seconds)} journeys, click to PDF:")
    print(f"p50 {cuts[9]:.2f} s   p95 {cuts[18]:.2f} s   longest {max(seconds):.2f} s")
    print("\n".join(jobs))


if __name__ == "__main__":
    main()
