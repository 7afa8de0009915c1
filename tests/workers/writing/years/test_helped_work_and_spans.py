"""What was helped with, how often, and years: of the field of all their jobs, with an employer under all titles."""

from datetime import date

import pytest

from tests.workers.writing.people import with_duties
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.duties.job_lines import lines_of
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.person.tenure import years_with_employer_of
from workers.writing.rules.english import English
from workers.writing.rules.style import Style
from workers.writing.trades.years_in_trades import jobs_called, tenure_in_trade

TODAY = date(2026, 11, 27)


def job(title: str, begin: int, end: int | None = None, duties: str = "", company: str = "Gem Foundry") -> Experience:
    return Experience(f"{title}{begin}", title, company, date(begin, 1, 8), date(end, 1, 5) if end else None, duties)


def facts(*jobs: Experience) -> ProfileFacts:
    return ProfileFacts("Ines Marrow", "i@example.com", jobs, (), (), TODAY)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Planned outages, two a year", "Planned outages, two a year"),
        ("Rebuild pumps, about three a week", "Rebuilt pumps, about three a week"),
        ("I helped set rails, hang doors and rope machines", "Helped set rails, hang doors and rope machines"),
        ("Helped pour slabs, strip forms", "Helped pour slabs and strip forms"),
        ("Helped load trucks, ran the forklift", "Helped load trucks and ran the forklift"),
        (
            "I had a service route of 92 units, traction and hydraulic",
            "Service route of 92 units, traction and hydraulic",
        ),
        ("I had a helper and trained him", "Had a helper and trained him"),
    ],
)
def test_how_often_and_what_one_helped_with_stay_as_typed(typed: str, told: str) -> None:
    lines = lines_of(with_duties(typed, end=date(2014, 1, 1)).experiences[0], "en")
    assert [one.text for one in lines] == [told]


def test_years_are_of_what_all_their_jobs_were() -> None:
    treatment = job("Water Treatment Operator", 2017, company="Androvale Water District")
    pipes = job("Distribution Worker", 2013, 2017, "Fixed main breaks", company="Androvale Water District")
    person = facts(treatment, pipes)
    tenure = tenure_in_trade(person, "Water Treatment Operator", with_learning=True)
    assert tenure is not None
    assert (tenure.years, tenure.trade("en")) == (13, "water utility work")
    assert [one.job_title for one in jobs_called(person, "water treatment")] == ["Water Treatment Operator"]
    presses = (
        job("1st Pressman", 2013, company="Foxfield Litho"),
        job("2nd Press", 2009, 2013, company="Foxfield Litho"),
        job("Bindery", 2007, 2009, company="Kimble Press"),
    )
    tenure = tenure_in_trade(facts(*presses), "1st Pressman", with_learning=True)
    assert tenure is not None
    assert (tenure.years, tenure.trade("en")) == (19, "printing")
    saws = job("Shop Helper", 2012, 2016, "Saw cutting bar stock")
    tenure = tenure_in_trade(facts(job("CNC Operator", 2016), saws), "CNC Operator", with_learning=True)
    assert tenure is not None
    assert tenure.years == 10


def test_years_with_an_employer_are_those_under_all_titles() -> None:
    person = facts(job("Ag Worker", 2011, company="Yakima Hops"), job("Picker", 2006, 2011, company="Yakima Hops"))
    posting = understand_posting("Ag Worker, Basin Farms. You will pick hops.")
    assignment = Assignment("resume", "en", posting, "Ag Worker", person, match(posting, person))
    say = English(Style(assignment))
    now, before = person.experiences
    here = years_with_employer_of(now, (now, before), TODAY)
    told = say.heading("Ag Worker", 15, None, now, is_all=False, has_risen=True, here=here)
    assert told == "20 years at Yakima Hops, the last 15 as an ag worker."
