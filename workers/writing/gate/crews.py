"""Leading people: proven by who led them under any of the words for it ("Run 4-6 man crew", "2 conserjes a mi cargo")."""

import re

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.phrases import pattern
from workers.writing.gate.application import simplified
from workers.writing.gate.examination import Examination
from workers.writing.gate.profile import Job
from workers.writing.gate.tokens import Token, is_head


def settle_crews(examination: Examination) -> None:
    """Settle a leading verb and how many it leads, where a line of one job leads as many, or doesn't say how many."""
    tokens = examination.tokens
    for at, token in enumerate(tokens):
        if at in examination.settled or not re.fullmatch(pattern("leading_people"), token.folded):
            continue
        led = [one for one in range(at + 1, min(at + _NEAR, len(tokens))) if _is_people(tokens[one])]
        if not led:
            continue
        counts = [one for one in range(at + 1, led[0] + _NEAR) if one < len(tokens) and tokens[one].number]
        for job in examination.jobs:
            if (told := _led(job)) is not None and {tokens[one].number for one in counts} <= told:
                examination.settle(at, *counts, *(one for one in led if not is_head(tokens[one])))
                examination.done_in.append((at, frozenset({job.row.id})))
                break


_NEAR = 6


def _is_people(token: Token) -> bool:
    return token.folded in _PEOPLE or is_head(token)


_PEOPLE = frozenset(
    "crew crews team teams people men guys workers techs hands cuadrilla cuadrillas equipo personas hombres gente trabajadores"
    " conserjes".split()
)


def _led(job: Job) -> set[str | None] | None:
    """The numbers in the lines of a job that tell of leading people; None where no line does."""
    is_leader = any(word in claim_words().high_ranks for token in job.title.tokens for word in token.words)
    found: set[str | None] | None = None
    for line in job.lines:
        text = simplified(line.reading.text)
        names_crew = any(_is_people(token) for token in line.reading.tokens)
        if re.search(pattern("leads_as_typed"), text) or (is_leader and names_crew and "crew of" in text):
            found = (found or set()) | {token.number for token in line.reading.tokens if token.number}
    return found
