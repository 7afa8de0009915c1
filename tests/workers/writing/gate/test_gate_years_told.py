"""Years told otherwise than by one title: since a paper, behind the wheel, with a helper's, of an act with its year."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts


def _judge(experiences: tuple[Experience, ...], *credentials: Credential) -> Judge:
    return Judge(
        assignment(
            ProfileFacts(
                name="Pat Doyle",
                email="pat@example.com",
                experiences=experiences,
                skills=(),
                credentials=credentials,
                today=date(2026, 11, 22),
            )
        )
    )


@pytest.fixture(scope="module")
def roofer() -> Judge:
    """Six years a foreman, four a roofer, two a laborer at another roofer's; licensed for five."""
    return _judge(
        (
            Experience(
                "lead", "Roofing Foreman", "Aldertop Roofing", date(2020, 9, 1), None, "Since 2024 train new hands."
            ),
            Experience("roof", "Roofer", "Ridgeline Shingle", date(2016, 8, 1), date(2020, 8, 21), "Laid shingles."),
            Experience("low", "Laborer", "Tamarack Roofing", date(2014, 8, 1), date(2016, 7, 29), "Carried bundles."),
        ),
        Credential("card", "Certified Shingle Applicator", "Shingle Guild", date(2021, 6, 1), None),
    )


@pytest.fixture(scope="module")
def driver() -> Judge:
    """Five years a school bus driver, six a transit operator, four an aide on the bus."""
    return _judge(
        (
            Experience("school", "School Bus Driver", "Marlow Schools", date(2021, 8, 2), None, "Drive route 9."),
            Experience(
                "transit", "Transit Operator", "Quarry Transit", date(2015, 5, 4), date(2021, 7, 30), "Fixed route."
            ),
            Experience("aide", "Bus Aide", "Marlow Schools", date(2011, 5, 2), date(2015, 4, 24), "Helped children."),
        )
    )


@pytest.fixture(scope="module")
def carpenter() -> Judge:
    """Five years a finish carpenter, four and a half a framing one, seven a shop helper among cabinets."""
    return _judge(
        (
            Experience("finish", "Finish Carpenter", "Larch Build", date(2021, 8, 23), None, "Hung doors and crown."),
            Experience(
                "frame", "Framing Carpenter", "Pinecone Framers", date(2017, 2, 13), date(2021, 8, 6), "Framed walls."
            ),
            Experience("help", "Helper", "Oakhurst Woodworking", date(2010, 2, 1), date(2017, 2, 3), "Sanded pine."),
        )
    )


@pytest.mark.parametrize(
    "text",
    [
        "More than twelve years of experience in roofing.",
        "Certified Shingle Applicator with five years since certification.",
        "I started carrying bundles more than twelve years ago.",
        "Twelve years in roofing if you count my time as a laborer.",
        "Two years of training new hands.",
    ],
)
def test_true_years_of_a_roofer_stand(roofer: Judge, text: str) -> None:
    assert not roofer.verdict(text).faults


@pytest.mark.parametrize(
    "text",
    [
        "Roofer with more than twelve years of experience.",
        "Certified Shingle Applicator with nine years since certification.",
        "I started carrying bundles more than fourteen years ago.",
        "Five years of training new hands.",
        "Twelve years as a roofing foreman.",
    ],
)
def test_untrue_years_of_a_roofer_fall(roofer: Judge, text: str) -> None:
    assert roofer.verdict(text).faults


def test_whoever_operates_a_bus_is_behind_the_wheel(driver: Judge) -> None:
    assert not driver.verdict("Professional bus driver with over eleven years behind the wheel.").faults
    assert driver.verdict("Professional bus driver with over fourteen years behind the wheel.").faults


def test_years_in_a_kind_of_shop_take_in_the_helpers(carpenter: Judge) -> None:
    assert not carpenter.verdict("Carpenter with sixteen years in woodworking shops.").faults
    assert carpenter.verdict("Carpenter with eighteen years in woodworking shops.").faults


def test_years_as_a_framing_carpenter_are_those_of_framing(carpenter: Judge) -> None:
    assert not carpenter.verdict("Nine years as a carpenter.").faults
    assert not carpenter.verdict("Four years as a framing carpenter.").faults
    assert carpenter.verdict("Nine years as a framing carpenter.").faults


def test_one_year_is_a_length_too() -> None:
    temp = _judge((Experience("temp", "Roofer", "Aldertop", date(2026, 4, 1), date(2026, 10, 2), "Laid shingles."),))
    assert temp.verdict("Laid shingles for more than one year.").faults
    assert temp.verdict("Puse tejas más de un año.").faults
    assert not temp.verdict("Laid shingles for six months.").faults


@pytest.mark.parametrize(
    ("text", "stands"),
    [
        ("My last job came to an end in August 2026.", False),
        ("Laid off in August 2026.", False),
        ("I left my first job in July 2016.", True),
        ("Foreman at Aldertop Roofing since September 2020.", True),
    ],
)
def test_work_ends_on_the_day_of_its_row(roofer: Judge, text: str, *, stands: bool) -> None:
    assert (not roofer.verdict(text).faults) is stands


def test_a_month_without_a_year_is_the_nearest_one() -> None:
    recent = Experience("now", "Welder", "Larch Steel", date(2026, 3, 2), None, "Weld stairs.")
    card = Credential("card", "First Aid", "Red Cross", date(2025, 1, 20), date(2027, 1, 20))
    judge = _judge((recent,), card)
    assert not judge.verdict("Welding stairs at Larch Steel since March.").faults
    assert judge.verdict("Welding stairs at Larch Steel since April.").faults
    assert not judge.verdict("First aid card, good through January.").faults
    assert judge.verdict("First aid card, good through May.").faults


def test_one_s_own_name_claims_nothing_unless_it_names_a_trade(roofer: Judge) -> None:
    assert not roofer.verdict("As a foreman, Pat trains new hands.").faults
    assert roofer.verdict("As a foreman, Ramiro trains new hands.").faults
    assert roofer.verdict("Laid shingles for Pat Steel.").faults


@pytest.mark.parametrize("text", ["Years 1.", "Year 1", "Welding years 5."])
def test_a_number_behind_years_is_no_length(text: str) -> None:
    assert not Judge(assignment()).verdict(text).passes
