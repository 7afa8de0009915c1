"""A stack that faults can be injected into: its own servers, API and pool, each to be stopped and started alone."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any
from uuid import UUID, uuid4

import httpx
from redis import Redis
from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from common.database import create_worker_engine
from common.job_states import UNENDED
from common.migrations import upgrade
from common.settings import Settings
from common.tables import GeneratedDocument, Job
from scripts.embedded.services import EmbeddedServices
from scripts.faults.kill_points import FOLDER
from tests import product

WORK = {"jobTitle": "Welder", "companyName": "Bayline", "startDate": "2019-03-01", "endDate": None, "duties": ""}
PADDING = " and more words, to be a description of more than fifty characters"
PATIENCE_SECONDS = 120


class RunningStack:
    """Addresses, a signed-in person, and the processes by name."""

    def __init__(self, services: EmbeddedServices, folder: Path, opened: ExitStack, timing: dict[str, str]) -> None:
        self.services = services
        self.folder = folder
        self.faults = folder / "faults"
        self.faults.mkdir()
        self.settings = Settings(database_url=services.database_url, redis_url=services.redis_url)
        upgrade(self.settings.database_url)
        self.engine: Engine = create_worker_engine(self.settings)
        self.redis = Redis.from_url(services.redis_url)
        self._stack = product.Stack(services.database_url, services.redis_url)
        self._opened = opened
        self._timing = timing
        self._processes: dict[str, ExitStack] = {}
        self.pids: dict[str, int] = {}
        self.port = product.free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.cookies = httpx.Cookies()

    def start_api(self, module: str = "scripts.faults.breaking_api") -> None:
        """Start the API, on the same port each time; return once it answers."""
        self._start("api", module, "--port", str(self.port))
        self.wait_for(self._answers, "the API")

    def start_pool(self, *, workers: str = "interactive=4", **settings: str) -> None:
        """Start a pool in the place of the one that runs; it returns at once, since jobs wait for the pool anyway."""
        self._start("pool", "scripts.faults.breaking_pool", WORKERS=workers, **settings)

    def _start(self, name: str, module: str, *arguments: str, **settings: str) -> None:
        self.stop(name)
        process_of = self._opened.enter_context(ExitStack())
        environment = self.environment(**settings)
        log = self.folder / f"{name}.log"
        process = process_of.enter_context(product.running_module(module, environment, log, arguments=arguments))
        self._processes[name], self.pids[name] = process_of, process.pid

    @property
    def reconcile_seconds(self) -> float:
        """The seconds between two sweeps of a leader."""
        return float(self._timing.get("RECONCILE_SECONDS", self.settings.reconcile_seconds))

    def environment(self, **settings: str) -> dict[str, str]:
        """The environment of every process of this stack."""
        return self._stack.environment(
            **{FOLDER: str(self.faults), "UNENDED_JOBS_PER_USER": "100000"} | self._timing | settings
        )

    def stop(self, name: str) -> float:
        """SIGTERM, and the seconds until it is gone; 0 when it wasn't there."""
        if name not in self._processes:
            return 0.0
        began = monotonic()
        self._processes.pop(name).close()
        return monotonic() - began

    def _answers(self) -> bool:
        try:
            return product.ask("GET", f"{self.address}/healthz").is_success
        except httpx.TransportError:
            return False

    def register(self) -> None:
        """The person whose jobs these are, with enough of a profile to write about."""
        with self.client() as client:
            person = {"email": f"{uuid4().hex}@example.com", "password": product.PASSWORD}
            names = {"firstName": "Rosa", "lastName": "Ibarra"}
            client.post("/api/auth/register", json=person | names).raise_for_status()
            client.post("/api/work-experiences", json=WORK).raise_for_status()
            self.cookies = client.cookies

    def client(self) -> httpx.Client:
        """Return the person's browser."""
        return httpx.Client(
            base_url=self.address,
            cookies=self.cookies,
            headers={"Origin": self.address},
            timeout=30,
            verify=product.UNUSED_TLS,
        )

    def post(self, client: httpx.Client, work: str, key: str) -> UUID:
        """Enqueue; a call that gets no answer is made again with the same key, as any client would."""
        payload = {"jobDescription": work + PADDING, "documentType": "resume"}
        headers = {"Prefer": "respond-async", "Idempotency-Key": key}
        give_up_at = monotonic() + PATIENCE_SECONDS
        while monotonic() < give_up_at:
            try:
                response = client.post("/api/generate-content", json=payload, headers=headers)
            except httpx.TransportError:
                self.start_api()
                continue
            response.raise_for_status()
            return UUID(response.json()["id"])
        raise TimeoutError("the API never answered")

    def unended(self, jobs: list[UUID]) -> int:
        """How many of them have no ending yet."""
        with Session(self.engine) as session:
            open_jobs = select(func.count()).select_from(Job).where(Job.id.in_(jobs), Job.state.in_(UNENDED))
            return session.scalar(open_jobs) or 0

    def rows(self, jobs: list[UUID]) -> list[Job]:
        """Return the rows of these jobs that exist."""
        with Session(self.engine) as session:
            return list(session.scalars(select(Job).where(Job.id.in_(jobs))))

    def documents(self, jobs: list[UUID]) -> dict[UUID | None, int]:
        """Count the documents that each of these jobs stored."""
        counted = select(GeneratedDocument.job_id, func.count()).where(GeneratedDocument.job_id.in_(jobs))
        with Session(self.engine) as session:
            rows = session.execute(counted.group_by(GeneratedDocument.job_id)).all()
        return {row[0]: row[1] for row in rows}

    def wait_for(self, look: Any, what: str, patience: float = PATIENCE_SECONDS) -> float:
        """Seconds until `look` answers with something true. TimeoutError names what never came."""
        began = monotonic()
        while not look():
            if monotonic() - began > patience:
                raise TimeoutError(f"{what} never came")
            sleep(0.1)
        return monotonic() - began


@contextmanager
def running_stack(**timing: str) -> Iterator[RunningStack]:
    """Servers, API and pool, with somebody signed in. `timing`: settings that differ from the product's."""
    with (
        TemporaryDirectory() as folder,
        EmbeddedServices(Path(folder) / "data").running() as services,
        ExitStack() as opened,
    ):
        stack = RunningStack(services, Path(folder), opened, timing)
        opened.callback(stack.engine.dispose)
        stack.start_pool()
        stack.start_api()
        stack.register()
        yield stack
