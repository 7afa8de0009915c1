"""Schooling and languages that a posting asks for stand in a letter, as the rows say them."""

from datetime import date

import pytest
from msgspec.structs import replace

from tests.workers.writing.people import text_of
from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import compose
from workers.writing.draft import Assignment, DocumentKind
from workers.writing.matching.keywords import match
from workers.writing.person.facts import (
    Credential,
    Experience,
    KnownBeside,
    ProfileFacts,
    Skill,
    SpokenLanguage,
    Training,
)
from workers.writing.rules.letter.studies_asked import studies_of_trade
from workers.writing.rules.rows.schooling import (
    earned_in,
    has_none,
    is_over,
    paper_in_prose,
    paper_in_spanish,
    schooling_asked,
)
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import check, write

TODAY = date(2026, 11, 24)
JOB = Experience("1", "Warehouse Supervisor", "Acme", date(2019, 1, 1), None, "Supervise 18 on first shift")
TECH = Training("Lake Area Technical College", "AAS Energy Technology", None, date(2019, 8, 1), date(2021, 5, 7))
SCHOOL = Training("Bloomfield High School", "GED", None, date(2013, 8, 12), date(2016, 11, 18))
NOW = Training("Henry Ford College", "Associate in Mechanics (in progress)", None, date(2024, 8, 26), None)


def assignment(posting_text: str, beside: KnownBeside, kind: DocumentKind = "cover_letter") -> Assignment:
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", (JOB,), (), (), TODAY, beside=beside)
    posting = understand_posting(posting_text)
    return Assignment(kind, posting.language, posting, posting_text, facts, match(posting, facts))


def letter(posting_text: str, beside: KnownBeside) -> str:
    task = assignment(posting_text, beside)
    return text_of(check(write(task, RuleWriter()), task).draft)


@pytest.mark.parametrize(
    ("wish", "rows", "said"),
    [
        (
            "Associate degree preferred",
            (SCHOOL, TECH),
            "I have an AAS in Energy Technology from Lake Area Technical College (2021).",
        ),
        ("Extras: hay tools, an AAS in ag or diesel", (TECH,), "I have an AAS in Energy Technology from Lake Area"),
        ("Tech school or degree a plus", (NOW,), "I am studying at Henry Ford College: Associate in Mechanics"),
        ("HS diploma/GED", (SCHOOL,), "I have a GED from Bloomfield High School (2016)."),
    ],
)
def test_schooling_that_is_asked_for_is_told(wish: str, rows: tuple[Training, ...], said: str) -> None:
    assert said in letter(f"Operations Manager at Peach Goods\nRequirements:\n- {wish}", KnownBeside(education=rows))


@pytest.mark.parametrize(
    ("wish", "row", "said"),
    [
        (
            "Flux core and stick welding; we test",
            Training("Mid-Plains College", "Diploma, Welding", None, date(2011, 8, 22), date(2012, 5, 12)),
            "I have a diploma in Welding from Mid-Plains College (2012).",
        ),
        (
            "Completed a lineman apprenticeship",
            Training("NEIEP", "Completion, Lineman Apprenticeship", None, date(2009, 6, 1), date(2013, 8, 30)),
            "I completed the Lineman Apprenticeship at NEIEP (2013).",
        ),
    ],
)
def test_studies_of_what_is_asked_for_are_told(wish: str, row: Training, said: str) -> None:
    posting = f"Technician at Peach Goods\nRequirements:\n- {wish}"
    assert said in letter(posting, KnownBeside(education=(row,)))
    going_on = replace(row, end_date=None)
    assert "Mid-Plains" not in letter(posting, KnownBeside(education=(going_on,)))
    licence = replace(row, school="Sauk Driving School", credential="Certificate, Class A CDL")
    assert "Sauk" not in letter("Driver at Peach\nRequirements:\n- Class A CDL", KnownBeside(education=(licence,)))
    assert row.school not in letter("Technician at Peach\nRequirements:\n- Sewing", KnownBeside(education=(row,)))


