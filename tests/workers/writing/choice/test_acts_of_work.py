"""What is done stands in the order of a posting's duties, by families of acts rather than by shared words."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind
from workers.writing.matching.keywords import match
from workers.writing.matching.role_sought import role_sought
from workers.writing.person.facts import Credential, Experience, KnownBeside, ProfileFacts, Skill, Training
from workers.writing.rules.asked.short_names import spelled_in
from workers.writing.rules.asked.wished_work import duties_of
from workers.writing.rules.asked.work_acts import acts_in, acts_of_title
from workers.writing.rules.rows.schooling import schooling_asked
from workers.writing.rules.worth.leading import heads_a_crew, leads, leads_work
from workers.writing.rules.worth.what_lines_say import tells_a_beginning, tells_a_helpers_part
from workers.writing.rules.writer import RuleWriter

TODAY = date(2026, 11, 26)


def lines(posting_text: str, title: str, duties: str, kind: DocumentKind = "resume") -> tuple[str, ...]:
    """What a document lists of the person's only job."""
    job = Experience("1", title, "Acme", date(2018, 1, 1), None, duties)
    facts = ProfileFacts("Ann Lee", "ann@example.com", (job,), (), (), TODAY)
    posting = understand_posting(posting_text)
    task = Assignment(kind, posting.language, posting, posting_text, facts, match(posting, facts))
    return RuleWriter().write(task).bullets["1"]


SERVICE = (
    "Commercial HVAC Service Technician, Three Rivers Air\nWhat you'll do\n"
    "- Diagnose and repair packaged rooftop units\n- Preventive maintenance for contract customers\n"
    "- Document work orders and talk with the office\nRequirements\n- EPA 608"
)


def test_repair_stands_before_quotes_for_the_office_where_repair_is_the_first_duty() -> None:
    told = lines(SERVICE, "HVAC Tech", "Write up quotes for the office\nReplace compressors and condenser fan motors")
    assert told[0].startswith("Replace compressors")


def test_trouble_calls_answer_who_looks_for_a_troubleshooter() -> None:
    posting = (
        "Elevator Troubleshooting Mechanic, Apex\nDuties\n- Support route mechanics on difficult faults\n"
        "- Keep logs current and test doors\nRequirements\n- Driver's license"
    )
    told = lines(posting, "Elevator Mechanic", "Keep logs current in the machine rooms\nTrouble calls and entrapments")
    assert told[0].startswith("Trouble calls")


def test_inspections_stand_first_for_an_inspector() -> None:
    posting = "Fleet Inspector, Tarn\nDuties\n- Examine trucks and trailers\n- Order parts\nRequirements\n- Five years"
    told = lines(posting, "Diesel Mechanic", "Ordered parts for trucks\nDOT annuals on tractors")
    assert told[0].startswith("DOT annuals")


def test_a_duty_that_no_phrase_was_read_of_is_one() -> None:
    posting = (
        "Lineworker, Tarn Electric\nEssential functions\n"
        "* Construct, maintain and repair overhead and underground distribution lines up to 24.9 kV, energized\n"
        "* Patrol line and report clearance problems\nQualifications\n* Class A CDL"
    )
    told = duties_of(understand_posting(posting), posting)
    assert told[0].startswith("Construct, maintain")


@pytest.mark.parametrize(
    ("line", "family"),
    [
        ("Answer trouble calls at night", "fault"),
        ("Swapped out gearboxes", "repair"),
        ("PM rounds twice a year", "maintain"),
        ("Change oil and filters", "maintain"),
        ("DOT annuals", "inspect"),
        ("Broke in the new operators", "teach"),
        ("Laid out walls and footings", "layout"),
        ("Ran toolbox talks", "brief"),
        ("Revisar grúas antes del turno", "inspect"),
    ],
)
def test_an_act_is_known_by_its_verb_or_its_name(line: str, family: str) -> None:
    assert family in acts_in(line, "es" if "grúas" in line else "en")


def test_oil_that_is_changed_repairs_nothing() -> None:
    assert "repair" not in acts_in("Change out oil and filters", "en")


@pytest.mark.parametrize("line", ["Ran a crew of 7", "Ran conduit and wire", "Ran the register", "Run toolbox talks"])
def test_what_is_run_and_is_no_machine_is_not_operated(line: str) -> None:
    assert "operate" not in acts_in(line, "en")


def test_what_others_do_is_no_act_of_ones_own() -> None:
    assert "rig" not in acts_in("Signed plans with the rigging super", "en")
    assert "inspect" not in acts_in("Category 1 tests with the inspector", "en")


MILLWRIGHT = (
    "Millwright, Hawthorne Gypsum\nYour job\n- Answer breakdowns on the board line and find root cause\n"
    "- Rebuild and align gearboxes, pumps and conveyors\n- Rig machinery\nYou bring\n- Precision alignment\n- Rigging"
)


