"""A row of two things is asked for by one of them; an expired paper by its whole own name in a list of demands."""

from datetime import date

from tests.workers.writing.choice.test_rows_and_earlier_jobs import document
from workers.writing.person.facts import Credential, Experience, Skill

JOB = Experience(
    "1", "Shipfitter", "Alba Yard", date(2018, 1, 29), None, "Fit and tack plate\nCut with torch and air arc"
)
POSTING = """Shipfitter, Tarn Dock
Duties:
- Fit plate
- Rig pieces into place with riggers and chain falls
Requirements:
- TWIC, Basic Plus, able to pass a drug test
Nice to have:
- Shipyard competent person"""


def paragraphs(skills: tuple[Skill, ...] = (), credentials: tuple[Credential, ...] = ()) -> str:
    return " ".join(document(POSTING, JOB, skills=skills, held=credentials).paragraphs)


def test_one_of_two_things_is_enough() -> None:
    skills = (
        Skill("1", "Chain falls and come-alongs", "Hand Tool", "Advanced"),
        Skill("2", "Oxy-fuel torch", "Power Tool", "Advanced"),
    )
    assert "chain falls and come-alongs" in paragraphs(skills).lower()


def test_an_expired_paper_is_told_where_it_is_required_by_its_own_name() -> None:
    papers = (
        Credential("1", "Basic Plus", "", date(2025, 1, 20), date(2026, 1, 20)),
        Credential("2", "Shipyard Competent Person", "", date(2023, 8, 28), date(2026, 2, 28)),
    )
    told = paragraphs(credentials=papers)
    assert "Basic Plus certification expired" in told
    assert "Competent Person" not in told


def test_a_hard_hat_is_no_skill_in_a_letter() -> None:
    skills = (
        Skill("1", "Oxy-fuel torch", "Power Tool", "Advanced"),
        Skill("2", "Hard hat", "Safety Equipment", "Expert"),
    )
    assert "hard hat" not in paragraphs(skills).lower()


def test_a_change_of_things_is_a_doing_beside_another() -> None:
    posting = "Mecánico de bombas\nFunciones\n- Reparar bombas y motores\n- Cambiar sellos y baleros"
    duties = "Reparo bombas verticales y motores\nCambio sellos, baleros y coples\nAlineo con láser\nPinto bases"
    job = Experience("1", "Mecánico de bombas", "Agua del Valle", date(2018, 6, 4), None, duties)
    assert "en cambio" not in document(posting, job, kind="resume").summary
