"""What strict readers found in documents of English profiles: lines lost or left as typed, names retold, no years."""

from datetime import date

import pytest

from tests.workers.writing.people import with_duties
from workers.documents.labels import labels
from workers.writing.compose import entry_of
from workers.writing.facts import Experience, ProfileFacts, Skill
from workers.writing.rules.duties.job_lines import lines_of
from workers.writing.rules.english_words import at_employer, listed
from workers.writing.rules.harm import without_private
from workers.writing.rules.phrases import listed_apart
from workers.writing.rules.shorthand import written_out
from workers.writing.trades import jobs_called, may_be_of_trade, tenure_in_trade
from workers.writing.translation.row_names import with_names_in

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
        ("Ag Service Technician", "mechanical repair"),
        ("A&P Mechanic", "aircraft maintenance"),
        ("Forklift Technician", "forklift repair"),
        ("Automotive Service Technician", "automotive repair"),
        ("Ammonia Refrigeration Operator", "refrigeration"),
        ("Commercial Diver", "commercial diving"),
        ("Saw Filer", "saw filing"),
        ("Meat Cutter", "meat cutting"),
        ("HDD Operator", "directional drilling"),
        ("Biomedical Equipment Technician II", "biomedical equipment service"),
        ("Cabinet Maker", "cabinetmaking"),
        ("Auto Painter", "painting"),
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