@pytest.mark.parametrize("wish", ["Bend pipe, 90 degree elbows", "Drive a route to the high school"])
def test_schooling_is_told_only_where_it_is_asked_for(wish: str) -> None:
    said = letter(f"Operator at Peach\nRequirements:\n- {wish}", KnownBeside(education=(SCHOOL,)))
    assert "I studied" not in said
    assert "I have a" not in said


@pytest.mark.parametrize(
    ("credential", "told"),
    [
        ("Technical diploma, Welding", "a technical diploma in Welding"),
        ("Technical diploma, welding", "a technical diploma in welding"),
        ("Diploma", "a diploma"),
        ("AAS Wind Energy", "an AAS in Wind Energy"),
        ("Associate in Applied Science, Electronics", "an Associate in Applied Science in Electronics"),
        ("Associate in Mechanics (in progress)", ""),
        ("Welding courses", ""),
    ],
)
def test_what_was_earned_is_parted_from_its_field(credential: str, told: str) -> None:
    assert paper_in_prose(credential) == told
    assert paper_in_spanish("Certificado, Mantenimiento industrial") == "certificado en Mantenimiento industrial"
    assert not paper_in_spanish("Certificado de curso trunco")


def test_a_row_without_a_date_is_no_study_that_goes_on() -> None:
    assert is_over(Training("Old Town High School", "Diploma", None, None, None), TODAY)
    assert not is_over(NOW, TODAY)


def test_a_school_left_without_anything_earned_says_so_by_what_there_was() -> None:
    none = Training("Sowela College", "none, one semester", None, None, None)
    assert earned_in(none) == "One semester"
    beside = KnownBeside(education=(none,))
    facts = ProfileFacts("Ana", "a@example.com", (JOB,), (), (), TODAY, beside=beside)
    assert schooling_asked(facts, "Associate degree preferred") is None
    task = assignment("Operator at Peach\nAssociate degree preferred", beside, "resume")
    assert "none" not in str(compose(check(write(task, RuleWriter()), task).draft, task))


SPANISH, ENGLISH = SpokenLanguage("Spanish", "Native"), SpokenLanguage("English", "Basic")


@pytest.mark.parametrize(
    ("posting_text", "said"),
    [
        ("Lead at Farms\nRequirements:\n- Basic English; Spanish required", "I speak Spanish and basic English."),
        ("Lead at Farms\nRequirements:\n- Fluent English; Spanish required", "I speak Spanish."),
        ("Lead at Farms\nRequirements:\n- Bilingual a plus", "I speak Spanish."),
    ],
)
def test_languages_are_told_as_well_as_they_are_asked_for(posting_text: str, said: str) -> None:
    assert said in letter(posting_text, KnownBeside(languages=(SPANISH, ENGLISH)))


def test_the_letter_s_own_language_answers_no_wish_for_another() -> None:
    posting = "Líder de cuadrilla en Techos del Valle\nRequisitos:\n- Experiencia en TPO\n- Que hable inglés"
    assert "Hablo" not in letter(posting, KnownBeside(languages=(SPANISH,)))


def test_praise_of_oneself_is_no_skill_of_a_letter() -> None:
    skills = (
        Skill("1", "Patience", "Other", "Expert"),
        Skill("2", "Works hard", "Technical Skill", "Expert"),
        Skill("3", "Reach truck", "Heavy Equipment", "Advanced"),
    )
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", (JOB,), skills, (), TODAY)
    text = "Supervisor at Peach Goods\nRequirements:\n- Hard work and patience"
    posting = understand_posting(text)
    task = Assignment("cover_letter", posting.language, posting, text, facts, match(posting, facts))
    said = text_of(check(write(task, RuleWriter()), task).draft)
    assert "Patience" not in said
    assert "Works hard" not in said


