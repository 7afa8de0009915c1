"""Names of any kind in sentences, earlier jobs by their lines, and summaries that lead with what is asked for."""

from datetime import date

import msgspec
import pytest

from common.documents.composed import CoverLetter
from tests.workers.writing.people import text_of
from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import compose
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, KnownBeside, ProfileFacts, Skill, Training
from workers.writing.rules.english import English
from workers.writing.rules.letter.english_held import EnglishHeld
from workers.writing.rules.rows.listed_rows import with_aside, with_validity
from workers.writing.rules.style import Style
from workers.writing.rules.worth.leading import asks_to_lead
from workers.writing.rules.writer import RuleWriter
from workers.writing.words.title_case import in_title_case
from workers.writing.write import check, write

TODAY = date(2026, 11, 22)
RIGGER = Experience(
    "1", "Rigger", "Halloran Lift", date(2021, 5, 3), None, "rigged boilers with chain falls\nsignal crane picks"
)


def document(
    posting: str,
    *jobs: Experience,
    skills: tuple[Skill, ...] = (),
    held: tuple[Credential, ...] = (),
    kind: DocumentKind = "cover_letter",
) -> Draft:
    facts = ProfileFacts("Ines Kahale", "ines@example.com", jobs, skills, held, TODAY)
    read = understand_posting(posting)
    task = Assignment(kind, read.language, read, posting, facts, match(read, facts))
    return check(write(task, RuleWriter()), task).draft


def test_a_name_of_any_kind_stands_with_its_level() -> None:
    skills = (
        Skill("1", "Doubles", "Heavy Equipment", "Intermediate"),
        Skill("2", "10/13 speed manual", "Technical Skill", "Expert"),
        Skill("3", "Boom lift 60 ft", "Heavy Equipment", "Beginner"),
    )
    posting = "Rigger, Tarn Steel. Requirements: doubles, 10/13 speed manual transmission, boom lift."
    text = text_of(document(posting, RIGGER, skills=skills))
    assert "I have been a rigger at Halloran Lift since May 2021. My skills include 10/13 speed manual (expert)" in text
    assert "My skills also include Doubles (intermediate) and boom lift 60 ft (basic)." in text


def test_a_course_is_listed_and_a_licence_is_held() -> None:
    course = Credential("1", "Forklift", "Halloran Lift", None, date(2028, 6, 12))
    licence = Credential("2", "Class B CDL", "DMV", None, None)
    posting = "Rigger, Tarn Steel. Requirements: forklift, class B CDL."
    assert "I hold a Class B CDL" in text_of(document(posting, RIGGER, held=(licence,)))
    assert "I have this certification: Forklift (expires June 2028)" in text_of(
        document(posting, RIGGER, held=(course,))
    )
    whole = msgspec.structs.replace(course, expires=date(2028, 6, 30))
    assert "Forklift (valid through June 2028)" in text_of(document(posting, RIGGER, held=(whole,)))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("OSHA 10", "OSHA 10 (x)"),
        ("Landscaper (QWEL)", "Landscaper (QWEL, x)"),
        ("CDL, T (doubles) N (tank)", "CDL, T (doubles) N (tank), x"),
    ],
)
def test_what_is_said_of_a_name_stands_in_its_brackets(name: str, told: str) -> None:
    assert with_aside(name, "x") == told


def test_a_learner_s_permit_is_named_where_the_licence_is_asked_for() -> None:
    permit = Credential("1", "Class A permit (CLP)", "DMV", date(2026, 7, 30), date(2027, 1, 27))
    other = Credential("2", "Yoga Teacher", "", None, None)
    posting = "Rigger, Tarn Steel. Requirements: rigging, Class A CDL or get one within 6 months."
    text = text_of(document(posting, RIGGER, held=(other, permit)))
    assert "Class A permit (CLP, expires January 2027)" in text
    assert "Class A CDL" not in text


def test_a_card_that_nobody_asks_for_stays_out_beside_those_asked_for() -> None:
    names = ("NCCCO Rigger Level I", "Signal Person", "Wildland Chain Saws")
    held = tuple(Credential(name, name, "", None, None) for name in names)
    posting = "Rigger, Tarn Steel. Requirements: NCCCO rigger level I, signal person card."
    assert "Chain Saws" not in text_of(document(posting, RIGGER, held=held))


