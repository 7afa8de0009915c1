"""Letters that read as people write them: the work listed, nothing said twice, nothing volunteered that is lacking."""

from datetime import date

from tests.workers.writing.people import text_of
from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.rules.letter.english_opening import position
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import check, write

TODAY = date(2026, 11, 22)
POSTING = """Heavy Truck Mechanic, City of Millbrook. The mechanic performs preventive maintenance, repairs diesel
engines and air brakes, and documents all labor in the fleet software. Minimum qualifications: five years of heavy truck
repair, own basic hand tools. ASE medium/heavy truck certifications preferred. Some MIG welding."""
PRESENT = Experience(
    "1",
    "Diesel Technician",
    "Tri-County Transit",
    date(2021, 8, 16),
    None,
    "- PMs on 62 city buses\n- brake jobs, air systems, wheel seals"
    "\n- diagnose w/ Cummins INSITE\n- read wiring schematics"
    "\n- 2nd shift; write up work orders in Fleetio",
)
BEFORE = Experience(
    "2",
    "Truck Mechanic",
    "Baxley Freight",
    date(2017, 2, 6),
    date(2021, 8, 6),
    "- DOT annual inspections\n- clutch and U-joint replacement on Class 8 tractors",
)
SKILLS = (
    Skill("s1", "Torque wrench", "Hand Tool", "Expert"),
    Skill("s2", "MIG welder", "Power Tool", "Beginner"),
)
CREDENTIALS = (
    Credential("c1", "ASE T4 Brakes", "ASE", date(2022, 11, 5), date(2027, 11, 5)),
    Credential("c2", "ASE T6 Electrical", "ASE", date(2019, 5, 11), date(2024, 5, 11)),
)


def assignment(kind: DocumentKind = "cover_letter", *, language: LanguageCode = "en") -> Assignment:
    facts = ProfileFacts("Darnell Osei", "d@example.com", (PRESENT, BEFORE), SKILLS, CREDENTIALS, TODAY)
    posting = understand_posting(POSTING)
    return Assignment(kind, language, posting, POSTING, facts, match(posting, facts))


def passed(task: Assignment) -> Draft:
    return check(write(task, RuleWriter()), task).draft


def test_the_work_is_listed_and_keeps_its_figures() -> None:
    (listed,) = passed(assignment()).bullets.values()
    assert "PMs on 62 city buses" in listed
    assert "Brake jobs, air systems and wheel seals" in listed
    assert not any("2nd shift" in line for line in listed)


def test_an_earlier_job_is_told_with_what_is_asked_for() -> None:
    text = text_of(passed(assignment()))
    assert "DOT annual inspections" in text or "clutch and U-joint replacement" in text


def test_a_letter_volunteers_nothing_that_is_lacking() -> None:
    text = text_of(passed(assignment()))
    assert "expired" not in text
    assert "beginner" not in text


def test_a_hand_tool_that_nobody_named_is_no_strength() -> None:
    assert "torque wrench" not in text_of(passed(assignment()))
    assert "torque wrench" not in passed(assignment("resume")).summary


def test_a_summary_tells_what_is_done_and_the_years_of_the_trade() -> None:
    summary = passed(assignment("resume")).summary
    assert "9 years in mechanical repair" in summary
    assert "PMs on 62 city buses" in summary or "brake jobs" in summary


def test_a_summary_names_no_other_trade() -> None:
    duties = "bolt up, plumb & align w/ come-alongs\nstruct steel erection, hospital jobs"
    job = Experience("1", "Journeyman Ironworker", "Keystone", date(2019, 4, 1), None, duties)
    posting = "Ironworker. You will connect beams, bolt up and plumb columns. Required: structural steel erection."
    facts = ProfileFacts("Tobias Wendt", "t@example.com", (job,), (), (), TODAY)
    read = understand_posting(posting)
    summary = passed(Assignment("resume", "en", read, posting, facts, match(read, facts))).summary
    assert "plumbing" not in summary
    assert "structural steel erection" in summary


