"""Years told of the trade that rows prove: no homograph's, nothing by what was fetched, and all of a rise."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.trades.families import families_of_title
from workers.writing.trades.families_of_jobs import families_of_job
from workers.writing.trades.years_in_trades import tenure_in_trade
from workers.writing.write import check, write

TODAY = date(2026, 11, 28)


def job(title: str, company: str, begin: int, end: int | None = None, duties: str = "") -> Experience:
    until = date(end, 1, 5) if end else None
    return Experience(f"{title}{begin}", title, company, date(begin, 1, 8), until, duties)


def facts(*jobs: Experience) -> ProfileFacts:
    return ProfileFacts("Ines Marrow", "i@example.com", jobs, (), (), TODAY)


def told(kind: DocumentKind, text: str, *jobs: Experience) -> str:
    posting, person = understand_posting(text), facts(*jobs)
    task = Assignment(kind, "en", posting, text, person, match(posting, person))
    draft = check(write(task, RuleWriter()), task).draft
    return " ".join((draft.summary, *draft.paragraphs))


@pytest.mark.parametrize(
    ("title", "company", "duties", "families"),
    [
        ("CCTV Sewer Inspection Operator", "City of Elk Utilities", "Run the crawler camera", {"sewers"}),
        ("Blaster", "Catawba Stone", "Load ANFO and wire shots", {"blasting_rock"}),
        ("Blaster", "Delta Coatings", "Blasted tanks to white metal", set()),
        ("Finisher", "Hatch Co", "Finished driveways in concrete", {"concrete"}),
        ("Finisher", "Oak Shop", "Sprayed lacquer", set()),
        ("Structures Technician", "Meridian", "Replace skins and stringers", {"aviation"}),
        ("Structures Technician", "County", "Inspected culverts", set()),
        ("Pressman", "Riverside Tire", "Run curing presses", {"rubber"}),
        ("Pressman", "Daily Press", "Ran a Heidelberg", {"printing"}),
        ("Fabricator", "Hull Yachts", "Lay up fiberglass decks", {"composites"}),
        ("Elevator Operator", "Prairie Co-op", "Dump trucks, dry corn", {"grain"}),
        ("Lineman", "Valley Cable", "Aerial coax, lash strand", {"telecom"}),
        ("Cable splicer (power)", "Metro Edison", "Splice 13 kV lead cable", set()),
        ("Cable splicer", "Elk Telephone", "Splice copper pairs", {"telecom"}),
        ("Installer", "Sunup Solar", "Rails, modules, inverters", {"solar"}),
        ("Installer", "Sunup Solar", "Swept the yard", set()),
        ("Mechanic", "United Elevator Service", "Adjust doors, replace ropes", {"elevator"}),
        ("Mechanic", "Prairie Grain Elevator Co", "Greased legs", {"mechanics"}),
        ("Operator", "Big Dig Inc", "Ran a Cat 336 excavator", {"equipment"}),
        ("Operator", "Big Dig Inc", "Flagged for the excavator", set()),
        ("Lineman", "Elk Power", "Set poles, hot work", {"line"}),
        ("Instrument repair tech", "Music Box", "Horns and flutes", set()),
        ("Crew Chief (C-130)", "US Air Force", "Launch and recover", {"aviation"}),
        ("Survey Crew Chief", "Elk Surveys", "Ran total station", {"surveying"}),
        ("CNC Router Operator", "Kessler Cabinet", "Nest parts", {"carpentry"}),
        ("Drywall delivery driver", "Elk Supply", "Boomed board", {"driving"}),
        ("Electrical assembler", "Panel Co", "Wired boards", {"production"}),
        ("Tapicero de producci\u00f3n", "Asientos", "Tapizo asientos", {"upholstery"}),
        ("Acoustical ceiling tile installer", "Elk Interiors", "Hung grid", set()),
    ],
)
def test_a_word_of_two_trades_names_the_one_that_the_row_shows(
    title: str, company: str, duties: str, families: set[str]
) -> None:
    assert families_of_job(job(title, company, 2016, None, duties)) == families


def test_a_title_in_production_is_of_its_own_trade() -> None:
    assert families_of_title("Production Welder") == {"welding"}
    assert families_of_title("Production Packer") == {"production", "packaging"}


@pytest.mark.parametrize(
    ("now", "then", "years"),
    [
        (("A&P Mechanic", "Skyline"), ("Line service", "Cordova Air", "Fueled and towed aircraft"), 10),
        (("A&P Mechanic", "Skyline"), ("Line service", "Cordova Air", "Inspected aircraft cylinders"), 15),
        (("Outboard Mechanic", "Delta Marine & Outboard"), ("Shop Helper", "Delta Marine & Outboard", "Swept"), 10),
        (("Mec\u00e1nico di\u00e9sel", "Yaqui"), ("Ayudante de taller", "Taller Di\u00e9sel", "sacar inyectores"), 15),
        (("Asphalt paver operator", "Delgado Paving"), ("Brick paver installer", "Hardscape", "Laid pavers"), 10),
        (("Tile Setter", "Elk Tile"), ("Roof tile loader", "Clay Co", "Loaded"), 10),
        (("Painter", "Elk Coatings"), ("Brush hand", "Lemoine Painting", "Cut in trim"), 15),
    ],
)
def test_what_was_fetched_or_shared_by_a_word_counts_no_years(
    now: tuple[str, str], then: tuple[str, str, str], years: int
) -> None:
    person = facts(job(*now, 2016), job(then[0], then[1], 2011, 2016, then[2]))
    tenure = tenure_in_trade(person, now[0], with_learning=True, with_duties=True)
    assert tenure
    assert tenure.years == years


def test_years_under_one_title_with_two_employers_are_of_the_trade_of_one() -> None:
    molds = job("Machine Operator", "Ozark Plastics", 2019, None, "Run injection presses")
    spins = job("Machine Operator", "Dixie Textiles", 2014, 2019, "Ran spinning frames")
    resume = told("resume", "Injection Molding Operator\nFive years of injection molding", molds, spins)
    assert "12 years" not in resume
    assert "7 years in plastics molding" in resume


def test_a_title_that_ended_is_not_told_as_the_last_with_its_employer() -> None:
    scale = job("Scale house operator", "Rock Products", 2021, None, "Weigh trucks")
    crusher = job("Crusher operator", "Rock Products", 2014, 2021, "Ran jaw and cone crushers")
    text = "Crusher Operator\nBluegrass Stone\n5 years of crusher operation"
    assert "the last" not in told("resume", text, scale, crusher)
    assert "I worked as a crusher operator for 6 years" in told("cover_letter", text, scale, crusher)


@pytest.mark.parametrize(
    ("title", "asked", "years"),
    [("Quality Inspector", "5 years of inspection in manufacturing", 6), ("Loom fixer", "5 years fixing looms", 6)],
)
def test_years_are_told_of_the_work_that_the_title_does(title: str, asked: str, years: int) -> None:
    now = job(title, "Acme Mills", 2020, None, "Checked first pieces")
    before = job("Weaver", "Acme Mills", 2014, 2020, "Tended looms")
    letter = told("cover_letter", f"{title}\nTitan\nRequirements:\n- {asked}", now, before)
    assert f"for {years} years" in letter or f"{years} years as" in letter


def test_years_within_those_with_an_employer_are_not_told_as_further_ones() -> None:
    now = job("Line Operator", "Crest Foods", 2020, None, "Run retort line")
    before = job("Packaging Operator", "Crest Foods", 2016, 2020, "Ran Multivac")
    resume = told("resume", "Food Production Operator\nValley Foods\n5 years in food packaging", now, before)
    assert "10 years at Crest Foods" in resume
    assert "Also" not in resume
