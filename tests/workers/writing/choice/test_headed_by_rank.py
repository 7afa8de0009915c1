"""Who came to lead those among whom they worked is headed as who they are now, with the years of the trade itself."""

from datetime import date

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.trades.families_of_jobs import families_of_job


def job(title: str, duties: str, begin: int, end: int | None = None, company: str = "Hotel Alameda") -> Experience:
    return Experience(f"{title}{begin}", title, company, date(begin, 5, 1), date(end, 5, 1) if end else None, duties)


def test_a_supervisor_is_not_headed_as_who_she_supervises() -> None:
    posting_text = "Encargada de limpieza de hotel\nDirigir a 12 camaristas, revisar cuartos, capacitar."
    posting = understand_posting(posting_text)
    jobs = (
        job("Supervisora de pisos", "Reviso 60 cuartos diarios\nSuperviso a 9 camaristas y las capacito", 2019),
        job("Camarista", "Limpieza de 16 cuartos por turno", 2015, 2019),
    )
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", jobs, (), (), date(2026, 11, 22))
    task = Assignment("resume", posting.language, posting, posting_text, facts, match(posting, facts))
    draft = RuleWriter().write(task)
    assert draft.headline == "Supervisora de pisos"
    assert "11 años de experiencia en limpieza" in draft.summary


def test_floors_of_rooms_and_sprinklers_of_lawns_are_told_by_the_row() -> None:
    assert families_of_job(job("Supervisora de pisos", "Superviso a 9 camaristas", 2019)) == {"cleaning"}
    assert "flooring" in families_of_job(job("Instalador de pisos", "Instalo laminado", 2019, company="Pisos Ruiz"))
    assert families_of_job(job("Sprinkler tech", "Winterize lawns and fix drip", 2019, company="GreenTop")) == {
        "irrigation"
    }
    assert "sprinklers" in families_of_job(job("Sprinkler fitter", "Hang mains and lines", 2019, company="Viking Fire"))


def test_riggers_of_boats_and_sawyers_of_trees_are_of_their_own_trades() -> None:
    rigger = job("Rigger", "Hang outboards, controls and steering", 2019, company="Bayou Boat Center")
    assert "crane" not in families_of_job(rigger)
    assert "crane" in families_of_job(job("Rigger", "Rig loads for crawler cranes", 2019, company="Acme Works"))
    sawyer = job("Sawyer", "Thin to spec with 372\nBurn piles in fall", 2019, company="Selway Thinning")
    assert families_of_job(sawyer) == {"logging"}
    assert "sawmill" in families_of_job(job("Sawyer", "Run the head rig", 2019, company="Baylor Hardwoods"))


def test_nobody_is_headed_as_the_helper_that_they_were_where_todays_work_answers() -> None:
    posting_text = "Press Brake Operator\nRequirements\n- Three years on CNC press brake\n- Uses height gauge\n"
    posting = understand_posting(posting_text)
    jobs = (
        job("Sheet Metal Fabricator", "I set up and run a CNC press brake\nI check bends with a height gauge", 2017),
        job("Press Brake Helper", "I stacked and deburred parts", 2015, 2017),
    )
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", jobs, (), (), date(2026, 11, 22))
    task = Assignment("resume", posting.language, posting, posting_text, facts, match(posting, facts))
    assert RuleWriter().write(task).headline == "Sheet Metal Fabricator"