def test_an_earlier_job_is_told_by_lines_as_typed() -> None:
    earlier = Experience(
        "2",
        "Rigger Helper",
        "Coppin Erectors",
        date(2018, 2, 5),
        date(2021, 4, 2),
        "picnic tables for the crew\nset steel 1 hospital, held tag lines only\nrigging 4 bldgs summer 2019",
    )
    posting = "Rigger, Tarn Steel. Requirements: rigging, set steel, tag lines."
    before = document(posting, RIGGER, earlier).paragraphs[1]
    assert before.startswith("Before that I was a rigger helper at Coppin Erectors (2018 to 2021): ")
    assert "set steel 1 hospital, held tag lines only" in before, "a limit stays with what it limits"
    assert "where I" not in before
    assert before.count(";") <= 2


def test_the_latest_job_is_told_though_it_heads_nothing_and_has_ended() -> None:
    port = Experience("2", "Deckhand", "Kestrel Port", date(2026, 2, 2), date(2026, 8, 1), "tied up barges")
    main = Experience("1", "Rigger", "Halloran Lift", date(2016, 5, 3), date(2025, 12, 1), "rigged boilers")
    text = text_of(document("Rigger, Tarn Steel. Requirements: rigging.", port, main))
    assert "From February 2026 to August 2026 I was a deckhand at Kestrel Port" in text


def test_military_service_is_told_where_it_is_welcome() -> None:
    army = Experience(
        "3", "U.S. Army - 12B Combat Engineer", "United States Army", date(2010, 1, 4), date(2014, 1, 3), "bridging"
    )
    middle = Experience(
        "2", "Rigger Helper", "Coppin Erectors", date(2014, 2, 5), date(2021, 4, 2), "rigged loads and flagged cranes"
    )
    posting = "Rigger, Tarn Steel. {}Requirements: rigging."
    told = text_of(document(posting.format("Veterans welcome. "), RIGGER, middle, army))
    assert "United States Army" in told
    assert "United States Army" not in text_of(document(posting.format(""), RIGGER, middle, army))


def test_a_letter_says_no_craft_of_the_title_again() -> None:
    roofer = Experience("2", "Roofer", "Bigleaf", date(2017, 1, 2), date(2021, 4, 2), "concrete tile")
    text = text_of(document("Rigger, Tarn Steel. Requirements: rigging, roofing.", RIGGER, roofer))
    assert "also have experience with" not in text


def test_a_short_name_counts_as_the_words_that_it_stands_for() -> None:
    electrician = Experience(
        "1", "Electrician", "Calder Electric", date(2019, 1, 7), None, "red tags to GF\nTI work, clinics\nhouse panels"
    )
    posting = "Electrician - Tenant Improvement\nCalder builds out clinics.\nRequirements: own tools."
    (lines,) = document(posting, electrician).bullets.values()
    assert lines[0] == "TI work and clinics"


def test_a_summary_leads_with_work_as_typed_and_only_with_what_is_asked_for() -> None:
    plumber = Experience(
        "1",
        "service plumber",
        "Otter Drain",
        date(2019, 1, 7),
        None,
        "write quotes on ipad, collect\ncable, hydro jetter",
    )
    summary = document("Plumber, Cove. Requirements: hydro jetter.", plumber, kind="resume").summary
    assert summary.startswith("Service Plumber with 7 years in plumbing. Recent work: cable and hydro jetter.")
    assert "ipad" not in summary


def test_a_summary_with_rows_says_no_bullet_again() -> None:
    skills = (
        Skill("1", "Chain falls", "Hand Tool", "Expert"),
        Skill("2", "Amada HFE press brake", "Heavy Equipment", "Advanced"),
    )
    posting = "Rigger, Tarn Steel. Requirements: rigging, chain falls, press brake."
    summary = document(posting, RIGGER, skills=skills, kind="resume").summary
    assert "Recent work" not in summary
    assert "Amada HFE press brake (advanced)" in summary, "a machine is asked for by its kind, whoever made it"


