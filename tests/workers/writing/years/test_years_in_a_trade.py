"""The years of a trade count whoever was in it under another title: a learner, a contractor, a firm's operator."""

from datetime import date

import pytest
from msgspec.structs import replace

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, Draft
from workers.writing.gate.gate import FactGate
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts
from workers.writing.rules.headline import headline_job
from workers.writing.rules.writer import RuleWriter
from workers.writing.trades.families import families_of_title
from workers.writing.trades.years_in_trades import may_be_of_trade, tenure_in_trade, title_risen_from
from workers.writing.write import check, write

TODAY = date(2026, 11, 26)


def job(title: str, company: str, begin: int, end: int | None = None, duties: str = "") -> Experience:
    until = date(end, 1, 5) if end else None
    return Experience(f"{title}{begin}", title, company, date(begin, 1, 8), until, duties)


def facts(*jobs: Experience) -> ProfileFacts:
    return ProfileFacts("Ines Marrow", "i@example.com", jobs, (), (), TODAY)


@pytest.mark.parametrize(
    ("now", "then", "years"),
    [
        # by the things of a learner's duties, by the employer's name, by another name of the trade
        (("Elevator Mechanic", "Penn Transport"), ("Apprentice", "Otto Co.", "Set rails in the hoistway"), 15),
        (("Elevator Mechanic", "Penn Transport"), ("Apprentice", "Keystone Lift Co.", "Roped up cars"), 15),
        (("Instrument Tech (contract)", "Delta Controls"), ("I&E Technician", "Bay Paper", "Tuned loops"), 15),
        (("Fire Alarm Tech", "Peach Safety"), ("Low Voltage Installer", "Quik Systems", "Pulled Cat6"), 15),
        (("Roof bolter operator", "Fork Mining"), ("Red hat / general inside labor", "Elk Mining", "Shovel belt"), 15),
        (("Water Operator II", "Sierra District"), ("Plant operator", "City of Elk Water Dept", "Took samples"), 15),
        (("Roofer", "Apex"), ("Installer", "Ridge Roofing", "Tore off"), 15),
        (("Wastewater Operator", "Indianola"), ("Operator", "City of Winterset", "Ran lift stations, read meters"), 15),
        (("I/E Tech", "Cal Chemical"), ("E&I helper", "Gulf Turnaround", "Pulled wire"), 15),
        # a mine's machines, and titles in Spanish
        (("Underground Miner IV", "Crest Gold"), ("Haul truck driver", "Range Taconite Co", "240 ton trucks"), 15),
        (("Tablarroquero y framero", "Basin Interiors"), ("Colgador de drywall", "Mojave Co", "Esquineros"), 15),
        (("Operador de prensa flexográfica", "Midway Film"), ("Prensista", "Lawn Co.", "Tintas"), 15),
        (("Albañil", "Franklin Masonry"), ("Maestro de obra", "Por mi cuenta", "Construí casas desde el cimiento"), 15),
        (("Climbing Arborist", "Ridge Care"), ("Groundsperson", "Spruce Tree Service", "Dragged brush"), 15),
        (("CNC Machinist", "Forest Co."), ("Machine Operator", "Elk Fasteners", "Ran 6 screw machines"), 15),
        (("Roof bolter", "Fork Coal"), ("Belt man / general inside", "Fork Coal", "Shoveled belt"), 15),
        (("Press Operator", "Elk Lithograph"), ("Feeder", "Elk Lithograph", "Loaded and jogged stock"), 15),
        # the Navy's aircraft, and the earth mover of who is an operator among other things
        (("A&P Mechanic", "Hills Aviation"), ("Aviation Structural Mechanic (AM)", "US Navy", "P-3 airframes"), 15),
        (("Equipment Operator", "Owl Earth"), ("Operator / Pipe layer", "Elk Utilities", "- backhoe & mini ex"), 15),
        (("Equipment Operator", "Owl Earth"), ("Operator", "Elk Utilities", "Ran a Cat 320 excavator"), 15),
        (("Operador de excavadora", "Owl"), ("Operador", "Elk Utilities", "Manejaba retroexcavadora"), 15),
        # who ran machines or carried underground, and who did so elsewhere
        (("CNC Mill Setup", "Owl Parts"), ("Machine Operator", "Elk Gear", "Ran hobbers and a shaper"), 15),
        (("Machinist", "Owl Parts"), ("Machine Operator", "Elk Parts", "Loaded 2 Haas mills"), 15),
        (("Machinist", "Owl Parts"), ("Machine Operator", "Elk Foods", "Ran vertical bagger"), 10),
        (("Underground Miner", "Crest Gold"), ("UG Nipper", "Elk Contract Mining", "Hung vent bag"), 15),
        (("Underground Miner", "Crest Gold"), ("Underground worker", "Elk Utilities", "Laid duct bank"), 10),
        # military ratings and codes, whatever their words name elsewhere
        (("A&P Mechanic", "Hills Aviation"), ("Aviation Machinist's Mate AD2", "US Navy", "F414 engines"), 15),
        (("Tanker driver", "Petro Haul"), ("88M Motor Transport Operator", "US Army", "Drove HETs"), 15),
        (("Welder", "Bay Yard"), ("HT2", "US Navy", "Welded pipe"), 15),
        (("Aircraft mechanic", "Elk Air"), ("6113 CH-53", "USMC", "Phase inspections"), 15),
        (("Blade hand", "Lone Road"), ("12N20", "US Army", "D7 dozer"), 15),
        # by what an employer or duties show of a title that two trades share, and by other names of a trade
        (("Painter", "Elk Collision"), ("Prepper", "Elk Collision", "Block and mask"), 15),
        (("Rodman", "Gerdau", "Tie mats"), ("Reinforcing ironworker", "CMC", "Bridge decks"), 15),
        (("Roof mechanic", "Tecta"), ("Roofing laborer", "Tecta", "Tear off"), 15),
        (("Roofero", "Apex"), ("Ayudante de techero", "Apex", "Quitar techo viejo"), 15),
        (("Forklift operator", "Americold"), ("Unloader", "Lumper Pros", "By hand in the cold room"), 15),
        (("Meat Cutter", "Food Pride"), ("Chuck line, straight knife", "Elk Packing", "Boned chucks"), 15),
        (("Meat Cutter", "Food Pride"), ("Process operator", "Llano Beef", "Trimmed fat"), 15),
        (("Operador de excavadora", "Owl"), ("Operador", "Elk Gravas", "Cargador frontal"), 15),
        (("Plant operator", "Ovid WWTP"), ("Utility worker", "Ovid", "Lift stations"), 15),
        (("Wind technician", "GE Wind"), ("Lead Technician", "EDF wind farm", "Lead 4"), 15),
        (("Mechanic", "Wagner"), ("Field Service Technician", "Wagner", "Finals in the field"), 15),
        (("Cortador de carne", "Cardenas"), ("Operario de línea", "JBS Beef", "Cuchillo"), 15),
        (("Owner operator", "Self", "Flatbed, 48 states"), ("Truck driver", "Elk Freight", "Dry van"), 15),
        (("Electronics technician", "Raytheon"), ("ET2", "US Navy", "Radar"), 15),
        (("Jumbo operator", "Friday Mine"), ("Miner helper", "Elk Mining", "Slusher"), 15),
        (("Trailer Mechanic", "XTRA"), ("Trailer tech", "Great Dane", "Wiring"), 15),
        (("Cement finisher", "Flat Co."), ("Formsetter/finisher", "Baker", "Set forms"), 15),
        (("Paratransit operator", "MV"), ("Shuttle driver", "Hertz", "Lots"), 15),
        (("Facilities mechanic", "Elk Chips"), ("Maintenance tech", "Elk Paper", "Pumps"), 15),
        # of who sells, rents out or plans
        (("Excavator operator", "Dig It"), ("Equipment rental clerk", "Sunbelt", "Rented out excavators"), 10),
        (("Solar Technician", "Sunnova"), ("Solar sales rep", "Vivint Solar", "Door to door"), 10),
        (("Landscaper", "Acres"), ("Landscape designer", "Nursery", "Drawings"), 10),
        (("Delivery driver", "Elk"), ("Route sales driver", "Frito", "Served 20 stores"), 15),
        # of no trade, or of another one
        (("Deckhand", "Crowley"), ("Aviation Boatswain's Mate", "US Navy", "Moved jets"), 10),
        (("Painter", "Elk Paint"), ("Painter", "Ford", "Sprayed bumpers in clear coat"), 15),
        (("Alarm tech", "Vector"), ("Access Control Officer", "Elk Guards", "Checked badges"), 10),
        (("Electrician", "Elk"), ("Security Officer", "Elk Electric", "Watched conduit"), 10),
        (("CNC Machinist", "Lakeland Tool"), ("Aviation Machinist's Mate AD3", "US Navy", "F414 engines"), 10),
        (("Conductor", "Norfolk Southern"), ("Truck driver", "Elk Freight", "Hauled dirt"), 10),
        (("Equipment Operator", "Owl Earth"), ("Operator", "Elk Plant", "Ran crusher fed by excavator"), 10),
        (("Equipment Operator", "Owl Earth"), ("Pipe layer", "Elk Utilities", "Backhoe dug, I laid pipe"), 10),
        (("A&P Mechanic", "Hills Aviation"), ("Aviation Refueler", "Elk Air", "Fueled jets"), 10),
        (("Albañil", "Franklin Masonry"), ("Maestro de obra", "Por mi cuenta", "Puse tablaroca y pintura"), 10),
        (("Roofer", "Apex"), ("Laborer", "Coastal Roofing Supply", "Loaded shingles on roofs"), 10),
        # who only brought the trade's things to those who worked with them, and who worked with them, too
        (("Reinforcing ironworker", "CMC"), ("Laborer", "Elk Co.", "Carried rebar, stacked mats and swept"), 10),
        (("Reinforcing ironworker", "CMC"), ("Laborer", "Elk Co.", "Carried rebar and tied rebar mats"), 15),
        (("Elevator Mechanic", "Penn Transport"), ("Apprentice", "Otto Co.", "Swept the yard"), 10),
        (("Elevator Mechanic", "Penn Transport"), ("Electrician apprentice", "Otto Co.", "Ran pipe in hoistways"), 10),
        (("Underground Miner IV", "Crest Gold"), ("Haul truck driver", "Pike Excavating", "Hauled dirt"), 10),
        (("Roofer", "Apex"), ("Bookkeeper", "Ridge Roofing", "Paid bills"), 10),
        (("Roofer", "Apex"), ("Apprentice", "Ridge Plumbing", "Patched the roofs"), 10),
    ],
)
def test_years_count_who_was_in_the_trade_under_another_title(
    now: tuple[str, ...], then: tuple[str, str, str], years: int
) -> None:
    person = facts(job(now[0], now[1], 2016, None, "".join(now[2:])), job(then[0], then[1], 2011, 2016, then[2]))
    tenure = tenure_in_trade(person, now[0], with_learning=True, with_duties=True)
    assert tenure
    assert tenure.years == years


