"""Load by one person, or by somebody unknown, that takes from everybody else: half requests, streams, jobs."""

import asyncio
import os
import re
import signal
import socket
from contextlib import ExitStack, suppress
from http import HTTPStatus
from statistics import quantiles
from time import perf_counter
from uuid import UUID, uuid4

import httpx
from sqlalchemy import select
from sqlalchemy.orm import Session

from common.jobs.enqueue import insert_job
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT, GenerateDocumentArguments
from common.tables import Job, User
from scripts.faults.another_person import another_person
from scripts.faults.report import Finding
from scripts.faults.running_stack import PADDING, RunningStack
from tests import product

ANSWER_SECONDS = 2.0
STREAM_SECONDS = 15.0
P99_MILLISECONDS = 500.0
DROPPED_WITHIN_SECONDS = 20.0
SIGN_IN_SECONDS = 5.0
MEMORY_FACTOR = 1.3
"""More than before a load that is over is kept."""


def stall_by_half_heads(stack: RunningStack, *, connections: int) -> Finding:
    """Open connections that begin a request and never end it, and check that everybody else is still answered."""
    with ExitStack() as opened:
        half = [
            opened.enter_context(socket.create_connection(("127.0.0.1", stack.port), timeout=10))
            for _ in range(connections)
        ]
        for connection in half:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        began = perf_counter()
        answered = httpx.get(f"{stack.address}/healthz", timeout=30).is_success
        took = perf_counter() - began
        dropped = stack.wait_for(lambda: all(map(_is_closed, half)), "the end of the half requests", 60)
    return Finding(
        f"{connections} half-sent request heads",
        f"another request answered in {took:.2f} s; all dropped after {dropped:.1f} s",
        holds=answered,
        in_time=took <= ANSWER_SECONDS and dropped <= DROPPED_WITHIN_SECONDS,
    )


def _is_closed(connection: socket.socket) -> bool:
    connection.setblocking(False)  # noqa: FBT003 - the socket's own
    with suppress(BlockingIOError):
        try:
            return connection.recv(1) == b""
        except ConnectionError:
            return True
    return False


def open_streams_at_once(stack: RunningStack, *, users: int, each: int) -> Finding:
    """Open every stream in the same moment, as after a restart of the API."""
    cookies = [_signed_in_person(stack) for _ in range(users)]
    paths = [f"/api/jobs/{_idle_job(stack, email)}/events" for email, _ in cookies]
    with another_person(stack.address, dict(stack.cookies)) as calls:
        statuses, took = asyncio.run(_wave(stack, [cookie for _, cookie in cookies], paths, each))
    p99 = quantiles(calls, n=100)[98] * 1000
    served, put_off = statuses.count(HTTPStatus.OK), statuses.count(HTTPStatus.SERVICE_UNAVAILABLE)
    return Finding(
        f"{users * each} streams opened at once",
        f"{served} served within {took:.1f} s, {put_off} told to come back later; "
        f"another person's {len(calls)} calls meanwhile: p99 {p99:.0f} ms, slowest {max(calls) * 1000:.0f} ms",
        holds=served + put_off == users * each,
        in_time=not put_off and took <= STREAM_SECONDS and p99 <= P99_MILLISECONDS,
    )


def _signed_in_person(stack: RunningStack) -> tuple[str, str]:
    email = f"{uuid4().hex}@example.com"
    with product.browser(stack.address) as client:
        person = {"email": email, "password": product.PASSWORD, "firstName": "Rosa", "lastName": "Ibarra"}
        client.post("/api/auth/register", json=person).raise_for_status()
        return email, "; ".join(f"{name}={value}" for name, value in client.cookies.items())


def _idle_job(stack: RunningStack, email: str) -> UUID:
    """Nobody carries it, so its stream has nothing to tell."""
    with Session(stack.engine) as session, session.begin():
        user_id = session.scalars(select(User.id).where(User.email == email)).one()
        arguments = GenerateDocumentArguments("resume", "wait never" + PADDING)
        job_id: UUID = session.execute(insert_job(GENERATE_DOCUMENT, arguments, user_id=user_id)).one().id
        session.get_one(Job, job_id).queue = "nobodys"
        return job_id


async def _wave(stack: RunningStack, cookies: list[str], paths: list[str], each: int) -> tuple[list[int], float]:
    began = perf_counter()
    writers: list[asyncio.StreamWriter] = []
    opening = [
        _open(stack, cookie, path, writers) for cookie, path in zip(cookies, paths, strict=True) for _ in range(each)
    ]
    statuses = await asyncio.gather(*opening)
    took = perf_counter() - began
    for writer in writers:
        writer.close()
    return statuses, took


async def _open(stack: RunningStack, cookie: str, path: str, writers: list[asyncio.StreamWriter]) -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", stack.port)
    writers.append(writer)
    head = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{stack.port}\r\nCookie: {cookie}\r\nAccept: text/event-stream\r\n\r\n"
    )
    writer.write(head.encode())
    status = await reader.readline()
    return int(status.split()[1]) if status else 0


