"""What somebody is headed as, how many years they have, and what they are told to know: nothing higher or narrower."""

from datetime import date

import pytest

from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind
from workers.writing.gate.verdict import Judge
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts, Skill
from workers.writing.rules.rows.gear import is_worn
from workers.writing.rules.style import Style
from workers.writing.rules.writer import RuleWriter
from workers.writing.trades.years_in_trades import tenure_in_trade
from workers.writing.words.english_words import in_prose, with_article
from workers.writing.write import check, write

TODAY = date(2026, 11, 23)
COORDINATOR = Experience(
    "now",
    "Safety Coordinator",
    "Marlow Builders",
    date(2023, 8, 14),
    None,
    "Lead weekly toolbox talks. Review job hazard analyses. Keep the OSHA 300 log.",
)
TECHNICIAN = Experience(
    "then",
    "EHS Technician",
    "Tarn Chemical",
    date(2020, 6, 15),
    date(2023, 8, 4),
    "Took air samples and tested the fit of respirators.",
)
LABORER = Experience(
    "first", "Laborer", "Ames Paving", date(2018, 5, 21), date(2020, 5, 29), "Poured concrete and stood fire watch."
)
EHS = "EHS Specialist, Orlin Energy. Requirements: five years in safety, hot work monitoring, job hazard analysis."


def text(kind: DocumentKind, posting: str, *jobs: Experience, skills: tuple[Skill, ...] = ()) -> str:
    facts = ProfileFacts("Ines Marrow", "i@example.com", jobs, skills, (), TODAY)
    read = understand_posting(posting)
    task = Assignment(kind, "en", read, posting, facts, match(read, facts))
    draft = check(write(task, RuleWriter()), task).draft
    return f"{draft.headline} {draft.summary}" if kind == "resume" else " ".join(draft.paragraphs)


def job(title: str, duties: str, start: int, end: int | None = None, company: str = "Delmar Works") -> Experience:
    until = date(end, 1, 5) if end else None
    return Experience(f"{title}{start}", title, company, date(start, 1, 8), until, duties)


def test_the_present_job_of_a_family_heads_a_resume_and_years_count_over_the_family() -> None:
    resume = text("resume", EHS, COORDINATOR, TECHNICIAN, LABORER)
    assert resume.startswith(
        "Safety Coordinator Safety Coordinator at Marlow Builders since 2023, with 6 years in safety"
    )
    assert "EHS Technician" not in resume


def test_before_that_is_the_job_directly_before() -> None:
    letter = text("cover_letter", EHS, COORDINATOR, TECHNICIAN, LABORER)
    assert "Before that I was an EHS technician at Tarn Chemical" in letter


def test_a_job_with_another_one_between_is_told_behind_that_one() -> None:
    driver = job("Driver", "Drove a van.", 2021, 2023, "Quick Parcel")
    first = job("Roofer", "Installed shingles and tore off old roofs.", 2018, 2021, "Ridge Roofing")
    now = job("Roofer", "Install shingles and metal flashing.", 2023)
    letter = text("cover_letter", "Roofer, Orlin Roofing. Requirements: shingles.", now, driver, first)
    assert "Before that I was a driver at Quick Parcel (2021 to 2023)" in letter
    assert "From 2018 to 2021 I was a roofer at Ridge Roofing" in letter


def test_what_is_added_stands_in_the_profile_in_its_own_words() -> None:
    assert "hot work" not in text("cover_letter", EHS, COORDINATOR, TECHNICIAN, LABORER)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("three years in service", "You ask for 3 years; I have been an HVAC service technician for 4 years"),
        ("three years of HVAC experience", "You ask for 3 years of experience; I have 7 years in heating and cooling"),
        ("three years of chiller overhaul", "I have 7 years in heating and cooling"),
    ],
)
def test_years_that_are_asked_for_are_answered_by_what_they_are_asked_of(asked: str, told: str) -> None:
    now = job("HVAC Service Technician", "Repair heat pumps and gas furnaces.", 2022)
    then = job("HVAC Installer", "Installed furnaces and condensers.", 2019, 2022, "Peach Air")
    brazing = Skill("1", "Brazing", "Technical Skill", "Expert")
    posting = f"HVAC Technician, Orlin Mechanical. Brazing is required. We need {asked}."
    letter = text("cover_letter", posting, now, then, skills=(brazing,))
    assert told in letter
    assert letter.count("You ask for 3 years") == told.count("You ask for 3 years")


