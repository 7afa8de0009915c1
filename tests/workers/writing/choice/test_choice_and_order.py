"""What is chosen of a profile for a posting, and in which order: leading, papers, earlier jobs, rows."""

from datetime import date

import pytest
from msgspec.structs import replace

from workers.documents.plain_text import plain_text
from workers.language.grammar import grammar
from workers.language.vocabulary import vocabulary
from workers.language.words import words_of
from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import compose
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill, newest_first
from workers.writing.rules.asked.said import is_said
from workers.writing.rules.rows.gear import is_everyday
from workers.writing.rules.selection import Selection
from workers.writing.rules.worth.leading import asks_to_lead, leads, leads_work
from workers.writing.rules.writer import RuleWriter
from workers.writing.trades.families import families_of_title
from workers.writing.words.articles import skill_in_prose
from workers.writing.write import check, write

TODAY = date(2026, 11, 26)


def task(
    posting_text: str,
    *jobs: Experience,
    skills: tuple[Skill, ...] = (),
    held: tuple[Credential, ...] = (),
    kind: DocumentKind = "cover_letter",
) -> Assignment:
    posting = understand_posting(posting_text)
    facts = ProfileFacts("Ann Lee", "ann@example.com", newest_first(jobs), skills, held, TODAY)
    return Assignment(kind, posting.language, posting, posting_text, facts, match(posting, facts))


def draft(asked: Assignment) -> Draft:
    return check(write(asked, RuleWriter()), asked).draft


@pytest.mark.parametrize(
    "line",
    [
        "Assign work and check repairs of 5 techs",
        "Run 6 carpenters on multifamily framing, 3 story",
        "Coordino a 4 personas en departamentos de 200 unidades",
        "Oversee a paint crew",
        "Dirijo una cuadrilla de 5",
    ],
)
def test_who_is_over_a_number_of_people_leads(line: str) -> None:
    assert leads_work(line)


@pytest.mark.parametrize(
    "line",
    [
        "Ran 3 welders and a grinder",
        "Coordinated with 3 electricians",
        "Run 5 to 7 service calls a day",
        "Schedule two concrete trucks",
        "Was assigned to 2 techs",
    ],
)
def test_machines_calls_and_other_trades_are_not_led(line: str) -> None:
    assert not leads(line)


FOREMAN = "Shop Foreman, Tarn Freight\nDuties:\n- Supervise 8 technicians\n- Diagnose DPF and SCR faults\n- Order parts"
LEAD = Experience(
    "1",
    "Lead Diesel Technician",
    "Caprock",
    date(2021, 1, 1),
    None,
    "Diagnose DPF, SCR and EGR faults\nAssign work and check repairs of 5 techs\nOrder parts",
)


def test_whoever_assigns_work_says_so_first_to_who_wants_a_foreman() -> None:
    assert draft(task(FOREMAN, LEAD)).bullets["1"][0].startswith("Assign work")
    assert "assign work and check repairs of 5 techs" in draft(task(FOREMAN, LEAD, kind="resume")).summary


HVAC = (
    "HVAC Technician, Copper Comfort\nYou have:\n- EPA 608 certification\n- NATE certification a plus\n"
    "- Valid driver's license"
)


def test_a_licence_to_drive_stands_behind_the_papers_of_the_trade() -> None:
    held = (
        Credential("1", "Arizona driver license", "ADOT", date(2015, 1, 1), None),
        Credential("2", "EPA 608 Universal", "ESCO", date(2016, 8, 1), None),
    )
    job = Experience("1", "HVAC Technician", "Desert Air", date(2019, 3, 1), None, "Repair heat pumps")
    assert draft(task(HVAC, job, held=held, kind="resume")).credential_order == ("2", "1")
    truck = task("Truck Driver, Tarn\nRequirements:\n- Driver's license\n- EPA 608", job, held=held)
    assert Selection(truck).credential_order()[0] == "1"


FORMS = (
    "Concrete Form Carpenter, Snake River Structures\nRequirements:\n- 5 years as a carpenter\n"
    "- Concrete formwork, footing and column forms\n- Stripping forms"
)
NOW = Experience("1", "Carpenter Foreman", "Valley Builders", date(2023, 4, 1), None, "Order lumber\nSafety meetings")
FORMED = Experience(
    "2", "Carpenter", "Valley Builders", date(2017, 3, 1), date(2023, 3, 1), "Framed houses\nBuilt forms for footings"
)
DECKS = Experience("3", "Carpenter", "Oak Decks", date(2011, 5, 1), date(2017, 2, 1), "Decks and kitchens\nBid jobs")
LEARNT = Experience(
    "4",
    "Carpenter Apprentice",
    "Boyd",
    date(2007, 6, 1),
    date(2011, 4, 1),
    "Cut and carried\nConcrete forms, stripping",
)


