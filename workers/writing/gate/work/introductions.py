"""What a sentence brings in that its person's job doesn't have: the only thing for which unproven work is refused.

A model paraphrases: it says "prep" for what a line calls "sand and mask", and puts a word of its own beside each of the
person's. So where no line has an act and its things as they stand, one job is asked word by word. A word brings nothing
new where the job's real work has it in any sense, where its act is another way to tell what was done to the same thing,
or where it is one of a few words that no list has beside others that are proven. What is left is new: a machine, a
material, a skill, a kind of place. Numbers, names, credentials, ranks, employers and outcomes never come here; they
have rules of their own.
"""

from itertools import pairwise

from workers.language.occupations import is_occupation
from workers.trades.proof.general_words import is_common
from workers.trades.proof.lexicon import shown_by, state_acts
from workers.writing.gate.acts.acts import (
    does_with,
    is_easy,
    is_only_helped,
    names_trade,
    shows_otherwise,
    skill_says,
    title_does,
    tool_does,
)
from workers.writing.gate.acts.clusters import Cluster
from workers.writing.gate.acts.nearness import first_name
from workers.writing.gate.acts.unknown_words import is_responsible, is_unknown
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile import LOOKING_BACK, Job
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.tokens import Role, Token, is_helping, says

_REACH = 5
_JOINED = 2
"""How far apart acts are that a word joins: "bend and run"."""
_NAMES_OF_WORK = ("ing", "ion", "ions", "ment", "ance", "s", "cion", "ciones", "miento", "aje")


def new_in(examination: Examination, cluster: Cluster) -> list[int]:
    """The words of an act and its things that are new to every job in question: of the job that has most of them."""
    if not cluster[0] and not examination.is_bullet:
        return [at for run in _runs(examination, cluster[1]) for at in _new_to_all(examination, ([], run))]
    parts = [cluster] if examination.is_bullet else _told_apart(cluster)
    return [at for part in parts for at in _new_to_all(examination, part)]


def _told_apart(cluster: Cluster) -> list[Cluster]:
    """Acts that other words part, each by itself: "from trimming on the line to leading sanitation"."""
    acts, things = cluster
    parts: list[Cluster] = []
    for at, following in pairwise(acts):
        between = [one for one in things if at < one < following]
        if following - at > _JOINED:
            parts.append(([at], between))
            acts = [one for one in acts if one > at]
            things = [one for one in things if one not in between]
    return [*parts, (acts, things)]


def _runs(examination: Examination, things: list[int]) -> list[list[int]]:
    """Things that stand together as one's name: each may be another job's."""
    runs: list[list[int]] = []
    for at in things:
        if runs and runs[-1][-1] == at - 1 and not examination.tokens[at].breaks:
            runs[-1].append(at)
        else:
            runs.append([at])
    return runs


def _jobs_for(examination: Examination, cluster: Cluster) -> tuple[Job, ...]:
    """The jobs in question, or all, where the sentence looks back: "before elevators I framed houses at Nolan"."""
    if cluster[0] or examination.is_bullet:
        return examination.jobs
    before = examination.tokens[max(0, cluster[1][0] - _REACH) : cluster[1][0]]
    return examination.profile.jobs if any(one.folded in LOOKING_BACK for one in before) else examination.jobs


def _new_to_all(examination: Examination, cluster: Cluster) -> list[int]:
    fewest = [*cluster[0], *cluster[1]]
    by_doing: list[set[int]] = []
    for job in _jobs_for(examination, cluster):
        new = new_to(examination, job, cluster)
        if not new:
            return []
        if len(new) < len(fewest):
            fewest = new
        if not set(new) & set(cluster[0]):
            by_doing.append(set(new))
    if cluster[0] and len(by_doing) > 1:  # done in both jobs: houses in one, commercial buildings in the other
        fewest = sorted(set.intersection(*by_doing))
    return fewest


def new_to(examination: Examination, job: Job, cluster: Cluster) -> list[int]:
    """Return the words of an act and its things that are new to a job."""
    acts, things = cluster
    tokens = examination.tokens
    solid = [line for line in job.lines if not line.is_weak or any(_says(line, tokens[at]) for at in acts)]
    missing = [at for at in things if not _has(examination, job, solid, tokens[at])]
    own = [at for at in things if at not in missing]
    unsaid = [at for at in missing if _goes_without_saying(examination, solid, acts, at)]
    missing = [at for at in missing if at not in unsaid]
    new = [
        at for at in missing if not (tokens[at].is_only_act and _is_done(examination, job, solid, at, own))
    ]  # "make edits and dial in offsets"
    # "interpret the radiographs of welds"
    is_of_nothing = bool(things) and not set(first_name(tokens, things)) & {*own, *unsaid}
    new += [at for at in acts if is_of_nothing or not _is_done(examination, job, solid, at, own)]
    return sorted(new)