def test_a_job_that_needed_no_licence_is_no_commercial_driving() -> None:
    now = job("CDL-A Driver", "Haul a reefer.", 2020)
    for duties, years in (("Step van routes, no CDL needed for it.", 6), ("Box truck routes, no CDL violations.", 9)):
        parcels = job("Delivery Driver", duties, 2017, 2020, "Quick Parcel")
        facts = ProfileFacts("Ines Marrow", "", (now, parcels), (), (), TODAY)
        tenure = tenure_in_trade(facts, "CDL-A Driver")
        assert tenure
        assert tenure.years == years


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("MIG/TIG fabricator", "a MIG/TIG fabricator"),
        ("HVAC installer", "an HVAC installer"),
        ("EMT", "an EMT"),
        ("OSHA trainer", "an OSHA trainer"),
        ("MRI technician", "an MRI technician"),
        ("LOTO auditor", "a LOTO auditor"),
        ("union carpenter", "a union carpenter"),
    ],
)
def test_an_article_is_chosen_by_how_initials_are_said(title: str, told: str) -> None:
    assert with_article(title) == told


def test_what_is_worn_is_no_skill_to_lead_with_unless_it_is_asked_for() -> None:
    hood = Skill("hood", "PAPR welding hood", "Safety Equipment", "Advanced")
    welder = job("Fabricator", "Weld stainless tanks.", 2020)
    supplied = "Fabricator, Orlin Tanks. Requirements: stainless welding. Company-supplied PAPR hoods."
    assert "hood" not in text("resume", supplied, welder, skills=(hood,))
    assert "hood" not in text("cover_letter", supplied, welder, skills=(hood,))
    assert is_worn(Skill("1", "Lockout/tagout kit", "Other", "Expert"))
    assert not is_worn(Skill("1", "Respirator fit testing", "Technical Skill", "Expert"))


def test_things_that_are_used_stand_together_behind_one_with() -> None:
    skills = (
        Skill("1", "RF scanner", "Technical Skill", "Expert"),
        Skill("2", "Sit-down forklift", "Heavy Equipment", "Expert"),
    )
    posting = "Forklift Operator, Orlin Freight. Requirements: RF scanners, sit-down forklift."
    resume = text("resume", posting, job("Forklift Operator", "Load trailers.", 2020), skills=skills)
    assert "Skills include RF scanner (expert) and sit-down forklift (expert)." in resume


def test_years_are_no_part_of_the_position_that_is_applied_for() -> None:
    now = job("Maintenance Mechanic", "Change bearings and align couplings.", 2018)
    then = job("Maintenance Technician", "Maintained fillers.", 2010, 2018, "Holl Foods")
    for company in ("Orlin Paper", "Birch Mills", "Casper Steel", "Dunmore Glass"):
        letter = text("cover_letter", f"Maintenance Mechanic, {company}. Five years in maintenance.", now, then)
        assert f"{company} with" not in letter


def test_a_tool_by_its_spanish_name_is_no_word_of_an_english_letter() -> None:
    rows = (
        Skill("1", "Amoladora angular", "Power Tool", "Advanced"),
        Skill("2", "Skid steer", "Heavy Equipment", "Advanced"),
    )
    mason = job("Albañil", "Pongo block y reparo cantera con mortero de cal.", 2019)
    letter = text("cover_letter", "Stone Mason, Orlin Stone. Requirements: lime mortar.", mason, skills=rows)
    assert "amoladora" not in letter.casefold()


