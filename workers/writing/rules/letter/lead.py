"""What a letter leads with: the one thing of the posting that its person has most of, chosen by what is there."""

from typing import Literal

import msgspec

from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.writing.draft import Assignment
from workers.writing.person.facts import Credential, Skill
from workers.writing.rules.asked.said import is_said
from workers.writing.rules.career import Career
from workers.writing.rules.rows.anybodys_papers import is_common
from workers.writing.rules.selection import Selection

LeadKind = Literal["level", "years", "credential", "job"]
_LONG = 8
"""Years in a trade that speak for themselves."""
_HEAD = 4
"""Letters in which a trade and who works in it are alike."""


class Lead(msgspec.Struct, frozen=True):
    """Exactly what `kind` names is there: a skill, a credential."""

    kind: LeadKind
    skill: Skill | None = None
    credential: Credential | None = None
    says_years: bool = False
    """Whether what it opens with has the years in the trade."""


def leads_of(assignment: Assignment, career: Career, chosen: Selection) -> list[Lead]:
    """The strongest first.

    A letter takes the first that makes a sentence. The last one, the job itself, always does.
    """
    skills, credentials = chosen.skills.asked(), chosen.asked_held()
    weighed: list[tuple[float, Lead]] = [(0.0, Lead("job"))]
    expert = [one for one in skills if one.proficiency == "Expert" and chosen.skills.is_required(one)]
    # Whoever measures well says the work first, and a forklift operator's title says the forklift.
    expert = [
        one for one in expert if one.type != "Hand Tool" and not is_said(one.name, chosen.headline, chosen.language)
    ]
    weighed += [(4.5, Lead("level", skill=one)) for one in expert][:1]
    named = [one for one in credentials if chosen.papers.is_named_whole(one) and not is_common(one.name)]
    weighed += [(3.5, Lead("credential", credential=one)) for one in named][:1]
    years, asked = career.years or career.years_here, assignment.posting.years_required
    if years >= _LONG or (asked and years >= asked):
        weighed.append((3.8 + 0.1 * min(years, 20), Lead("years")))
    return [lead for _, lead in sorted(weighed, key=lambda one: -one[0])]


def is_said_twice(trade: str, title: str, code: LanguageCode) -> bool:
    """Whether who works in a trade is called after it: glazing, of a glazier; mecánica, of a mecánico agrícola."""
    words = title.split()
    head = fold(words[0 if code == "es" else -1])[:_HEAD] if words else ""
    return len(head) == _HEAD and any(fold(word).startswith(head) for word in trade.split())