def test_work_with_a_limit_comes_behind_work_without() -> None:
    jobs = Experience(
        "1", "Rigger", "Halloran Lift", date(2021, 5, 3), None, "crane signals only, no rigging plans\nrig boilers"
    )
    resume = document("Rigger, Tarn Steel. Requirements: crane signals, rigging plans.", jobs, kind="resume")
    assert resume.bullets["1"][-1] == "Crane signals only"


def test_the_job_before_is_told_though_only_an_older_one_is_of_the_trade() -> None:
    middle = Experience("2", "Line Cook", "Copper Kettle", date(2018, 1, 8), date(2021, 4, 2), "grill station")
    older = Experience("3", "Rigger Helper", "Coppin Erectors", date(2014, 1, 6), date(2017, 12, 1), "rigged boilers")
    text = text_of(document("Rigger, Tarn Steel. Requirements: rigging boilers.", RIGGER, middle, older))
    assert "Before that I was a line cook at Copper Kettle (2018 to 2021)" in text
    assert "From 2014 to 2017 I was a rigger helper" in text


def test_papers_that_are_asked_for_stand_before_the_work_and_others_behind_it() -> None:
    held = (Credential("1", "First Aid/CPR", "", None, None), Credential("2", "NCCCO Rigger Level I", "", None, None))
    other = Credential("3", "Notary Public Commission", "", None, None)
    posting = "Crane Hand, Tarn Steel. Requirements: NCCCO Rigger Level I certification, First Aid/CPR."
    first, *_, behind, _ = document(posting, RIGGER, held=(*held, other)).paragraphs
    assert "NCCCO Rigger Level I" in first
    assert "First Aid/CPR" in first
    assert "Notary" in behind


def test_the_list_names_its_employer_where_the_sentence_above_is_about_papers() -> None:
    held = (Credential("1", "OSHA 30", "", None, None),)
    posting = "Crane Hand, Tarn Steel. Requirements: rigging, OSHA 30."
    read = understand_posting(posting)
    facts = ProfileFacts("Ines Kahale", "ines@example.com", (RIGGER,), (), held, TODAY)
    task = Assignment("cover_letter", read.language, read, posting, facts, match(read, facts))
    letter = compose(check(write(task, RuleWriter()), task).draft, task)
    assert isinstance(letter, CoverLetter)
    assert letter.points
    assert letter.points.lead == "From my work at Halloran Lift:"


def test_a_name_with_brackets_of_its_own_is_valid_until_a_month_behind_them() -> None:
    row = Credential("1", "Class A CDL, endorsements N (tank) and T (doubles)", "", None, date(2029, 7, 19))
    assert with_validity(row.name, row, "en") == f"{row.name}, which expires in July 2029"


def test_no_letter_begins_with_a_card_that_everybody_holds() -> None:
    held = (Credential("1", "First Aid/CPR", "", None, None),)
    posting = "Rigger, Tarn Steel. Requirements: rigging, First Aid/CPR."
    opening = document(posting, RIGGER, held=held).paragraphs[0]
    assert "First Aid" not in opening


@pytest.mark.parametrize("name", ["Haeger insert press", "Studio 5000", "Tracer SC controls"])
def test_a_name_that_is_no_common_noun_keeps_its_capital(name: str) -> None:
    rows = (Skill("1", name, "Software" if name != "Haeger insert press" else "Heavy Equipment", "Advanced"),)
    posting = "Rigger, Tarn Steel. Requirements: Haeger press, Studio 5000, Tracer controls."
    assert name in text_of(document(posting, RIGGER, skills=rows))


def test_who_works_part_time_now_is_headed_by_their_trade() -> None:
    now = Experience("1", "Consultant, part time", "Voss (own)", date(2025, 3, 3), None, "rigging advice, few days")
    trade = Experience("2", "Rigger", "Halloran Lift", date(2012, 5, 7), date(2024, 12, 2), "rigged boilers")
    posting = "Reliability Technician, Tarn Steel. Requirements: rigging."
    assert document(posting, now, trade, kind="resume").headline == "Rigger"
    assert "Since March 2025 I have been a consultant" in text_of(document(posting, now, trade))


def test_a_machine_of_the_position_s_name_is_the_first_skill() -> None:
    skills = (
        Skill("1", "Forklift", "Heavy Equipment", "Expert"),
        Skill("2", "Amada HFE press brake", "Heavy Equipment", "Advanced"),
    )
    posting = "Press Brake Operator, Tarn Steel. Requirements: forklift, 5 years press brake."
    summary = document(posting, RIGGER, skills=skills, kind="resume").summary
    assert "Skills include Amada HFE press brake (advanced) and forklift (expert)" in summary