def test_a_letter_that_goes_back_before_the_present_job_has_named_it() -> None:
    spout = Skill("1", "Grain loading spout", "Heavy Equipment", "Expert")
    now = job("Unit Train Loadout Operator", "Bill cars in RailLink. Load grain cars.", 2021, company="Prairie Spur")
    then = job("Switchman", "Lined switches and coupled air.", 2017, 2021, "Calloway Short Line")
    posting = "Railcar Coordinator, Orlin Ethanol. Requirements: grain loading spouts, RailLink, rail switching."
    text("cover_letter", posting, now, then, skills=(spout,))


@pytest.mark.parametrize(
    ("told", "is_proven"),
    [
        ("I have 6 years in safety.", True),
        ("I have 8 years in safety.", False),
        ("I have 6 years in food safety.", False),
        ("I have 3 years in patient safety.", False),
        ("I have 6 years in public safety.", False),
        ("I have 6 years as a safety coordinator.", False),
    ],
)
def test_years_in_safety_are_those_of_jobs_whose_titles_say_so(told: str, *, is_proven: bool) -> None:
    facts = ProfileFacts("Ines Marrow", "", (COORDINATOR, TECHNICIAN, LABORER), (), (), TODAY)
    read = understand_posting(EHS)
    style = Style(Assignment("cover_letter", "en", read, EHS, facts, match(read, facts)))
    assert style.holds(told) == is_proven


def test_years_in_food_safety_are_proven_by_who_did_food_safety() -> None:
    auditor = job("Sanitation Lead", "Run food safety audits. Wash down lines.", 2018)
    facts = ProfileFacts("Ines Marrow", "", (auditor,), (), (), TODAY)
    read = understand_posting(EHS)
    style = Style(Assignment("cover_letter", "en", read, EHS, facts, match(read, facts)))
    assert style.holds("I have 8 years in food safety.")


@pytest.mark.parametrize(
    ("titles", "trade"),
    [
        (("Journeyman Inside Wireman", "Apprentice Wireman"), "the electrical trade"),
        (("Refrig Tech II", "HVAC helper"), "HVAC and refrigeration"),
        (("Tower Technician II", "Tower Hand"), "tower work"),
        (("Auto Technician", "Automotive helper"), "automotive repair"),
        (("Boilermaker", "Boilermaker Apprentice"), "boilermaking"),
    ],
)
def test_years_are_counted_over_all_titles_of_a_trade(titles: tuple[str, str], trade: str) -> None:
    present = Experience("1", titles[0], "Calder", date(2022, 1, 3), None, "kept records")
    before = Experience("2", titles[1], "Pinion", date(2018, 1, 8), date(2021, 12, 31), "kept records")
    facts = ProfileFacts("Ines Kahale", "ines@example.com", (present, before), (), (), date(2026, 11, 22))
    text = f"{titles[0]}, Tarn Works. Requirements: 3 years of experience."
    posting = understand_posting(text)
    task = Assignment("resume", "en", posting, text, facts, match(posting, facts))
    assert f"8 years in {trade}" in check(write(task, RuleWriter()), task).draft.summary


@pytest.mark.parametrize(
    ("duties", "is_layer"),
    [("Decapar y encerar pisos de VCT en escuelas", False), ("Colocar duela y VCT", True)],
)
def test_whoever_strips_and_waxes_floors_has_no_years_of_laying_them(duties: str, is_layer: bool) -> None:  # noqa: FBT001
    job = Experience("now", "Técnica de pisos", "Marlow Schools", date(2020, 1, 13), None, duties)
    facts = ProfileFacts("Ana Ruiz", "", (job,), (), (), TODAY)
    assert (tenure_in_trade(facts, "Técnica de pisos") is not None) is is_layer


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("CNC Machinist / Set Up", "CNC machinist (set up)"),
        ("Water truck / roller operator", "water truck / roller operator"),
        ("brake operator 2nd shift", "brake operator"),
        ("Custodian (nights)", "custodian"),
        ("Machine Operator II swing shift", "Machine Operator II"),
        ("Night Shift Supervisor", "night shift supervisor"),
        ("3rd shift", "3rd shift"),
    ],
)
def test_a_sentence_tells_a_title_without_its_shift(title: str, told: str) -> None:
    assert in_prose(title) == told


