"""What is left of a sentence when its typed claims are settled: what was done, to what, in one job."""

import re

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.phrases import pattern
from workers.writing.gate import pardons
from workers.writing.gate.acts.acts import USES, does, does_with, is_only_helped, names_trade, skill_says, title_does
from workers.writing.gate.acts.clusters import Cluster, clusters_of
from workers.writing.gate.acts.nearness import parted, things_far, unsaid
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.people.done_by_others import refuse_done_by_others, refuse_left_to_others
from workers.writing.gate.posting.words import simplified
from workers.writing.gate.rows.profile import Job, Known
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.tokens import NOT_DONE, Role, Token, is_head, says
from workers.writing.gate.work.introductions import new_in, new_to
from workers.writing.gate.work.likelihood import refused_of
from workers.writing.gate.work.never_weighed import is_named_otherwise, is_never_weighed, is_of_degree, reason_of
from workers.writing.gate.work.other_jobs import refuse_of_other_jobs

_NAMES_OF_WORK = ("ing", "ings", "ion", "ions", "ment", "ance", "cion", "ciones", "miento", "aje")
_UNWANTED = re.compile(pattern("unwanted"))
_LINES = {Reason.WORK: pardons.OF_HARD_WORK, Reason.RESPONSIBILITY: pardons.OF_RESPONSIBILITY}
"""The kinds of never weighed words that the model may pardon, and below which odds."""
_LINES_OF_NO_ROW = {Reason.WORK: pardons.OF_HARD_WORK_OF_NO_LINE}
"""The same of words that no line of the jobs has."""


def settle_work(examination: Examination) -> None:
    """Refuse what no place of one job, and no skill, proves, where it is likelier made up than said otherwise."""
    doubts: list[int] = []
    otherwise: list[int] = []
    _settle_denied(examination)
    refuse_done_by_others(examination)
    refuse_left_to_others(examination)
    refuse_of_other_jobs(examination)
    _refuse_denied(examination)
    tells_unwanted = bool(_UNWANTED.search(simplified(examination.reading.text)))
    for cluster in clusters_of(examination, _is_done):
        failing = _unproven(examination, cluster)
        new = new_in(examination, cluster) if failing else []
        examination.settle(*(at for at in (*cluster[0], *cluster[1]) if at not in new))
        hard = [at for at in new if is_never_weighed(examination, at)]
        for at in hard:
            token = examination.tokens[at]
            reason = reason_of(token)
            lines = _LINES if _is_in_rows(examination, at) else {} if tells_unwanted else _LINES_OF_NO_ROW
            line = None if is_of_degree(token) else lines.get(reason)
            examination.fault(reason, at, unless_below=line)
        otherwise += [at for at in new if at not in hard and is_named_otherwise(examination, at)]
        doubts += [at for at in new if at not in hard and at not in otherwise]
        if cluster[0]:
            if cluster[1] and all(skill_says(examination, examination.tokens[at]) for at in cluster[1]):
                examination.by_skill.update(cluster[0])
            jobs = _jobs_of(examination, cluster, new)
            examination.done_in += [(at, jobs) for at in cluster[0]]
    doubts.sort()
    for at in refused_of(examination, doubts, otherwise):
        examination.fault(reason_of(examination.tokens[at]) if at in otherwise else Reason.WORK, at)


def _is_in_rows(examination: Examination, at: int) -> bool:
    """Whether some line of the jobs in question has a word, so that only how it is told is in doubt."""
    return any(says(examination.tokens[at], line.keys) for job in examination.jobs for line in job.lines)


def _settle_denied(examination: Examination) -> None:
    """Settle what is said not to be so of what the profile or the posting names: "the testing is not mine".

    To deny what nobody wants is to claim an outcome, and stays open.
    """
    denies = any(token.role is Role.DENIED for token in examination.tokens)
    if not denies or _UNWANTED.search(simplified(examination.reading.text)):
        return
    profile = examination.profile
    known = examination.asked.union(*(job.keys for job in profile.jobs), *(row.keys for row in profile.skills))
    said = (line.reading.tokens for job in profile.jobs for line in job.lines)
    denied = known.union(*(one.keys for tokens in said for one in tokens if one.role in NOT_DONE))
    for at, token in examination.open_tokens():
        if token.folded in _TURNING:
            denied = known  # "I hold no card, but I opened vaults"
        is_negator = len(token.words) == 1 and token.folded in claim_words().negators
        if token.role is Role.DENIED and not token.number and (is_negator or says(token, denied)):
            examination.settled.add(at)