def test_a_card_of_the_trade_stands_before_what_everybody_holds() -> None:
    held = tuple(Credential(name, name, "", None, None) for name in ("First Aid/CPR", "Competent Climber & Rescuer"))
    posting = "Tower Hand, Tarn Steel. Requirements: competent climber and rescuer card, First Aid/CPR current."
    summary = document(posting, RIGGER, held=held, kind="resume").summary
    assert "Competent Climber & Rescuer and First Aid/CPR" in summary


def test_notes_in_initials_are_of_the_profile_s_language() -> None:
    typed = "Set/assemble DSWs, CCVTs, LAs, PTs\nGnd grid exothermic\nMegger, DLRO, TTR under test tech"
    job = Experience("1", "Substation Electrician", "Halloran", date(2021, 5, 3), None, typed)
    before = Experience(
        "2", "Wireman", "Coppin", date(2018, 1, 8), date(2021, 4, 2), "Set the switchgear and the panels"
    )
    bullets = document("Electrician, Tarn Steel. Requirements: TTR.", job, before, kind="resume").bullets["1"]
    assert "Megger, DLRO, TTR under test tech" in bullets
    assert "Set/assemble DSWs, CCVTs, LAs, PTs" in bullets


def test_no_older_job_of_another_trade_takes_the_place_of_one_that_is_not_told() -> None:
    untold = Experience("2", "Rigging (5-year program)", "", date(2015, 7, 1), date(2020, 6, 30), "")
    baker = Experience("3", "Baker", "Old Mill Bread", date(2011, 2, 1), date(2015, 6, 19), "trained two bakers")
    text = text_of(document("Rigging Lead, Tarn Steel. Requirements: boilers.", RIGGER, untold, baker))
    assert "Rigging (5-year program)" not in text, "no sentence tells it"
    assert "baker" not in text


def test_years_that_a_paper_of_that_place_has_too_are_told_before_it() -> None:
    learnt = Experience(
        "2",
        "Apprentice, Rigging (5-year program)",
        "Various signatory contractors through JATC",
        date(2015, 7, 1),
        date(2020, 6, 30),
        "",
    )
    held = (Credential("1", "Journey-level completion", "Bayview JATC", date(2020, 6, 30), None),)
    text = text_of(document("Rigging Lead, Tarn Steel. Requirements: boilers.", RIGGER, learnt, held=held))
    assert "From 2015 to 2020 I was an apprentice with various signatory contractors through JATC." in text


def test_what_is_only_nice_to_have_begins_no_letter() -> None:
    rows = (Skill("1", "BuildOps", "Software", "Expert"),)
    posting = "Rigger, Tarn Steel.\nRequirements:\n- rigging\nPreferred:\n- BuildOps"
    paragraphs = document(posting, RIGGER, skills=rows).paragraphs
    assert "BuildOps" not in paragraphs[0]
    assert "BuildOps (expert)" in " ".join(paragraphs)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("rigger + one porter + the supervisor", "Rigger, one porter and the supervisor"),
        ("motors + repair of pumps and fans", "Motors + repair of pumps and fans"),
        ("2 man truck, ranges washers fridges", "2 man truck, ranges washers fridges"),
        ("bent + ran EMT and rigid", "Bent and ran EMT and rigid"),
        ("212 units. Me and one porter", "212 units; me and one porter"),
    ],
)
def test_no_and_is_put_where_the_list_is_not_sure(typed: str, told: str) -> None:
    job = Experience("1", "Rigger", "Halloran Lift", date(2021, 5, 3), None, typed)
    assert document("Rigger, Tarn Steel.", job, kind="resume").bullets["1"] == (told,)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("journeyman electrician", "Journeyman Electrician"),
        ("CNC MACHINIST II", "CNC Machinist II"),
        ("hvac technician", "HVAC Technician"),
        ("foreman of the yard", "Foreman of the Yard"),
        ("Farm mech", "Farm Mech"),
        ("DuPont line tech", "DuPont Line Tech"),
        ("mecánico de mantenimiento", "Mecánico de mantenimiento"),
        ("SOLDADOR TIG", "Soldador TIG"),
    ],
)
def test_a_title_is_set_as_people_write_one(typed: str, told: str) -> None:
    assert in_title_case(typed, "en") == told