@pytest.mark.parametrize(
    ("then", "may"),
    [
        (job("Apprentice", "Otto Co.", 2011, 2016, "Swept the yard"), True),
        (job("Plumber's apprentice", "Otto Co.", 2011, 2016), False),
        (job("Cook", "Otto Diner", 2011, 2016), False),
    ],
)
def test_a_learners_job_of_no_known_trade_may_be_of_the_trade(then: Experience, may: bool) -> None:  # noqa: FBT001
    person = facts(job("Elevator Mechanic", "Penn Transport", 2016), then)
    tenure = tenure_in_trade(person, "Elevator Mechanic", with_learning=True, with_duties=True)
    assert tenure
    assert may_be_of_trade(person, tenure) is may


@pytest.mark.parametrize(
    ("employer", "trade"), [("Erie Powersports", "motorcycle repair"), ("Erie Auto Repair", "mechanical repair")]
)
def test_an_employer_s_name_tells_the_part_of_a_trade_where_the_title_tells_none(employer: str, trade: str) -> None:
    person = facts(job("Motorcycle Technician", "Harley", 2016), job("Service Tech", employer, 2012, 2016, "Service"))
    tenure = tenure_in_trade(person, "Motorcycle Technician", with_learning=True)
    assert tenure
    assert (tenure.years, tenure.trade("en")) == (14, trade)


