"""Which keywords of a posting the profile shows."""

import pytest

from tests.workers.writing.people import SOLDADOR, WELDER, assignment, with_duties
from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import compose
from workers.writing.document.coverage import coverage_of
from workers.writing.draft import Draft
from workers.writing.matching.asked_once import count_asked
from workers.writing.matching.keywords import match
from workers.writing.person.facts import ProfileFacts
from workers.writing.person.tenure import years_asked


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


def test_progress_counts_the_requirements_that_the_document_lists() -> None:
    required = (
        "ACI Flatwork Finisher certification",
        "ACI Field Testing",
        "forklift",
        "3+ years of welding experience",
    )
    posting = "\n- ".join(["Requirements:", *required])
    work = assignment(posting_text=posting)
    listed = coverage_of(compose(Draft(), work), work)
    assert "ACI" in [keyword.name for keyword in work.posting.keywords]
    assert "ACI" not in [one.requirement for one in listed]
    lacking = [one for one in listed if one.reason in {"not_in_profile", "too_few_years"}]
    assert count_asked(work.posting) == len(listed)
    assert work.matches.count_shown(work.posting) == len(listed) - len(lacking)


@pytest.mark.parametrize(
    ("years", "code", "told"),
    [
        (1, "en", "1 year of experience"),
        (3, "en", "3 years of experience"),
        (1, "es", "1 año de experiencia"),
        (2, "es", "2 años de experiencia"),
    ],
)
def test_the_years_asked_are_counted_right(years: int, code: LanguageCode, told: str) -> None:
    assert years_asked(years, code) == told


def test_words_of_several_rows_say_nothing_together() -> None:
    duties = "Cleaned sheaves and pins\nKept a record of hours\nWorked under FAA rules"
    assert missing("You need a clean FAA record.", with_duties(duties, title="Mechanic")) == ["clean FAA record"]
    assert missing("You need a clean FAA record.", with_duties("Have a clean FAA record", title="Mechanic")) == []
