"""What is left of a sentence when its typed claims are settled: what was done, to what, in one job."""

from collections.abc import Iterable
from itertools import pairwise

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.lexicon import lexicon, relations_with, title_shows
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.families import families_in
from workers.writing.gate.profile import Job, Known, Line, is_low, keys_of
from workers.writing.gate.tokens import Role, Token, is_head, says

Cluster = tuple[list[int], list[int]]
"""Indices of acts, and of what they are done to, with and at."""
_USES = word_set("work_uses")


def settle_work(examination: Examination) -> None:
    """Refuse what no place of one job, and no skill, proves."""
    for cluster in _clusters(examination):
        failing = _unproven(examination, cluster)
        if failing:
            for at in failing:
                examination.fault(_reason(examination.tokens[at]), at)
        else:
            examination.settle(*cluster[0], *cluster[1])


def _clusters(examination: Examination) -> list[Cluster]:
    """Acts with what follows each; without an act, each thing of a list by itself, as each may be another job's."""
    clusters: list[Cluster] = []
    is_closed = True
    for at, token in examination.open_tokens():
        does = token.role is Role.ACT and token.is_act and at not in examination.attributes
        if token.is_plain and not (does and _is_done(examination, token)):
            continue
        before = examination.tokens[at - 1] if at else None
        after_link = token.breaks or (before is not None and before.folded in _LINKS)
        if does and _ends_name(examination, at) and clusters and clusters[-1][1]:
            thing = clusters[-1][1].pop()  # "blueprint reading"
            if clusters[-1] == ([], []):
                clusters.pop()
            clusters.append(([at], [thing]))
            is_closed = True
        elif does and clusters and clusters[-1][0] and not clusters[-1][1] and not token.breaks:
            clusters[-1][0].append(at)
        elif does:
            clusters.append(([at], []))
            is_closed = _stands_alone(examination, at)
        elif is_closed and (after_link or not clusters or clusters[-1][0]):
            clusters.append(([], [at]))
        else:
            clusters[-1][1].append(at)
    return clusters


def _stands_alone(examination: Examination, at: int) -> bool:
    """Whether nothing follows that an act is done to: "welding and forklifts"."""
    following = examination.tokens[at + 1] if at + 1 < len(examination.tokens) else None
    return following is None or following.breaks or following.folded in _LINKS


def _ends_name(examination: Examination, at: int) -> bool:
    """Whether an act's noun stands right behind what it is done to: pump repair, blueprint reading."""
    token = examination.tokens[at]
    before = examination.tokens[at - 1] if at else None
    return (
        before is not None
        and not token.breaks
        and not before.is_plain
        and before.role is Role.THING
        and token.folded.endswith(("ing", "ment", "ion", "ance"))
    )


_LINKS = frozenset({"and", "or", "y", "e", "o"})


def _is_done(examination: Examination, token: Token) -> bool:
    """Whether a verb that says little ("brought", "kept") is one that some line has."""
    return any(_does(line, token) for job in examination.jobs for line in job.lines)


def _unproven(examination: Examination, cluster: Cluster) -> list[int]:
    """What stays unproven by the job that proves most of it; nothing where one proves all."""
    acts, things = cluster
    fewest = [*acts, *things]
    for job in examination.jobs:
        failing = _unproven_by(examination, job, acts, things)
        if len(failing) < len(fewest):
            fewest = failing
        if not failing:
            return []
    by_skills = _unproven_by_skills(examination, acts, things)
    return by_skills if len(by_skills) < len(fewest) else fewest


def _unproven_by(examination: Examination, job: Job, acts: list[int], things: list[int]) -> list[int]:
    """What one job doesn't prove of an act and its things."""
    if not acts:
        return _unnamed(examination, job, things)
    failing: set[int] = set()
    for at in acts:
        act = examination.tokens[at]
        has_own_thing = at != acts[-1] and act.parts  # "Stood fire watch, ground bevels"
        fitting = [line for line in job.lines if _does(line, act) or _does_with(line, act, things, examination.tokens)]
        if not fitting and (has_own_thing or not (_title_does(job, act) or _names_trade(job, act))):
            failing.add(at)
        elif fitting and not has_own_thing:
            far = _far(examination, job, fitting, things, is_whole=bool(act.parts))
            failing.update(_unsaid(examination, job, things) if far and _title_does(job, act) else far)
        elif not fitting:
            failing.update(_unsaid(examination, job, things))
    return sorted(failing)


