"""What answers a posting stands first in a job's lines, and in the letter; rare words weigh more than usual ones."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.doing import is_beside
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.rules.asked.wished_work import duties_of
from workers.writing.rules.selection import Selection
from workers.writing.rules.worth.hours import says_hours
from workers.writing.rules.worth.leading import leads_work
from workers.writing.rules.worth.what_lines_say import asks_for_a_record
from workers.writing.rules.writer import RuleWriter

TODAY = date(2026, 11, 23)


def lines(posting_text: str, title: str, duties: str) -> tuple[str, ...]:
    """What a letter lists of the person's only job."""
    job = Experience("1", title, "Acme", date(2018, 1, 1), None, duties)
    facts = ProfileFacts("Ann Lee", "ann@example.com", (job,), (), (), TODAY)
    posting = understand_posting(posting_text)
    task = Assignment("cover_letter", posting.language, posting, posting_text, facts, match(posting, facts))
    return RuleWriter().write(task).bullets["1"]


PLUMBER = (
    "Service Plumber, Valley Anchor. Drain cleaning, hydro jetting, camera. Two years, own truck, one on-call week."
)
PLUMBING = """service and repair, 4-6 calls a day
snake drains and hydro jetting
put in water heaters
on call one week in three
write up the ticket and collect payment
set toilets and faucets
camera and locate sewers, quote the spot repair
repipes in copper, 25 houses so far"""


def test_what_a_sentence_asks_for_beside_other_things_stands_in_the_letter() -> None:
    told = lines(PLUMBER, "Service Plumber", PLUMBING)
    assert any("amera" in one for one in told[:4])


def test_a_line_with_a_figure_stands_behind_six_that_answer() -> None:
    assert any("25 houses" in one for one in lines(PLUMBER, "Service Plumber", PLUMBING))


def test_a_rare_word_says_more_than_usual_ones() -> None:
    posting = "Machinist, Tarn Tool\nRequirements:\n- Two years in one shop\n- Tolerances of .0005\n- Own truck"
    told = lines(posting, "Machinist", "Two years on one truck part\nHold tolerances to .0005 in titanium")
    assert "tolerances" in told[0]


@pytest.mark.parametrize("line", ["Hold tolerances to .0005 on aluminum", "Held +/- .001 on bores"])
def test_who_holds_a_size_works_the_part(line: str) -> None:
    assert not is_beside(line, "en")


def test_who_holds_a_ladder_doesn_t() -> None:
    assert is_beside("Held the ladder for the electrician", "en")


def test_loading_that_is_asked_for_counts_as_work() -> None:
    posting = "Tank Driver, Tarn Bulk\nDuties:\n- Load at the rack and unload by blower\n- Keep logs"
    told = lines(posting, "Driver", "Drive about 400 miles a day in 2 states\nLoad at the rack, gas and diesel")
    assert told[0].startswith("Load at the rack")


@pytest.mark.parametrize("line", ["Encargada de la línea 3, 14 personas", "Quedaba a cargo de 3 compañeros"])
def test_who_is_in_charge_leads(line: str) -> None:
    assert leads_work(line)


def selection(
    posting_text: str, skills: tuple[Skill, ...] = (), credentials: tuple[Credential, ...] = (), duties: str = "Drives"
) -> Selection:
    job = Experience("1", "Fuel Hauler", "Acme", date(2018, 1, 1), None, duties)
    facts = ProfileFacts("Ann Lee", "ann@example.com", (job,), skills, credentials, TODAY)
    posting = understand_posting(posting_text)
    return Selection(Assignment("resume", posting.language, posting, posting_text, facts, match(posting, facts)))


def test_the_paper_of_the_first_demand_is_told_first() -> None:
    held = tuple(
        Credential(name, name, "", None, None)
        for name in ("DOT medical card", "Tank vehicle endorsement (N)", "Class A Commercial Driver License")
    )
    posting = "Bulk Driver, Alba\nRequirements:\n- Class A with tank and doubles endorsements\n- Current medical card"
    chosen = selection(posting, credentials=held)
    assert chosen.credential_order()[0] == "Class A Commercial Driver License"
    assert "Tank vehicle endorsement (N)" in chosen.papers.asked_credentials()


def test_the_newest_job_makes_no_row_one_of_another_trade() -> None:
    skills = (Skill("1", "Tank trailer", "Heavy Equipment", "Expert"),)
    chosen = selection("CDL Driver, Alba\nRequirements:\n- Tank experience", skills, duties="Pulled a tank trailer")
    assert not chosen.skills.is_of_another_trade("Tank trailer")


def test_an_expert_with_testers_is_told_so_and_one_with_pliers_isn_t() -> None:
    skills = (Skill("1", "Fluke testers", "Hand Tool", "Expert"), Skill("2", "Pliers", "Hand Tool", "Expert"))
    chosen = selection("Electrician, Alba\nRequirements:\n- Conduit", skills)
    assert [one.name for one in chosen.skills.strong()] == ["Fluke testers"]


def test_a_class_names_no_maker() -> None:
    skills = (Skill("1", "A/C machine R134a", "Heavy Equipment", "Advanced"),)
    assert not selection("Technician, Alba\nRequirements:\n- Own tools, Class A CDL", skills).skills.asked()