def test_a_letter_of_one_trade_tells_the_earlier_job_of_another() -> None:
    porter = Experience(
        "2", "Apartment Porter", "Wexler", date(2017, 2, 6), date(2021, 8, 6), "Painted vacant units and hauled trash."
    )
    facts = ProfileFacts("Aneta Wojcik", "a@example.com", (PRESENT, porter), (), (), TODAY)
    read = understand_posting(POSTING)
    task = Assignment("cover_letter", "en", read, POSTING, facts, match(read, facts))
    told = "Before that I was an apartment porter at Wexler (2017 to 2021): painted vacant units and hauled trash."
    assert told in text_of(passed(task))


def test_a_number_of_a_scheme_among_others_is_asked_for() -> None:
    posting = "Roofer at Acme Roofing. Required: OSHA 10 or 30, own tools."
    row = Credential("c1", "OSHA 30 Construction", "OSHA", date(2021, 5, 10), None)
    job = Experience("1", "Roofer", "Beta", date(2019, 4, 1), None, "install shingles and flashing")
    facts = ProfileFacts("Tobias Wendt", "t@example.com", (job,), (), (row,), TODAY)
    read = understand_posting(posting)
    task = Assignment("cover_letter", "en", read, posting, facts, match(read, facts))
    assert "I hold the OSHA 30 Construction certification." in text_of(passed(task))


def test_a_position_that_names_its_employer_does_not_name_it_again() -> None:
    assert position("Southline Foods Driver", "Southline Foods") == "the Southline Foods Driver position"
    assert position("Driver", "Southline Foods") == "the Driver position at Southline Foods"


def test_a_department_of_a_town_has_its_article() -> None:
    assert position("Forester", "Parks Department of Elm").endswith("at the Parks Department of Elm")
    assert position("Forester", "Elm Parks").endswith("at Elm Parks")


def test_things_of_a_list_that_cannot_stand_whole_are_told_apart() -> None:
    duties = (
        "Test & maintain 12 distribution substations. Doble testing of breakers and xfmrs, oil samples, battery"
        " readings, relay functional checks w/ engineer."
    )
    job = Experience("1", "Substation Technician", "Red Mesa", date(2018, 6, 4), None, duties)
    posting = (
        "Substation Test Specialist, Coronado Power. Duties include acceptance tests of transformers and breakers."
    )
    facts = ProfileFacts("Tamsin Ogilvie", "t@example.com", (job,), (), (), TODAY)
    read = understand_posting(posting)
    text = text_of(passed(Assignment("cover_letter", "en", read, posting, facts, match(read, facts))))
    assert "12 distribution substations" in text
    assert "battery readings" in text


def test_a_letter_lists_hours_that_are_asked_for_and_a_clean_record_before_what_is_not() -> None:
    duties = (
        "Wash trucks\nSome tarping\nHaul fly ash in tankers\nFuel trucks\nGrease fifth wheels\n400k miles, no accidents"
    )
    job = Experience("1", "Truck Driver", "Bluestem", date(2019, 4, 1), None, f"{duties}\nNight shift")
    posting = "Tanker Driver at Mojave Fuel. Nights. Required: tankers, clean record."
    facts = ProfileFacts("Curtis Bell", "c@example.com", (job,), (), (), TODAY)
    read = understand_posting(posting)
    (listed,) = passed(Assignment("cover_letter", "en", read, posting, facts, match(read, facts))).bullets.values()
    assert {"400k miles, no accidents", "Night shift", "Haul fly ash in tankers"} <= set(listed)
    assert listed[0] == "Haul fly ash in tankers"
    assert "Some tarping" not in listed[:3]


def test_who_came_back_to_an_employer_did_not_start_there_with_the_job_before() -> None:
    jobs = (
        Experience(
            "3", "Maintenance Mechanic II", "Olivetree Foods", date(2020, 1, 27), None, "Swap contactors\nFix pumps"
        ),
        Experience("2", "Maintenance Mechanic I", "Nut Growers", date(2016, 3, 14), date(2020, 1, 17), "Fixed sorters"),
        Experience("1", "Line Operator", "Olivetree Foods", date(2013, 7, 8), date(2016, 3, 4), "Ran the labeler"),
    )
    posting = "Maintenance Technician at Redbarn. Required: pumps, sorters."
    facts = ProfileFacts("Phuong Tran", "p@example.com", jobs, (), (), TODAY)
    read = understand_posting(posting)
    text = text_of(passed(Assignment("cover_letter", "en", read, posting, facts, match(read, facts))))
    assert "I started there" not in text
    assert "Before that I was a maintenance mechanic at Nut Growers" in text