@pytest.mark.parametrize(
    ("asked", "quoted"),
    [
        (
            "5+ years leadership in distribution",
            "You ask for 5 years of leadership; I have 7 years of leadership experience.",
        ),
        ("4+ years warehouse work with at least 2 as lead", ""),
        ("Three years in poultry with at least one as lead", ""),
        ("4 years of shipping, two leading", ""),
        ("Five years in process, lead or trainer training", ""),
        (
            "Three years as a shipping lead",
            "You ask for 3 years of leadership; I have 7 years of leadership experience.",
        ),
    ],
)
def test_years_of_leading_are_counted_by_titles_and_quoted_where_one_figure_is_asked(asked: str, quoted: str) -> None:
    jobs = (
        Experience("1", "Warehouse Supervisor", "Acme", date(2022, 1, 10), None, "Supervise 18 on first shift"),
        Experience("2", "Shipping Lead", "Acme", date(2019, 2, 25), date(2022, 1, 7), "lead of 6, load plans"),
        Experience("3", "Assistant Manager", "Bolt", date(2017, 2, 25), date(2019, 1, 7), "close the store"),
    )
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", jobs, (), (), TODAY)
    text = f"Operations Manager at Peach Goods\nRequirements:\n- {asked}"
    posting = understand_posting(text)
    task = Assignment("cover_letter", posting.language, posting, text, facts, match(posting, facts))
    said = text_of(check(write(task, RuleWriter()), task).draft)
    assert quoted in said
    assert ("years of leadership; I" in said) is bool(quoted)


def test_papers_asked_for_by_a_code_or_coined_name_open_a_letter() -> None:
    papers = (
        Credential("1", "CDL Class A, tanker", "", None, date(2028, 8, 17)),
        Credential("2", "H2S Alive", "", None, date(2027, 3, 4)),
        Credential("3", "PEC SafeLand", "", None, None),
    )
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", (JOB,), (), papers, TODAY)
    text = "Lease Operator at Chaco Energy\nYou should have:\n- 3 yrs oilfield\n- H2S & SafeLand"
    posting = understand_posting(text)
    task = Assignment("cover_letter", posting.language, posting, text, facts, match(posting, facts))
    first, *_ = check(write(task, RuleWriter()), task).draft.paragraphs
    assert "H2S Alive" in first
    assert "PEC SafeLand" in first


def test_a_card_that_says_what_one_is_is_held_as_a_paper() -> None:
    papers = (Credential("1", "Forklift certified", "Acme", None, date(2027, 3, 12)),)
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", (JOB,), (), papers, TODAY)
    text = "Warehouse Lead at Peach Goods\nRequirements:\n- Forklift certified"
    posting = understand_posting(text)
    task = Assignment("cover_letter", posting.language, posting, text, facts, match(posting, facts))
    assert "forklift certification (expires March 2027)" in text_of(check(write(task, RuleWriter()), task).draft)


def test_a_journey_card_stands_first_where_a_journeyman_is_wanted() -> None:
    row = Training("Elm Center", "Journey card, Glazier apprenticeship", None, date(2016, 2, 1), date(2020, 1, 10))
    beside, posting = KnownBeside(education=(row,)), "Operator at Peach\nRequired:\n- Journey operator"
    told = "I have a journey card (glazier apprenticeship) from Elm Center (2020)."
    assert told in letter(posting, beside)
    assert letter(posting, beside).index(told) < letter(posting, beside).index("You can reach me")
    task = assignment(posting, beside, "resume")
    assert "Holds a journey card (glazier apprenticeship)." in str(
        compose(check(write(task, RuleWriter()), task).draft, task)
    )
    assert "journey" not in letter("Operator at Peach\nRequired:\n- Forklift", beside)


