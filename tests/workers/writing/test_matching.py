"""Which keywords of a posting the profile shows."""

import pytest

from tests.workers.writing.people import SOLDADOR, WELDER, with_duties
from workers.posting.requirements import understand_posting
from workers.writing.facts import ProfileFacts
from workers.writing.matching import match


def missing(posting_text: str, facts: ProfileFacts = WELDER) -> list[str]:
    return match(understand_posting(posting_text), facts).missing_names("en")


@pytest.mark.parametrize(
    "asked",
    [
        "GMAW",
        "FCAW",
        "fork lift",
        "blueprint reading",
        "AWS D1.1",
        "rigging",
        "welding",
        "weld inspection",
        "wheel loader",
    ],
)
def test_other_words_for_what_the_person_has_are_no_gap(asked: str) -> None:
    assert missing(f"You need {asked}.") == []


@pytest.mark.parametrize(
    ("asked", "gap"),
    [
        ("TIG", "TIG welding"),
        ("OSHA 10", "OSHA 10"),  # held once, expired since
        ("OSHA 30", "OSHA 30"),
        ("aluminum", "aluminum"),  # "No experience with aluminum"
        ("excavator", "excavator"),
        ("15 years of experience", "15 years of experience"),
    ],
)
def test_what_the_person_lacks_is_listed(asked: str, gap: str) -> None:
    assert missing(f"You need {asked}.") == [gap]


def test_a_specific_skill_shows_the_general_one_and_not_the_other_way_round() -> None:
    facts = with_duties("Welded frames for trailers every day", title="Shop hand")
    assert missing("You need welding.", facts) == []
    assert missing("You need MIG welding.", facts) == ["MIG welding"]
    assert missing("You need welding.", with_duties("Ran the MIG gun all day", title="Shop hand")) == []


def test_a_spanish_profile_is_matched_with_an_english_posting() -> None:
    matches = match(
        understand_posting("You need MIG, forklift, blueprint reading and TIG. OSHA 10 required."), SOLDADOR
    )
    assert {keyword.name for keyword in matches.supported} == {
        "MIG welding",
        "forklift",
        "blueprint reading",
        "OSHA 10",
    }
    assert [keyword.name for keyword in matches.missing] == ["TIG welding"]


def test_what_was_only_helped_with_is_shown_but_not_firsthand() -> None:
    matches = match(understand_posting("You need rigging and overhead crane experience."), WELDER)
    assert {keyword.concept for keyword in matches.supported} == {"rigging", "overhead crane"}
    assert "rigging" not in matches.firsthand


def test_a_code_that_missing_phrases_say_is_no_gap_of_its_own() -> None:
    asked = missing("Requirements:\n- ACI Flatwork Finisher certification\n- ACI Field Testing Grade I\n- FF 50 floors")
    assert {"ACI", "FF"}.isdisjoint(asked)
    assert len(asked) == 3