def _unnamed(examination: Examination, job: Job, things: list[int]) -> list[int]:
    """Things named without an act that no line of the job but one of carrying and cleaning has."""
    solid = [line for line in job.lines if not line.is_weak]
    failing = [
        at
        for at in things
        if not (
            _is_named(examination.tokens[at], job, solid, as_thing=at in examination.attributes)
            or _names_trade(job, examination.tokens[at])
            or _skill_says(examination, examination.tokens[at])
        )
    ]
    return failing or _parted(examination, job, solid, things)


def _is_named(token: Token, job: Job, solid: list[Line], *, as_thing: bool) -> bool:
    if as_thing:
        return any(says(token, line.keys) for line in solid)
    if token.role is Role.HEDGED:
        return any(says(token, line.keys) for line in job.lines)
    if token.role is Role.ACT or _is_only_act(token):
        return any(says(token, line.acts) for line in job.lines) or says(token, job.title_keys)
    return says(token, job.title_keys | job.place_keys) or any(
        says(token, line.keys) and not _only_hedged(line, token) for line in solid
    )


def _does_with(line: Line, act: Token, things: list[int], tokens: tuple[Token, ...]) -> bool:
    """Whether what a line says is said so of these things: who pulls a cable runs it."""
    for acts, sorts, by in relations_with():
        fits = act.keys & acts and any(
            lexicon().proven_by(tokens[at].keys) & sorts and says(tokens[at], line.keys) for at in things
        )
        if fits and (line.acts & by or (not by and not line.is_weak and not line.hedged and not line.names_others)):
            return True
    return False


def _unsaid(examination: Examination, job: Job, things: list[int]) -> list[int]:
    """What no solid line of a job names: the act is its title's own."""
    solid = (job.title_keys | job.place_keys).union(*(line.keys for line in job.lines if not line.is_weak))
    return [
        at
        for at in things
        if not says(examination.tokens[at], solid) and not _skill_says(examination, examination.tokens[at])
    ]


def _does(line: Line, act: Token) -> bool:
    if line.only_names and act.folded in _USES:
        return True  # a line that only names: "SMAW 7018 on deck"
    if act.role is Role.HEDGED:
        return says(act, line.keys)
    if act.folded in claim_words().hedges:
        return says(act, line.acts | line.hedged) or bool(line.hedged and says(act, line.keys))
    return _says_act(act, line)


def _says_act(act: Token, line: Line) -> bool:
    """Whether a line has the act; of one named with its thing ("tie rebar") the first word must be done there."""
    if act.keys & line.acts:
        return True
    return bool(act.parts) and bool(act.parts[0] & line.acts) and all(part & line.keys for part in act.parts[1:])


def _title_does(job: Job, act: Token) -> bool:
    """Whether holding the title is doing it: a driver drives. Helpers' titles show nothing."""
    if is_low(job):
        return False
    return any(
        act.keys & acts for titles, acts in title_shows() if any(token.keys & titles for token in job.title.tokens)
    )


def _names_trade(job: Job, token: Token) -> bool:
    """Whether a word names the trade that the job's title is of: plumbing, of a plumber's."""
    families = families_in([token])
    return bool(families & families_in(job.title.tokens)) and not is_low(job) and not is_head(token)


