"""What a posting asks for in words of its own, and the person's own fact that answers it."""

from datetime import date

import msgspec
import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, Draft
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts
from workers.writing.rules.asked.own_gear import has_own_gear_as_asked, own_gear_in
from workers.writing.rules.asked.said_of_work import asked_to_tell
from workers.writing.rules.worth.harm import denied_in
from workers.writing.rules.worth.leading import asks_to_lead, leads
from workers.writing.rules.writer import RuleWriter
from workers.writing.trades.years_in_trades import tenure_in_trade
from workers.writing.write import check, write

TODAY = date(2026, 11, 23)
POSTING = """Structural Body Technician
Delta Crossing Collision repairs cars by procedure.
Requirements:
- sign off structural repairs on the frame rack
- your own tools
- Class A driver license
- OSHA 10
- write supplements
"""
DUTIES = """Measure and pull rails on the bench, I don't sign off structural myself
Write supplements with photos
Repair plastic and fill up to primer
Replace bumpers, doors and trim
Scan cars before and after repairs
I have my own tools, 60 in box"""


def letter(posting_text: str, *jobs: Experience, papers: tuple[str, ...] = ()) -> Draft:
    held = tuple(Credential(str(at), name, "", date(2024, 1, 2), None) for at, name in enumerate(papers))
    facts = ProfileFacts("Ines Kahale", "ines@example.com", jobs, (), held, TODAY)
    posting = understand_posting(posting_text)
    task = Assignment("cover_letter", posting.language, posting, posting_text, facts, match(posting, facts))
    return check(write(task, RuleWriter()), task).draft


def body_technician(duties: str = DUTIES) -> Experience:
    return Experience("1", "Body Technician", "Port City Collision", date(2019, 8, 5), None, duties)


def test_a_letter_tells_own_tools_and_of_a_line_that_denies_what_is_asked_for_the_rest() -> None:
    (lines,) = letter(POSTING, body_technician()).bullets.values()

    assert "Have my own tools, 60 in box" in lines
    assert "Measure and pull rails on the bench" in lines
    assert not any("sign off" in one for one in lines)


def test_a_line_with_a_denial_stands_where_the_rest_answers_more() -> None:
    posting = "Maintenance Mechanic\nRequirements:\n- VFD setup\n- make logic changes\n- rebuild gearboxes\n"
    vfds = "Set up VFDs and go online with the PLC, don't change logic"
    mechanic = Experience("1", "Maintenance Mechanic", "Acme", date(2019, 8, 5), None, f"{vfds}\n{DUTIES}")

    (lines,) = letter(posting, mechanic).bullets.values()

    assert "Set up VFDs and go online with the PLC" in lines


def test_ten_hours_of_osha_open_no_letter_alone() -> None:
    first, *others = letter(POSTING, body_technician(), papers=("OSHA 10",)).paragraphs

    assert "OSHA 10" not in first
    assert any("OSHA 10" in one for one in others)


def test_papers_that_fit_into_one_sentence_stand_in_it() -> None:
    draft = letter(POSTING, body_technician(), papers=("OSHA 10", "CA Class A with air brakes"))

    assert "CA Class A with air brakes" in draft.paragraphs[0]
    assert "OSHA 10" in draft.paragraphs[0]
    assert not any("also" in one for one in draft.paragraphs[1:])


@pytest.mark.parametrize(
    ("posting", "line", "has"),
    [
        ("Bring your own hand tools", "got my own tools", True),
        ("your tools; a license", "Have my own tools, 60 in box", True),
        ("herramienta de mano propia", "Trabajo con herramienta propia", True),
        ("herramienta propia", "Pago semanal, sin herramienta propia", False),
        ("own tools and reliable truck", "Drive the company truck", False),
        ("Company van and tools provided", "Have my own tools", False),
    ],
)
def test_gear_of_ones_own_answers_who_asks_for_it(posting: str, line: str, *, has: bool) -> None:
    assert has_own_gear_as_asked(line, own_gear_in(posting)) is has


@pytest.mark.parametrize(
    ("posting", "told"),
    [
        ("Please include in your letter how many finals you ran last year.", "finals you ran last year"),
        ("Say what finish tolerance you've held when you write to us", "finish tolerance you've held"),
        ("Conteste esto en su carta: ¿qué hace cuando la válvula se abre?", "la válvula se abre"),
    ],
)
def test_a_posting_says_what_it_wants_to_be_told(posting: str, told: str) -> None:
    assert told in asked_to_tell(posting)


def test_training_operators_answers_who_looks_for_a_lead() -> None:
    assert asks_to_lead("Shift lead experience? Say so")
    assert leads("Entrené a 5 operadores nuevos desde 2022")


def test_a_clause_of_what_one_does_not_do_is_found_behind_ones_own_work() -> None:
    assert denied_in("140M rough and fine, I am not the street blade hand") == ["I am not the street blade hand"]
    assert denied_in("No accidents in 4 years") == []


def test_years_on_the_ground_count_where_the_climber_was_of_the_same_firm() -> None:
    jobs = (
        Experience("1", "Tree Trimmer", "Cascade Pine", date(2021, 6, 7), None, "Climb"),
        Experience("2", "Ground Worker", "Cascade Pine", date(2019, 10, 14), date(2021, 6, 4), "Fed the chipper"),
    )
    facts = ProfileFacts("Ines Kahale", "ines@example.com", jobs, (), (), TODAY)

    tenure = tenure_in_trade(facts, "Tree Trimmer", with_learning=True)

    assert tenure is not None
    assert tenure.years == 7


def test_a_helper_s_years_count_where_the_employer_is_called_by_the_trade() -> None:
    jobs = (
        Experience("1", "HVAC Service Tech", "Tarn Mechanical", date(2019, 4, 1), None, "Service calls"),
        Experience(
            "2", "Installer Helper", "Marlow Heating & Air", date(2016, 6, 1), date(2019, 3, 1), "Ran flex duct"
        ),
    )
    helped_elsewhere = msgspec.structs.replace(jobs[1], company_name="Marlow Builders")

    assert _years(jobs) == 10
    assert _years((jobs[0], helped_elsewhere)) == 7


def _years(jobs: tuple[Experience, ...]) -> int | None:
    facts = ProfileFacts("Ines Kahale", "ines@example.com", jobs, (), (), TODAY)
    tenure = tenure_in_trade(facts, "HVAC Service Tech", with_learning=True)
    return tenure.years if tenure else None
