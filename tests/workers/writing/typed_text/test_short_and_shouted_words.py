"""Short words of profiles in capitals and of phones, years that may be fewer than the work, courses without a paper."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.duties.job_lines import statements_of
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, KnownBeside, ProfileFacts, Training
from workers.writing.proofreading.apostrophes import with_apostrophes
from workers.writing.rules.english import English
from workers.writing.rules.letter.english_held import EnglishHeld
from workers.writing.rules.style import Style
from workers.writing.trades.families import families_of_title
from workers.writing.trades.years_in_trades import may_be_of_trade, tenure_in_trade
from workers.writing.words.name_case import employer_unshouted
from workers.writing.words.shouted_words import unshouted

TODAY = date(2026, 11, 27)


def job(title: str, company: str, begin: int, end: int | None = None, duties: str = "") -> Experience:
    return Experience(f"{title}{begin}", title, company, date(begin, 1, 8), date(end, 1, 5) if end else None, duties)


@pytest.mark.parametrize("word", ["GUN", "MAX", "KIT", "TUG"])
def test_a_short_word_in_capitals_is_no_initials(word: str) -> None:
    assert unshouted(word, "en") == word.lower()


@pytest.mark.parametrize(("typed", "told"), [("ADCI", "ADCI"), ("GAGNON", "Gagnon"), ("FORD", "Ford")])
def test_an_issuer_of_one_word_that_nobody_knows_stays_in_capitals(typed: str, told: str) -> None:
    assert employer_unshouted(typed) == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("FLANGE UPS, HYDRAULIC TORQUE", "Flange-ups and hydraulic torque"),
        ("pothole all utils b4 drilling", "Pothole all utilities before drilling"),
        (
            "Analyzer shelters: I only do filters, specialist does the rest",
            "Analyzer shelters: filters only, specialist does the rest",
        ),
    ],
)
def test_lines_of_capitals_and_phones(line: str, told: str | None) -> None:
    assert statements_of(job("Technician", "Acme", 2020, None, line), "en") == [told or line]


def test_a_valve_called_b4_keeps_its_capital() -> None:
    assert statements_of(job("Technician", "Acme", 2020, None, "Rebuilt valve b4 2 times"), "en") == [
        "Rebuilt valve B4 2 times"
    ]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("field fix when it dont fit", "field fix when it doesn't fit"),
        ("field fix when it don't fit", "field fix when it doesn't fit"),
        ("when they dont fit", "when they don't fit"),
    ],
)
def test_one_thing_does_not(typed: str, told: str) -> None:
    assert with_apostrophes(typed) == told


@pytest.mark.parametrize(
    ("jobs", "position", "may"),
    [
        ([job("Process Technician", "Creek", 2021), job("Mold Setter", "Creek", 2018, 2021)], "Molding Tech", True),
        ([job("Paver Operator", "Ridge", 2016), job("Rodillero", "Ridge", 2012, 2016)], "Paver Operator", True),
        ([job("Mechanic", "Lift", 2018), job("Shop helper", "Tires", 2015, 2018)], "Mechanic", True),
        ([job("Paver Operator", "Ridge", 2016), job("Bookkeeper", "Ridge", 2012, 2016)], "Paver Operator", False),
        ([job("Paver Operator", "Ridge", 2016), job("Rodillero", "Other", 2012, 2016)], "Paver Operator", False),
    ],
)
def test_years_that_may_be_more_are_not_sure(jobs: list[Experience], position: str, *, may: bool) -> None:
    person = ProfileFacts("Ines Marrow", "i@example.com", tuple(jobs), (), (), TODAY)
    tenure = tenure_in_trade(person, position)
    assert tenure is not None
    assert may_be_of_trade(person, tenure) is may


def test_years_under_the_headline_are_no_years_of_another_trade() -> None:
    now, before = job("Site Coordinator", "Creek", 2021), job("Welder", "Other", 2018, 2021)
    person = ProfileFacts("Ines Marrow", "i@example.com", (now, before), (), (), TODAY)
    posting = understand_posting("Welder\n\nOther Works is hiring a welder.")
    say = English(Style(Assignment("resume", "en", posting, "Welder", person, match(posting, person))))
    tenure = tenure_in_trade(person, "Welder")
    told = say.heading(now.job_title, 5, tenure, now, is_all=False, has_risen=False)
    assert told == "Site Coordinator with 5 years at Creek."


@pytest.mark.parametrize(
    ("credential", "told"),
    [
        ("Completed, Boiler Technician", "I completed Boiler Technician at Great Lakes School (1991)."),
        (
            "Completed, Millwright Apprenticeship",
            "I completed the Millwright Apprenticeship at Great Lakes School (1991).",
        ),
    ],
)
def test_a_course_that_was_completed_is_no_paper(credential: str, told: str) -> None:
    training = Training("Great Lakes School", credential, None, date(1990, 9, 17), date(1991, 1, 25))
    person = ProfileFacts(
        "Ines Marrow", "i@example.com", (job("Welder", "Creek", 2018),), (), (), TODAY, beside=KnownBeside((training,))
    )
    posting = understand_posting("Welder\n\nOther Works is hiring a welder.")
    assignment = Assignment("cover_letter", "en", posting, "Welder", person, match(posting, person))
    assert EnglishHeld(English(Style(assignment))).studied(training, is_over=True) == told


def test_who_assembles_repairs_nothing() -> None:
    assert "mechanics" not in families_of_title("Assembly Mechanic")
    assert "mechanics" in families_of_title("Aircraft Mechanic")
