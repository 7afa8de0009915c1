"""Personas drawn from a seed: who they are, where they worked, what they can do."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent
LEVELS = ("", "", "Intermediate", "Advanced", "Expert")
STILL_HELD = 0.7  # share of people who look for work while they have some
GEAR = re.compile(r"\{(.+?)\}")
LEVELS_ES = {"": "", "Intermediate": "Intermedio", "Advanced": "Avanzado", "Expert": "Experto"}


class Job(msgspec.Struct):
    """A job; dates are (year, month), without an end while it is held.

    `gear`: machines and tools that its duties name.
    """

    title: str
    company: str
    place: str
    start: tuple[int, int]
    end: tuple[int, int] | None
    duties: list[str]
    gear: list[str]


class Skill(msgspec.Struct):
    """A skill, with a level or an empty one."""

    name: str
    level: str


class Certificate(msgspec.Struct):
    """A certificate and the date of its issue."""

    name: str
    issuer: str
    issued: tuple[int, int]


class Person(msgspec.Struct):
    """Everything that a layout prints, and the truth about it."""

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
    """Yield one person of each trade and language; the same ones for the same seed."""
    names = {row[0]: row[1].split(" | ") for row in _rows("names.tsv")}
    for number, row in enumerate(_rows("trades.tsv")):
        yield _person(random.Random(f"{seed}/{number}"), names, row)  # noqa: S311 - personas, not secrets


def _rows(name: str) -> list[list[str]]:
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if not line.startswith("#")]


def _person(draw: random.Random, names: dict[str, list[str]], row: list[str]) -> Person:
    language, trade, titles, duties, skills, held = row
    name = f"{draw.choice(names['first'])} {draw.choice(names['last'])}"
    certificates = [one.split(" @ ") for one in held.split(" | ")]
    return Person(
        name=name,
        trade=trade,
        language=language,
        place=draw.choice(names["places"]),
        phone=f"({draw.randint(200, 989)}) 555-01{draw.randint(10, 99)}",
        email=f"{name.split(maxsplit=1)[0].lower()}{draw.randint(1, 99)}@example.com",
        jobs=_jobs(draw, names, titles.split(" | "), duties.split(" | ")),
        skills=[Skill(skill, draw.choice(LEVELS)) for skill in skills.split(" | ")],
        certificates=[
            Certificate(title, issuer, (draw.randint(2012, 2024), draw.randint(1, 12)))
            for title, issuer in certificates
        ],
    )


def _jobs(draw: random.Random, names: dict[str, list[str]], titles: list[str], duties: list[str]) -> list[Job]:
    """Jobs without gaps, the newest first and, for most people, still held."""
    companies = draw.sample(names["companies"], len(titles))
    year, month = 2024, draw.randint(1, 12)
    end = None if draw.random() < STILL_HELD else (year, month)
    jobs = []
    for number, (title, company) in enumerate(zip(titles, companies, strict=True)):
        start = (year - draw.randint(1, 5), draw.randint(1, 12))
        marked = list(dict.fromkeys([*duties[number :: len(titles)], duties[-1 - number]]))
        gear = [one for duty in marked for one in GEAR.findall(duty)]
        told = [GEAR.sub(r"\1", duty) for duty in marked]
        jobs.append(Job(title, company, draw.choice(names["places"]), start, end, told, gear))
        year, month = start
        end = (year, month)
    return jobs
