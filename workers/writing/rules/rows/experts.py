"""What somebody is an expert in, of whatever kind: told beside one row that would stand for all that they know."""

from collections.abc import Sequence

from workers.writing.person.facts import Skill
from workers.writing.rules.rows.gear import is_anybodys, is_everyday
from workers.writing.rules.rows.named_skills import NamedSkills


def experts_beside(skills: NamedSkills, told: Sequence[Skill]) -> list[Skill]:
    """Rows of an expert's that aren't `told`, where that is one row: the ovens of a baker, beside a bread slicer."""
    rows = [one for one in skills.best() if one.proficiency == "Expert" and not one.level_assumed and one not in told]
    rows = rows if len(told) == 1 else []
    return [one for one in rows if not (is_anybodys(one) or is_everyday(one) or skills.is_of_another_trade(one.name))]
