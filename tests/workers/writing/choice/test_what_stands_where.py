"""Where held and asked facts stand: leading first for who shall lead, the paper that is required before others."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, KnownBeside, ProfileFacts, Skill, Training
from workers.writing.proofreading.rows import proofread
from workers.writing.rules.asked.said import is_said
from workers.writing.rules.rows.papers_pursued import name_pursued
from workers.writing.rules.worth.leading import leads, position_leads
from workers.writing.rules.writer import RuleWriter
from workers.writing.translation.rows.row_names import with_names_in

TODAY = date(2026, 11, 27)
BAY = "MIG weld frames and hitches\nrun the bay when Kurt is off, 4 welders\nread prints\ncut on the plasma table"
LEAD = (
    "Weld Lead, Red River Bodies\nRequirements:\n- 5 years of production MIG\n- AWS D1.1\n- Reads prints\n"
    "- Lead or backup lead experience"
)


def draft(
    kind: DocumentKind,
    posting_text: str,
    *,
    title: str = "Welder",
    duties: str = BAY,
    papers: tuple[str, ...] = (),
    skills: tuple[Skill, ...] = (),
    education: tuple[Training, ...] = (),
) -> Draft:
    job = Experience("1", title, "Acme", date(2016, 8, 1), None, duties)
    held = tuple(Credential(name, name, "", date(2024, 1, 1), None) for name in papers)
    facts = proofread(
        ProfileFacts("Ann Lee", "a@example.com", (job,), skills, held, TODAY, beside=KnownBeside(education))
    )
    posting = understand_posting(posting_text)
    named = with_names_in("en", facts)
    return RuleWriter().write(Assignment(kind, "en", posting, posting_text, named, match(posting, facts)))


def skill(name: str, proficiency: str = "Advanced", sort: str = "Technical Skill") -> Skill:
    return Skill(name, name, sort, proficiency)  # type: ignore[arg-type]  # checked by the row


@pytest.mark.parametrize(
    "line",
    [
        "Cover for the chief when he is out",
        "run the bay when Kurt is off, 4 welders",
        "run the pour if the boss is at another site",
        "Boss leaves me the shop when he's out, usually 5 guys",
        "on-call crew lead every third week",
        "own crew of 4 as of 2021",
        "14 people in my area",
        "dispatch for 6 trucks when manager away",
        "On the power plant job I was the steward for the crew",
        "preceptor to new techs",
    ],
)
def test_who_runs_the_work_while_others_are_away_leads(line: str) -> None:
    assert leads(line)


@pytest.mark.parametrize(
    "line",
    [
        "run the machine when it is cold",
        "the foreman leaves the plans in the trailer",
        "take over from night shift",
        "work under crew lead",
        "call the boss when a part is out",
    ],
)
def test_who_only_works_beside_a_boss_does_not(line: str) -> None:
    assert not leads(line)


def test_a_manager_and_a_leader_lead_and_the_metal_does_not() -> None:
    assert position_leads("Toolroom Leader")
    assert position_leads("Herd Manager")
    assert not position_leads("Lead Abatement Worker")


def test_the_line_that_leads_stands_in_the_summary_and_first() -> None:
    told = draft("resume", LEAD, skills=(skill("MIG"), skill("Blueprint reading")), papers=("AWS D1.1",))
    assert told.bullets["1"][0] == "Run the bay when a coworker is off, 4 welders"
    assert "Runs the bay when a coworker is off" in told.summary


def test_the_same_is_not_told_twice() -> None:
    told = draft("resume", LEAD, duties="Weld frames\nRun a crew of 5 on field jobs\nRead prints\nFit up beams")
    assert told.summary.lower().count("crew of 5") == 1


def test_what_a_boss_leaves_somebody_is_told_as_their_work() -> None:
    told = draft(
        "resume", LEAD, duties="Weld frames\nBoss leaves me the shop when he's out, usually 5 guys\nRead prints"
    )
    assert told.bullets["1"][0] == "Run the shop when the boss is out, usually 5 guys"


def test_a_licence_by_its_letter_is_asked_and_a_lower_grade_says_nothing_more() -> None:
    posting = (
        "Fire Alarm Technician, Bay Fire\nRequirements:\n- Massachusetts D license\n- NICET II\n- 4 years of service"
    )
    papers = ("NICET I Fire Alarm", "NICET II Fire Alarm", "MA D Systems Technician")
    told = draft(
        "resume", posting, title="Fire Alarm Tech", duties="Inspect and test panels\nFix ground faults", papers=papers
    )
    assert "MA D Systems Technician" in told.summary
    assert "NICET II" in told.summary
    assert "NICET I " not in told.summary


def test_what_is_required_stands_before_what_is_nice_to_have() -> None:
    posting = "HVAC Tech, Desert Air\nRequirements:\n- EPA 608\n- 3 years of service\nPreferred:\n- NATE certification"
    told = draft(
        "resume",
        posting,
        title="HVAC Technician",
        duties="Service calls",
        papers=("NATE Heat Pump", "EPA 608 Universal"),
    )
    assert told.credential_order == ("EPA 608 Universal", "NATE Heat Pump")


def test_a_card_of_any_machine_stands_beside_no_paper_that_is_asked_for() -> None:
    posting = "CNC Machinist, Wasatch\nRequirements:\n- 4 years on mills\n- NIMS credential"
    told = draft(
        "resume",
        posting,
        title="CNC Operator",
        duties="Run 2 Haas mills",
        papers=("Forklift Operator", "NIMS Milling I"),
    )
    assert "Forklift" not in told.summary
    assert "Certification: NIMS Milling I." in told.summary


def test_state_initials_make_no_degree() -> None:
    posting = "Alarm Technician, Bay Fire\nRequirements:\n- MA D license\n- Low voltage"
    told = draft("cover_letter", posting, title="Alarm Tech", duties="Pull cable", papers=("MA D Systems Technician",))
    assert "MA D Systems Technician" in " ".join(told.paragraphs)


def test_skills_that_are_asked_for_stand_before_those_that_nobody_asks_for() -> None:
    posting = "Irrigation Technician, Scioto Lakes\nRequirements:\n- Rain Bird programming\n- Backhoe\n- Valves"
    rows = (skill("Zero turn mower", "Expert"), skill("Rain Bird ESP-LX", "Intermediate"), skill("Backhoe"))
    told = draft("cover_letter", posting, title="Grounds Technician", duties="Mow 40 acres\nPlant flowers", skills=rows)
    text = " ".join(told.paragraphs)
    assert text.index("Rain Bird ESP-LX") < text.index("zero turn mower")


def test_initials_in_a_name_must_be_said() -> None:
    assert not is_said("VFD pump controls", "set pumps, wire control box", "en")
    assert is_said("VFDs", "troubleshoot VFDs", "en")


def test_what_is_in_progress_and_asked_for_is_told() -> None:
    assert name_pursued("CIS in progress") == "CIS"
    assert name_pursued("CHST (studying, exam Feb 2027)") == "CHST"
    assert not name_pursued("Class A CDL permit")
    posting = "Sterile Processing Lead, Merrimack\nRequirements:\n- CRCST\nPreferred:\n- CIS or CHL"
    told = draft(
        "cover_letter",
        posting,
        title="Sterile Processing Tech",
        duties="Assemble trays",
        papers=("CRCST", "CIS in progress"),
    )
    assert "I am working toward the CIS certification." in " ".join(told.paragraphs)


def test_a_graduate_of_a_program_is_asked_for_and_told() -> None:
    posting = "Dental Technician, Puget\nRequirements:\n- 3 years in a lab\n- Graduate of a dental lab program welcome"
    studied = Training("Bates College", "AAS, Dental Laboratory", None, date(2017, 9, 1), date(2019, 6, 1))
    told = draft("cover_letter", posting, title="Dental Lab Tech", duties="Wax and cast crowns", education=(studied,))
    assert "AAS in Dental Laboratory" in " ".join(told.paragraphs)


def test_a_program_keeps_its_name_in_its_own_language() -> None:
    posting = "Propane Driver, Rolla Gas\nRequirements:\n- Cargas\n- Leak checks"
    told = draft(
        "cover_letter", posting, title="Driver", duties="Deliver propane", skills=(skill("Cargas", sort="Software"),)
    )
    assert "Cargas" in " ".join(told.paragraphs)


def test_a_name_keeps_the_capital_that_the_posting_gives_it() -> None:
    posting = "Avionics Installer, Mobile Aero\nRequirements:\n- Experience with Garmin installs\n- Soldering"
    rows = (skill("Garmin installs"), skill("Soldering"))
    told = draft("resume", posting, title="Avionics Tech", duties="Wire harness builds", skills=rows)
    assert "Garmin installs" in told.summary


def test_a_lapsed_card_of_any_machine_is_told_only_where_a_card_is_asked_for() -> None:
    posting = "Lumber Grader, Appalachian\nRequirements:\n- 3 years of grading\n- Forklift at times"
    job = Experience("1", "Sawyer", "Acme", date(2016, 8, 1), None, "Grade lumber\nChange saws")
    card = Credential("1", "Forklift Operator", "", date(2022, 2, 1), date(2025, 2, 1))
    facts = ProfileFacts("Ann Lee", "a@example.com", (job,), (), (card,), TODAY)
    read = understand_posting(posting)
    told = RuleWriter().write(Assignment("cover_letter", "en", read, posting, facts, match(read, facts)))
    assert "expired" not in " ".join(told.paragraphs)


@pytest.mark.parametrize(
    "line",
    [
        "Ran the shop while owner on maternity leave, 4 months",
        "Run shop Saturdays",
        "Run the shop on the boss's days off",
        "Cover the supervisor's vacation, 5 electricians",
    ],
)
def test_who_has_the_place_on_some_days_leads(line: str) -> None:
    assert leads(line)


def test_who_leads_while_the_owner_is_away_is_told_in_spanish() -> None:
    job = Experience(
        "1",
        "Techador",
        "Aguirre",
        date(2014, 2, 1),
        None,
        "Pongo teja\nCuando no está el dueño dirijo la cuadrilla de 6",
    )
    facts = proofread(ProfileFacts("Fidel Ruiz", "f@example.com", (job,), (), (), TODAY))
    text = "Capataz de techos\nSummit Roofing. Dirigir cuadrilla de 7. Requisitos: 5 años, experiencia como encargado."
    posting = understand_posting(text)
    told = RuleWriter().write(Assignment("resume", "es", posting, text, facts, match(posting, facts)))
    assert told.bullets["1"][0] == "Cuando falta el dueño dirijo la cuadrilla de 6"


def test_a_check_with_which_a_day_begins_opens_nothing() -> None:
    posting = (
        "Lead Blaster, Shenandoah\nRequirements:\n- Certified blaster\n- MSHA 46\n- Electronic initiation\n- Reports"
    )
    duties = "Drill with Epiroc T45\nLoad ANFO, tie in electronic dets\nSeismograph and blast reports\npre-shift MSHA"
    told = draft("resume", posting, title="Driller/Blaster", duties=duties)
    assert told.bullets["1"][0] != "Pre-shift MSHA"
    assert "pre-shift" not in told.summary
    assert "Seismograph and blast reports" in told.bullets["1"]


def test_a_master_says_nothing_more_by_the_journeyman_s_card() -> None:
    posting = "Plumbing Foreman, Front Range\nRequirements:\n- Colorado journeyman or master license\n- Foreman on jobs"
    told = draft("resume", posting, title="Plumber", papers=("Colorado Journeyman Plumber", "Colorado Master Plumber"))
    assert "Journeyman" not in told.summary
    assert told.credential_order == ("Colorado Master Plumber", "Colorado Journeyman Plumber")


def test_a_maker_s_name_stays_in_its_own_language() -> None:
    posting = "Boom Truck Operator, Red Dirt\nRequirements:\n- Boom truck\n- Moffett helps"
    rows = (skill("Moffett", sort="Heavy Equipment"), skill("Load charts"))
    told = draft("cover_letter", posting, title="Boom Truck Operator", duties="Set trusses and rig", skills=rows)
    assert "Moffett" in " ".join(told.paragraphs)


def test_an_act_before_a_rank_is_the_rank_s_name() -> None:
    posting = "Millwork Shop Foreman, Badger Millwork\nRequirements:\n- 8 years\n- Lead time\n- CNC"
    duties = "Build face frame cabinets\nRun CNC router\ninstall crew lead on 4 custom homes\nSand"
    told = draft("resume", posting, title="Cabinet Maker", duties=duties)
    assert "Installs" not in told.summary
    assert "install crew lead on 4 custom homes" in told.summary
