"""`scripts/bench streams [COUNT]`: idle event streams on one API process (2,000 unless told).

Prints the memory they add, the response times of a plain call before and meanwhile, the connections the process holds,
how long an event takes to reach all of them, how soon a reader that never reads is dropped, and how soon a logout
closes them all.
"""

import asyncio
import re
import statistics
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from urllib.parse import urlsplit
from uuid import UUID, uuid4

import httpx
import psutil
from redis import Redis
from sqlalchemy import Engine, select, text
from sqlalchemy.orm import Session

from common.database import create_worker_engine
from common.jobs.enqueue import insert_job
from common.jobs.events import Progress, append_event
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT, GenerateDocumentArguments
from common.messages import Message
from common.migrations import upgrade
from common.settings import Settings
from common.tables import User
from scripts.embedded.services import EmbeddedServices
from tests import product

OPENED_AT_ONCE = 50
CALLS = 1000


async def _open(host: str, port: int, path: str, cookie: str) -> asyncio.StreamReader:
    """Past the response's head; the writer lives as long as the reader."""
    reader, writer = await asyncio.open_connection(host, port)
    head = f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {cookie}\r\nAccept: text/event-stream\r\n\r\n"
    writer.write(head.encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    if b" 200 " not in answer:
        sys.exit(answer.decode())
    reader.writer = writer  # type: ignore[attr-defined] # asyncio closes a connection whose writer is collected
    return reader


async def _open_all(host: str, port: int, path: str, cookie: str, count: int) -> list[asyncio.StreamReader]:
    readers: list[asyncio.StreamReader] = []
    while len(readers) < count:
        batch = min(OPENED_AT_ONCE, count - len(readers))
        readers += await asyncio.gather(*(_open(host, port, path, cookie) for _ in range(batch)))
    return readers


async def _p99(client: httpx.AsyncClient) -> str:
    """Return the 99th percentile of plain calls that read the signed-in user from Postgres, one after the other."""
    took = []
    for _ in range(CALLS):
        began = perf_counter()
        (await client.get("/api/auth/user")).raise_for_status()
        took.append((perf_counter() - began) * 1000)
    cuts = statistics.quantiles(took, n=100)
    return f"p50 {cuts[49]:.1f} ms   p99 {cuts[98]:.1f} ms"


def _running_job(engine: Engine, email: str) -> UUID:
    with Session(engine) as session, session.begin():
        user_id = session.scalars(select(User.id).where(User.email == email)).one()
        arguments = GenerateDocumentArguments("resume", "idle")
        return UUID(str(session.execute(insert_job(GENERATE_DOCUMENT, arguments, user_id=user_id)).one().id))


async def _measure(address: str, settings: Settings, process: psutil.Process, count: int) -> None:
    engine, redis = create_worker_engine(settings), Redis.from_url(settings.redis_url)
    email = f"{uuid4().hex}@example.com"
    async with httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=30) as client:
        registration = {"email": email, "password": product.PASSWORD, "firstName": "Rosa", "lastName": "Ibarra"}
        (await client.post("/api/auth/register", json=registration)).raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        job_id = _running_job(engine, email)
        print(f"plain call alone:           {await _p99(client)}")
        base = process.memory_info().rss
        url = httpx.URL(address)
        began = perf_counter()
        path = f"/api/jobs/{job_id}/events"
        readers = await _open_all(str(url.host), url.port or 80, path, cookie, count)
        print(f"{count} streams opened in {perf_counter() - began:.1f} s")
        print(f"plain call meanwhile:       {await _p99(client)}")
        print(f"memory above the base:      {(process.memory_info().rss - base) / 2**20:.0f} MB")
        _print_connections(engine, redis, process)
        began = perf_counter()
        append_event(redis, job_id, Progress(1, 6, 0, "analyzing_requirements", "Analyzing job requirements..."))
        await asyncio.gather(*(reader.readuntil(b"Analyzing") for reader in readers))
        print(f"one event to all of them:   {(perf_counter() - began) * 1000:.0f} ms")
        await _never_read(client, redis, cookie, _running_job(engine, email))
        began = perf_counter()
        (await client.post("/api/logout")).raise_for_status()
        await asyncio.gather(*(reader.read() for reader in readers))
        print(f"all closed after a logout:  {perf_counter() - began:.1f} s")


async def _never_read(client: httpx.AsyncClient, redis: Redis, cookie: str, job_id: UUID) -> None:
    """Open one more stream that never reads, and send it more than any buffer holds."""
    url = client.base_url
    streams = await _open_streams(client)
    reader = await _open(str(url.host), url.port or 80, f"/api/jobs/{job_id}/events", cookie)
    reader.writer.transport.pause_reading()  # type: ignore[attr-defined]
    for _ in range(100):
        append_event(
            redis,
            job_id,
            Progress(
                1, 6, 0, "analyzing_requirements", "Analyzing job requirements...", Message("", {}, "x" * 100_000)
            ),
        )
    began = perf_counter()
    while await _open_streams(client) > streams:  # noqa: ASYNC110 - nobody tells us
        await asyncio.sleep(0.2)
    print(f"a reader that never reads:  dropped after {perf_counter() - began:.1f} s")


async def _open_streams(client: httpx.AsyncClient) -> int:
    [count] = re.findall(r'tradefolio_streams\{stream="jobs"\} (\d+)', (await client.get("/metrics")).text)
    return int(count)


def _print_connections(engine: Engine, redis: Redis, process: psutil.Process) -> None:
    ports = {connection.laddr.port for connection in process.net_connections() if connection.raddr}
    clients = [client for client in redis.client_list() if int(client["addr"].rsplit(":", 1)[1]) in ports]
    held = text(
        "select count(*), count(*) filter (where state <> 'idle') from pg_stat_activity where client_port = any(:p)"
    )
    with Session(engine) as session:
        every, busy = session.execute(held, {"p": list(ports)}).one()
    print(f"connections of the process: {len(clients)} to Redis, {every} to Postgres of which {busy} in use")


def _listening_at(address: str) -> psutil.Process:
    """The API's process: a prepared server may have forked it, so it needn't be a child of this one."""
    sockets = psutil.net_connections(kind="tcp")
    port = urlsplit(address).port
    [pid] = {
        each.pid for each in sockets if each.status == psutil.CONN_LISTEN and each.laddr and each.laddr.port == port
    }
    return psutil.Process(pid)


def main() -> None:
    """Everything on loopback, on servers of its own."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    with TemporaryDirectory() as folder, EmbeddedServices(Path(folder)).running() as services, ExitStack() as opened:
        settings = Settings(database_url=services.database_url, redis_url=services.redis_url)
        upgrade(settings.database_url)
        stack = product.Stack(services.database_url, services.redis_url)
        address = opened.enter_context(product.api(stack, Path(folder) / "log", STREAMS_PER_USER=str(count + 1)))
        asyncio.run(_measure(address, settings, _listening_at(address), count))


if __name__ == "__main__":
    main()
