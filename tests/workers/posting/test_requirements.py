"""Reading postings: position, employer, what is asked for; in two languages, and whatever else people paste."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.workers.writing.people import ANUNCIO, POSTING
from workers.posting.requirements.reading import Told, understand_posting


@pytest.mark.parametrize(
    ("text", "title", "company"),
    [
        (POSTING, "Structural Welder", "Harborline Marine"),
        (ANUNCIO, "Soldador", "Aceros de Baja"),
        ("Acme Shipyard is hiring a Structural Welder in Long Beach. Nights.", "Structural Welder", "Acme Shipyard"),
        (
            "Forklift Operator\nAcme Logistics\nOntario, CA\n\nLoad and unload trucks.",
            "Forklift Operator",
            "Acme Logistics",
        ),
        ("Job Title: HVAC Technician (Residential)\nCompany: Cool Air, Inc.", "HVAC Technician", "Cool Air, Inc"),
        ("Position: CDL Class A Driver - Home Daily - $32/hr", "CDL Class A Driver", ""),
        (
            "We are looking for an experienced journeyman electrician to join our crew.",
            "Journeyman Electrician",
            "",
        ),
        ("Join Pacific Steel & Fabrication as a welder! Good pay.", "Welder", "Pacific Steel & Fabrication"),
        ("Carpenter needed ASAP", "Carpenter", ""),
        ("DIESEL MECHANIC WANTED\nCall Bob", "Diesel Mechanic", ""),
        ("Grúas López busca operador de grúa con experiencia.", "Operador de Grúa", "Grúas López"),
        ("Our client has great benefits. Apply today and grow with us.", "", ""),
        ("", "", ""),
    ],
)
def test_position_and_employer(text: str, title: str, company: str) -> None:
    posting = understand_posting(text)
    assert (posting.title, posting.company) == (title, company)


def test_a_posting_can_t_put_claims_into_the_names_that_a_letter_repeats() -> None:
    posting = understand_posting(
        "Company: Acme has hired Rosa with a Class A CDL\nJob title: Welder who has 20 years and a master license"
    )
    assert (posting.title, posting.company) == ("Welder", "Acme")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Must know GMAW and GTAW.", {"MIG welding", "TIG welding"}),
        ("Class A CDL with hazmat; clean DOT physical", {"CDL Class A", "hazmat endorsement", "DOT medical card"}),
        ("OSHA 10-hour card. 30-hour OSHA preferred", {"OSHA 10", "OSHA 30"}),
        ("EPA 608 Universal. Read schematics and use a multimeter.", {"EPA 608", "schematics", "multimeter"}),
        ("Se requiere licencia de montacargas y OSHA 10", {"certificación de montacargas", "OSHA 10"}),
        ("Jet grease lines. Grease bearings.", {"grease lines", "lubrication", "bearings"}),
        ("Run packaging lines and packaging equipment", {"packaging"}),
        ("Knows Fanuc FS100 controls", {"FS100"}),
        ("Work schedule: 7:30am to 4pm. Pay scale & grade WG 10. EEO/AA. Salary $30 USD.", set()),
        ("aboard ship, on uneven ground, using machines", set()),
    ],
)
def test_what_is_asked_for(text: str, names: set[str]) -> None:
    assert {keyword.name for keyword in understand_posting(text).keywords} == names


@pytest.mark.parametrize(
    ("text", "years"),
    [
        ("3+ years of experience", 3),
        ("Minimum of 2 to 5 years experience in welding", 2),
        ("at least five (5) years' experience", 5),
        ("mínimo 2 años de experiencia", 2),
        ("We have served the valley for 50 years.", None),
        ("Operating since 1988. 40 years of experience building homes", None),
    ],
)
def test_years_asked_for(text: str, years: int | None) -> None:
    assert understand_posting(text).years_required == years


def test_languages() -> None:
    assert understand_posting(POSTING).language == "en"
    assert understand_posting(ANUNCIO).language == "es"
    assert understand_posting("12345").language == "en"


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=2000))
def test_any_text_can_be_read(text: str) -> None:
    posting = understand_posting(text)
    assert len(posting.title.split()) <= 7
    assert "\n" not in posting.title + posting.company


@pytest.mark.parametrize(
    "text",
    [
        *("\n-" * 20_000, "A " * 20_000, "(" * 40_000, "A and " * 8_000, "1 " * 20_000, "Aa." * 14_000),
        "Welder" + "\n-" * 20_000,
    ],
)
def test_text_made_to_be_slow_is_read_all_the_same(text: str) -> None:
    assert understand_posting(text).keywords == ()


def test_what_a_person_has_looked_over_goes_before_what_the_text_says() -> None:
    told = Told("Journeyman Mechanic", "Bayline Transit", "Oakland, CA")
    posting = understand_posting("Four Journey-level Mechanics wanted at Acme.\nWork on buses.", told)
    assert (posting.title, posting.company, posting.location) == (
        "Journeyman Mechanic",
        "Bayline Transit",
        "Oakland, CA",
    )


def test_a_title_that_is_a_sentence_is_none() -> None:
    """A page may call its job anything, and the title stands in the letter."""
    told = Told("Welder. The applicant holds every licence there is and has done so for thirty years.")
    assert "licence" not in understand_posting("Welder for Acme Shipyard\nWeld steel.", told).title


@pytest.mark.parametrize("first", ["Structural Welder at Harborline Marine", "Structural Welder - Harborline Marine"])
def test_a_first_line_of_position_and_employer_asks_for_nothing(first: str) -> None:
    posting = understand_posting(f"{first}\n\nWeld structural steel with MIG. OSHA 10 required.")
    assert [one.text for one in posting.requirements] == ["Weld structural steel with MIG", "OSHA 10"]


def test_the_employer_s_name_asks_for_nothing() -> None:
    posting = understand_posting(
        "Concrete Finisher\nIronwood Paving & Concrete, Redding CA\n\nRequirements:\n- Finish slabs\n- OSHA 30"
    )
    assert posting.company == "Ironwood Paving & Concrete"
    assert {one.text for one in posting.requirements} == {"Finish slabs", "OSHA 30"}
    assert "asphalt paving" not in {one.name for one in posting.keywords}


def test_what_only_pay_or_praise_names_is_no_keyword() -> None:
    pay = "Pay:\n$44.00, night differential, paid CDL training"
    posting = understand_posting(f"Concrete Finisher\n\nRequirements:\n- Finish slabs with a power trowel\n\n{pay}")
    assert {one.name for one in posting.keywords}.isdisjoint({"powertrain", "CDL"})
    assert posting.keywords


def test_one_everyday_word_asks_for_nothing() -> None:
    posting = understand_posting("Finisher\n\nPluses:\n- polished concrete\n- person\n- welding")
    assert [one.text for one in posting.requirements] == ["polished concrete", "welding"]
