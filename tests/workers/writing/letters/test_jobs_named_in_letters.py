"""How a letter names present and earlier jobs: by who one was, or where; none with a hole before it."""

from datetime import date

import pytest

from common.documents.composed import Resume
from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import compose
from workers.writing.draft import Assignment, DocumentKind
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.career import Career
from workers.writing.rules.writer import RuleWriter
from workers.writing.trades.titles import is_somebody
from workers.writing.words.english_words import in_prose
from workers.writing.words.kinds_of_titles import field_of_title, where_of_title, without_kind
from workers.writing.write import check, write

TODAY = date(2026, 11, 26)
POSTING = "Roof Bolter, Tug Ridge. Underground coal. You bolt roof, hang curtain, rock dust and build stoppings."
BOLTER = ("Roof bolter operator", "Fork Mining", 2018, None, "Bolt roof\nHang curtain and rock dust\nCheck methane")


def job(title: str, company: str, begin: int, end: int | None, duties: str) -> Experience:
    return Experience(f"{begin}", title, company, date(begin, 1, 8), date(end, 1, 5) if end else None, duties)


def assignment(kind: DocumentKind, posting: str, *jobs: Experience, code: LanguageCode = "en") -> Assignment:
    facts = ProfileFacts("Hollis Varney", "h@example.com", jobs, (), (), TODAY)
    read = understand_posting(posting)
    return Assignment(kind, code, read, posting, facts, match(read, facts))


def letter(posting: str, *jobs: Experience) -> str:
    task = assignment("cover_letter", posting, *jobs)
    return " ".join(check(write(task, RuleWriter()), task).draft.paragraphs)


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("Instrument Tech (contract)", "contract instrument tech"),
        ("Wildland firefighter (seasonal)", "seasonal wildland firefighter"),
        ("Welder - temp", "temporary welder"),
        ("Carpenter (union)", "carpenter"),
        ("Red hat / general inside labor", "red hat and general inside laborer"),
        ("Plant operator I (OIT)", "plant operator (OIT)"),
        ("Trackman / Machine Operator", "trackman and machine operator"),
        ("CNC Machinist / Set Up", "CNC machinist (set up)"),
    ],
)
def test_a_title_stands_in_a_sentence_as_english_says_it(title: str, told: str) -> None:
    assert in_prose(title) == told


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("Parts counter", "at the parts counter"),
        ("Shipping & Receiving", "in shipping and receiving"),
        ("Tool crib", "in the tool crib"),
        ("Cycle counter", ""),
        ("Maintenance mechanic", ""),
    ],
)
def test_a_place_or_a_field_is_nobody(title: str, told: str) -> None:
    assert where_of_title(title) == told
    assert is_somebody(title) is not bool(told)


def test_who_rose_from_a_counter_was_no_counter() -> None:
    then = job("Parts counter", "Fork Mining", 2015, 2018, "Made hydraulic hoses\nStocked shelves")
    assert "I started there in January 2015 at the parts counter" in letter(POSTING, job(*BOLTER), then)


def test_who_rose_twice_started_with_the_first_of_the_jobs() -> None:
    first = job("Laborer", "Fork Mining", 2012, 2015, "Shoveled belts\nCarried timber")
    then = Experience("2", "Belt mechanic", "Fork Mining", date(2015, 1, 8), date(2018, 1, 5), "Spliced belts")
    told = letter(POSTING, job(*BOLTER), then, first)
    assert "Spliced belts" in told.replace("spliced", "Spliced")
    assert "started there in January 2015" not in told


def test_the_kind_of_employment_heads_no_resume() -> None:
    now = job("Instrument Tech (contract)", "Delta Controls", 2018, None, "Loop checks and calibration")
    task = assignment("resume", "Instrument Technician, Solvane. Loop checks, calibration.", now)
    document = compose(check(write(task, RuleWriter()), task).draft, task)
    assert isinstance(document, Resume)
    assert document.headline == "Instrument Tech"
    assert "(contract)" not in str(document.sections[0])
    assert without_kind("Operator (nights)") == "Operator (nights)"


def test_an_initial_and_a_sign_in_a_title_are_no_person_who_speaks() -> None:
    now = job("Instrument Tech", "Delta Controls", 2023, None, "Loop checks and calibration")
    then = job("I&E Technician", "Bay Paper", 2016, 2023, "Calibrated transmitters\nTuned loops")
    told = letter("Instrument Technician, Solvane. Loop checks, calibration of transmitters.", now, then)
    assert "Before that I was an I&E technician at Bay Paper (2016 to 2023)" in told


