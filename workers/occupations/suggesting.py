"""Suggests what a person could do next, best first: steps from what they have, and what their own words speak for."""

from dataclasses import dataclass

import numpy as np

from workers.occupations.held import Held
from workers.occupations.index import Floats, normalised
from workers.occupations.next_steps import next_steps
from workers.occupations.person import Person
from workers.occupations.ranks import HELPERS_OF
from workers.occupations.understanding import Understanding

MOST_SUGGESTIONS = 10
_STEP, _WORDS, _ALIKE = 0.66, 0.22, 0.12
"""What the step, the person's own words, and alike skills and knowledge count in a score of 100."""
_WORDS_ALONE = 0.55
"""Closeness of an occupation that the person's words speak for most, without a step from any job."""
_SPOKEN_FOR = 12
_LEAST, _MOST = 5, 98
"""Percent: nothing is certain, and what stands in the list isn't nothing."""
_MOST_OWN_WORDS = 5
_MOST_SKILLS = 7
_SPEAKS = 0.45
"""Of what own words speak for most: from here on they are named for another occupation, too."""
_SPEAKS_CLEARLY = 0.8
_IMPORTANT = 3.0
"""Of O*NET's 1 to 5."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """`origin` is the occupation that leads here, None where the person's words alone do."""

    code: str
    percent: int
    origin: Held | None
    is_ladder: bool
    own_words: list[str]
    shared: list[str]


@dataclass(frozen=True, slots=True)
class _Candidate:
    closeness: float
    origin: Held | None
    is_ladder: bool


def suggestions_for(person: Person, held: list[Held], understanding: Understanding) -> list[Suggestion]:
    """Return at most ten suggestions.

    What the person has already is left out, and so is helping in a trade that they have.
    """
    spoken = _spoken_for(person, understanding)
    candidates = _candidates(held, spoken, understanding)
    scored = sorted(
        ((_score(code, candidate, spoken, understanding), code) for code, candidate in candidates.items()),
        key=lambda one: (-one[0], one[1]),
    )[:MOST_SUGGESTIONS]
    words = _OwnWords(person, understanding)
    return [
        Suggestion(
            code,
            round(min(max(100 * score, _LEAST), _MOST)),
            candidates[code].origin,
            candidates[code].is_ladder,
            words.speaking_for(code, _trade_led_on_from(candidates[code])),
            _shared(code, candidates[code].origin, understanding),
        )
        for score, code in scored
    ]


def _spoken_for(person: Person, understanding: Understanding) -> Floats:
    text = "\n".join([*person.skills, *person.certificates, *(job.duties for job in person.jobs)])
    return normalised(understanding.scores(text))


def _candidates(held: list[Held], spoken: Floats, understanding: Understanding) -> dict[str, _Candidate]:
    found: dict[str, _Candidate] = {}
    for number in np.argsort(-spoken, kind="stable")[:_SPOKEN_FOR]:
        if spoken[number] > 0:
            found[understanding.codes[number]] = _Candidate(_WORDS_ALONE * float(spoken[number]), None, is_ladder=False)
    for origin in held:
        steps = [(step.code, step.closeness, step.is_ladder) for step in next_steps(understanding.release, origin.code)]
        if not origin.is_job:
            steps.append((origin.code, 1.0, False))
        for code, closeness, is_ladder in steps:
            candidate = _Candidate(closeness * origin.counts, origin, is_ladder)
            if code not in found or found[code].closeness < candidate.closeness:
                found[code] = candidate
    left_out = _left_out({one.code for one in held if one.is_job})
    return {code: candidate for code, candidate in found.items() if code not in left_out}


def _left_out(codes: set[str]) -> set[str]:
    return codes | {helper for helper, trades in HELPERS_OF.items() if codes & set(trades)}


def _score(code: str, candidate: _Candidate, spoken: Floats, understanding: Understanding) -> float:
    words = float(spoken[understanding.number[code]])
    alike = _alike(code, candidate.origin, understanding)
    return _STEP * candidate.closeness + _WORDS * words + _ALIKE * alike


def _alike(code: str, origin: Held | None, understanding: Understanding) -> float:
    """How alike O*NET rates skills and knowledge, 0 to 1; a half where it rates one of them not at all."""
    there = understanding.release.ratings.get(code)
    here = understanding.release.ratings.get(origin.code) if origin else None
    if not here or not there:
        return 0.5
    apart = [abs(here[element] - there[element]) for element in here.keys() & there.keys()]
    return max(0.0, 1.0 - sum(apart) / max(len(apart), 1))


def _shared(code: str, origin: Held | None, understanding: Understanding) -> list[str]:
    """O*NET's skills and knowledge that matter in both, the most important first."""
    there = understanding.release.ratings.get(code, {})
    here = understanding.release.ratings.get(origin.code, {}) if origin else {}
    both = [element for element in here if min(here[element], there.get(element, 0.0)) >= _IMPORTANT]
    return sorted(both, key=lambda element: (-here[element] * there[element], element))[:_MOST_SKILLS]


def _trade_led_on_from(candidate: _Candidate) -> str | None:
    """Return the trade from which a ladder leads on.

    What somebody can do in it counts for its foreman and inspector, too.
    """
    return candidate.origin.code if candidate.origin and candidate.is_ladder else None


class _OwnWords:
    """Finds the person's own words that speak for an occupation."""

    def __init__(self, person: Person, understanding: Understanding) -> None:
        self._number = understanding.number
        self._scores = [(words, understanding.signs(words)) for words in person.own_words()]

    def speaking_for(self, code: str, brought_from: str | None) -> list[str]:
        """Return words that speak for the occupation itself, then words for the trade that a ladder leads on from."""
        number = self._number[code]
        origin = self._number[brought_from] if brought_from else number
        ranked = []
        for words, scores in self._scores:
            top = float(scores.max())
            if top <= 0:
                continue
            itself, brought = float(scores[number]) / top, float(scores[origin]) / top
            if itself >= _SPEAKS:
                ranked.append((1 + itself, words))
            elif brought >= _SPEAKS_CLEARLY:
                ranked.append((brought, words))
        return [words for _, words in sorted(ranked, key=lambda one: -one[0])[:_MOST_OWN_WORDS]]
