"""Studies that answer what a posting asks for by their field: a diploma in welding, where welders are tested.

Who has learnt the trade itself at a school or as an apprentice says so, whether that is asked for or not.
"""

import re

from workers.language.grammar import LanguageCode, grammar
from workers.language.vocabulary import entries_of_row, vocabulary
from workers.language.words import words_of
from workers.posting.requirements.reading import BROAD
from workers.writing.draft import Assignment
from workers.writing.person.facts import Training
from workers.writing.rules.asked.word_worth import telling_keys
from workers.writing.rules.asked.words_of_rows import ANY_ROW
from workers.writing.rules.headline import ANY_TRADE
from workers.writing.rules.rows.journey_cards import card_in_prose
from workers.writing.rules.rows.schooling import has_none, is_over, is_school
from workers.writing.trades.families import families_of_title

_APPRENTICESHIP = re.compile(r"\bapprenticeship\b|\baprendi(?:z|ces|zaje)\b", re.IGNORECASE)
_TAUGHT = re.compile(r"\bapprentice(?:ship)?\b|\bJATC\b|\baprendi(?:z|ces|zaje)\b", re.IGNORECASE)
_IN_PART = re.compile(
    r"(?:completed \d|some|a few|several|\d|one|two|three|coursework|classes|courses|algun)", re.IGNORECASE
)
"""How a row begins that tells of a part of a course, or only of how long it was."""
_OF_TONGUES = re.compile(r"\b(?:english|ingl[eé]s|esl|spanish|español|second language)\b", re.IGNORECASE)
_FIELD = re.compile(r"(?:,| in | en | de )\s*(?P<field>.+)$")
"""What was studied, behind what was earned: Diploma, Welding."""


def studies_asked(assignment: Assignment) -> list[Training]:
    """Finished rows, high school aside, whose field or sort is asked for."""
    rows = _earned(assignment)
    return [one for one in rows if _is_of_field_asked(one, assignment) or _is_apprenticeship_asked(one, assignment)]


def studies_of_trade(assignment: Assignment) -> list[Training]:
    """Finished rows, high school aside, whose field is the position's trade, or has a word of the posting."""
    posting, code = assignment.posting, assignment.language
    trade = families_of_title(posting.title)
    is_one_language = posting.language == code
    said = (frozenset(posting.stems) if is_one_language else telling_keys(posting.title, code)) - _keys_of_any(code)
    return [
        row
        for row in _earned(assignment)
        if (
            families_of_title(_field_of(row)) & trade
            or telling_keys(_field_of(row), code) & said
            or _is_own_card(row, assignment)
        )
        and not (_IN_PART.match(row.credential) or _is_for_a_paper(row, code))
        and not _OF_TONGUES.search(row.credential)
    ]


def _is_own_card(row: Training, assignment: Assignment) -> bool:
    """Whether it is a journey card of the person's own trade, where the position is of no other that can be told."""
    if not card_in_prose(row.credential) or not assignment.facts.experiences:
        return False
    own = families_of_title(assignment.facts.experiences[0].job_title)
    of_card = families_of_title(_field_of(row)) | families_of_title(row.school)
    sought = families_of_title(assignment.posting.title)
    return bool(own & of_card) and (not sought or bool(own & sought))


def _is_for_a_paper(row: Training, code: LanguageCode) -> bool:
    """Whether a course ended with a paper that is held, not studied: a CDL."""
    known = vocabulary(code).concepts
    is_taught = _TAUGHT.search(f"{row.school} {row.credential}")
    return not is_taught and any(known[one].kind == "certification" for one in entries_of_row(_field_of(row), code))


def _earned(assignment: Assignment) -> list[Training]:
    facts = assignment.facts
    rows = [one for one in facts.beside.education if one.credential and one.end_date and is_over(one, facts.today)]
    return [one for one in rows if not (is_school(one) or has_none(one))]


def _field_of(row: Training) -> str:
    """What was studied, or at a school of one trade its name: boilermakers' apprenticeship."""
    found = _FIELD.search(row.credential)
    return f"{found['field'] if found else row.credential} {row.school if _TAUGHT.search(row.school) else ''}"


def _keys_of_any(code: LanguageCode) -> frozenset[str]:
    return frozenset(grammar(code).keys(" ".join((*ANY_ROW, *ANY_TRADE))))


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