def test_no_unrelated_job_is_told_behind_one_that_is_left_out() -> None:
    inside = job("Red hat", "Fork Mining", 2017, 2018, "Shovel belt\nBuild stoppings")
    garage = job("Mechanic helper", "Varney Garage", 2012, 2017, "Brakes, exhaust, tires")
    grocery = job("Stock clerk", "Bottom Grocery", 2010, 2012, "Ran register when busy\nHung curtain displays")
    told = letter(POSTING, job(*BOLTER), inside, garage, grocery)
    assert "Varney Garage" in told or "Bottom Grocery" not in told


def test_no_learners_job_is_told_before_the_work_of_today() -> None:
    now = job("Residential electrician", "Front Electric", 2021, None, "Replace panels\nLook for faults")
    learnt = "Installed outlets, switches and fixtures\nPulled Romex\nBent EMT conduit\nInstalled meter mains"
    then = job("Electrician apprentice", "Mesa Wiring", 2017, 2021, learnt)
    posting = (
        "Electrician, Bright Electric. Requirements: Romex, EMT conduit, outlets, switches, fixtures, meter mains."
    )
    assert "Before that I was an electrician apprentice at Mesa Wiring" in letter(posting, now, then)


def test_jobs_that_the_years_count_are_told_and_service_is_served() -> None:
    now = job("Glazier Foreman", "T-Town Glass", 2021, None, "Lay out from shop drawings\nSet units with cups")
    then = job("Glazier", "T-Town Glass", 2014, 2021, "Installed storefront")
    shop = job("Shop Hand", "Okie Glass & Mirror", 2012, 2014, "Cut glass\nLoaded trucks")
    army = job("PFC, Infantry", "US Army", 2008, 2012, "Drove Humvees")
    told = letter("Glazing Foreman, Sooner Glass. Lay out, storefront. Veterans encouraged.", now, then, shop, army)
    assert "From 2012 to 2014 I was a shop hand at Okie Glass & Mirror" in told
    assert "From 2008 to 2012 I served in the US Army" in told


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("Sanitización (turno de noche)", "en sanitización"),
        ("Campo", "en el campo"),
        ("Bodega", "en la bodega"),
        ("Producción y empaque", "en producción y empaque"),
        ("Mantenimiento de edificios", "en mantenimiento de edificios"),
        ("Capataz de campo", ""),
        ("Encargada de limpieza", ""),
        ("Production", ""),
    ],
)
def test_a_field_in_spanish_is_nobody(title: str, told: str) -> None:
    assert field_of_title(title) == told


def test_nobody_worked_as_a_field() -> None:
    now = job("Plomero de servicio", "Sierra Drain", 2019, None, "Destapo drenajes\nReparo fugas de agua")
    then = job("Sanitización (turno de noche)", "Valle Cleaning", 2015, 2019, "Lavar bandas\nMezclar químicos")
    field = job("Campo", "Huertas Luna", 2012, 2015, "Reparar el riego\nPodar")
    task = assignment("cover_letter", "Plomero, Valle. Reparar fugas y riego.", now, then, field, code="es")
    told = " ".join(check(write(task, RuleWriter()), task).draft.paragraphs)
    assert "Antes trabajé en sanitización en Valle Cleaning" in told
    assert "trabajé como campo" not in told


def test_years_with_an_employer_begin_on_the_first_day_there() -> None:
    now = job("Flexo Press Operator", "Midway Label", 2020, None, "Run the press")
    then = job("Press helper", "Midway Label", 2017, 2020, "Loaded rolls")
    left = job("Packer", "Midway Label", 2012, 2014, "Packed")
    assert Career(now, (then, left), None, 6).there_since == date(2017, 1, 8)
    assert Career(now, (left,), None, 6).there_since == date(2020, 1, 8)


def test_a_letter_whose_title_is_untold_begins_on_the_first_day_there() -> None:
    now = job("Slitter rewind", "Midway Label", 2020, None, "Run rolls of film\nCut film to width")
    then = job("Rewind", "Midway Label", 2017, 2020, "Loaded rolls of film")
    told = letter("Film Slitter, Oakhurst. Cut film to width.", now, then)
    assert "I have worked at Midway Label since January 2017" in told
    assert "since January 2020" not in told


def test_a_summary_tells_all_years_under_a_title_in_spanish() -> None:
    now = job("Tablarroquero y framero", "Basin Interiors", 2013, None, "COLGAR TABLAROCA\nPAREDES CONTRA FUEGO")
    then = job("Colgador de drywall", "Mojave Drywall Co", 2006, 2012, "COLGAR TABLAROCA EN CASAS\nPONER ESQUINEROS")
    task = assignment("resume", "Drywall Foreman, Desert Walls. Hang drywall.", now, then)
    told = check(write(task, RuleWriter()), task).draft.summary
    assert "6 years" not in told
    assert "19 years" in told or "20 years" in told


