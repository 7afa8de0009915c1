"""Rows and lines that were typed all in small letters, or all in capitals: one rule for each kind of name."""

import msgspec
import pytest

from tests.workers.writing.people import with_duties
from workers.language.grammar import LanguageCode
from workers.writing.duties.cleaning import lines_of_duties
from workers.writing.person.facts import Skill
from workers.writing.proofreading.rows import proofread
from workers.writing.translation.rows.row_names import with_names_in
from workers.writing.translation.rows.titles import english_title
from workers.writing.words.articles import skill_in_prose
from workers.writing.words.casing import in_sentence_case
from workers.writing.words.english_words import in_prose
from workers.writing.words.name_case import card_in_case, employer_in_case, person_in_case, skill_in_case
from workers.writing.words.phrases import lowered
from workers.writing.words.row_case import title_in_case
from workers.writing.words.title_case import in_title_case


@pytest.mark.parametrize(
    ("typed", "code", "printed"),
    [
        ("class a driver", "en", "Class A Driver"),
        ("CDL A DRIVER", "en", "CDL A Driver"),
        ("READY MIX DRIVER", "en", "Ready Mix Driver"),
        ("LINE COOK", "en", "Line Cook"),
        ("MECHANIC", "en", "Mechanic"),
        ("RN", "en", "RN"),
        ("operator iv", "en", "Operator IV"),
        ("ups driver", "en", "UPS Driver"),
        ("framer / carpintero de casas", "en", "Framer / Carpintero de Casas"),
        ("helper then installer", "en", "Helper then Installer"),
        ("lider de equipo de pisos", "es", "Lider de equipo de pisos"),
    ],
)
def test_titles_have_one_rule(typed: str, code: LanguageCode, printed: str) -> None:
    assert title_in_case(typed, code) == printed


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("foothill unified school district", "Foothill Unified School District"),
        ("chp / california dept of education", "CHP / California Dept of Education"),
        ("ase", "ASE"),
        ("por mi cuenta", "Por mi cuenta"),
        ("on my own, side gig", "On my own, side gig"),
        ("eMaint Systems", "eMaint Systems"),
        ("DIR / DLSE", "DIR / DLSE"),
        ("DELTA RESTAURANT SUPPLY", "Delta Restaurant Supply"),
        ("RUSTY'S HAULING & BOB'S CRANES", "Rusty's Hauling & Bob's Cranes"),
        ("por mi cuenta, Tepic, Nayarit", "Por mi cuenta, Tepic, Nayarit"),
        ("CA SWRCB", "CA SWRCB"),
        ("ca swrcb", "CA SWRCB"),
        ("WA l&i", "WA L&I"),
    ],
)
def test_employers_and_issuers_are_names(typed: str, printed: str) -> None:
    assert employer_in_case(typed) == printed


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("class b license, p and s endorsement, air brake", "Class B license, P and S endorsement, air brake"),
        ("ase s2 diesel engines", "ASE S2 diesel engines"),
        ("CONFINED SPACE ENTRANT", "Confined space entrant"),
        ("RETA CARO", "RETA CARO"),
        ("CDL class b", "CDL Class B"),
        ("ac 609", "AC 609"),
        ("HAZWOPER 40", "HAZWOPER 40"),
    ],
)
def test_cards_keep_their_initials(typed: str, printed: str) -> None:
    assert card_in_case(typed, "en") == printed


def test_a_program_is_a_name_and_a_tool_is_none() -> None:
    assert skill_in_case("cummins insite", is_program=True, code="en") == "Cummins Insite"
    assert skill_in_case("fleet software (ron turley)", is_program=True, code="en") == "fleet software (Ron Turley)"
    assert skill_in_case("roll groover", is_program=False, code="en") == "roll groover"
    assert skill_in_case("CHIPPING HAMMER", is_program=False, code="en") == "Chipping hammer"


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("electric ones i only do the chassis", "electric ones I only do the chassis"),
        ("grade i welder", "grade i welder"),
        ("pm services a, b and c", "PM services A, B and C"),
        ("6 am to 2 pm a day", "6 am to 2 pm a day"),
        ("ready for chp inspection, trailer abs", "ready for CHP inspection, trailer ABS"),
        ("send back what isn't right", "send back what isn't right"),
        ("LOADS A DAY IN SAN DIEGO COUNTY, 4 SO FAR", "loads a day in San Diego county, 4 so far"),
    ],
)
def test_lines_in_small_letters_have_oneself_and_initials(typed: str, printed: str) -> None:
    assert in_sentence_case(typed, "en") == printed


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("repipes from lathrop to manteca", "repipes from Lathrop to Manteca"),
        ("new homes in madera and los gatos", "new homes in Madera and Los Gatos"),
        ("yard in tracy, sort cases of lincoln logs", "yard in Tracy, sort cases of lincoln logs"),
        ("bridges in kern county, la county permits", "bridges in Kern county, LA county permits"),
        ("ran it when omar is out or when jack is", "ran it when Omar is out or when Jack is"),
        ("jack up the trailer, when work is slow", "jack up the trailer, when work is slow"),
        ("3g and 4f plate to d1.1, ut tested", "3G and 4F plate to D1.1, UT tested"),
        ("homes pre-2010, i-5 and hwy 99 for caltrans", "homes pre-2010, I-5 and Hwy 99 for Caltrans"),
        ("read the co2 and nh3 alarms", "read the CO2 and NH3 alarms"),
        ("cat 320, lincoln ln-25, a case of 24", "Cat 320, Lincoln LN-25, a case of 24"),
        ("plcs, vfds and rfis, qc checks", "PLCs, VFDs and RFIs, QC checks"),
        ("PLC i/o with laptop, allen bradley", "PLC i/o with laptop, Allen Bradley"),
        ("ran a john deere 8r, new holland baler", "ran a John Deere 8R, New Holland baler"),
        ("new hollands, square deck", "new hollands, square deck"),
        ("add water ONLY if they sign", "add water only if they sign"),
        ("read p&ids, reach truck raymond", "read P&IDs, reach truck Raymond"),
        ("Thermo king and carrier units, match pantone", "Thermo King and Carrier units, match Pantone"),
        ("READ P&IDS WITH A 4 MAN CREW", "read P&IDs with a 4 man crew"),
        ("logs to port angeles and bangor, gd&t, 4wd tractors", "logs to Port Angeles and Bangor, GD&T, 4WD tractors"),
    ],
)
def test_names_and_codes_within_a_line_have_their_capitals(typed: str, printed: str) -> None:
    assert in_sentence_case(typed, "en") == printed