def _far(examination: Examination, job: Job, fitting: list[Line], things: list[int], *, is_whole: bool) -> list[int]:
    """What of the things done no line of the act has near, and no other line of the job either."""
    tokens = examination.tokens
    fewest = things
    for line in fitting:
        missing = [at for at in things if not says(tokens[at], line.keys)]
        near = is_whole or (not line.has_object and any(says(tokens[at], line.keys) for at in things))
        near = near or any(says(tokens[at], line.keys | job.title_keys) for at in _first_name(tokens, things))
        near = near or _are_translations(examination, line, missing, things)
        if things and not near and not all(_skill_says(examination, tokens[at]) for at in things):
            continue
        elsewhere = (job.title_keys | job.place_keys).union(*(one.keys for one in job.lines if not one.is_weak))
        failing = [
            at
            for at in missing
            if not says(tokens[at], elsewhere)
            and not _skill_says(examination, tokens[at])
            and not _names_trade(job, tokens[at])
        ]
        if _are_translations(examination, line, failing, things):
            return []
        failing = failing or _parted(examination, job, list(job.lines), things)
        if not failing:
            return []
        if len(failing) < len(fewest):
            fewest = failing
    return fewest


def _are_translations(examination: Examination, line: Line, failing: list[int], things: list[int]) -> bool:
    """Whether words that the vocabulary doesn't know stand for as many such words of a line in the other language.

    "Packed avocados in 25-pound boxes" is what "Empacaba aguacate en cajas de 25 libras" says: the act and the rest
    agree, and of what is left neither side is anything that the vocabulary could tell apart. Names never count.
    """
    tokens = examination.tokens
    if line.reading.code == examination.reading.code or not failing or len(failing) > _MOST_UNKNOWN:
        return False
    if any(_is_known(tokens[at]) or not tokens[at].surface.islower() for at in failing):
        return False
    said = keys_of(tokens)
    left = [
        one
        for one in line.reading.tokens
        if not one.is_plain and not one.number and not _is_known(one) and one.surface.islower() and not says(one, said)
    ]
    return len(left) == len(failing) and len(things) >= len(failing)


_MOST_UNKNOWN = 2


def _is_known(token: Token) -> bool:
    return any(key.startswith(("act:", "thing:")) for key in token.keys)


def _first_name(tokens: tuple[Token, ...], things: list[int]) -> list[int]:
    """The words that name the first thing: "roof trusses"."""
    first = things[:1]
    for at in things[1:]:
        if at != first[-1] + 1 or tokens[at].breaks:
            break
        first.append(at)
    return first


def _parted(examination: Examination, job: Job, lines: Iterable[Line], things: list[int]) -> list[int]:
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
        if any(_skill_says(examination, one) for one in pair):
            continue
        apart.append(first)
    return apart


def _only_hedged(line: Line, token: Token) -> bool:
    lead_is_help = any(one.folded in claim_words().hedges for one in line.reading.tokens)
    return lead_is_help and not says(token, line.acts)


def _is_only_act(token: Token) -> bool:
    return token.is_act and not any(key.startswith("thing:") for key in token.keys)


def _skill_says(examination: Examination, token: Token) -> bool:
    if token.is_act and not any(key.startswith("thing:") for key in token.keys):
        return any(row.level > 0 and says(token, row.acts) for row in examination.profile.skills)
    return any(row.level > 0 and says(token, row.keys) for row in examination.profile.skills)


def _unproven_by_skills(examination: Examination, acts: list[int], things: list[int]) -> list[int]:
    """Operating a machine that a skill row names is proven by the row, where it is above Beginner."""
    tokens = examination.tokens
    rows: list[Known] = [row for row in examination.profile.skills if row.level > 0]
    failing = [
        at for at in acts if tokens[at].folded not in _USES and not any(says(tokens[at], row.acts) for row in rows)
    ]
    return failing + [at for at in things if not any(says(tokens[at], row.keys) for row in rows)]


_RESPONSIBLE = word_set("work_responsible")


def _reason(token: Token) -> Reason:
    if token.number:
        return Reason.NUMBER
    if token.folded in _RESPONSIBLE:
        return Reason.RESPONSIBILITY
    if token.start > 0 and token.surface[:1].isupper():
        return Reason.NAME
    return Reason.WORK