def test_the_first_duties_are_answered_first_in_their_order() -> None:
    told = lines(
        MILLWRIGHT,
        "Millwright",
        "Laser align pumps\nRig out motors up to 10 ton\nRebuild gearboxes and pumps\nBreakdown calls on nights",
    )
    assert [one.split()[0] for one in told[:2]] == ["Breakdown", "Rebuild"]


def test_what_is_done_now_and_then_answers_no_first_duty() -> None:
    told = lines(MILLWRIGHT, "Millwright", "Breakdown calls when they're short\nRebuild gearboxes and pumps")
    assert told[0].startswith("Rebuild")


def test_who_leads_as_asked_says_so_before_the_first_duties() -> None:
    text = MILLWRIGHT.replace("Millwright,", "Millwright Foreman,", 1)
    told = lines(text, "Millwright Foreman", "Breakdown calls on nights\nRun a crew of 7 on shutdowns")
    assert told[0].startswith("Run a crew")


def test_a_service_position_is_one_of_faults() -> None:
    assert "fault" in acts_of_title("Service Plumber", "en", beside=True)
    assert not acts_of_title("Plumber", "en", beside=True)
    assert acts_of_title("Elevator Troubleshooter", "en") == {"fault"}
    assert acts_of_title("Crane Operator", "en") == {"operate"}


LEAD = (
    "Lead Press Operator, Lakeshore Packaging\nDuties\n- Lead a press crew of three\n- Match color to target\n"
    "Requirements\n- Five years on a press, ink and rolls\nPreferred\n- Having trained others"
)


def test_how_somebody_began_stands_behind_what_they_do() -> None:
    duties = "Was press helper the first 3 years, mixed ink and stacked rolls\nRun the press\nBreak in the new helpers"
    told = lines(LEAD, "Press Operator", duties)
    assert "helper the first" in told[-1]
    assert any("Break in" in one for one in lines(LEAD, "Press Operator", duties, "cover_letter"))


def test_who_rose_tells_no_mere_beginning() -> None:
    assert tells_a_beginning("Started here as operator in training")
    assert tells_a_beginning("Climbed every day first 2 years")
    assert not tells_a_beginning("Started as a helper, promoted to lead in 2020")


@pytest.mark.parametrize("line", ["Stand in for the cell lead", "Stood in as shift lead", "Fill in for our line lead"])
def test_who_stands_in_for_a_lead_leads(line: str) -> None:
    assert leads_work(line)


def test_who_breaks_in_helpers_teaches_them() -> None:
    assert leads("Break in the new helpers")
    assert not leads("Break in rebuilt engines on the dyno")


def test_short_names_stand_for_the_halves_of_one_word() -> None:
    assert "UG" in spelled_in("Maintain overhead and underground lines")
    assert "UG" not in spelled_in("Maintain overhead lines")


def test_a_helpers_line_that_goes_on_with_work_of_the_trade_is_told() -> None:
    assert not tells_a_helpers_part("Shoveled belt, set timbers and built stoppings")
    assert tells_a_helpers_part("Carried block, brick and mortar")


CREW = "Underground Section Crew - Continuous Miner Operator and Roof Bolters\n\nTug Resources runs a mine."


@pytest.mark.parametrize(
    ("title", "own", "role"),
    [
        ("Underground Section Crew", "Roof bolter operator", "Roof Bolter"),
        ("Underground Section Crew", "Cook", "Underground Section Crew"),
        ("Continuous Miner Operator", "Roof bolter operator", "Continuous Miner Operator"),
    ],
)
def test_of_several_roles_the_letter_names_ones_own(title: str, own: str, role: str) -> None:
    assert role_sought(title, CREW, [own]) == role


def rows(kind: DocumentKind, skills: tuple[Skill, ...], held: tuple[Credential, ...] = ()) -> str:
    """A document of somebody with these rows, for a posting that names a controller, a meter and a licence."""
    text = (
        "Controls Technician, Tarn Chemical\nRequirements\n- PLC and DeltaV\n- Control valves\n- TWIC\n"
        "- State electrical license\n- Two-year degree or program in instrumentation"
    )
    job = Experience("1", "Instrument Technician", "Acme", date(2018, 1, 1), None, "Rebuilt control valves")
    school = Training("Gulf College", "AAS, Instrumentation", None, date(2012, 1, 1), date(2014, 5, 1))
    facts = ProfileFacts("Ann Lee", "ann@example.com", (job,), skills, held, TODAY, beside=KnownBeside((school,)))
    posting = understand_posting(text)
    task = Assignment(kind, posting.language, posting, text, facts, match(posting, facts))
    draft = RuleWriter().write(task)
    return " ".join((draft.summary, *draft.paragraphs, *draft.credential_order))