def test_a_job_of_no_trade_that_goes_on_with_one_of_a_trade_heads_its_years() -> None:
    tech = job("Process tech", "Nypro", 2017, None, "Scientific molding, hot runners, injection presses")
    person = facts(tech, job("Mold setter", "Nypro", 2013, 2016, "Hung molds"))
    assert title_risen_from(person, tech) == "Mold setter"
    posting = "Process Technician, Acme. 5 years of molding."
    read = understand_posting(posting)
    task = Assignment("resume", "en", read, posting, person, match(read, person))
    told = check(write(task, RuleWriter()), task).draft.summary
    assert "12 years in plastics molding" in told
    assert "Also" not in told


def test_a_leader_of_a_firm_that_the_trade_names_heads_the_document() -> None:
    lead = job("Encargado", "Muros y Tablaroca", 2019, None, "A cargo de 5 gentes")
    person = facts(lead, job("Tablaroquero", "Muros y Tablaroca", 2013, 2018, "Colgar"))
    posting = "Líder de tablaroca, Basin Interiors. Dirigir cuadrilla de tablaroca."
    read = understand_posting(posting)
    task = Assignment("resume", "es", read, posting, person, match(read, person))
    assert headline_job(task, lambda _: 0.0) == lead


def test_words_beside_each_other_and_a_sign_between_letters_name_a_trade() -> None:
    assert families_of_title("Low voltage tech") == {"low_voltage"}
    assert families_of_title("E&I Tech") == {"instrumentation"}


def holds(sentence: str, *jobs: Experience, credentials: tuple[Credential, ...] = ()) -> bool:
    person = replace(facts(*jobs), credentials=credentials)
    posting = "Fire Alarm Technician, Pinnacle Safety. Repair fire alarm systems."
    read = understand_posting(posting)
    task = Assignment("cover_letter", "en", read, posting, person, match(read, person))
    return FactGate(task).pass_through(Draft(paragraphs=(sentence,))).draft.paragraphs == (sentence,)


