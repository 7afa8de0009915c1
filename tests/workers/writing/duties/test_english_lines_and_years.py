"""What strict readers found in documents of English profiles: lines lost or left as typed, names retold, no years."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import with_duties
from workers.documents.labels import labels
from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import entry_of
from workers.writing.draft import Assignment
from workers.writing.duties.job_lines import lines_of
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, KnownBeside, ProfileFacts, Skill, Training
from workers.writing.proofreading.rows import proofread
from workers.writing.rules.english import English
from workers.writing.rules.rows.listed_rows import with_aside
from workers.writing.rules.style import Style
from workers.writing.rules.worth.harm import without_private
from workers.writing.rules.writer import RuleWriter
from workers.writing.trades.title_ranks import rank_of
from workers.writing.trades.years_in_trades import jobs_called, may_be_of_trade, tenure_in_trade
from workers.writing.translation.rows.row_names import with_names_in
from workers.writing.words.english_words import at_employer, in_prose, listed
from workers.writing.words.name_case import card_in_case, employer_unshouted
from workers.writing.words.phrases import listed_apart
from workers.writing.words.shorthand import written_out
from workers.writing.write import check, write

TODAY = date(2026, 11, 27)
ENGLISH = "Set and align motors, pumps and gearboxes with a laser\nRead prints and made parts in the shop on the lathe"


def job(title: str, begin: int, end: int | None = None, duties: str = "", company: str = "Gem Foundry") -> Experience:
    return Experience(f"{title}{begin}", title, company, date(begin, 1, 8), date(end, 1, 5) if end else None, duties)


def facts(*jobs: Experience, skills: tuple[str, ...] = ()) -> ProfileFacts:
    rows = tuple(Skill(f"s{at}", name, "Other", "Advanced") for at, name in enumerate(skills))
    return ProfileFacts("Ines Marrow", "i@example.com", jobs, rows, (), TODAY)


@pytest.mark.parametrize("name", ["BAS (Metasys)", "Auto Pro Pad", "Control Panel (Notifier)"])
def test_a_name_in_an_english_profile_is_no_spanish_word(name: str) -> None:
    told = with_names_in("en", facts(job("Boiler Operator", 2015, None, ENGLISH), skills=(name,)))
    assert told.skills[0].name == name


@pytest.mark.parametrize(("name", "told"), [("Taladro de columna", "Drill press"), ("Nivel laser", "Laser level")])
def test_a_spanish_name_in_an_english_profile_is_told_in_english(name: str, told: str) -> None:
    named = with_names_in("en", facts(job("Carpenter", 2015, None, ENGLISH), skills=(name,)))
    assert named.skills[0].name == told


@pytest.mark.parametrize(
    ("line", "bare"),
    [
        ("Fired bagasse boilers, 250 psi", "Fired bagasse boilers, 250 psi"),
        ("Fired two kilns for 30 hours", "Fired two kilns for 30 hours"),
        ("Ran the press, got fired in 2019", "Ran the press"),
        ("Ran the press, fired because of a fight", "Ran the press"),
    ],
)
def test_who_fired_a_boiler_was_not_let_go(line: str, bare: str) -> None:
    assert without_private(line) == bare


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Paint, chip, clean galley when needed", "Painted, chipped, cleaned galley when needed"),
        ("Run skid steer, haul dirt", "Ran skid steer and hauled dirt"),
        ("Drive loader, plow snow", "Drove loader and plowed snow"),
        ("Strap and weigh rolls, run clamp truck", "Strapped and weighed rolls, ran clamp truck"),
        ("Drive shafts, loader buckets", "Drive shafts and loader buckets"),
        ("Tear off and reroof comp shingle", "Tore off and reroofed comp shingle"),
        ("paint, trim, stain and finish", "Paint, trim, stain and finish"),
        ("flush hydrants, exercise valves", "Flushed hydrants and exercised valves"),
        ("Dig trench, bend PVC", "Dug trench and bent PVC"),
        ("tape joint and sweep shop", "Taped joint and swept shop"),
    ],
)
def test_doings_of_an_ended_job_are_told_in_the_past(typed: str, told: str) -> None:
    lines = lines_of(with_duties(typed, end=date(2014, 1, 1)).experiences[0], "en")
    assert [one.text for one in lines] == [told]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Start ups, hot runners and chillers", "Start ups, hot runners and chillers"),
        ("pm's on conveyors and augers", "PMs on conveyors and augers"),
    ],
)
def test_a_line_keeps_its_marks(typed: str, told: str) -> None:
    assert lines_of(with_duties(typed).experiences[0], "en")[-1].text == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Started learning scientific molding, one class done", "Started learning scientific molding, one class done"),
        ("Galley, whatever needed", "Galley, other work as needed"),
        ("hang & cut in mains 1-1/4 to 8, grooved", "Hang and cut in mains 1-1/4 to 8 inch, grooved"),
        ("hydro @ 200 for 2 hrs w/ AHJ", "Hydro test at 200 psi for 2 hours with AHJ"),
        ("put 2 in service", "Put 2 in service"),
        ("run 6 and 8 in pipe", "Run 6 and 8 inch pipe"),
        ("troubleshoot 480 3 phase", "Troubleshoot 480 V 3 phase"),
        ("Gas range hook ups - tech does LP", "Gas range hook ups"),
        ("Clean pits, car tops and machine rms", "Clean pits, car tops and machine rooms"),
        ("Build & close haul rds", "Build and close haul roads"),
        ("on call nights mar-may", "On call nights March to May"),
        ("Daily chlorine residuals, ph and turbidity", "Daily chlorine residuals, pH and turbidity"),
        ("box dims every skid", "Box dimensions every skid"),
        ("Install 3 ups and PDUs", "Install 3 UPS and PDUs"),
        ("Hydro @ 450 4 hrs, sign the test pkg", "Hydro test at 450 psi 4 hours, sign the test package"),
        ("fab spools, 2 to 24 in carbon/ss", "Fabricate spools, 2 to 24 inch carbon/stainless"),
        ("check sqr & dims first pc every style", "Check square and dimensions first piece every style"),
        ("make 40,000# swiss a day", "Make 40,000 lb Swiss a day"),
        ("diag no starts w/ scan tool", "Diagnose no starts with scan tool"),
        ("repair rtu's and splits", "Repair RTUs and splits"),
        ("lube rt 220 pts/wk", "Lube routes 220 points a week"),
        ("6 in sch 80 open root", "6 inch schedule 80 open root"),
        ("turn 14 rms/shift", "Turn 14 rooms a shift"),
        ("helped w/ setups", "Helped with setups"),
        ("UH-60 + Shadow UAS wiring", "UH-60 and Shadow UAS wiring"),
        ("solder & crimp to NASM/ IPC J-STD", "Solder and crimp to NASM/IPC J-STD"),
        ("LOTO, conf space entrant", "LOTO, confined space entrant"),
        ("build closures aerial/UG", "Build closures aerial and underground"),
        ("backflow: apprentice w/ tester only, not cert.", "Backflow: apprentice with tester only, not certified"),
        ("Borescope: I assist, not signed off yet", "Borescope: I assist, not signed off yet"),
        (
            "weld up buckets, but the boilermakers do the frames",
            "Weld up buckets, but the boilermakers do the frames",
        ),
        ("Train new operators on my shift", "Train new operators on the shift"),
        ("Run my crew of 3", "Run a crew of 3"),
        ("3 man crew, i run it", "Run a 3 man crew"),
        ("Analyzers: I only do filters, specialist does the rest", "Analyzers: filters only, specialist does the rest"),
    ],
)
def test_a_line_of_notes_is_told_clean_and_whole(typed: str, told: str) -> None:
    assert [one.text for one in lines_of(proofread(with_duties(typed)).experiences[0], "en")] == [told]


def test_who_is_a_mentor_for_somebody_does_not_mentor_for_them() -> None:
    lines = lines_of(with_duties("Mentor for 2 license apprentices").experiences[0], "en")
    assert [(one.text, one.third) for one in lines] == [("Mentor for 2 license apprentices", "")]


def test_a_study_says_behind_its_name_that_it_was_completed() -> None:
    study = Training("Navy School", "Completed, Boiler Technician", None, date(1990, 9, 3), date(1991, 1, 25))
    person = msgspec.structs.replace(facts(job("Engineer", 2015)), beside=KnownBeside((study,)))
    assert proofread(person).beside.education[0].credential == "Boiler Technician (completed)"


def test_who_works_a_machine_alone_is_no_laborer() -> None:
    assert (rank_of("CNC Grinder Hand"), rank_of("Farm Hand")) == (1, 0)
    assert (rank_of("Papermaker 3rd Hand"), rank_of("Lead Hand")) == (1, 2)


def test_brackets_of_a_name_take_no_level() -> None:
    assert with_aside("ULLS-A(E)", "advanced") == "ULLS-A(E) (advanced)"
    assert with_aside("OTDR (EXFO)", "advanced") == "OTDR (EXFO, advanced)"


def test_a_saint_and_a_program_keep_their_capitals() -> None:
    assert employer_unshouted("APPRENTICESHIP ST LOUIS") == "Apprenticeship St Louis"
    person = facts(job("Engineer", 2015, None, ENGLISH))
    say = English(Style(assignment_of(person)))
    assert say.skill(Skill("s", "Metasys building automation", "Software", "Beginner")).startswith("Metasys")
    assert say.skill(Skill("s", "Computerized work orders", "Software", "Beginner")).startswith("computerized")


def test_years_with_one_employer_are_counted_where_no_trade_is_named() -> None:
    person = facts(job("Operator", 2018, None, ENGLISH), job("Bagger", 2012, 2018, "Bagged", company="Foods"))
    assert summary_of(person).startswith("Operator with 8 years at Gem Foundry")
    person = facts(job("Bead Winder", 2009, 2026, ENGLISH), job("Spinner", 1998, 2006, "Ran frames", company="Mills"))
    assert summary_of(person).startswith("Bead Winder with 16 years at Gem Foundry")


def assignment_of(person: ProfileFacts) -> Assignment:
    text = "Operator, Vale Works. Requirements: two years of experience."
    posting = understand_posting(text)
    return Assignment("resume", "en", posting, text, person, match(posting, person))


def summary_of(person: ProfileFacts) -> str:
    task = assignment_of(person)
    return check(write(task, RuleWriter()), task).draft.summary or ""


def test_offsets_are_adjusted() -> None:
    assert written_out("changed inserts, adj offsets", "en") == "changed inserts, adjust offsets"
    assert written_out("2 adj wrenches", "en") == "2 adj wrenches"


def test_a_pair_and_thousands_need_no_semicolon() -> None:
    assert (
        listed(["tanker 6,200 gal (advanced)", "tractor (expert)"])
        == "tanker 6,200 gal (advanced) and tractor (expert)"
    )
    assert (
        listed(["lifts (expert)", "elevators, geared (advanced)"]) == "lifts (expert) and elevators, geared (advanced)"
    )
    assert listed(["rigging, GRCS (expert)", "saws (advanced)"]) == "rigging, GRCS (expert); and saws (advanced)"
    assert listed_apart(["Tanker 6,200 gal", "Forklift"]) == "Tanker 6,200 gal, Forklift"


def test_a_village_has_its_article() -> None:
    assert at_employer("Village of Larkin Springs") == "at the Village of Larkin Springs"
    assert at_employer("Village Motors") == "at Village Motors"


def test_a_service_typed_as_a_title_too_stands_once() -> None:
    entry = entry_of(job("US Army", 2013, 2017, company="U.S. Army"), (), "en")
    assert (entry.organization, entry.title) == ("U.S. Army", "")
    assert labels("en").present in entry_of(job("Millwright", 2017), (), "en").dates


@pytest.mark.parametrize(
    ("title", "trade"),
    [
        ("Paver Operator", "asphalt paving"),
        ("Tool and Die Maker", "machining"),
        ("Injection mold setter / process tech", "plastics molding"),
        ("Paper Machine Third Hand", "papermaking"),
        ("Garage door technician", "overhead doors"),
        ("Locksmith", "the locksmith trade"),
        ("Press Brake Operator II", "press brake operation"),
        ("Deckhand / Lead deckhand", "deck work on boats"),
        ("Fireman / water tender", "boiler operation"),
        ("Ag Service Technician", "farm equipment repair"),
        ("A&P Mechanic", "aircraft maintenance"),
        ("Forklift Technician", "forklift repair"),
        ("Bus Mechanic", "bus repair"),
        ("Motorcycle Technician", "motorcycle repair"),
        ("Quality Technician", "quality control"),
        ("Facilities Mechanic", "maintenance"),
        ("Automotive Service Technician", "automotive repair"),
        ("Ammonia Refrigeration Operator", "refrigeration"),
        ("Commercial Diver", "commercial diving"),
        ("Saw Filer", "saw filing"),
        ("Meat Cutter", "meat cutting"),
        ("HDD Operator", "directional drilling"),
        ("Biomedical Equipment Technician II", "biomedical equipment service"),
        ("Cabinet Maker", "cabinetmaking"),
        ("Auto Painter", "painting"),
        ("Orchard Equipment Mechanic", "equipment repair"),
        ("Boat Carpenter", "boatyard work"),
        ("Avionic Mechanic", "aircraft maintenance"),
        ("Cheesemaker", "cheesemaking"),
    ],
)
def test_years_have_a_trade(title: str, trade: str) -> None:
    tenure = tenure_in_trade(facts(job(title, 2016)), title)
    assert tenure is not None
    assert (tenure.years, tenure.trade("en")) == (10, trade)


@pytest.mark.parametrize(
    ("title", "wrong"),
    [
        ("Paver Installer", "asphalt paving"),
        ("Brake Technician", "press brake operation"),
        ("Asphalt plant operator", "asphalt paving"),
        ("Crane Mechanic", "crane work and rigging"),
        ("Water Well Driller", "water treatment"),
        ("Sand Molder", "plastics molding"),
        ("Countertop Fabricator", "metal fabrication"),
        ("Grain Elevator Operator", "the elevator trade"),
        ("Drain Cleaner", "custodial work"),
        ("Automation Mechanic", "automotive repair"),
        ("HVAC/R Technician", "refrigeration"),
    ],
)
def test_another_trade_has_none_of_these_years(title: str, wrong: str) -> None:
    tenure = tenure_in_trade(facts(job(title, 2016)), title)
    assert tenure is None or tenure.trade("en") != wrong


def test_other_work_with_one_employer_is_counted_where_it_shows_the_trade() -> None:
    setter = job("Mold Setter", 2018, 2021, "Mold changes")
    process = job("Process Technician", 2021, None, "Start injection presses, hang and pull molds")
    tenure = tenure_in_trade(facts(process, setter), "Injection Molding Technician", with_learning=True)
    assert tenure is not None
    assert (tenure.years, tenure.trade("en")) == (8, "plastics molding")
    roller = job("Roller Operator", 2012, 2016, "Compact base", company="Alamo Paving")
    paver = job("Paver Operator", 2016, company="Alamo Paving")
    tenure = tenure_in_trade(facts(paver, roller), "Paver Operator", with_learning=True)
    assert tenure is not None
    assert tenure.years == 14
    clerk = job("Office Clerk", 2012, 2016, "Filed tickets", company="Alamo Paving")
    tenure = tenure_in_trade(facts(paver, clerk), "Paver Operator", with_learning=True)
    assert tenure is not None
    assert tenure.years == 10


def test_of_as_many_years_those_of_the_position_are_told() -> None:
    person = facts(job("Ironworker / Welder", 2020))
    both = [tenure_in_trade(person, "Ironworker / Welder", sought=one) for one in ("Fitter-Welder", "Ironworker")]
    assert [one.trade("en") if one else "" for one in both] == ["welding", "ironwork"]


def test_words_of_names_have_the_capitals_of_their_place() -> None:
    assert card_in_case("first aid / CPR", "en") == "First aid / CPR"
    assert card_in_case("eRailSafe", "en") == "eRailSafe"
    assert in_prose("Meter Reader/Utility Worker") == "meter reader/utility worker"


def test_a_part_of_a_trade_counts_only_the_jobs_that_are_called_so() -> None:
    lifts, cars = job("Forklift Mechanic", 2018), job("Mechanic", 2010, 2018)
    assert jobs_called(facts(lifts, cars), "forklift repair") == (lifts,)
    assert jobs_called(facts(lifts, cars), "mechanical repair") == (lifts, cars)


@pytest.mark.parametrize("begin", [2011, 2004])
def test_a_short_time_as_a_helper_hides_no_long_trade(begin: int) -> None:
    jobs = (job("Millwright", 2014), job("Helper", begin, 2014, company="Otto Co."))
    tenure = tenure_in_trade(facts(*jobs), "Millwright")
    assert tenure is not None
    assert may_be_of_trade(facts(*jobs), tenure) is (begin == 2004)
