"""A Spanish letter tells a paper by "cuento con", though its applicant once counted things."""

from datetime import date

from tests.workers.writing.people import text_of
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import check, write

TODAY = date(2026, 11, 28)
JOBS = (
    Experience("1", "Instalador solar", "Mesa Sol", date(2021, 5, 3), None, "Instalo módulos\nConecto inversores"),
    Experience("2", "Cajero", "Café Puerto", date(2017, 3, 6), date(2019, 7, 26), "Contaba el inventario"),
)


def test_a_paper_in_force_is_told_of_somebody_who_counted_at_a_job_that_is_over() -> None:
    text = "Instalador solar\nLuz Sur busca instalador.\nRequisitos:\n- OSHA 30\n- Instalar módulos"
    held = (Credential("1", "OSHA 30 Construction", "OSHA", date(2024, 1, 26), None),)
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", JOBS, (), held, TODAY)
    posting = understand_posting(text)
    task = Assignment("cover_letter", "es", posting, text, facts, match(posting, facts))
    assert "OSHA 30" in text_of(check(write(task, RuleWriter()), task).draft)