def test_the_gate_takes_a_title_without_its_shift_at_its_employer() -> None:
    job = Experience(
        "now", "brake operator 2nd shift", "Tarn Metal", date(2021, 1, 4), None, "Set up and ran press brakes."
    )
    facts = ProfileFacts("Ida Voss", "ida@example.com", (job,), (), (), TODAY)
    posting = understand_posting(EHS)
    judge = Judge(Assignment("cover_letter", "en", posting, EHS, facts, match(posting, facts)))
    assert judge.verdict("I am a brake operator at Tarn Metal.").passes
    assert not judge.verdict("I am a brake supervisor at Tarn Metal.").passes


def test_years_of_a_trade_count_a_job_that_only_its_first_line_tells_of() -> None:
    now = Experience("1", "CNC Machinist", "Pelican", date(2020, 8, 10), None, "Set up 3-axis mills")
    then = Experience("2", "Machine Operator", "Kessler", date(2017, 3, 20), date(2020, 7, 31), "Ran Mazak lathes")
    cook = Experience("3", "Line cook", "Noodle Pier", date(2014, 5, 1), date(2017, 3, 1), "Wok station")
    facts = ProfileFacts("Huy Tran", "huy@example.org", (now, then, cook), (), (), TODAY)
    told = tenure_in_trade(facts, "CNC Machinist", with_duties=True)
    assert told
    assert told.jobs == (now, then)


def test_who_tests_a_pools_water_treats_no_wastewater() -> None:
    now = Experience("1", "Wastewater Operator", "City", date(2020, 8, 10), None, "Ran the plant")
    pool = Experience("2", "Pool Technician", "Blue", date(2017, 3, 20), date(2020, 7, 31), "Tested water")
    facts = ProfileFacts("Huy Tran", "huy@example.org", (now, pool), (), (), TODAY)
    told = tenure_in_trade(facts, "Wastewater Operator", with_duties=True)
    assert told
    assert told.jobs == (now,)


@pytest.mark.parametrize(
    ("title", "trade", "code"),
    [
        ("Water Treatment Operator II", "water treatment", "en"),
        ("Sheet Metal Mechanic", "sheet metal", "en"),
        ("Diesel Mechanic", "diesel repair", "en"),
        ("Mecánico de maquinaria pesada", "mecánica de equipo pesado", "es"),
        ("Automotive/Diesel Mechanic", "mechanical repair", "en"),
        ("Operadora de torno CNC", "maquinado", "es"),
    ],
)
def test_years_are_told_of_no_wider_trade(title: str, trade: str, code: LanguageCode) -> None:
    job = Experience("1", title, "Acme", date(2018, 5, 21), None, "")
    told = tenure_in_trade(ProfileFacts("Huy Tran", "huy@example.org", (job,), (), (), TODAY), title)
    assert told
    assert told.trade(code) == trade


@pytest.mark.parametrize("title", ["Operadora de dobladora CNC", "Press Brake CNC Operator"])
def test_who_bends_is_no_machinist(title: str) -> None:
    job = Experience("1", title, "Acme", date(2018, 5, 21), None, "")
    told = tenure_in_trade(ProfileFacts("Huy Tran", "huy@example.org", (job,), (), (), TODAY), title)
    assert told is None or told.trade("en") != "machining"


def test_years_of_two_parts_of_a_trade_are_told_of_both() -> None:
    now = Experience("1", "Heavy Equipment Mechanic", "Acme", date(2018, 5, 21), None, "")
    then = Experience("2", "Diesel Technician", "Blue", date(2014, 5, 21), date(2018, 5, 1), "")
    told = tenure_in_trade(ProfileFacts("Huy Tran", "h@example.org", (now, then), (), (), TODAY), now.job_title)
    assert told
    assert told.trade("en") == "diesel and heavy equipment repair"
