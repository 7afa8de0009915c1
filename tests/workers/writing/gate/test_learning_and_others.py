"""Years of learning a trade count as years in it, never under its title; a job begins with nobody else's work."""

from datetime import date

import pytest

from tests.workers.writing.people import TODAY
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.duties.cleaning import sentences_of_duties
from workers.writing.duties.statements import duties_in
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.worth.what_lines_say import tells_of_others, tells_of_others_first
from workers.writing.rules.writer import RuleWriter
from workers.writing.words.english_words import at_employer, in_prose
from workers.writing.write import Written, check


def draft(posting: str, *jobs: Experience, kind: DocumentKind = "resume") -> Draft:
    facts, read = ProfileFacts("Kim Ito", "kim@example.com", jobs, (), (), TODAY), understand_posting(posting)
    task = Assignment(kind, "en", read, posting, facts, match(read, facts))
    return check(Written(RuleWriter().write(task), RuleWriter.name), task).draft


OPERATOR = Experience(
    "1", "Wastewater Treatment Plant Operator II", "Robles District", date(2018, 1, 8), None, "Operate a plant"
)
POSTING = "Wastewater Operator, Tarn District. You will operate a plant. Desired: collection systems background."


@pytest.mark.parametrize(
    ("title", "employer", "years"),
    [
        ("Operator-in-Training / Operator I", "Robles District", 8),
        ("Operator Trainee", "Robles District", 8),
        ("Operator-in-Training", "Another District", 6),
        ("Barista", "Robles District", 6),
    ],
)
def test_learning_at_the_same_employer_counts_in_the_trade(title: str, employer: str, years: int) -> None:
    now = Experience("1", OPERATOR.job_title, "Robles District", date(2020, 1, 8), None, "Operate a plant")
    before = Experience("2", title, employer, date(2018, 1, 8), date(2020, 1, 7), "Daily rounds")
    told = draft(POSTING, now, before).summary
    assert f"{years} years in wastewater treatment" in told


def test_a_letter_tells_the_earlier_job_whose_title_is_asked_for() -> None:
    oit = Experience("2", "Operator-in-Training", "Robles District", date(2016, 1, 8), date(2018, 1, 7), "Daily rounds")
    laborer = Experience(
        "3", "Collection System Laborer", "City of Alder", date(2013, 1, 8), date(2016, 1, 7), "Flushed mains"
    )
    lead = Experience("4", "Shift Lead", "Kettle Coffee", date(2011, 1, 8), date(2013, 1, 7), "Trained new hires")
    text = " ".join(draft(POSTING, OPERATOR, oit, laborer, lead, kind="cover_letter").paragraphs)
    assert "collection system laborer" in text
    assert "Kettle" not in text


@pytest.mark.parametrize(
    ("line", "is_first"),
    [
        ("Most of the panels come off the CNC, which somebody else programs; I load it and run it for two days", True),
        ("Cover the chillers on nights, mostly rounds and logging; the day crew does the repairs", False),
        ("Thermite weld crew - I do mold set up and grinding, certified welder lights it", False),
    ],
)
def test_what_others_do_is_known_by_its_subject(line: str, *, is_first: bool) -> None:
    assert tells_of_others(line)
    assert tells_of_others_first(line) is is_first


def test_a_job_begins_with_its_person_s_own_work() -> None:
    duties = (
        "Most of the panels come off the CNC, which somebody else programs; I run the CNC two days a month\n"
        "Build casework from cut lists\nDo veneer layup"
    )
    job = Experience("1", "Cabinetmaker", "Alder Millwork", date(2018, 1, 8), None, duties)
    told = draft("Cabinetmaker, Tarn Millwork. You will program and run a CNC and check CNC panels.", job)
    assert told.bullets["1"][0] == "Build casework from cut lists"


def test_a_share_behind_a_noun_makes_no_verb_of_it() -> None:
    past = [one.text for one in duties_in("Travel 70%, jobs in CA and WA", "en", past=True)]
    assert past == ["Travel 70%, jobs in CA and WA"]
    held = [one.text for one in duties_in("Accomplishes structural repairs on freighters", "en", past=False)]
    assert held == ["Accomplish structural repairs on freighters"]


def test_employers_that_a_row_doesn_t_name_are_no_name() -> None:
    assert (
        at_employer("Various signatory contractors through JATC") == "with various signatory contractors through JATC"
    )
    assert at_employer("Acme Shipyard") == "at Acme Shipyard"


@pytest.mark.parametrize(
    ("employer", "told"),
    [
        ("U.S. Air Force, Travis AFB", "in the U.S. Air Force, Travis AFB"),
        ("California Army National Guard", "in the California Army National Guard"),
        ("USMC", "in the USMC"),
        ("Army Corps of Engineers", "at Army Corps of Engineers"),
        ("Old Navy", "at Old Navy"),
        ("Port City Collision Center", "at Port City Collision Center"),
        ("Port of Oakland", "at the Port of Oakland"),
        ("County Sanitation District", "at the County Sanitation District"),
    ],
)
def test_one_serves_in_an_armed_service_whatever_base_stands_behind_it(employer: str, told: str) -> None:
    assert at_employer(employer) == told


def test_a_letter_leaves_out_a_line_that_begins_with_the_work_of_others() -> None:
    duties = (
        "Most of the panels come off the CNC, which somebody else programs; I run the CNC two days a month\n"
        "Build casework from cut lists\nDo veneer layup in the bag\nSand and edge band panels\nFit doors at my bench"
    )
    job = Experience("1", "Cabinetmaker", "Alder Millwork", date(2018, 1, 8), None, duties)
    posting = "Cabinetmaker, Tarn Millwork. You will program and run a CNC, build casework and do veneer layup."
    assert not any("somebody" in line for line in draft(posting, job, kind="cover_letter").bullets["1"])


def test_a_title_keeps_its_grade_and_what_its_person_rose_to() -> None:
    assert in_prose("Operator-in-Training / Operator I") == "Operator-in-Training / Operator I"
    assert in_prose("Elevator Apprentice, later Assistant Mechanic") == "elevator apprentice, later assistant mechanic"


def test_a_capital_behind_a_preposition_begins_no_doing() -> None:
    typed = "Completed 1,800 hrs OIT under Grade IV shift supervisor"
    assert list(sentences_of_duties(typed, "en")) == ["Completed 1,800 hours OIT under Grade IV shift supervisor"]
