"""What a posting asks for and the profile holds is said in the letter, whichever row or line holds it."""

from datetime import date

import pytest

from tests.workers.writing.people import text_of
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.rules.worth.hours import are_asked, says_hours
from workers.writing.rules.writer import RuleWriter
from workers.writing.trades.families import families_of_title
from workers.writing.write import check, write

TODAY = date(2026, 11, 22)


def letter(
    posting_text: str,
    title: str,
    duties: str,
    skills: tuple[Skill, ...] = (),
    credentials: tuple[Credential, ...] = (),
) -> str:
    job = Experience("1", title, "Acme Works", date(2018, 1, 1), None, duties)
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", (job,), skills, credentials, TODAY)
    posting = understand_posting(posting_text)
    task = Assignment("cover_letter", posting.language, posting, posting_text, facts, match(posting, facts))
    return text_of(check(write(task, RuleWriter()), task).draft)


def test_a_credential_that_the_posting_calls_otherwise_is_named_before_those_of_any_trade() -> None:
    held = (
        Credential("1", "First Aid/CPR", "", None, None),
        Credential("2", "Roadway Worker Protection", "", None, date(2027, 1, 12)),
    )
    text = letter(
        "Track Foreman, Great Lakes Rail. Requirements: current roadway training, track maintenance.",
        "Trackman",
        "- Replaced ties and rail on main track",
        credentials=held,
    )
    assert "Roadway Worker Protection" in text
    assert "First Aid" not in text


def test_what_is_known_at_a_beginners_level_is_told_as_basic_where_it_is_asked_for() -> None:
    skills = (Skill("1", "Mastercam", "Software", "Beginner"), Skill("2", "SolidWorks", "Software", "Beginner"))
    text = letter(
        "CNC Machinist, Halcyon. Requirements: Mastercam programming, titanium parts.",
        "CNC Machinist",
        "- Set up and run Haas mills",
        skills=skills,
    )
    assert "Mastercam" in text
    assert "basic" in text
    assert "SolidWorks" not in text


def test_what_is_done_each_time_is_told_where_it_is_asked_for() -> None:
    text = letter(
        "Elevator Helper, Keystone Lift. Requirements: LOTO, pipe and wire.",
        "Elevator Apprentice",
        "run pipe and wire in the hoistway. clean pits. LOTO before every job",
    )
    assert "LOTO before every job" in text


def test_a_machine_that_is_called_as_a_trade_is_told_as_a_machine() -> None:
    text = letter(
        "Maintenance Mechanic, Harrow Bread. Requirements: sanitary welding, conveyors.",
        "Maintenance Technician",
        "- Keep conveyors running",
        skills=(Skill("1", "TIG welder", "Power Tool", "Intermediate"),),
    )
    assert "TIG welder (intermediate)" in text


def test_who_leads_a_crew_says_how_many_where_its_kind_cant_be_said() -> None:
    text = letter(
        "Grounds Foreman, Stillwater. Requirements: two years leading a crew, mowing.",
        "Landscape Crew Leader",
        "Run a 4-man maint & install crew. Mow 27 accounts.",
    )
    assert "4-man" in text


@pytest.mark.parametrize("title", ["Ag Equipment Technician", "Heavy Equipment Mechanic"])
def test_who_repairs_equipment_has_no_years_of_operating_it(title: str) -> None:
    assert "equipment" not in families_of_title(title)
    assert "equipment" in families_of_title("Heavy Equipment Operator")


def test_months_of_a_season_are_hours_of_work() -> None:
    assert says_hours("Apr-Nov each year")
    assert not says_hours("Marked utilities")


def test_hours_that_the_posting_speaks_of_are_told_and_others_are_not() -> None:
    duties = "- Run two firetube boilers\n- Log readings hourly\n- Rotating shifts"
    asked = letter("Stationary Engineer, Whitcombe. Rotating shifts. Requirements: boilers.", "Boiler Operator", duties)
    silent = letter("Stationary Engineer, Whitcombe. Requirements: boilers.", "Boiler Operator", duties)
    assert "Rotating shifts" in asked
    assert "shifts" not in silent


def test_who_is_home_on_weekends_isnt_told_to_work_them() -> None:
    assert are_asked("On call every third week", "Standby rotation.")
    assert not are_asked("Home on weekends", "Home most weekends.")
    assert not are_asked("2nd shift", "Standby rotation.")


