"""Sentences of labelled people, for the fact gate's learned model, and the rows that each is read beside."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any

from scripts.benchmarks.gate_cases import assignment_of, read_cases
from workers.language.words import sentences_as_typed
from workers.writing.gate.learned.beside_rows import nearest_of, rows_of
from workers.writing.gate.verdict import Judge

OWN, OTHERS = 6, 3
"""Of each person: so many own lines said again, which are true, and so many of the next person's, which aren't."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, whether it is made up, and the numbers of the rows that it is read beside."""

    text: str
    is_made_up: bool
    rows: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Person:
    """A person's rows and sentences, and the file that they come from."""

    author: str
    rows: tuple[str, ...]
    sentences: tuple[Sentence, ...]


def people_of(paths: Sequence[Path], today: date, chance: random.Random) -> Iterator[Person]:
    """Every person of the files that `scripts/bench gate` reads, with lines said again beside what was labelled.

    Writers label paraphrases, so that without those lines a model takes what is near a row for a changed row.
    """
    for path in paths:
        cases = read_cases(path)
        for case, following in pairwise([*cases, cases[0]]):
            judge = Judge(assignment_of(case, today))
            rows = rows_of(judge.profile)
            labelled = [(one["text"], key == "fabricated") for key in ("fabricated", "true") for one in case[key]]
            labelled += [*_said_again(case, chance), *((line, True) for _, line in _some(following, OTHERS, chance))]
            sentences = (
                Sentence(text, made_up, tuple(nearest_of(judge.reading(text), rows))) for text, made_up in labelled
            )
            yield Person(path.parent.name + path.stem, tuple(row.text for row in rows), tuple(sentences))


def _said_again(case: dict[str, Any], chance: random.Random) -> Iterator[tuple[str, bool]]:
    """Own lines as they stand, as sentences, with their employer, and one with another job's."""
    for at, (job, line) in enumerate(_some(case, OWN, chance)):
        whole = line[:1].upper() + line[1:].rstrip(" .") + "."
        yield (line, whole, f"At {job['companyName']}: {line}")[at % 3], False
        others = [one["companyName"] for one in case["workExperiences"] if one["companyName"] != job["companyName"]]
        if others and not at:
            yield f"At {chance.choice(others)}: {line}", True


def _some(case: dict[str, Any], count: int, chance: random.Random) -> list[tuple[dict[str, Any], str]]:
    """Return `count` lines of a person, each with its job."""
    jobs = case["workExperiences"]
    lines = [(job, line) for job in jobs for line in sentences_as_typed(job.get("duties") or "")]
    return chance.sample(lines, min(count, len(lines)))