def test_a_resume_heads_its_jobs_with_titles_as_people_write_them() -> None:
    job = Experience("1", "LEAD PV INSTALLER", "Sunrow", date(2019, 1, 7), None, "install modules")
    facts = ProfileFacts("Ines Kahale", "ines@example.com", (job,), (), (), TODAY)
    posting = understand_posting("Solar Installer\nInstall modules.")
    task = Assignment("resume", "en", posting, "Solar Installer\nInstall modules.", facts, match(posting, facts))
    composed = str(compose(RuleWriter().write(task), task))
    assert "Lead PV Installer" in composed
    assert "LEAD" not in composed


def test_who_asks_for_a_trainer_asks_to_lead_and_who_trains_newcomers_does_not() -> None:
    assert asks_to_lead("Good to have: driver trainer experience.")
    assert asks_to_lead("Train apprentices")
    assert not asks_to_lead("Vapor recovery knowledge, or we train drivers")


def test_a_spanish_letter_lists_names_of_either_language() -> None:
    job = Experience(
        "1", "Operador de montacargas", "Bodega Sol", date(2019, 1, 7), None, "Opero montacargas y cargo camiones"
    )
    skills = (
        Skill("1", "Spanish", "Technical Skill", "Expert"),
        Skill("2", "Excel", "Software", "Beginner"),
    )
    held = (Credential("1", "Forklift operator Class I, II", "Bodega Sol", None, date(2027, 6, 20)),)
    posting = "Operador de montacargas, Frutas Luna. Requisitos: montacargas, Excel, bilingüe inglés y español."
    text = text_of(document(posting, job, skills=skills, held=held))
    assert "Spanish (nivel experto)" in text
    assert "Excel (nivel básico)" in text
    assert "Forklift operator Class I, II (vence en junio de 2027)" in text


def test_a_line_that_a_longer_one_says_whole_makes_room_for_it() -> None:
    millwright = Experience(
        "1",
        "Millwright",
        "Sierra Panel",
        date(2019, 1, 7),
        None,
        "replace bearings and gearboxes\nlaser align pumps\nreplace bearings, gearboxes, chain and sprockets",
    )
    (lines,) = document("Millwright, Cove. Requirements: bearings, gearboxes.", millwright).bullets.values()
    assert sum("earboxes" in line for line in lines) == 1
    assert "Replace bearings, gearboxes, chain and sprockets" in lines


def test_a_card_of_any_trade_leads_no_letter_before_that_of_the_own() -> None:
    held = (
        Credential("1", "Flagger", "", None, date(2028, 2, 15)),
        Credential("2", "NCCCO Rigger Level I", "", None, None),
    )
    posting = "Rigger, Tarn Steel. Requirements: NCCCO rigger level I, flagger card."
    text = text_of(document(posting, RIGGER, held=held))
    assert text.index("NCCCO Rigger") < text.index("Flagger")


@pytest.mark.parametrize(
    ("title", "company", "told"),
    [
        ("US Army, 88U Railway (Reserve)", "U.S. Army Reserve", "I served in the U.S. Army Reserve"),
        ("Wheeled Vehicle Mechanic (91B)", "US Army", "I was a wheeled vehicle mechanic (91B) in the US Army"),
        (
            "Neon Bender (apprentice, part time)",
            "Argon Alley Studio",
            "a neon bender (apprentice, part time) at Argon Alley Studio",
        ),
    ],
)
def test_an_earlier_title_is_told_whole_or_not_at_all(title: str, company: str, told: str) -> None:
    earlier = Experience("2", title, company, date(2016, 1, 4), date(2020, 9, 30), "Repaired trucks and trailers")
    assert told in text_of(document("Rigger, Tarn Steel. Requirements: rigging, trucks.", RIGGER, earlier))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Welder (TIG)", "Welder (TIG, expert)"),
        ("Controller tools (MCE, Otis TOC)", "Controller tools (MCE, Otis TOC; expert)"),
        ("Lathe", "Lathe (expert)"),
    ],
)
def test_a_level_behind_a_list_in_brackets_is_no_part_of_the_list(name: str, told: str) -> None:
    assert with_aside(name, "expert") == told