def test_an_earlier_job_that_has_what_is_asked_for_opens_the_letter() -> None:
    opening, *behind = draft(task(FORMS, NOW, FORMED, DECKS, LEARNT)).paragraphs
    assert "From 2017 to 2023 I was a carpenter at Valley Builders: built forms for footings" in opening
    assert "built forms" not in " ".join(behind)


def test_a_third_earlier_job_stands_in_the_letter_where_it_answers() -> None:
    assert "oncrete forms and stripping" in " ".join(draft(task(FORMS, NOW, FORMED, DECKS, LEARNT)).paragraphs)


def test_an_earlier_job_opens_no_letter_where_the_present_one_answers_too() -> None:
    now = Experience("1", "Carpenter", "Tarn", date(2023, 4, 1), None, "Build concrete forms for footings and columns")
    opening, *_ = draft(task(FORMS, now, FORMED)).paragraphs
    assert "Valley Builders" not in opening
    little = replace(now, duties="Strip and stack lumber")
    opening, *_ = draft(task(FORMS, little, FORMED)).paragraphs
    assert "Valley Builders" not in opening


def test_what_a_learner_carried_and_cleaned_stands_in_no_letter() -> None:
    job = Experience("1", "Mason", "Stone Co", date(2017, 4, 1), None, "Lay brick and block\nRead plans")
    helper = Experience(
        "2",
        "Mason Helper",
        "Stone Co",
        date(2014, 5, 1),
        date(2017, 3, 1),
        "Carried block\nMixed mortar\nErected scaffold",
    )
    asked = task("Mason, Almaden\nRequirements:\n- Lay brick and block\n- Build scaffold", job, helper)
    told = " ".join(draft(asked).paragraphs)
    assert "as a mason helper: erected scaffold." in told


def test_one_skill_that_nobody_asks_for_makes_no_sentence() -> None:
    duties = "\n".join(
        f"Install {one} in occupied hospitals with all the trades on site and keep the records of it"
        for one in ("nurse call", "fire alarm", "lighting controls", "feeders", "branch circuits", "conduit racks")
    )
    job = Experience("1", "Journeyman Electrician", "Rainier Power", date(2020, 6, 1), None, duties)
    skills = (Skill("1", "Scissor lift", "Heavy Equipment", "Expert"),)
    posting = "Journeyman Electrician, Cascade\nDuties:\n- Install nurse call, fire alarm, feeders and branch circuits"
    papers = tuple(Credential(str(n), f"Rigging course {n}", "Tarn", date(2020, 1, 1), None) for n in range(5))
    told = " ".join(draft(task(posting, job, skills=skills, held=papers)).paragraphs)
    assert "cissor" not in told


def test_a_language_stands_behind_the_skills_of_the_trade() -> None:
    skills = (
        Skill("1", "Spanish", "Other", "Expert"),
        Skill("2", "Airless sprayer", "Power Tool", "Expert"),
    )
    job = Experience("1", "Painter", "Tarn", date(2018, 1, 1), None, "Spray interiors")
    posting = "Painter, Brazos\nRequirements:\n- Airless sprayer\n- Spanish a plus"
    assert draft(task(posting, job, skills=skills, kind="resume")).skill_order == ("2", "1")
    assert [one.id for one in Selection(task(posting, job, skills=skills)).skills.asked()] == ["2", "1"]


def test_no_letter_opens_with_a_hand_tool() -> None:
    job = Experience("1", "CNC Operator", "Maq", date(2020, 2, 1), None, "Operate Haas mills\nInspect parts")
    posting = "CNC Operator, Franklin\nRequirements:\n- Micrometers\n- Haas mills"
    opening, *_ = draft(task(posting, job, skills=(Skill("1", "Micrometers", "Hand Tool", "Expert"),))).paragraphs
    assert "icrometer" not in opening


def test_a_name_keeps_the_capital_within_it() -> None:
    assert skill_in_prose("ProPress") == "ProPress"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Perform preventive and corrective maintenance on fillers", "preventive maintenance"),
        ("PMs and breakdowns", "preventive maintenance"),
        ("Cable and hydro jet up to 6 inches", "drain cleaning"),
    ],
)
def test_what_is_named_shortly_is_the_same(text: str, named: str) -> None:
    entries = vocabulary("en")
    words = words_of(text)
    assert named in {one for _, _, one in entries.find(words, grammar("en").keys_of(words))}


