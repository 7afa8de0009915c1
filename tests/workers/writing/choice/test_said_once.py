"""What a summary says of leading, it says once: of a line and a part of it, only the line."""

from datetime import date

import pytest

from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts, Skill
from workers.writing.proofreading.rows import proofread
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import check, write

TODAY = date(2026, 11, 27)


def summary(code: LanguageCode, title: str, duties: str, posting_text: str) -> str:
    job = Experience("1", title, "Acme", date(2016, 8, 1), None, duties)
    skills = (Skill("1", "WMS", "Software", "Advanced"),)
    facts = proofread(ProfileFacts("Ana Ruiz", "a@example.com", (job,), skills, (), TODAY))
    posting = understand_posting(posting_text)
    task = Assignment("resume", code, posting, posting_text, facts, match(posting, facts))
    return check(write(task, RuleWriter()), task).draft.summary


@pytest.mark.parametrize(
    ("title", "line", "part"),
    [
        ("Líder de embarques", "Dirijo 9 cargadores de noche, 32 puertas de andén", "dirigir 9 cargadores"),
        ("Líder de empaque", "Superviso 12 empacadores, 4 líneas de embarque", "supervisar 12 empacadores"),
        ("Líder de bodega", "Coordino 7 montacarguistas, 3 almacenes y patio", "coordinar 7 montacarguistas"),
    ],
)
def test_a_line_of_leading_and_its_part_are_told_once(title: str, line: str, part: str) -> None:
    posting = (
        "Shipping & Receiving Supervisor\n\nWolf River Logistics\n\nYou will run the dock with two leads and 18 "
        "associates: assign doors, train and coach, yard management.\n\nRequirements: 4 years in warehouse; WMS."
    )
    told = summary("es", title, f"{line}\nConcilio conteos a las 5 a.m.\nHago listas en WMS", posting)
    assert told.casefold().count(part) <= 1
