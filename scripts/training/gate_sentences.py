"""Sentences of labelled people, for the fact gate's learned model, each with the rows that it may be read beside."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any
from unittest.mock import patch

from scripts.benchmarks.gate_cases import assignment_of, read_cases
from workers.language.words import sentences_as_typed
from workers.writing.gate import likelihood
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.learned.beside_rows import rows_of, shared_with
from workers.writing.gate.verdict import Judge

LINES, TERMS = 4, 3
"""Of each person: so many own lines said again, and so many lines of the posting."""
_DECIDED_BY_WEIGHTS, _MADE = 2.5, 0.3


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, whether it is made up, what it counts, and how much each row of its person shares with it."""

    text: str
    is_made_up: float
    weight: float
    shared: tuple[float, ...]
    is_invented: bool = False
    """Whether rules made it: then it counts as made up only where no row is near."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person's rows and sentences, and the file that they come from."""

    author: str
    rows: tuple[str, ...]
    sentences: tuple[Sentence, ...]


def people_of(paths: Sequence[Path], today: date, chance: random.Random) -> Iterator[Person]:
    """Every person of the files that `scripts/bench gate` reads."""
    for path in paths:
        for case in read_cases(path):
            judge = Judge(assignment_of(case, today))
            told = rows_of(judge.profile)
            labelled = [(one["text"], 1.0) for one in case["fabricated"]] + [(one["text"], 0.0) for one in case["true"]]
            jobs = [None, *(f"job{number}" for number in range(len(case["workExperiences"])))]
            said = [
                Sentence(text, label, _DECIDED_BY_WEIGHTS if _is_weighed(judge, text, jobs) else 1.0,
                         tuple(shared_with(judge.reading(text), told)))
                for text, label in labelled
            ]  # fmt: skip
            yield Person(path.parent.name + path.stem, tuple(row.text for row in told), (*said, *_made(case, chance)))


def _made(case: dict[str, Any], chance: random.Random) -> Iterator[Sentence]:
    """The person's own lines, which are true, and lines of the posting, which aren't where no row is near."""
    lines = [line for job in case["workExperiences"] for line in sentences_as_typed(job.get("duties") or "")]
    terms = [line.strip(" -•*\t") for line in case["posting"].splitlines()]
    for line in chance.sample(lines, min(LINES, len(lines))):
        yield Sentence(line, 0.0, _MADE, ())
    terms = [term for term in terms if term]
    for term in chance.sample(terms, min(TERMS, len(terms))):
        yield Sentence(term, 1.0, _MADE, (), is_invented=True)


def _is_weighed(judge: Judge, text: str, jobs: Sequence[str | None]) -> bool:
    """Whether only weights, or a rule for work alone, decide somewhere, and nowhere it passes without."""
    asked: list[bool] = []

    def ask(_: Examination, doubts: Sequence[int]) -> bool:
        asked.append(bool(doubts))
        return False

    is_weighed = False
    with patch.object(likelihood, "is_made_up", ask):
        for job in jobs:
            asked.clear()
            verdict = judge.verdict(text, experience=job, is_built_in=True)
            if verdict.passes and not any(asked):
                return False
            is_weighed |= all(fault.reason is Reason.WORK for fault in verdict.faults)
    return is_weighed
