"""Whether what an act is done to stands near it: in a line of the act, or else in the same job."""

from collections.abc import Iterable
from itertools import pairwise

from workers.trades.proof.spanish_words import senses_at
from workers.writing.gate.acts.acts import names_trade, skill_says
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.tokens import Token, says


def unsaid(examination: Examination, job: Job, things: list[int]) -> list[int]:
    """What no solid line of a job names: the act is its title's own."""
    solid = (job.title_keys | job.place_keys).union(*(line.keys for line in job.lines if not line.is_weak))
    return [
        at
        for at in things
        if not says(examination.tokens[at], solid) and not skill_says(examination, examination.tokens[at])
    ]


def things_far(
    examination: Examination, job: Job, fitting: list[Line], things: list[int], *, is_whole: bool
) -> list[int]:
    """What of the things done no line of the act has near, and no other line of the job either."""
    tokens = examination.tokens
    fewest = things
    for line in fitting:
        missing = [at for at in things if not says(tokens[at], line.keys)]
        near = is_whole or (not line.has_object and any(says(tokens[at], line.keys) for at in things))
        near = near or any(says(tokens[at], line.keys | job.title_keys) for at in first_name(tokens, things))
        near = near or _are_translations(examination, line, missing, things)
        if things and not near and not all(skill_says(examination, tokens[at]) for at in things):
            continue
        elsewhere = (job.title_keys | job.place_keys).union(*(one.keys for one in job.lines if not one.is_weak))
        failing = [
            at
            for at in missing
            if not says(tokens[at], elsewhere)
            and not skill_says(examination, tokens[at])
            and not names_trade(job, tokens[at])
        ]
        if _are_translations(examination, line, failing, things):
            return []
        failing = failing or parted(examination, job, list(job.lines), things)
        if not failing:
            return []
        if len(failing) < len(fewest):
            fewest = failing
    return fewest


def _are_translations(examination: Examination, line: Line, failing: list[int], things: list[int]) -> bool:
    """Whether words that the vocabulary doesn't know stand for as many such words of a line in the other language.

    "Packed avocados in 25-pound boxes" is what "Empacaba aguacate en cajas de 25 libras" says: the act and the rest
    agree, and of what is left neither side is anything that the vocabulary could tell apart. Names never count, nor
    words whose English is known and is another.
    """
    tokens = examination.tokens
    if line.reading.code == examination.reading.code or not failing or len(failing) > _MOST_UNKNOWN:
        return False
    if any(tokens[at].is_known or not tokens[at].surface.islower() for at in failing):
        return False
    said = keys_of(tokens)
    left = [
        one
        for one in line.reading.tokens
        if not one.is_plain and not one.number and not one.is_known and one.surface.islower() and not says(one, said)
    ]
    spanish = left if line.reading.code == "es" else [tokens[at] for at in failing]
    if any(senses_at([one.folded], 0) for one in spanish):
        return False
    return len(left) == len(failing) and len(things) >= len(failing)


_MOST_UNKNOWN = 2


def first_name(tokens: tuple[Token, ...], things: list[int]) -> list[int]:
    """The words that name the first thing: "roof trusses"."""
    first = things[:1]
    for at in things[1:]:
        if at != first[-1] + 1 or tokens[at].breaks:
            break
        first.append(at)
    return first


def parted(examination: Examination, job: Job, lines: Iterable[Line], things: list[int]) -> list[int]:
    """Words that stand together here as one thing's name and in no line together: aluminum of one, beam of another."""
    tokens = examination.tokens
    apart = []
    places = [line.keys | job.title_keys | job.place_keys for line in lines] + [job.title_keys | job.place_keys]
    for first, second in pairwise(things):
        if second != first + 1 or tokens[second].breaks:
            continue
        pair = tokens[first], tokens[second]
        if any(says(pair[0], keys) and says(pair[1], keys) for keys in places):
            continue
        if any(says(pair[0], row.keys) and says(pair[1], row.keys) for row in examination.profile.skills):
            continue
        if any(says(one, job.title_keys) for one in pair):
            continue
        if any(skill_says(examination, one) for one in pair):
            continue
        apart.append(first)
    return apart
