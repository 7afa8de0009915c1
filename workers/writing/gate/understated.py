"""A skill told as a beginner's though its row has a higher level: what is said of oneself must be so, low or high."""

from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import says

_BEGINNERS = frozenset({"beginner", "principiante"})
_JOINING = frozenset({"and", "but", "y", "pero"})


def understated(examination: Examination, inside: list[int]) -> list[int]:
    """The words of a skill that is told of a beginner, and that only rows above that level name."""
    tokens, skills = examination.tokens, examination.profile.skills
    start = next((at for at in inside if tokens[at].folded in _BEGINNERS), None)
    if start is None:
        return []
    named: list[int] = []
    for at in range(start + 1, len(tokens)):
        if tokens[at].breaks or tokens[at].folded in _JOINING:
            break
        if not tokens[at].is_plain:
            named.append(at)
    rows = [row for row in skills if named and all(says(tokens[at], row.keys) for at in named)]
    return [start, *named] if rows and all(row.level > 0 for row in rows) else []