def test_a_degree_is_no_certification() -> None:
    held = (Credential("1", "Bachelor of Arts, Geography", "", None, None), Credential("2", "OSHA 30", "", None, None))
    summary = document("Rigger, Tarn Steel. Requirements: rigging.", RIGGER, held=held, kind="resume").summary
    assert "Bachelor" not in summary
    assert "OSHA 30" in summary


def test_a_beginners_row_is_no_answer_to_who_wants_more() -> None:
    excel = (Skill("1", "Excel", "Software", "Beginner"),)
    posting = "Rigger, Tarn Steel. Requirements:\n- rigging\n- {}Excel"
    assert "Excel" in text_of(document(posting.format(""), RIGGER, skills=excel))
    assert "Excel" not in text_of(document(posting.format("intermediate "), RIGGER, skills=excel))


def test_the_first_of_two_tools_by_which_a_row_is_called_is_asked_for() -> None:
    skills = (
        Skill("1", "Chain falls and come-alongs", "Hand Tool", "Advanced"),
        Skill("2", "Respirator and 4 gas meter", "Safety Equipment", "Advanced"),
        Skill("3", "Port-a-power", "Power Tool", "Intermediate"),
        Skill("4", "Own tools and box", "Hand Tool", "Expert"),
    )
    posting = "Shipfitter, Tarn Hull. Duties:\n- Rig pieces with chain falls\nRequirements:\n- 5 years\n- Own tools"
    text = text_of(document(posting, RIGGER, skills=skills))
    assert "chain falls and come-alongs (advanced)" in text
    assert "own tools and box (expert)" not in text


def test_a_course_done_with_classes_is_told_as_one_says_it() -> None:
    study = Training("Okie College", "Insulator apprenticeship, related classes (completed)", None, None, None)
    say = EnglishHeld(English(Style(task_of(study))))
    told = say.studied(study, is_over=True)
    assert told == "I completed my insulator apprenticeship (related classes) at Okie College."


def task_of(study: Training) -> Assignment:
    posting = understand_posting("Insulator, Tarn. Requirements:\n- A finished apprenticeship")
    facts = ProfileFacts("Ines Kahale", "i@example.com", (RIGGER,), (), (), TODAY, beside=KnownBeside((study,)))
    return Assignment("cover_letter", "en", posting, "", facts, match(posting, facts))


def test_what_a_lift_is_planned_in_is_told_by_its_name() -> None:
    job = msgspec.structs.replace(RIGGER, duties="Read load charts and make lift plans\nRig boilers\nSignal picks")
    skills = (
        Skill("1", "3D Lift Plan", "Software", "Intermediate"),
        Skill("2", "Grove RT 890E", "Heavy Equipment", "Expert"),
    )
    text = text_of(document("Rigger, Tarn. Duties:\n- Make lift plans\nPreferred: 3D Lift Plan", job, skills=skills))
    assert "3D Lift Plan (intermediate)" in text


def test_a_thing_in_capitals_at_the_end_of_a_line_is_not_somebody_elses_work() -> None:
    job = msgspec.structs.replace(RIGGER, duties="60 ton RT, taglines, steel, HVAC sets\nRig boilers\nSignal picks")
    assert "60 ton RT, taglines, steel, HVAC sets" in document("Rigger, Tarn. Rig boilers.", job).bullets["1"]


def test_who_is_bilingual_speaks_both() -> None:
    skills = (Skill("1", "Bilingual English and Spanish", "Other", "Expert"),)
    text = text_of(document("Rigger, Tarn. Requirements:\n- Bilingual English and Spanish", RIGGER, skills=skills))
    assert "include English and Spanish (expert)" in text


@pytest.mark.parametrize("what", ["Some classes, not finished, Welding", "one year, classes at night, Welding"])
def test_classes_without_a_paper_are_told_by_their_field(what: str) -> None:
    study = Training("Okie College", what, None, None, date(2016, 12, 10))
    say = EnglishHeld(English(Style(task_of(study))))
    assert say.studied(study, is_over=True) == "I studied Welding at Okie College (2016)."