@pytest.mark.parametrize(
    ("sentence", "is_held"),
    [
        ("I have 6 years in low-voltage work.", True),
        ("I have 9 years in low-voltage work.", False),
        ("I have 6 years in low-voltage work and design.", False),
        ("I have 6 years in the elevator trade.", False),
    ],
)
def test_the_gate_counts_as_the_writer_does(sentence: str, is_held: bool) -> None:  # noqa: FBT001
    jobs = (
        job("Fire alarm inspector", "Front Range Fire", 2023, None, "Test smokes and pulls"),
        job("Technician", "Mile High Alarm", 2020, 2023, "Installed devices and panels"),
        job("Installer", "Comcast", 2017, 2020, "Ran coax"),
    )
    expired = Credential("1", "Colorado low voltage", "DORA", date(2022, 1, 1), date(2025, 1, 1))
    assert holds(sentence, *jobs, credentials=(expired,)) is is_held


def test_who_rose_to_lead_without_a_trade_in_the_title_has_the_trade_s_years() -> None:
    lead, bolter = job("Section Foreman", "Maple Mining", 2020), job("Roof Bolter", "Maple Mining", 2012, 2020)
    person = facts(lead, bolter)
    assert title_risen_from(person, lead) == "Roof Bolter"
    tenure = tenure_in_trade(person, "Roof Bolter", with_learning=True)
    assert tenure
    assert tenure.years == 14


def test_a_word_of_a_title_is_not_the_employer_applied_to() -> None:
    wind = job("Wind Tech II", "Panhandle Renewables", 2021, None, "Bolt torque")
    person = facts(wind)
    posting = "Wind Technician III, Llano Wind. Bolt torque."
    read = understand_posting(posting)
    task = Assignment("cover_letter", "en", read, posting, person, match(read, person))
    gate = FactGate(task)
    own = "I have been a Wind Tech II at Panhandle Renewables since January 2021."
    assert gate.pass_through(Draft(paragraphs=(own,))).draft.paragraphs == (own,)
    others = "I have been a technician at Llano Wind since January 2021."
    assert gate.pass_through(Draft(paragraphs=(others,))).draft.paragraphs != (others,)


def test_years_of_who_is_out_of_work_count_in_spanish_too() -> None:
    person = facts(
        job("Albañil", "Franklin Masonry", 2009, 2024, "Pegué block y ladrillo"),
        job("Maestro de obra", "Trabajo por mi cuenta, Ciudad Juárez", 1998, 2008, "Construí casas desde el cimiento"),
    )
    posting = "Albañil, Montaña Vista. Pegar block y ladrillo."
    read = understand_posting(posting)
    task = Assignment("cover_letter", "es", read, posting, person, match(read, person))
    told = " ".join(check(write(task, RuleWriter()), task).draft.paragraphs)
    assert "24 años de experiencia en albañilería" in told
    assert "trabajé como maestro de obra" in told


def test_a_spanish_resume_tells_the_years_of_a_title_held_twice_with_another_job_between() -> None:
    jobs = (
        job("Soldador", "Utility Trailer", 2021, None, "mig"),
        job("Lavaplatos", "Dennys", 2019, 2020, "platos"),
        job("Soldador", "Metales del Bajío", 2012, 2018, "portones"),
    )
    person = facts(*jobs)
    posting = "Soldador MIG, Trailers. Soldar. 3 años de experiencia."
    read = understand_posting(posting)
    task = Assignment("resume", "es", read, posting, person, match(read, person))
    assert "Soldador, 11 años de experiencia en soldadura" in check(write(task, RuleWriter()), task).draft.summary


@pytest.mark.parametrize(
    ("now", "then", "trade"),
    [
        ("Water Treatment Operator", "Wastewater Operator-in-Training", "water and wastewater treatment"),
        ("Water Treatment Operator", "Water Plant Operator", "water treatment"),
        ("Wastewater Operator", "WWTP Operator", "wastewater treatment"),
        ("Water/Wastewater Operator", "Wastewater Operator", "water and wastewater treatment"),
        ("Water / Wastewater Operator", "Wastewater Operator", "water and wastewater treatment"),
        ("Water Distribution Operator", "Water Treatment Operator", "water utility work"),
    ],
)
def test_years_with_wastewater_are_not_told_of_water_alone(now: str, then: str, trade: str) -> None:
    tenure = tenure_in_trade(facts(job(now, "Town of Elk", 2016), job(then, "Town of Elk", 2011, 2016)), now)
    assert tenure
    assert tenure.trade("en") == trade
