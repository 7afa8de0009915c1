"""Leading people, proven by who led them in any of the words for it: "Run 4-6 man crew", "2 conserjes a mi cargo"."""

import re

from workers.language.occupations import is_occupation
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.phrases import pattern
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.posting.words import simplified
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.tokens import NOT_DONE, Role, Token, is_head, says
from workers.writing.gate.time_told.days import is_year


def settle_crews(examination: Examination) -> None:
    """Settle a leading verb and how many it leads, where a line of one job leads as many, or doesn't say how many."""
    tokens = examination.tokens
    for at, token in enumerate(tokens):
        if (at in examination.settled and not _is_own_verb(examination, at)) or not re.fullmatch(
            pattern("leading_people"), token.folded
        ):
            continue
        if _is_talk(examination, at):
            examination.settle(at)
            continue
        led = [one for one in range(at + 1, min(at + _NEAR, len(tokens))) if are_people(tokens[one])]
        if not led:
            continue
        counts = [
            one
            for one in range(at + 1, led[0] + _NEAR)
            if one < len(tokens) and tokens[one].number and not is_year(tokens[one])
        ]
        for job in examination.jobs:
            if (told := _led(job)) is not None and {tokens[one].number for one in counts} <= told:
                examination.settle(at, *counts, *(one for one in led if not is_head(tokens[one])))
                examination.done_in.append((at, frozenset({job.row.id})))
                break


def _is_own_verb(examination: Examination, at: int) -> bool:
    """Whether a word that a title has, too, says here what its person does: "I lead a crew"."""
    return at not in examination.exempt and at > 0 and examination.tokens[at - 1].folded == "i"


def _is_talk(examination: Examination, at: int) -> bool:
    """Whether what is led is no people but a talk or a meeting that a line has: "lead weekly toolbox talks"."""
    return any(
        one.words[-1] in _TALKS and any(says(one, line.keys) for job in examination.jobs for line in job.lines)
        for one in examination.tokens[at + 1 : at + _NEAR]
    )


_TALKS = word_set("crews_talks")
_NEAR = 6


def are_people(token: Token) -> bool:
    """Whether a word is of people: a crew, men, welders, and whoever else is named by what they do (glaziers)."""
    return token.folded in _PEOPLE or is_head(token) or token.folded.endswith(_DOERS) or _are_helpers(token)


def _are_helpers(token: Token) -> bool:
    words = claim_words()
    return token.folded.removesuffix("s") in words.low_ranks or is_occupation(token.folded.removesuffix("s"))


_PEOPLE = word_set("crews_people")
_DOERS = ("iers", "ters", "ders", "icians", "ists", "eros", "dores", "istas")


def _led(job: Job) -> set[str | None] | None:
    """The numbers in the lines of a job that tell of leading people; None where no line does."""
    is_leader = any(word in claim_words().high_ranks for token in job.title.tokens for word in token.words)
    found: set[str | None] | None = None
    for line in job.lines:
        text = simplified(line.reading.text)
        told = re.search(pattern("leads_as_typed"), text) or (
            re.search(pattern("crew_of"), text) if is_leader else None
        )
        if told:
            near = [one for one in line.reading.tokens if told.start() <= one.start <= told.end() + 1]
            if not any(one.role in NOT_DONE | {Role.HEDGED} for one in near):
                found = (found or set()) | {token.number for token in near if token.number}
    return found


_PAIR = 2
_MEMBERS = frozenset({"person", "man", "people", "tech", "technician", "personas", "hombres"})
_PARTNERS = frozenset({"partner", "companero", "companera", "pareja", "coworker", "buddy"})


def is_with_partner(examination: Examination, at: int) -> bool:
    """Whether a crew of two is told of that a line tells as working with a partner."""
    tokens = examination.tokens
    counts_people = any(one.folded in _MEMBERS for one in tokens[at + 1 : at + 3])
    lines = (line for job in examination.jobs for line in job.lines)
    return tokens[at].value == _PAIR and counts_people and any(_PARTNERS & _words(line) for line in lines)


def _words(line: Line) -> set[str]:
    return {word for token in line.reading.tokens for word in token.words}
