"""In which order a list of skills stands: the trade's own first, gear and tools of anybody behind."""

from datetime import date

from tests.workers.writing.choice.test_rows_and_earlier_jobs import document
from workers.writing.person.facts import Experience, Skill

POSTING = """Insulator, Tarn Thermal
Duties:
- Lay out and fabricate metal jacketing
Requirements:
- H2S card
- ELD logs"""
JOB = Experience("1", "Insulator", "Alba Insulating", date(2018, 1, 29), None, "Insulate pipe and tanks\nFit jackets")


def order(*skills: tuple[str, str, str]) -> list[str]:
    rows = tuple(Skill(name, name, kind, level) for name, kind, level in skills)  # type: ignore[arg-type]
    return list(document(POSTING, JOB, kind="resume", skills=rows).skill_order)


def test_gear_stands_behind_the_trade_s_own() -> None:
    told = order(
        ("H2S monitor", "Safety Equipment", "Advanced"),
        ("Metal brake and roller", "Power Tool", "Advanced"),
        ("Impact wrench", "Power Tool", "Expert"),
    )
    assert told[0] == "Metal brake and roller"


def test_what_measures_is_no_gear() -> None:
    told = order(
        ("Hard hat", "Safety Equipment", "Expert"), ("Combustible gas indicator", "Safety Equipment", "Expert")
    )
    assert told[0] == "Combustible gas indicator"
