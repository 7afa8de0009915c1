"""Which job heads a document, and that "there", lists and names of credentials say only what was typed."""

from datetime import date

import pytest

from tests.workers.writing.people import text_of
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.words.articles import with_credential_article
from workers.writing.words.english_words import plural
from workers.writing.write import check, write

TODAY = date(2026, 11, 22)
FOREMAN = (
    "Hydro Maintenance Foreman. The foreman assigns work to six mechanics. Required: wicket gates, millwright card."
)
MATE = "Dredge Mate, Harbor Crest Marine. The mate runs the deck and moves anchors. Wanted: steady hand with winches."


def draft(kind: DocumentKind, posting: str, *jobs: Experience, held: tuple[Credential, ...] = ()) -> Draft:
    facts = ProfileFacts("Emery Stall", "e@example.com", jobs, (), held, TODAY)
    read = understand_posting(posting)
    task = Assignment(kind, "en", read, posting, facts, match(read, facts))
    return check(write(task, RuleWriter()), task).draft


def job(title: str, company: str, start: date, end: date | None, duties: str) -> Experience:
    return Experience(f"{start}", title, company, start, end, duties)


MECHANIC = job("Hydro Mechanic", "Pine Gorge Power", date(2017, 7, 10), None, "Dress wicket gates, change shear pins.")
APPRENTICE = job("Millwright Apprentice", "Corliss Paper", date(2013, 6, 3), date(2017, 6, 30), "Aligned pumps.")
LEVERMAN = job("Leverman", "Tidewater Dredging", date(2023, 5, 8), None, "Keep the daily dredge log.")
DECKHAND = job("Deckhand", "Tidewater Dredging", date(2020, 8, 17), date(2023, 5, 5), "Greased ball joints.")


def test_a_mechanic_is_not_headed_as_the_apprentice_of_years_ago() -> None:
    assert draft("resume", FOREMAN, MECHANIC, APPRENTICE).headline == "Hydro Mechanic"
    letter = text_of(draft("cover_letter", FOREMAN, MECHANIC, APPRENTICE))
    assert letter.index("Pine Gorge") < letter.index("Corliss")


def test_who_rose_with_one_employer_writes_of_the_present_job() -> None:
    letter = text_of(draft("cover_letter", MATE, LEVERMAN, DECKHAND))
    assert letter.index("leverman") < letter.index("deckhand")
    assert "I started there" in letter


def test_there_never_stands_behind_the_employer_applied_to() -> None:
    operator = job("IS Machine Operator", "Tillam Glass", date(2019, 10, 7), None, "Gauge bottles hourly, swab molds.")
    letter = "\n".join(
        draft("cover_letter", "Job Change Lead at Merrow Glassworks. You gauge bottles.", operator).paragraphs
    )
    for pointing in ("There I", "In this job I"):
        before = letter.partition(pointing)[0]
        assert pointing not in letter or before.rfind("Tillam") > before.rfind("Merrow")


def test_there_is_the_persons_own_employer() -> None:
    loader = job("Unit Train Loadout Operator", "Prairie Grain", date(2021, 8, 23), None, "Bill cars in RailLink.")
    letter = text_of(draft("cover_letter", "Railcar Coordinator, Juniper Ethanol. Bill cars in RailLink.", loader))
    assert letter.index("Prairie Grain") < letter.index("Bill cars in RailLink")


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("Checked pins, hydraulics and chains each stop.", "Checked pins, hydraulics and chains each stop"),
        ("Change blanks and blow molds on job changes.", "Change blanks and blow molds on job changes"),
    ],
)
def test_a_noun_of_a_list_is_no_doing(typed: str, bullet: str) -> None:
    end = date(2025, 1, 31) if typed.startswith("Checked") else None
    person = job("Machine Operator", "Tillam Glass", date(2019, 1, 7), end, typed)
    assert bullet in " ".join(draft("resume", "Machine Operator. Job changes.", person).bullets[person.id])


def test_what_only_goes_on_behind_a_for_is_no_work_of_its_own() -> None:
    driver = job(
        "Pilot Car Driver",
        "Longspan",
        date(2021, 1, 11),
        None,
        "Lead car for turbine blades, bridge beams, modular homes.",
    )
    letter = " ".join(draft("cover_letter", "Route Coordinator, Kestrel. Escort loads.", driver).paragraphs)
    assert "work in modular homes" not in letter


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Grain Handling Safety", "the Grain Handling Safety certification"),
        ("Lockout/Tagout Authorized Employee", "the Lockout/Tagout Authorized Employee certification"),
        ("Certified Electroplater-Finisher (CEF)", "the Certified Electroplater-Finisher (CEF) certification"),
        ("OSHA 10", "OSHA 10"),
        ("Defensive Driving Course", "Defensive Driving Course"),
        ("Food Handler Card", "a Food Handler Card"),
    ],
)
def test_a_credential_whose_name_says_nothing_of_one_is_called_a_certification(name: str, told: str) -> None:
    assert with_credential_article(name) == told


def test_who_rose_to_a_title_of_no_known_trade_is_headed_by_it() -> None:
    now = job("Array Crew Boss", "Suncrest", date(2022, 10, 3), None, "Install microinverters and racking")
    then = job("Solar Installer", "Brightmesa", date(2020, 3, 2), date(2022, 9, 23), "Set modules")
    headed = draft("resume", "Solar Site Supervisor, Palo Verde. Requirements: microinverters, racking.", now, then)
    assert headed.headline == "Array Crew Boss"
    off = job("Cashier", "Dollar Barn", date(2022, 10, 3), None, "Rang up customers")
    assert (
        draft("resume", "Solar Installer, Palo Verde. Requirements: racking.", off, then).headline == "Solar Installer"
    )


def test_names_typed_in_capitals_are_told_as_names() -> None:
    now = job("CNC MACHINIST II", "VANTERRA PRECISION, INC.", date(2018, 5, 21), None, "Set up Haas mills")
    told = text_of(draft("cover_letter", "CNC Machinist, Halvorsen. Requirements: Haas mills.", now))
    assert "a CNC Machinist II at Vanterra Precision, Inc." in told


def test_a_name_that_ends_on_a_measure_has_no_plural() -> None:
    assert plural("boom lift 60 ft") == "boom lift 60 ft"
    assert plural("boom lift") == "boom lifts"