def _has(examination: Examination, job: Job, solid: list[Line], token: Token) -> bool:
    """Whether the job's real work, its title, its employer's name or a skill has a word."""
    if token.role is Role.HEDGED or token.is_helped or _tells_of_helping(examination):
        return any(says(token, line.keys | line.helped_keys) for line in job.lines)
    if token.is_only_act and not token.folded.endswith(_NAMES_OF_WORK):
        return any(says(token, line.acts) for line in solid) or says(token, job.title_keys)
    return (
        says(token, job.title_keys | job.place_keys)
        or any(_names(examination, line, token) and not is_only_helped(line, token) for line in solid)
        or (not token.parts and names_trade(job, token))
        or skill_says(examination, token)
        or (
            is_unknown(token)
            and any(held.is_held and token.folded in held.words for held in examination.profile.credentials)
        )
    )


def _goes_without_saying(examination: Examination, solid: list[Line], acts: list[int], at: int) -> bool:
    """Whether a line does the act to nothing named, so that what every trade has is meant: "ordered from the yard"."""
    token = examination.tokens[at]
    return (
        not token.number
        and all(map(is_common, token.words))
        and any(_says(line, examination.tokens[act]) and not line.has_object for line in solid for act in acts)
    )


def _tells_of_helping(examination: Examination) -> bool:
    """Whether a short sentence opens with helping: "Helps the plumber replace heaters, faucets and toilets"."""
    first = next((one for one in examination.tokens if not one.is_plain), None)
    is_short = sum(one.breaks for one in examination.tokens) < _LISTED
    return is_short and first is not None and is_helping(first)


_LISTED = 4


def _names(examination: Examination, line: Line, token: Token) -> bool:
    """Whether a line names a thing, and not only as what somebody else is of: the TIG of "for the TIG welders"."""
    if not says(token, line.keys) or not line.names_others:
        return says(token, line.keys)
    tokens = line.reading.tokens
    said = {word for one in examination.tokens for word in one.words}
    if any(is_occupation(one.folded) and one.folded in said for one in tokens):
        return True  # "for the TIG welders", and "case packers", which are machines
    own = [
        one
        for one, following in zip(tokens, (*tokens[1:], None), strict=True)
        if not (is_occupation(one.folded) or (following is not None and is_occupation(following.folded)))
    ]
    return says(token, keys_of(own))


def _is_done(examination: Examination, job: Job, solid: list[Line], at: int, own: list[int]) -> bool:
    """Whether an act is no news: a line of real work has it, or tells it otherwise, with the first of its things.

    `own` are the things that the job has.
    """
    tokens = examination.tokens
    act = tokens[at]
    if act.role is Role.HEDGED:
        return False
    if (is_easy(act) and own) or title_does(job, act) or names_trade(job, act) or skill_says(examination, act):
        return True
    if act.keys & state_acts() and any(says(act, line.keys) for line in solid):
        return True
    if tool_does(examination, job, act, own) or any(does_with(line, act, own, tokens) for line in solid):
        return True
    is_led = at > 0 and not act.breaks
    if is_led and any(key.startswith("thing:") for key in act.keys) and any(says(act, line.keys) for line in solid):
        return True  # "locks, sinks and lighting"
    names_work = is_led and act.folded.endswith(_NAMES_OF_WORK) and not is_responsible(act)
    return any(
        (_says(line, act) or (names_work and not line.names_others and says(act, line.keys)))
        and not is_only_helped(line, act)
        and _has_object(examination, line, own)
        for line in solid
    )


def _has_object(examination: Examination, line: Line, own: list[int]) -> bool:
    """Whether a line has the first of the things that an act is done to, as far as they are any that can be checked."""
    tokens = examination.tokens
    checkable = [at for at in own if _is_checkable(tokens[at])]
    own = [at for at in own if not (tokens[at].is_only_act or tokens[at].role is Role.MAYBE)] or own
    names = first_name(tokens, own)
    if not set(names) & set(checkable):
        names = [*names, *first_name(tokens, checkable)]
    return not checkable or any(says(tokens[at], line.keys) for at in names)


def _says(line: Line, act: Token) -> bool:
    """Whether a line has an act, by the same word or by another way to tell it."""
    return (
        bool(act.keys & line.acts)
        or _says_parts(line, act)
        or ((not line.names_others or is_responsible(act)) and shows_otherwise(act, line))
    )


def _says_parts(line: Line, act: Token) -> bool:
    """Whether a line does what an act's first word says to what the rest names: "set doors" of "install doors"."""
    if len(act.parts) != len(act.words):  # one word, or one whose English takes several
        return False
    first, rest = act.parts[0], act.parts[1:]
    shows = frozenset().union(*(shown_by().get(key, frozenset()) for key in first))
    is_done = bool((first | shows) & line.acts)
    return is_done and all(
        part & line.keys or word in _PARTICLES for part, word in zip(rest, act.words[1:], strict=True)
    )


_PARTICLES = frozenset({"up", "out", "off", "down", "over", "in", "together", "from"})


def _is_checkable(token: Token) -> bool:
    return any(key.startswith(("thing:", "act:")) for key in token.keys)