def test_a_place_in_a_machine_s_name_makes_no_row_asked_for() -> None:
    skills = (Skill("1", "Shop press", "Heavy Equipment", "Intermediate"),)
    assert not selection("Mobile Technician, Alba\nRequirements:\n- Bring trucks to our shop", skills).skills.asked()


@pytest.mark.parametrize("said", ["Bring your DMV printout", "We pull an MVR report"])
def test_who_wants_to_see_the_driving_record_asks_for_one(said: str) -> None:
    assert asks_for_a_record(said)


def test_leading_a_crew_gives_way_to_no_limited_line() -> None:
    posting = "Electrician, Alba\nDuties:\n- Bend and run conduit\n- Fire alarm devices\n- Running a small crew"
    duties = (
        "Bend and run conduit to 4 in\nFire alarm rough-in only, sub does devices\nRun the crew when foreman is out"
    )
    told = lines(posting, "Electrician", duties)
    assert told.index("Run the crew when foreman is out") < 2


def test_years_of_the_trade_stand_in_the_letter_beside_a_summer_of_something_else() -> None:
    jobs = (
        Experience("1", "Lift Mechanic", "Granite Peak", date(2021, 10, 1), None, "Rebuild grips and sheaves"),
        Experience("2", "Carpenter's Helper", "Decks", date(2021, 5, 1), date(2021, 9, 1), "Carried lumber"),
        Experience("4", "Lift Operator", "Granite Peak", date(2019, 11, 1), date(2021, 4, 1), "Loaded guests on lifts"),
        Experience("3", "Engine Mechanic", "Donner", date(2017, 3, 1), date(2019, 10, 1), "Rebuilt small engines"),
    )
    text = "Ropeway Mechanic, Sable Peak\nDuties:\n- Grip rebuilds"
    posting = understand_posting(text)
    facts = ProfileFacts("Ann Lee", "ann@example.com", jobs, (), (), TODAY)
    task = Assignment("cover_letter", "en", posting, text, facts, match(posting, facts))
    letter = " ".join(RuleWriter().write(task).paragraphs)
    assert "Donner" in letter


@pytest.mark.parametrize(
    "line", ["Material takeoffs for small jobs, foreman signs off", "RFIs go to the foreman daily"]
)
def test_who_has_a_foreman_leads_nobody(line: str) -> None:
    assert not leads_work(line)


@pytest.mark.parametrize("line", ["Acting foreman on two jobs", "Ran 3 guys for 5 months when our foreman was out"])
def test_who_is_one_or_stands_in_for_one_leads(line: str) -> None:
    assert leads_work(line)


def test_being_on_call_is_hours_in_spanish() -> None:
    assert says_hours("De guardia una semana de cada cinco")


def test_the_main_work_of_who_is_called_as_the_position_answers_its_first_duty() -> None:
    posting = "Shuttle Car Operator\n\nTwin Knob LLC\n\n"
    posting += "You will run a shuttle car or ram car, hang curtain, rock dust and do belt work.\n"
    duties = "Hauled coal from the miner to the feeder\nShoveled the belt and rock dusted\nGreased the car each shift"
    assert lines(posting, "Underground Shuttle Car Operator", duties)[0].startswith("Hauled coal")


def test_what_prose_seeks_somebody_to_do_is_the_first_duty() -> None:
    posting = "CDL A Driver\n\nElk Earthworks\n\nWe are looking for a driver to haul gravel and stone in dump trucks.\n"
    posting += "You must have: 5 years, know how to chain down equipment\n"
    duties = "Haul pulp to mills in northern Maine\nChain up and inspect the truck and trailer daily"
    assert lines(posting, "Log Truck Driver", duties)[0].startswith("Haul pulp")


def test_acts_alone_have_the_object_of_the_last_of_them() -> None:
    posting = "Electrician\n\nElk Rail\n\n"
    posting += "You'll inspect, test, repair and replace motors, rewire cabinets, and read prints.\n"
    told = ("You'll inspect, test, repair and replace motors", "rewire cabinets", "read prints.")
    assert duties_of(understand_posting(posting), posting) == told


def test_what_stands_before_the_first_act_of_prose_answers_no_duty() -> None:
    posting = "Wind Technician III\n\nElk Wind\n\n"
    posting += "As a Wind Technician III you will troubleshoot electrical faults, lead a crew and do inspections.\n"
    duties = (
        "Perform service on 60 Vestas V110 wind turbines\nTroubleshoot pitch, yaw and converter faults\nTorque bolts"
    )
    assert lines(posting, "Wind Turbine Technician II", duties)[0].startswith("Troubleshoot")


def test_who_ran_crews_says_so_before_whom_they_taught() -> None:
    posting = "Electrical Foreman\n\nElk Electric\n\nResponsibilities\n- Supervise 6 electricians and apprentices\n"
    duties = "Train apprentices on torque testing\nRun crews of 3 to 6 on data rooms\nBend pipe"
    assert lines(posting, "Lead Electrician", duties)[0].startswith("Run crews")


def test_a_number_and_the_sort_of_job_are_no_duties() -> None:
    posting = (
        "Assembler III\nJob ID: 2026-1187\nJob Type: Full-time, days\n\nJob duties\n1. Solder boards\n2. Train others\n"
    )
    assert duties_of(understand_posting(posting), posting) == ("Solder boards", "Train others")
