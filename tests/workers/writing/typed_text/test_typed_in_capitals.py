"""Profiles that were typed in capitals, wholly or in part: all of one is set alike, and initials stay."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import WELDER
from workers.language.grammar import LanguageCode
from workers.writing.duties.job_lines import statements_of
from workers.writing.person.facts import Credential, Experience, KnownBeside, ProfileFacts, Reachable, Skill, Training
from workers.writing.proofreading.rows import proofread
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.row_names import with_names_in
from workers.writing.words.name_case import card_unshouted, employer_in_case, employer_unshouted, skill_unshouted
from workers.writing.words.shouted_words import unshouted

_LINES = "DOT ANNUALS\nHYDRAULIC HOSES IN THE WOODS\nREBUILT CYLINDERS AND VFDS"


def _typed_in_capitals() -> ProfileFacts:
    job = Experience("a", "LEAD MECHANIC", "GAGNON LOGGING INC", date(2019, 1, 1), date(2024, 1, 1), _LINES)
    skills = (
        Skill("a", "AIR BRAKES", "Technical Skill", "Expert"),
        Skill("b", "FORKLIFT", "Heavy Equipment", "Expert"),
    )
    cards = (
        Credential("c", "CDL CLASS A", "MAINE BMV", date(2020, 1, 1), None),
        Credential("d", "ASE T4 BRAKES", "ASE", date(2020, 1, 1), None),
    )
    return msgspec.structs.replace(WELDER, experiences=(job,), skills=skills, credentials=cards)


def test_a_profile_in_capitals_is_set_alike_throughout() -> None:
    facts = with_names_in("en", proofread(_typed_in_capitals()))
    job = facts.experiences[0]
    assert (job.job_title, job.company_name) == ("Lead Mechanic", "Gagnon Logging Inc")
    assert statements_of(job, "en") == ["DOT annuals", "Hydraulic hoses in the woods", "Rebuilt cylinders and VFDs"]
    assert [row.name for row in facts.skills] == ["Air brakes", "Forklift"]
    assert [(row.name, row.issuer) for row in facts.credentials] == [
        ("CDL Class A", "Maine BMV"),
        ("ASE T4 brakes", "ASE"),
    ]


def test_a_row_in_capitals_among_others_stays_unless_a_word_of_it_is_no_initials() -> None:
    job = Experience("a", "Miner", "WV OMHST", date(2019, 1, 1), None, "Hung curtain\nRan the shuttle car")
    skills = tuple(Skill(name, name, "Other", "Expert") for name in ("FORKLIFT", "RETA CARO", "Scoop", "Shuttle car"))
    told = proofread(msgspec.structs.replace(WELDER, experiences=(job,), skills=skills))
    assert told.experiences[0].company_name == "WV OMHST"
    assert [row.name for row in told.skills] == ["Forklift", "RETA CARO", "Scoop", "Shuttle car"]


def test_what_a_document_has_printed_already_stays() -> None:
    told = proofread(_typed_in_capitals(), "Forklift: FORKLIFT (Expert)")
    assert [row.name for row in told.skills] == ["Air brakes", "FORKLIFT"]


@pytest.mark.parametrize(
    ("typed", "code", "printed"),
    [
        ("OMHST", "en", "OMHST"),
        ("TWIC", "en", "TWIC"),
        ("PMS", "en", "PMs"),
        ("SKIDDERS", "en", "skidders"),
        ("WOODS", "en", "woods"),
        ("TRANE", "en", "Trane"),
        ("O-RINGS", "en", "O-rings"),
        ("DON'T", "en", "don't"),
        ("MONTACARGAS", "es", "montacargas"),
        ("SQF", "es", "SQF"),
    ],
)
def test_a_word_in_capitals_is_written_as_elsewhere(typed: str, code: LanguageCode, printed: str) -> None:
    assert unshouted(typed, code) == printed


@pytest.mark.parametrize(
    ("typed", "among_others", "in_capitals"),
    [
        ("CITY OF BANGOR", "City of Bangor", "City of Bangor"),
        ("WV OMHST", "WV OMHST", "WV OMHST"),
        ("IBEW LOCAL 134", "IBEW Local 134", "IBEW Local 134"),
        ("US ARMY", "US ARMY", "US Army"),
        ("MCCOY'S WELDING LLC", "McCoy's Welding LLC", "McCoy's Welding LLC"),
        ("O'NEILL & SONS", "O'Neill & Sons", "O'Neill & Sons"),
        ("SYSCO", "SYSCO", "Sysco"),
    ],
)
def test_firms_keep_their_initials(typed: str, among_others: str, in_capitals: str) -> None:
    assert (employer_in_case(typed), employer_unshouted(typed)) == (among_others, in_capitals)


def test_cards_and_programs_keep_their_ranks_and_names() -> None:
    assert card_unshouted("TYPE B AND A", "en") == "Type B and A"
    assert card_unshouted("EPA 608 UNIVERSAL", "en") == "EPA 608 Universal"
    assert skill_unshouted("DETROIT DIAGNOSTIC LINK", is_program=True, code="en") == "Detroit Diagnostic Link"
    assert skill_unshouted("SAP", is_program=True, code="en") == "SAP"


@pytest.mark.parametrize("name", ["Air brakes", "Press brakes", "Heat guns", "Pole saws"])
def test_several_of_an_english_thing_are_not_told_as_spanish(name: str) -> None:
    assert english_skill(name) == name


def test_an_english_profile_keeps_the_names_of_its_skills() -> None:
    job = Experience("a", "Mechanic", "Acme", date(2019, 1, 1), None, "Tested the windings of motors with the meter")
    skills = (
        Skill("a", "Fluke meter / Megger", "Hand Tool", "Expert"),
        Skill("b", "Llave de torque", "Other", "Expert"),
    )
    told = with_names_in("en", msgspec.structs.replace(WELDER, experiences=(job,), skills=skills))
    assert [row.name for row in told.skills] == ["Fluke meter / Megger", "Torque wrench"]


def test_a_title_s_shorthand_is_written_out_before_it_is_set() -> None:
    job = Experience("a", "LOG TRUCK DRIVER / LOADER OP", "HOH TIMBER", date(2019, 1, 1), None, "HAUL LOGS TO ABERDEEN")
    [told] = proofread(msgspec.structs.replace(WELDER, experiences=(job,), skills=(), credentials=())).experiences
    assert told.job_title == "Log Truck Driver / Loader Operator"
    assert statements_of(told, "en") == ["Haul logs to Aberdeen"]


def test_a_school_in_capitals_gets_its_accents() -> None:
    job = Experience("a", "EMPACADORA", "FRUTAS SELAH", date(2019, 1, 1), None, "EMPACO CAJAS DE MANZANA EN LA LINEA")
    school = KnownBeside(education=(Training("SECUNDARIA TECNICA 14", "CERTIFICADO", None, None, None),))
    skills = (Skill("a", "PATIN ELECTRICO", "Heavy Equipment", "Expert"),)
    facts = msgspec.structs.replace(WELDER, experiences=(job,), skills=skills, credentials=(), beside=school)
    told = proofread(facts)
    assert told.beside.education[0].school == "Secundaria Técnica 14"
    assert told.skills[0].name == "Patín eléctrico"


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("JONESBORO, AR", "Jonesboro, AR"),
        ("la puente, ca", "La Puente, CA"),
        ("SAN JOSÉ DE GRACIA", "San José de Gracia"),
        ("McAllen, TX", "McAllen, TX"),
        ("LA, CA", "LA, CA"),
        ("TX", "TX"),
        ("", ""),
    ],
)
def test_a_town_has_its_capitals(typed: str, printed: str) -> None:
    told = proofread(msgspec.structs.replace(WELDER, reachable=Reachable(place=typed)))
    assert told.reachable.place == printed


@pytest.mark.parametrize(("typed", "told"), [("SEÑAS", "señas"), ("GRÚA", "grúa"), ("OMHST", "OMHST")])
def test_a_word_with_letters_of_spanish_is_no_initials(typed: str, told: str) -> None:
    assert unshouted(typed, "es") == told


def test_a_line_in_capitals_keeps_the_initials_that_a_skill_has() -> None:
    job = Experience("a", "Form carpenter", "Gagnon", date(2019, 1, 1), None, "SET WALL FORMS, PERI AND SYMONS")
    skill = Skill("a", "PERI forms", "Technical Skill", "Expert")
    facts = proofread(msgspec.structs.replace(WELDER, experiences=(job,), skills=(skill,)))
    assert statements_of(facts.experiences[0], "en") == ["Set wall forms, PERI and Symons"]