_TURNING = frozenset({"but", "though", "although", "yet", "pero", "sino", "aunque"})
"""Words behind which something is told again."""


def _refuse_denied(examination: Examination) -> None:
    """Refuse an act, or its name, that every line in question that has it denies, or tells of others: "no testing"."""
    lines = [line for job in examination.jobs for line in job.lines]
    for at, token in examination.open_tokens():
        names_work = token.is_act and token.folded.endswith(_NAMES_OF_WORK)
        if not (token.role is Role.ACT or names_work) or token.parts:
            continue
        if token.is_plain and not _is_own_noun(examination, at):
            continue
        own = frozenset(key for key in token.keys if not key.startswith(("act:", "thing:")))
        naming = [
            one
            for line in lines
            for one in line.reading.tokens
            if one.keys & own and (one.role is not Role.THING or one.folded.endswith(_NAMES_OF_WORK))
        ]
        if naming and all(one.role in NOT_DONE for one in naming):
            is_others = token.role is Role.ACT and all(one.role is Role.OTHERS for one in naming)
            examination.fault(Reason.WORK, at, unless_below=None if is_others else pardons.OF_DENIED)


def _is_own_noun(examination: Examination, at: int) -> bool:
    """Whether a plain word names what is made, as settings do, but not "an engineer who makes the settings"."""
    token, before = examination.tokens[at], examination.tokens[max(0, at - _NEAR) : at]
    return token.role is Role.THING and token.folded.endswith("ings") and not any(map(is_head, before))


_NEAR = 4


def _jobs_of(examination: Examination, cluster: Cluster, doubts: list[int]) -> frozenset[str]:
    """Ids of the jobs that prove an act with its things, as it stands or in other words, but for what is in doubt."""
    return frozenset(
        job.row.id
        for job in examination.jobs
        if not _unproven_by(examination, job, *cluster) or set(new_to(examination, job, cluster)) <= set(doubts)
    )


def _is_done(examination: Examination, token: Token) -> bool:
    """Whether a verb that says little ("brought", "kept") is one that some line has."""
    return any(does(line, token) for job in examination.jobs for line in job.lines)


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
        fitting = [line for line in job.lines if does(line, act) or does_with(line, act, things, examination.tokens)]
        if not fitting and (has_own_thing or not (title_does(job, act) or names_trade(job, act))):
            failing.add(at)
        elif fitting and not has_own_thing:
            missing = things_far(examination, job, fitting, things, is_whole=bool(act.parts))
            failing.update(unsaid(examination, job, things) if missing and title_does(job, act) else missing)
        elif not fitting:
            failing.update(unsaid(examination, job, things))
    return sorted(failing)


def _unnamed(examination: Examination, job: Job, things: list[int]) -> list[int]:
    """Things named without an act that no line of the job but one of carrying and cleaning has."""
    solid = [line for line in job.lines if not line.is_weak]
    failing = [
        at
        for at in things
        if not (
            _is_named(examination.tokens[at], job, solid, as_thing=at in examination.attributes)
            or names_trade(job, examination.tokens[at])
            or skill_says(examination, examination.tokens[at])
        )
    ]
    return failing or parted(examination, job, solid, things)


def _is_named(token: Token, job: Job, solid: list[Line], *, as_thing: bool) -> bool:
    if as_thing:
        return any(says(token, line.keys) for line in solid)
    if token.role is Role.HEDGED or token.is_helped:
        return any(says(token, line.keys) for line in job.lines)
    if token.role is Role.ACT or token.is_only_act:
        return any(says(token, line.acts) for line in job.lines) or says(token, job.title_keys)
    return says(token, job.title_keys | job.place_keys) or any(
        says(token, line.keys) and not is_only_helped(line, token) for line in solid
    )


def _unproven_by_skills(examination: Examination, acts: list[int], things: list[int]) -> list[int]:
    """Operating a machine that a skill row names is proven by the row, where it is above Beginner."""
    tokens = examination.tokens
    rows: list[Known] = [row for row in examination.profile.skills if row.level > 0]
    failing = [
        at for at in acts if tokens[at].folded not in USES and not any(says(tokens[at], row.acts) for row in rows)
    ]
    return failing + [at for at in things if not any(says(tokens[at], row.keys) for row in rows)]