@pytest.mark.parametrize(
    "typed",
    [
        "preparo manteca y masa",
        "corto madera de encino",
        "marcos y puertas, trabajo chico",
        "programo y preparo tornos",
        "diagnostico con JPRO",
    ],
)
def test_what_is_a_word_in_spanish_is_no_town_there(typed: str) -> None:
    assert in_sentence_case(typed, "es") == typed


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Crane operator", "Crane Operator"),
        ("RV Cabinet assembler", "RV Cabinet Assembler"),
        ("Operator in training", "Operator in Training"),
        ("Repartidor en moto", "Repartidor en moto"),
        ("Safety Attendant (hole watch, fire watch)", "Safety Attendant (hole watch, fire watch)"),
        ("Oiler", "Oiler"),
    ],
)
def test_a_title_with_some_capitals_gets_the_others(typed: str, printed: str) -> None:
    assert in_title_case(english_title(typed), "en") == printed


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Apprentice Electrician 3rd yr", "Apprentice Electrician 3rd Year"),
        ("Structural Welder/ fitter", "Structural Welder/Fitter"),
        ("Tool & die maker", "Tool & Die Maker"),
        ("Driver / Dock worker", "Driver / Dock Worker"),
        ("Operator A/B shift", "Operator A/B Shift"),
    ],
)
def test_a_title_has_its_year_written_out_and_capitals_behind_a_slash(typed: str, printed: str) -> None:
    assert in_title_case(title_in_case(typed, "en"), "en") == printed


def test_a_make_and_its_model_keep_their_capitals_in_a_spanish_row() -> None:
    skills = (Skill("1", "tractor john deere 8R", "Heavy Equipment", "Expert"),)
    facts = msgspec.structs.replace(with_duties("manejo tractor y siembro lechuga"), skills=skills)
    [skill] = with_names_in("es", facts).skills
    assert skill.name.lower() == "tractor john deere 8r"
    assert skill.name.endswith("John Deere 8R")


def test_a_rank_with_a_number_has_one_case_in_a_sentence() -> None:
    assert in_prose("Wind tech II") == "Wind Tech II"
    assert skill_in_prose("ProPress") == "ProPress"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Chainsaws, Stihl 201T to 661", "chainsaws, Stihl 201T to 661"),
        ("Cummins, Detroit engines", "Cummins, Detroit engines"),
        ("Polish language", "Polish language"),
        ("Polish stainless", "polish stainless"),
        ("Swiss lathe", "Swiss lathe"),
    ],
)
def test_a_skill_within_a_sentence_keeps_no_capital_but_a_name_s(typed: str, told: str) -> None:
    assert skill_in_prose(typed) == told


def test_a_language_has_its_capital_and_a_class_its_letter() -> None:
    assert in_sentence_case("polish stainless, polish language, swiss lathes", "en") == (
        "polish stainless, Polish language, Swiss lathes"
    )
    assert lowered("B faller second season") == "B faller second season"
    assert lowered("A crew of 5") == "a crew of 5"


def test_states_behind_one_another_keep_their_capitals() -> None:
    assert next(lines_of_duties("48/53 reefer, FL GA SC NC AL", "en")) == ["48/53 reefer, FL GA SC NC AL"]


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("miguel arrington", "Miguel Arrington"),
        ("rosa de la cruz", "Rosa de la Cruz"),
        ("shane o'brien", "Shane O'Brien"),
        ("ana garcía-lópez", "Ana García-López"),
        ("j. t. mcdonald", "J. T. McDonald"),
        ("élodie van der berg", "Élodie van der Berg"),
        ("mac miller jr.", "Mac Miller Jr."),
        ("sam reed iii", "Sam Reed III"),
        ("RAY BOUDREAUX", "RAY BOUDREAUX"),
        ("bell Hooks", "bell Hooks"),
    ],
)
def test_a_name_without_any_capital_has_its_own(typed: str, printed: str) -> None:
    assert person_in_case(typed) == printed
    assert proofread(msgspec.structs.replace(with_duties("welded pipe"), name=typed)).name == printed


def test_a_name_that_is_printed_already_stays() -> None:
    facts = msgspec.structs.replace(with_duties("welded pipe"), name="miguel arrington")
    assert proofread(facts, "miguel arrington\nPipe Welder").name == "miguel arrington"