def upload_at_once(stack: RunningStack, *, people: int) -> Finding:
    """Let many people upload the largest resume in the same moment, while no worker reads them."""
    stack.stop("pool")
    stack.start_api()
    cookies = [_signed_in_person(stack)[1] for _ in range(people)]
    before = _memory(stack)
    statuses = asyncio.run(_upload(stack, cookies))
    after = _memory(stack)
    stack.start_pool()
    return Finding(
        f"{people} uploads of 10 MB at once",
        f"{statuses.count(HTTPStatus.ACCEPTED)} taken; memory of the API {before:.0f} MB before, {after:.0f} MB after",
        holds=statuses == [HTTPStatus.ACCEPTED] * people and after <= MEMORY_FACTOR * before,
    )


async def _upload(stack: RunningStack, cookies: list[str]) -> list[int]:
    file = b"%PDF-1.7\n" + bytes(10 * 1024**2 - 9)
    headers = {"Origin": stack.address, "Prefer": "respond-async"}
    async with httpx.AsyncClient(base_url=stack.address, headers=headers, timeout=120) as client:
        uploads = [
            client.post("/api/parse-resume", files={"resume": ("resume.pdf", file)}, headers={"Cookie": cookie})
            for cookie in cookies
        ]
        return [answer.status_code for answer in await asyncio.gather(*uploads)]


def _memory(stack: RunningStack) -> float:
    """Return the API's resident memory in MB."""
    metrics = product.ask("GET", f"{stack.address}/metrics").text
    [memory] = re.findall(r"^process_resident_memory_bytes (\S+)", metrics, re.MULTILINE)
    return float(memory) / 1024**2


def sign_in_while_redis_hangs(stack: RunningStack, *, people: int) -> Finding:
    """Let people sign in at once while Redis hangs: nobody is let in uncounted, and nobody waits behind others."""
    hung = stack.redis.info("server")["process_id"]
    os.kill(hung, signal.SIGSTOP)
    try:
        answers, took = asyncio.run(_sign_in(stack, people))
    finally:
        os.kill(hung, signal.SIGCONT)
    refused = [answer.status_code for answer in answers].count(HTTPStatus.SERVICE_UNAVAILABLE)
    again = stack.wait_for(lambda: _is_counted(stack), "sign-ins after Redis goes on")
    return Finding(
        f"{people} sign-ins at once while Redis hangs",
        f"{refused} told to come back, all within {took:.1f} s; let in again {again:.1f} s after it goes on",
        holds=refused == people,
        in_time=took <= SIGN_IN_SECONDS,
    )


async def _sign_in(stack: RunningStack, people: int) -> tuple[list[httpx.Response], float]:
    began = perf_counter()
    async with httpx.AsyncClient(base_url=stack.address, headers={"Origin": stack.address}, timeout=120) as client:
        answers = await asyncio.gather(*(client.post("/api/auth/login", json=_stranger()) for _ in range(people)))
    return answers, perf_counter() - began


def _is_counted(stack: RunningStack) -> bool:
    """A stranger's wrong password is told to be wrong: Redis has counted it."""
    answer = product.ask("POST", f"{stack.address}/api/auth/login", json=_stranger())
    return answer.status_code == HTTPStatus.UNAUTHORIZED


def _stranger() -> dict[str, str]:
    return {"email": f"{uuid4().hex}@example.com", "password": "wrong horse"}  # made-up


def crowd_out(stack: RunningStack, *, jobs: int) -> Finding:
    """Let one person enqueue many jobs, and check that another person's job begins next."""
    stack.stop("pool")
    with stack.client() as client:
        many = [stack.post(client, "- now", uuid4().hex) for _ in range(jobs)]
    _, cookie = _signed_in_person(stack)
    with httpx.Client(base_url=stack.address, headers={"Origin": stack.address, "Cookie": cookie}, timeout=30) as other:
        skill = {"name": "TIG welding", "type": "Technical Skill", "proficiencyLevel": "Expert"}
        other.post("/api/equipment-skills", json=skill).raise_for_status()
        one = stack.post(other, "- now", uuid4().hex)
    stack.start_pool(workers="interactive=1")
    stack.wait_for(lambda: stack.unended([*many, one]) == 0, "the end of all jobs")
    rows = sorted((row.started_at, row.id == one) for row in stack.rows([*many, one]) if row.started_at)
    place = [is_other for _, is_other in rows].index(True)
    rate = jobs / max(0.001, (rows[-1][0] - rows[0][0]).total_seconds())
    stack.start_pool()
    return Finding(
        f"{jobs} jobs of one person before one of another's",
        f"the other's began after {place} of them; {rate:.0f} jobs a second in all",
        holds=place <= 1,
    )