def letter_of(asked: Assignment) -> str:
    return plain_text(compose(draft(asked), asked))


GRADER = Experience(
    "1", "Equipment Operator", "Bighorn Earthworks", date(2014, 4, 1), None, "Cut grade with a 140M grader"
)
BLADE = "Motor Grader Operator, North Platte Constructors\nRequirements:\n- 5 years on motor grader\n- CDL A a plus"


def test_years_of_one_job_are_told_with_it_in_one_sentence() -> None:
    told = letter_of(task(BLADE, GRADER))
    assert "12 years as an equipment operator at Bighorn Earthworks" in told
    assert told.count("12 years") == 1


def test_there_is_the_employer_that_was_named_last() -> None:
    assert "From my work there" not in letter_of(task(FORMS, NOW, FORMED))
    for person in "ABCDEFGH":  # whichever turn a person's letter takes
        asked = task(BLADE, GRADER)
        asked = replace(asked, facts=replace(asked.facts, name=f"{person} Lee", email=f"{person}@example.com"))
        above, there, _ = letter_of(asked).partition("From my work there")
        assert not there or above.rindex("Bighorn") > above.rindex("North Platte")


def test_a_driver_s_licence_opens_no_letter_but_a_driver_s() -> None:
    posting = "Roofer, Truckee Roofing\nRequirements:\n- TPO\n- Valid driver license\n- Fall protection training"
    held = (
        Credential("1", "Nevada driver license", "NV DMV", date(2016, 1, 1), None),
        Credential("2", "Fall protection competent person", "Tarn", date(2022, 2, 1), None),
    )
    job = Experience("1", "Roofer", "Sierra", date(2019, 5, 1), None, "Install TPO")
    assert Selection(task(posting, job, held=held)).credential_order() == ("2", "1")


def test_a_machine_of_two_words_is_said_by_no_line_that_has_them_apart() -> None:
    assert not is_said("Laser screed", "Set grades with laser, screed, bull float", "en")
    assert is_said("Laser screed", "Ran the laser screed on slabs", "en")


def test_what_the_title_says_opens_no_letter() -> None:
    job = Experience("1", "Forklift Operator", "Alamo", date(2024, 3, 1), None, "Load trailers\nCount inventory")
    skills = (Skill("1", "Forklift", "Heavy Equipment", "Expert"),)
    opening, *_ = draft(task("Forklift Operator, Mission\nRequirements:\n- Forklift", job, skills=skills)).paragraphs
    assert "My skills" not in opening


def test_who_made_rooms_has_years_of_cleaning() -> None:
    assert "cleaning" in families_of_title("Camarista") & families_of_title("Hotel housekeeper")


def test_a_grinder_is_as_usual_in_spanish() -> None:
    assert is_everyday(Skill("1", "Esmeril", "Power Tool", "Expert"))


def test_a_grade_of_two_signs_is_asked_for_by_its_code() -> None:
    posting = "Water Treatment Plant Operator, Calaveras\nMinimum qualifications:\n- California T2 certificate"
    held = (Credential("1", "T2 Water Treatment Operator", "CA SWRCB", date(2020, 6, 1), date(2027, 6, 1)),)
    job = Experience("1", "Water Treatment Operator II", "Delta", date(2020, 9, 1), None, "Operate the plant by SCADA")
    opening, *_ = draft(task(posting, job, held=held)).paragraphs
    assert "T2 Water Treatment Operator" in opening


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("Our foreman trains you. You report to the Shift Supervisor.", False),
        ("Work under a crew lead", False),
        ("Trabajas bajo el mayordomo", False),
        ("We need a foreman. The foreman runs the crew.", True),
        ("Work with our foreman and supervise 3 helpers", True),
    ],
)
def test_who_leads_there_already_is_nobody_to_be_hired(text: str, *, asks: bool) -> None:
    assert asks_to_lead(text) is asks


def test_who_stands_in_for_a_lead_says_so_first_where_the_position_leads() -> None:
    duties = "Install rail, panels and microinverters on roofs\nInstall Powerwall batteries\ncrew lead when lead is out"
    job = Experience("1", "Solar Installer", "Valley Sun", date(2019, 5, 1), None, duties)
    wishes = "Gold River Energy.\nDuties:\n- Install rail and panels\n- Install batteries\n- Our foreman trains you"
    lines = {
        title: draft(task(f"{title}, {wishes}", job, kind="resume")).bullets["1"]
        for title in ("Solar Installer", "Lead Solar Installer")
    }
    assert lines["Lead Solar Installer"][0] == "Crew lead when lead is out"
    assert lines["Solar Installer"][-1] == "Crew lead when lead is out"
