"""Finds the occupations that follow one: the trades' own ladders first, then what O*NET finds related."""

from dataclasses import dataclass

from workers.occupations.lexicon import Entry, lexicon
from workers.occupations.ranks import LEADERS_OF_GROUPS
from workers.occupations.release import Release

_FIRST, _LAST = 1.0, 0.7
"""Closeness of the first and the tenth step that our lists name."""
_RELATED_FIRST, _RELATED_LAST = 0.65, 0.35
"""Of O*NET's related occupations, of which it names twenty."""
_OWN_STEPS, _RELATED_STEPS = 10, 20


@dataclass(frozen=True, slots=True)
class Step:
    """`closeness`, 0 to 1: how natural the step is. `is_ladder`: our lists name it, not O*NET alone."""

    code: str
    closeness: float
    is_ladder: bool


def next_steps(release: Release, code: str, most: int | None = None) -> list[Step]:
    """The most natural first; of an occupation that our lists don't know, O*NET's related and its group's leader."""
    ladder = lexicon().get(code, Entry()).next.split() or _leader(code)
    steps = {
        following: Step(following, _between(_FIRST, _LAST, place / (_OWN_STEPS - 1)), is_ladder=True)
        for place, following in enumerate(ladder)
        if following != code
    }
    for place, related in enumerate(release.related.get(code, ())):
        if related not in steps and related != code:
            closeness = _between(_RELATED_FIRST, _RELATED_LAST, place / (_RELATED_STEPS - 1))
            steps[related] = Step(related, closeness, is_ladder=False)
    known = {one.code for one in release.occupations}
    return sorted((step for step in steps.values() if step.code in known), key=lambda step: -step.closeness)[:most]


def _between(first: float, last: float, share: float) -> float:
    return first + (last - first) * min(share, 1.0)


def _leader(code: str) -> list[str]:
    return [leader for leader, group in LEADERS_OF_GROUPS.items() if code.startswith(group) and leader != code]
