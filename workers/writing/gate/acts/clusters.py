"""What of a sentence belongs together: acts, and what they are done to, with and at."""

from collections.abc import Callable

from workers.writing.gate.acts.general import brings_nothing
from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import Role, Token

Cluster = tuple[list[int], list[int]]
"""Indices of acts, and of what they are done to, with and at."""


def clusters_of(examination: Examination, is_done: Callable[[Examination, Token], bool]) -> list[Cluster]:
    """Acts with what follows each; without an act, each thing of a list by itself, as each may be another job's."""
    clusters: list[Cluster] = []
    is_closed = True
    broken = False
    for at, token in examination.open_tokens():
        broken = broken or token.breaks
        does = token.role is Role.ACT and token.is_act and at not in examination.attributes
        if token.is_plain and not (does and is_done(examination, token)):
            continue
        if brings_nothing(examination.reading, at) and not (does and is_done(examination, token)):
            continue
        before = examination.tokens[at - 1] if at else None
        after_link = broken or (before is not None and before.folded in _LINKS)
        broken = False
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