def test_a_survey_instrument_is_no_instrumentation() -> None:
    now = job(
        "Survey Instrument Operator", "Fork Land Surveys", 2021, None, "Stake curb and sewer\nSet hubs and offsets"
    )
    then = job("Rod Person", "Fork Land Surveys", 2020, 2021, "Carried the rod\nCut line")
    posting = "Survey Crew Chief, Tug Ridge Engineering. Stake construction, set hubs, 5 years in land surveying."
    told = letter(posting, now, then)
    assert "instrumentation" not in told
    assert "6 years in land surveying" in told


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("Bus mechanic, journeyman", "journeyman bus mechanic"),
        ("Lineman (journeyman)", "journeyman lineman"),
        ("Electrical Apprentice, 3rd year", "3rd year electrical apprentice"),
        ("4-Year Apprentice", "4-year apprentice"),
        ("Process tech, inj molding", "process tech"),
    ],
)
def test_a_level_behind_a_title_is_told(title: str, told: str) -> None:
    assert in_prose(title) == told


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("Shakeout and Grinding", "in shakeout and grinding"),
        ("Vinyl Production", "in vinyl production"),
        ("Fire Watch", "on fire watch"),
        ("CNC programming", ""),
    ],
)
def test_work_that_is_nobody_is_told_by_its_name(title: str, told: str) -> None:
    assert where_of_title(title) == told


def test_the_first_of_three_jobs_with_one_employer_is_told_as_the_beginning() -> None:
    then = job("Pourer", "Fork Mining", 2012, 2018, "Poured molds from a ladle\nPatched ladles")
    first = job("Shakeout and Grinding", "Fork Mining", 2008, 2012, "Knocked off gates and risers\nGround castings")
    told = letter(POSTING, job(*BOLTER), then, first)
    assert "Before that I was a pourer there (2012 to 2018)" in told
    assert "I started there in January 2008 in shakeout and grinding" in told


def test_who_began_under_a_title_that_no_sentence_has_began_in_another_position() -> None:
    told = "Acomodaba cajas en la tarima\nLlenaba la hoja de producción"
    then = job("Desvenadora", "Fork Mining", 2015, 2018, told)
    assert "I started there in January 2015 in another position" in letter(POSTING, job(*BOLTER), then)


def test_who_is_in_a_crew_is_part_of_it() -> None:
    then = job("Yard crew", "Fork Mining", 2015, 2018, "Loaded mats for jobs\nHung brattice curtain")
    assert "as part of the yard crew" in letter(POSTING, job(*BOLTER), then)


def test_a_job_before_with_the_same_employer_was_there() -> None:
    then = job("Belt Mechanic", "Fork Mining", 2012, 2018, "Spliced belts\nHung curtain\nGreased drives")
    first = job("Red hat", "Fork Mining", 2011, 2012, "Hung brattice curtain")
    told = letter(POSTING, job(*BOLTER), then, first)
    assert "Before that I was a belt mechanic there (2012 to 2018)" in told
    assert "I started there in January 2011 as a red hat" in told


def test_a_title_that_no_sentence_has_stands_in_brackets() -> None:
    then = job("2nd Press", "Fork Mining", 2015, 2018, "Hung brattice curtain\nLoaded paper")
    assert "I started there in January 2015 (2nd Press): " in letter(POSTING, job(*BOLTER), then)


def test_how_long_something_was_done_is_no_further_thing() -> None:
    dairy = job("Bolter helper", "Fork Mining", 2015, 2018, "Hung curtain, two shifts\nRock dusted")
    assert "hung curtain, two shifts" in letter(POSTING, job(*BOLTER), dairy)


def test_a_positive_pump_is_no_virtue() -> None:
    then = job("Bolter helper", "Fork Mining", 2015, 2018, "Rebuilt positive displacement pumps\nRock dusted")
    assert "rebuilt positive displacement pumps" in letter(f"{POSTING} You rebuild pumps.", job(*BOLTER), then)


def test_an_earlier_job_is_not_told_by_a_stub_alone() -> None:
    posting = "Signal Supervisor, Fox Rail. You plan the work of signal maintainers and one construction gang."
    told = letter(
        posting,
        job("Signal Maintainer", "Prairie Rail", 2012, None, "Test signals\nReplace gate arms\nKeep records"),
        job(
            "Assistant Signalman",
            "Prairie Rail",
            2010,
            2012,
            "Signal construction gang\nDug cable, set bungalows and masts",
        ),
    )
    assert "signal construction gang; dug cable, set bungalows and masts." in told