def test_a_skill_that_the_work_has_said_is_not_said_again() -> None:
    text = letter(
        "Millwright, Cascade. Requirements: laser alignment, conveyors.",
        "Millwright",
        "- Laser align motors and pumps\n- Change bearings on conveyors",
        skills=(Skill("1", "Laser alignment", "Technical Skill", "Advanced"),),
    )
    assert text.casefold().count("laser") == 1


def test_a_skill_goes_by_the_name_in_its_brackets_where_the_posting_says_that() -> None:
    text = letter(
        "Stationary Engineer, Whitcombe. Requirements: boilers, Metasys.",
        "Boiler Operator",
        "- Run two firetube boilers",
        skills=(Skill("1", "Building automation system (Metasys)", "Technical Skill", "Advanced"),),
    )
    assert "Metasys" in text
    assert "automation" not in text


@pytest.mark.parametrize(
    ("title", "family"), [("Track Laborer", "track"), ("Concrete Laborer", "concrete"), ("Laborer", "construction")]
)
def test_a_labourer_of_a_trade_has_years_of_that_trade(title: str, family: str) -> None:
    assert families_of_title(title) == {family}


def test_what_was_done_a_number_of_times_is_told_where_it_is_asked_for() -> None:
    text = letter(
        "Pipefitter, Bayou Terminal. Turnaround experience is a plus.",
        "Pipefitter",
        "- Fit carbon pipe in the shop\n- 3 refinery turnarounds",
    )
    assert "3 refinery turnarounds" in text


@pytest.mark.parametrize(
    ("title", "families"),
    [
        ("Quality Inspector II", {"inspection"}),
        ("Home Inspector", set()),
        ("Airframe Mechanic", {"aviation", "mechanics"}),
        ("Crown Molding Carpenter", {"carpentry"}),
        ("Line Cook", {"cooking"}),
        ("Sprinkler Fitter", {"sprinklers"}),
        ("Irrigation Sprinkler Tech", {"irrigation"}),
    ],
)
def test_inspectors_cooks_and_who_keep_aircraft_have_years_of_their_own(title: str, families: set[str]) -> None:
    assert families_of_title(title) == families


def test_a_lone_skill_stands_beside_what_else_is_in_hand_well() -> None:
    posting = "Elevator Apprentice\n\nElk Lifts\n\nRequirements\n- 2 years of elevator work\n- Can use a multimeter\n"
    skills = (
        Skill("1", "Multimeter", "Hand Tool", "Intermediate"),
        Skill("2", "Chain hoist", "Other", "Advanced"),
        Skill("3", "Ladders", "Other", "Expert"),
    )
    told = letter(posting, "Elevator Constructor Helper", "Pull traveling cable\nClean pits", skills)
    assert "multimeter (intermediate) and chain hoist (advanced)." in told


def test_where_no_skill_is_asked_for_a_tool_of_the_trade_is_told_and_none_that_says_least() -> None:
    posting = "Ironworker\n\nElk Erectors\n\nRequirements\n- 2 years of experience\n- Show up on time\n"
    skills = (
        Skill("1", "Spud wrench", "Hand Tool", "Expert"),
        Skill("2", "Connecting", "Technical Skill", "Advanced"),
        Skill("3", "Ladders", "Other", "Expert"),
    )
    told = letter(posting, "Structural Ironworker", "Bolted up steel\nPlumbed columns", skills)
    assert "connecting (advanced) and spud wrench (expert)" in told.lower()
    assert "adders" not in told


def test_what_nobody_needs_is_no_skill_to_name() -> None:
    posting = "Welder\n\nElk Boats\n\nRequirements: Must pass a MIG test. Lift 70 lbs. Stick welding not needed.\n"
    skills = (
        Skill("1", "Stick welding", "Technical Skill", "Expert"),
        Skill("2", "MIG welding", "Technical Skill", "Advanced"),
        Skill("3", "TIG welding", "Technical Skill", "Advanced"),
    )
    told = letter(posting, "Welder", "Grind and fit hitches\nWeld frames", skills)
    assert told.index("MIG welding (advanced)") < (told + "stick welding").lower().index("stick welding")


def test_a_course_asked_for_is_told_while_its_paper_is_yet_to_be_earned() -> None:
    posting = "Mechanic\n\nElk Foods\n\nRequirements\n- Own tools\n\nPreferred\n- Mechatronics coursework\n"
    paper = Credential("1", "Siemens Mechatronics Level 1 (in progress)", "Siemens", None, None)
    told = letter(posting, "Packaging Mechanic", "Set up bag makers", (), (paper,))
    assert "I am working toward the Siemens Mechatronics Level 1 certification." in told
