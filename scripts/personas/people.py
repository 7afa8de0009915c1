"""Personas drawn from a seed: who they are, where they worked, what they can do."""

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec

TRADES = Path(__file__).parent / "trades.tsv"
FIRST = "Rosa Marcus Elena Tyrone Mei Javier Dana Omar Lucía Wyatt Priya Hector Shawna Luis Grace".split()  # noqa: SIM905 - a list to read
LAST = "Ibarra Johnson Nguyen Castillo O'Brien Okafor Ramírez Kowalski Bell Silva Whitfield Tran".split()  # noqa: SIM905
PLACES = ["Vallejo, CA", "Fresno, CA", "San José, CA", "Reno, NV", "El Paso, TX", "Salt Lake City, UT", "Los Angeles, CA", "Tucson, AZ", "Portland, OR"]
COMPANIES = ["Bayline Fabrication", "Harborline Marine Repair", "Tule River Steel Works", "Sierra Vista Builders, Inc.", "Kowalski & Sons", "Pacific Crest Services LLC", "Tres Hermanos Construction", "Delta Freight Lines", "Goldstone Mechanical", "Nguyen Brothers", "Redwood Valley Homes", "Mesa Industrial Supply", "City of Fresno", "Ridgeway", "Calloway Group", "Servicios Ramírez"]
LEVELS = ("", "", "Intermediate", "Advanced", "Expert")
LEVELS_ES = {"": "", "Intermediate": "Intermedio", "Advanced": "Avanzado", "Expert": "Experto"}


class Job(msgspec.Struct):
    title: str
    company: str
    place: str
    start: tuple[int, int]
    end: tuple[int, int] | None
    duties: list[str]


class Skill(msgspec.Struct):
    name: str
    level: str


class Certificate(msgspec.Struct):
    name: str
    issuer: str
    issued: tuple[int, int]


class Person(msgspec.Struct):
    name: str
    trade: str
    language: str
    place: str
    phone: str
    email: str
    jobs: list[Job]
    skills: list[Skill]
    certificates: list[Certificate]


def people(seed: int) -> Iterator[Person]:
    """One person of each trade and language; the same for the same seed."""
    lines = TRADES.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(line for line in lines if not line.startswith("#")):
        yield _person(random.Random(f"{seed}/{number}"), *line.split("\t"))  # noqa: S311 - personas, not secrets


def _person(draw: random.Random, language: str, trade: str, titles: str, duties: str, skills: str, held: str) -> Person:
    name = f"{draw.choice(FIRST)} {draw.choice(LAST)}"
    certificates = [one.split(" @ ") for one in held.split(" | ")]
    return Person(
        name=name,
        trade=trade,
        language=language,
        place=draw.choice(PLACES),
        phone=f"({draw.randint(200, 989)}) 555-01{draw.randint(10, 99)}",
        email=f"{name.split(maxsplit=1)[0].lower()}{draw.randint(1, 99)}@example.com",
        jobs=_jobs(draw, titles.split(" | "), duties.split(" | ")),
        skills=[Skill(skill, draw.choice(LEVELS)) for skill in skills.split(" | ")],
        certificates=[
            Certificate(title, issuer, (draw.randint(2012, 2024), draw.randint(1, 12)))
            for title, issuer in certificates
        ],
    )


def _jobs(draw: random.Random, titles: list[str], duties: list[str]) -> list[Job]:
    """Jobs without gaps, the newest first and, for most people, still held."""
    companies = draw.sample(COMPANIES, len(titles))
    year, month = 2024, draw.randint(1, 12)
    end = None if draw.random() < 0.7 else (year, month)  # noqa: PLR2004 - most people who look for work have some
    jobs = []
    for number, (title, company) in enumerate(zip(titles, companies, strict=True)):
        start = (year - draw.randint(1, 5), draw.randint(1, 12))
        told = [duty for at, duty in enumerate(duties) if at % len(titles) == number % len(titles)] + [
            duties[-1 - number]
        ]
        jobs.append(Job(title, company, draw.choice(PLACES), start, end, list(dict.fromkeys(told))))
        year, month = start
        end = (year, month)
    return jobs
