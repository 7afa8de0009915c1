"""Studies that answer what a posting asks for by their field: a diploma in welding, where welders are tested."""

import re

from workers.language.grammar import grammar
from workers.language.vocabulary import vocabulary
from workers.language.words import words_of
from workers.posting.requirements.reading import BROAD
from workers.writing.draft import Assignment
from workers.writing.person.facts import Training
from workers.writing.rules.rows.schooling import earned_in, is_over, is_school

_APPRENTICESHIP = re.compile(r"\bapprenticeship\b|\baprendi(?:z|ces|zaje)\b", re.IGNORECASE)
_TAUGHT = re.compile(r"\bapprentice(?:ship)?\b|\bJATC\b|\baprendi(?:z|ces|zaje)\b", re.IGNORECASE)
_FIELD = re.compile(r"(?:,| in | en | de )\s*(?P<field>.+)$")
"""What was studied, behind what was earned: Diploma, Welding."""


def studies_asked(assignment: Assignment) -> list[Training]:
    """Finished rows, high school aside, whose field or sort is asked for."""
    facts = assignment.facts
    rows = [one for one in facts.beside.education if one.credential and one.end_date and is_over(one, facts.today)]
    rows = [one for one in rows if not is_school(one) and earned_in(one) == one.credential]
    return [one for one in rows if _is_of_field_asked(one, assignment) or _is_apprenticeship_asked(one, assignment)]


def _is_of_field_asked(row: Training, assignment: Assignment) -> bool:
    """Whether the field is a thing asked for, or what that is a sort of: welding, of flux-cored welding."""
    field = _FIELD.search(row.credential)
    if not field:
        return False
    known = vocabulary(assignment.language)
    read = words_of(field["field"])
    named = {name for _, _, name in known.find(read, grammar(assignment.language).keys_of(read))} - BROAD
    found = {name for name in named if known.concepts[name].kind != "certification"}  # which is held, not studied
    asked = {one.concept for one in assignment.posting.keywords if one.concept} - BROAD
    wider = frozenset[str]().union(*map(known.closure, asked)) - BROAD
    return bool(found & wider) or any(known.closure(one) & asked for one in found)


def _is_apprenticeship_asked(row: Training, assignment: Assignment) -> bool:
    demands = (one.said or one.text for one in assignment.posting.requirements if not one.is_duty)
    return bool(_TAUGHT.search(f"{row.school} {row.credential}")) and any(map(_APPRENTICESHIP.search, demands))
