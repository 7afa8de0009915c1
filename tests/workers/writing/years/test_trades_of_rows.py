"""What trade a job is of, where its title leaves it open or is shared by two: its employer and duties tell."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.gate.gate import FactGate
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.trades.families import families_of_title
from workers.writing.trades.families_of_jobs import families_of_job
from workers.writing.trades.years_in_trades import tenure_in_trade
from workers.writing.translation.rows.row_names import with_names_in
from workers.writing.translation.rows.spanish_names import spanish_title
from workers.writing.write import check, write

TODAY = date(2026, 11, 26)


def job(title: str, company: str, begin: int, end: int | None = None, duties: str = "") -> Experience:
    until = date(end, 1, 5) if end else None
    return Experience(f"{title}{begin}", title, company, date(begin, 1, 8), until, duties)


def facts(*jobs: Experience) -> ProfileFacts:
    return ProfileFacts("Ines Marrow", "i@example.com", jobs, (), (), TODAY)


@pytest.mark.parametrize(
    ("title", "company", "duties", "families"),
    [
        ("Hojalatero", "Merrimack Auto Body", "Enderezo puertas", {"collision"}),
        ("Hojalatero", "Ductos del Norte", "Hago ductos", {"sheet_metal"}),
        ("Furnace Operator", "Red Mountain Castings", "", {"foundry"}),
        ("Furnace Operator", "Lakeside Glass", "", set()),
        ("MOLDER", "RED MOUNTAIN IRON WORKS", "Ram molds, set cores", {"foundry"}),
        ("Molder", "Lakeside Plastics", "Change molds on Engel presses", {"molding"}),
        ("Operadora de cuchillo", "Platte River Beef", "", {"meat"}),
        ("Mate", "Gulf Basin Dredging", "", {"dredging"}),
        ("CT Tech / Radiographer", "Lakeview Imaging", "", set()),
        ("Radiographer", "Mercy Hospital", "X-rays of chests", set()),
        ("Radiographer", "Coastal Pipe Testing", "Shot gamma on welds", {"nondestructive"}),
        ("Conductor", "Platte Western Railroad", "Switched cars", set()),
        ("Chofer", "Fletes Garza", "Reparto", {"driving"}),
        ("Apartment Caretaker", "Snelling Towers", "I painted and unclogged drains", {"maintenance"}),
        ("Conserje de departamentos", "Snelling Towers", "I painted and unclogged drains", {"maintenance"}),
        ("Caretaker", "Bright Days Care", "I looked after an elderly couple", set()),
    ],
)
def test_a_row_tells_the_trade_that_its_title_leaves_open(
    title: str, company: str, duties: str, families: set[str]
) -> None:
    assert families_of_job(job(title, company, 2016, None, duties)) - {"railroad"} == families


@pytest.mark.parametrize(
    "title",
    ["Gas Turbine Technician", "Pile Driver", "Carpet Cleaner", "Truck Scale Operator", "Sheet Fed Press Helper"],
)
def test_a_word_that_other_trades_share_names_none(title: str) -> None:
    assert not families_of_title(title) & {"wind", "driving", "flooring", "scales", "sheet_metal"}


@pytest.mark.parametrize(
    ("now", "then", "years"),
    [
        (("Sheet Metal Fabricator", "Lakeshore Metal Works"), ("Shop helper", "Lakeshore Metal Works", "Notcher"), 15),
        (("Process Tech, Injection Molding", "Presque Co"), ("Press operator", "Tri-Lake Molding", "Trimmed"), 15),
        (("Fiber Splicer", "Islandwide"), ("Cable Installer", "Orlando Crew", "TV and phone"), 15),
        (("Sign Fabricator", "Bright Banner"), ("Vinyl production", "Graphix on Main", "Weeded vinyl"), 15),
        (("Hojalatero", "Merrimack Auto Body"), ("Desabollador", "Taller Luna", "Carros"), 15),
        (("Leverman", "Gulf Basin Dredging"), ("Deckhand", "Gulf Basin Dredging", "Lines"), 15),
        # of another trade
        (("Sheet Metal Fabricator", "Lakeshore Metal Works"), ("Shop helper", "Farm & Home", "Stocked"), 10),
        (("Process Tech, Injection Molding", "Presque Co"), ("Press operator", "Daily News Print", "Ink"), 10),
    ],
)
def test_years_count_who_was_in_the_trade_by_firm_or_things(
    now: tuple[str, str], then: tuple[str, str, str], years: int
) -> None:
    person = facts(job(*now, 2016), job(then[0], then[1], 2011, 2016, then[2]))
    tenure = tenure_in_trade(person, now[0], with_learning=True, with_duties=True)
    assert tenure
    assert tenure.years == years


@pytest.mark.parametrize(
    ("sentence", "is_held"),
    [
        ("Tengo 15 años de experiencia en procesamiento de carne.", True),
        ("Tengo 19 años de experiencia en procesamiento de carne.", False),
        ("Tengo 15 años de experiencia en procesamiento de carne y carne de manejo.", False),
    ],
)
def test_meat_in_the_name_of_a_trade_is_no_card(sentence: str, is_held: bool) -> None:  # noqa: FBT001
    person = facts(job("Operadora de cuchillo", "Elk Beef", 2016), job("Empacadora", "Elk Beef", 2011, 2016))
    posting = "Líder de línea, Great Bluff Pork. Tres años con cuchillo."
    read = understand_posting(posting)
    task = Assignment("cover_letter", "es", read, posting, person, match(read, person))
    assert (FactGate(task).pass_through(Draft(paragraphs=(sentence,))).draft.paragraphs == (sentence,)) is is_held


@pytest.mark.parametrize(
    "title",
    [
        "A/C Tech",
        "Wind Tech",
        "Fire Alarm Tech",
        "Garage Door Tech",
        "Gas Tech",
        "Sign Installer",
        "Pump Tech",
        "Batch Plant Operator",
        "Fiberglass Tech",
        "Generator Tech",
        "Window Washer",
        "Feed Mill Operator",
    ],
)
def test_a_title_told_in_spanish_keeps_its_trade(title: str) -> None:
    told = spanish_title(title)
    assert told != title
    assert families_of_title(title)
    assert families_of_title(told) == families_of_title(title)


@pytest.mark.parametrize(
    ("posting", "is_told"),
    [
        ("Door Technician, Elm Doors. Service overhead doors. Carpentry background a big plus.", True),
        ("Door Technician, Elm Doors. Service overhead doors. Work beside carpenters.", False),
    ],
)
@pytest.mark.parametrize("kind", ["resume", "cover_letter"])
def test_years_in_another_trade_are_told_where_the_posting_names_it(
    kind: DocumentKind,
    posting: str,
    is_told: bool,  # noqa: FBT001
) -> None:
    person = facts(
        job("Overhead Door Installer", "Badlands", 2022, None, "Install doors"),
        job("Carpenter", "Hills Framing", 2013, 2022, "Framed houses"),
    )
    read = understand_posting(posting)
    task = Assignment(kind, "en", read, posting, person, match(read, person))
    draft = check(write(task, RuleWriter()), task).draft
    told = f"{draft.summary} {' '.join(draft.paragraphs)}"
    assert ("8 years in carpentry" in told) is is_told


@pytest.mark.parametrize(
    ("jobs", "sought", "family", "years"),
    [
        (
            (
                job("Locomotive Machinist", "Juniata Loco Rebuild", 2014),
                job("Railcar Repairman", "Blair Car", 2009, 2014),
            ),
            "Locomotive Mechanic",
            "mechanics",
            17,
        ),
        (
            (job("Crusher Operator", "Creek Aggregates", 2019), job("Loader Operator", "Creek Aggregates", 2016, 2019)),
            "Plant Foreman",
            "quarrying",
            10,
        ),
        (
            (job("Septic Pumper Driver", "Granite Septic", 2020), job("Delivery Driver", "Merrimack Cola", 2016, 2020)),
            "Septic Technician",
            "septic",
            6,
        ),
        (
            (job("Septic Pumper Driver", "Granite Septic", 2020), job("Delivery Driver", "Merrimack Cola", 2016, 2020)),
            "CDL Driver",
            "driving",
            10,
        ),
    ],
)
def test_years_are_those_of_every_row_of_the_trade_that_is_sought(
    jobs: tuple[Experience, ...], sought: str, family: str, years: int
) -> None:
    found = tenure_in_trade(facts(*jobs), jobs[0].job_title, with_learning=True, sought=sought)
    assert found is not None
    assert (found.family, found.years) == (family, years)


def test_a_carmans_years_are_told_of_railcars() -> None:
    found = tenure_in_trade(facts(job("Carman", "Blair Car", 2009)), "Carman")
    assert found is not None
    assert found.trade("en") == "railcar repair"


@pytest.mark.parametrize(
    ("typed", "told", "trade"),
    [
        ("Site Safety Coordinator", "Coordinador de seguridad en obra", "seguridad laboral"),
        ("Rigger", "Maniobrista", "grúas y aparejo"),
        ("Refrigeration Technician", "Técnico frigorista", "refrigeración"),
        ("Rebar Placer", "Colocador de varilla", "estructuras de hierro"),
    ],
)
def test_a_title_told_by_words_that_name_no_trade_is_of_the_trade_as_it_was_typed(
    typed: str, told: str, trade: str
) -> None:
    """Else who holds it today would be headed by an older job, and their years counted of that one."""
    own = with_names_in("es", facts(job(typed, "Alder Works", 2016)))
    assert own.experiences[0].job_title == told
    tenure = tenure_in_trade(own, told)
    assert tenure is not None
    assert (tenure.years, tenure.trade("es")) == (10, trade)