@pytest.mark.parametrize(
    ("credential", "printed"),
    [
        ("No credential, Welding basics", "Welding basics"),
        ("Technical diploma (not finished), Diesel technology", "Diesel technology, not completed"),
        ("Not completed, Construction", "Construction, not completed"),
        ("AAS not completed, Welding", "Welding, not completed"),
        ("Did not finish, Carpentry", "Carpentry, not completed"),
        ("Withdrew, Drafting", "Drafting, not completed"),
        ("No certification, Landscape design", "Landscape design"),
        ("T\u00e9cnico trunco, Mec\u00e1nica automotriz", "Mec\u00e1nica automotriz, sin terminar"),
        ("Certificado (sin terminar), Refrigeraci\u00f3n", "Refrigeraci\u00f3n, sin terminar"),
        ("Sin terminar, Mec\u00e1nica automotriz", "Mec\u00e1nica automotriz, sin terminar"),
        ("No terminado, Soldadura", "Soldadura, sin terminar"),
        ("Non-credit, Small engines", "Small engines"),
        ("Sin terminar", "Sin terminar"),
    ],
)
def test_a_paper_never_earned_is_not_printed(credential: str, printed: str) -> None:
    row = Training("North College", credential, None, date(2018, 9, 1), date(2019, 6, 1))
    assert has_none(row)
    assert earned_in(row) == printed


@pytest.mark.parametrize("credential", ["Not completed, Pipefitting apprenticeship", "Not finished, AAS Welding"])
def test_a_paper_never_earned_is_not_told_as_earned(credential: str) -> None:
    row = Training("North College", credential, None, date(2018, 9, 1), date(2019, 6, 1))
    assert earned_in(row) == credential


@pytest.mark.parametrize(
    "credential", ["Certificate (12 weeks), Welding", "Diploma, Welding", "Notary", "Completed, HVAC"]
)
def test_what_was_earned_is_printed_whole(credential: str) -> None:
    row = Training("North College", credential, None, date(2018, 9, 1), date(2019, 6, 1))
    assert not has_none(row)
    assert earned_in(row) == credential


@pytest.mark.parametrize(
    ("title", "position", "is_told"),
    [
        ("Journeyman Glazier", "Storefront Installer", True),
        ("Journeyman Glazier", "Truck Driver", False),
        ("Journeyman Plumber", "Storefront Installer", False),
    ],
)
def test_a_journey_card_of_one_s_own_trade_is_told_unasked(title: str, position: str, is_told: bool) -> None:  # noqa: FBT001 - a case
    row = Training("Elm Center", "Journey card, Glazier apprenticeship", None, date(2016, 2, 1), date(2020, 1, 10))
    job = Experience("1", title, "Elm Works", date(2019, 3, 1), None, "Set glass\nHung doors")
    facts = ProfileFacts("Ana", "a@example.com", (job,), (), (), TODAY, beside=KnownBeside(education=(row,)))
    posting = understand_posting(f"{position}\n\nPeach Company\n\nNeed\n- Own tools\n")
    task = Assignment("cover_letter", "en", posting, "Own tools", facts, match(posting, facts))
    assert (studies_of_trade(task) == [row]) is is_told


def test_nobody_studied_an_apprenticeship_by_its_trade() -> None:
    row = Training("Elm Center", "Sheet metal apprenticeship", 8000, date(2012, 3, 19), date(2017, 3, 17))
    posting = "Sheet Metal Worker at Peach\nRequired:\n- Sheet metal apprenticeship"
    assert "I completed the sheet metal apprenticeship at Elm Center (2017)." in letter(posting, KnownBeside((row,)))


@pytest.mark.parametrize(
    ("credential", "told"),
    [
        ("Food Science certificate (not finished)", "Food Science certificate, not completed"),
        ("Certificate (not finished)", "Not completed"),
    ],
)
def test_a_paper_that_was_left_says_what_was_studied(credential: str, told: str) -> None:
    assert earned_in(Training("Moraine Lake", credential, None, None, None)) == told
