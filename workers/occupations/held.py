"""Finds the occupations that a person has: each job by title and duties together; recent and long ones count most."""

from dataclasses import dataclass

import numpy as np

from workers.occupations.index import Floats, normalised
from workers.occupations.person import HeldJob, Person
from workers.occupations.understanding import Understanding

_TITLE, _DUTIES = 1.0, 0.6
_LEAST_MEANT = 0.5
"""Of a score: below it a word or two of many were known by chance."""
_HALF_FORGOTTEN_YEARS = 6.0
_LEARNED_YEARS = 3.0
_SHORTEST_COUNTS = 0.4
_GUESSED = 0.6
"""What an occupation counts that skills and certificates alone point to."""
_FROM_SKILLS = 3
_CLEAR = 0.8
"""Of the best score: what else skills alone may mean."""


@dataclass(frozen=True, slots=True)
class Held:
    """An occupation, how much it counts (1 for the one that counts most), and the years in it.

    `is_job` is false where skills alone point to it: then it may be suggested.
    """

    code: str
    counts: float
    years: float
    is_job: bool


def occupations_held(person: Person, understanding: Understanding) -> list[Held]:
    """The one that counts most first; none where no word is known."""
    found: dict[str, Held] = {}
    for job in person.jobs:
        scores = _scores(job, understanding)
        if not scores.any():
            continue
        code = understanding.codes[int(np.argmax(scores))]
        before = found.get(code)
        counts = max(_counts(job), before.counts if before else 0.0)
        found[code] = Held(code, counts, job.years + (before.years if before else 0.0), is_job=True)
    if not found:
        return _from_skills(person, understanding)
    top = max(held.counts for held in found.values())
    ranked = [Held(held.code, held.counts / top, held.years, is_job=True) for held in found.values()]
    return sorted(ranked, key=lambda held: -held.counts)


def _scores(job: HeldJob, understanding: Understanding) -> Floats:
    """A title that means nothing known leaves it to the duties, and the other way round."""
    title, duties = (_if_meant(understanding.scores(text)) for text in (job.title, job.duties))
    return normalised(title) * np.float32(_TITLE) + normalised(duties) * np.float32(_DUTIES)


def _if_meant(scores: Floats) -> Floats:
    return scores if float(scores.max()) >= _LEAST_MEANT else np.zeros_like(scores)


def _counts(job: HeldJob) -> float:
    learned = _SHORTEST_COUNTS + (1 - _SHORTEST_COUNTS) * min(job.years / _LEARNED_YEARS, 1.0)
    remembered: float = 0.5 ** (job.years_ago / _HALF_FORGOTTEN_YEARS)
    return learned * remembered


def _from_skills(person: Person, understanding: Understanding) -> list[Held]:
    matches = understanding.match(", ".join([*person.skills, *person.certificates]), _FROM_SKILLS)
    return [
        Held(match.code, _GUESSED * match.score / matches[0].score, 0.0, is_job=False)
        for match in matches
        if match.score >= _CLEAR * matches[0].score
    ]