def test_what_is_in_hand_well_stands_before_what_is_known_a_little() -> None:
    skills = (
        Skill("1", "DeltaV", "Software", "Intermediate"),
        Skill("2", "PLC", "Software", "Intermediate"),
        Skill("3", "Control valves", "Technical Skill", "Advanced"),
        Skill("4", "Documenting calibrator", "Power Tool", "Expert"),
    )
    told = rows("resume", skills)
    assert told.index("ontrol valves (advanced)") < told.index("intermediate")
    assert told.count("intermediate") == 1


def test_a_paper_and_a_job_stand_in_sentences_of_their_own() -> None:
    held = (Credential("1", "TWIC", "TSA", date(2024, 9, 1), date(2029, 9, 1)),)
    assert ", and I have been" not in rows("cover_letter", (), held)


def test_a_licence_that_is_asked_for_and_has_lapsed_stands_before_a_short_course() -> None:
    held = (
        Credential("short", "OSHA 10", "OSHA", date(2020, 1, 1), None),
        Credential("lapsed", "State electrical license", "ROC", date(2018, 1, 1), date(2025, 1, 1)),
    )
    told = rows("resume", (), held)
    assert told.index("lapsed") < told.index("short")
    assert "OSHA" not in told, "alone it only shows what is missing"


def test_a_two_year_program_answers_who_asks_for_one() -> None:
    school = Training("Four Rivers College", "AAS, Wind Energy", None, date(2021, 8, 1), date(2023, 5, 1))
    facts = ProfileFacts("Ann Lee", "ann@example.com", (), (), (), TODAY, beside=KnownBeside((school,)))
    assert schooling_asked(facts, "1-3 years as a technician or a two-year wind program") is school
    assert schooling_asked(facts, "Two years of pipe work in a program") is None


def duties(text: str) -> list[str]:
    """What the work is, by a posting."""
    return list(duties_of(understand_posting(text), text))


def test_duties_of_one_sentence_are_told_apart() -> None:
    text = (
        "School Bus Technician, Tarn\nResponsibilities include: performing state inspections; diagnosing and repairing "
        "brakes; road service.\nQualifications: three years."
    )
    assert duties(text)[:2] == ["performing state inspections", "diagnosing and repairing brakes"]
    prose = "Crane Operator, Tarn\nDuties\nInspect and set up the crane, plan lifts from load charts, make the pick."
    assert duties(prose)[1:] == ["plan lifts from load charts", "make the pick."]


def test_a_list_of_things_is_one_duty() -> None:
    text = "Lineworker, Tarn\nDuties\n- Install, change and retire transformers, reclosers and meters"
    assert duties(text) == ["Install, change and retire transformers, reclosers and meters"]


def test_what_stands_before_a_colon_tells_the_act_of_its_list() -> None:
    text = (
        "Industrial Electrical Technician\n\nTarn Carpet runs day and night. Troubleshooting is the job: motors, "
        "drives, sensors and PLC inputs on looms. You also do electrical PMs and replace bearings."
    )
    assert "fault" in acts_in(duties(text)[0], "en")


def test_a_crew_by_its_number_stands_first_where_the_position_leads() -> None:
    text = "Concrete Foreman, Tarn\nDuties\n- Lead a crew of 6\n- Run the curb machine\nRequirements\n- ACI Flatwork"
    told = lines(text, "Foreman, concrete", "Run the curb machine\n8 man crew, curb and gutter")
    assert told[0].startswith("8 man crew")


def test_a_paper_for_the_way_stands_behind_that_of_the_work() -> None:
    text = "All-Terrain Crane Operator, Tarn\nRequirements\n- NCCCO TLL\n- CDL A"
    held = (
        Credential("drive", "CDL A", "State", date(2009, 4, 1), date(2029, 4, 1)),
        Credential("crane", "NCCCO Telescopic Boom (TLL)", "NCCCO", date(2024, 3, 1), date(2029, 3, 1)),
    )
    job = Experience("1", "Crane Operator", "Acme", date(2018, 1, 1), None, "Operate cranes")
    facts = ProfileFacts("Ann Lee", "ann@example.com", (job,), (), held, TODAY)
    posting = understand_posting(text)
    task = Assignment("resume", posting.language, posting, text, facts, match(posting, facts))
    assert RuleWriter().write(task).credential_order == ("crane", "drive")


def test_an_act_alone_of_another_trade_stands_before_nothing_that_says_far_more() -> None:
    text = (
        "Instrument Technician, Tarn Chemical\nDuties\n- Corrective maintenance of transmitters and control valves\n"
        "- Troubleshoot wiring, radios and transmitters\nRequirements\n- Wiring and radios"
    )
    told = lines(text, "Avionics Technician", "Connector repair\nTroubleshot radios, transmitters and wiring")
    assert told[0].startswith("Troubleshot")


def test_a_hand_crew_of_twenty_is_led_by_nobody_who_notes_it() -> None:
    assert heads_a_crew("8 man crew, curb and gutter")
    assert not heads_a_crew("20 person hand crew, two seasons")
