"""The ladder that a step stands on: helper, trade, foreman, inspector or manager."""

from workers.occupations.held import Held
from workers.occupations.lexicon import Entry, lexicon
from workers.occupations.ranks import HELPERS_OF, LEADERS_OF_GROUPS

INSPECTORS_AND_ESTIMATORS = frozenset({"47-4011.00", "53-6051.01", "53-6051.07", "13-1051.00", "13-1032.00"})
_MANAGERS = "11-"
_LONGEST = 4


def is_step_up(origin: Held | None, code: str, *, zones: tuple[int | None, int | None]) -> bool:
    """Whether it is above what leads to it. `zones`: the job zones here and there; a higher one takes more to enter."""
    if origin is None or origin.code == code:
        return False
    if code in LEADERS_OF_GROUPS or code in INSPECTORS_AND_ESTIMATORS or code.startswith(_MANAGERS):
        return True
    here, there = zones
    return code in HELPERS_OF.get(origin.code, ()) or (here is not None and there is not None and there > here)


def path_over(origin: Held | None, code: str) -> list[str]:
    """Codes from the lowest rung to the highest: what the person has, this step, and where it leads in turn."""
    rungs: list[str] = []
    if origin and origin.code != code:
        rungs += [*(helper for helper, trades in HELPERS_OF.items() if origin.code in trades), origin.code]
    rungs.append(code)
    above = lexicon().get(code, Entry()).next.split()
    if code not in LEADERS_OF_GROUPS and not code.startswith(_MANAGERS):
        rungs += [step for step in above if step in LEADERS_OF_GROUPS][:1]
    last = lexicon().get(rungs[-1], Entry()).next.split() or above
    higher = (step for step in last if step.startswith(_MANAGERS) or step in INSPECTORS_AND_ESTIMATORS)
    rungs += [step for step in higher if step not in rungs][:1]
    return list(dict.fromkeys(rungs))[-_LONGEST:]
