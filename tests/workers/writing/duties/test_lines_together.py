"""Sentences typed in one line stay together in one bullet, in their order, or the later ones are left out."""

from datetime import date

import pytest

from tests.workers.writing.people import TODAY
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, Draft
from workers.writing.duties.job_lines import lines_of
from workers.writing.gate.gate import FactGate
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter


def bullets(typed: str, code: str = "en") -> list[str]:
    job = Experience("job", "Worker", "Acme", date(2018, 1, 1), None, typed)
    return [one.text for one in lines_of(job, "es" if code == "es" else "en")]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (
            "Tandem pick of 140,000 lb vessel, Oct 2024, I was the tail crane signalman.",
            ["Tandem pick of 140,000 lb vessel, Oct 2024; tail crane signalman"],
        ),
        (
            "I check the grade of every piece and I send back what isn't right.",
            ["Check the grade of every piece; send back what isn't right"],
        ),
        (
            "I do PMs and hoses, and I diagnose the electric trucks. LP engines too, we send those to the shop.",
            ["Do PMs and hoses; diagnose the electric trucks; LP engines too, we send those to the shop"],
        ),
        ("Repipes in copper type L. around 25 houses", ["Repipes in copper type L; around 25 houses"]),
        ("Since 2023 I have run jobs with two apprentices", ["Since 2023 I have run jobs with two apprentices"]),
        ("I have broke in two techs", ["Broke in two techs"]),
        ("nights. load at the rack, gas + diesel", ["Load at the rack, gas and diesel; nights"]),
        ("BIT inspections, trailers too", ["BIT inspections, trailers too"]),
        ("In winter I climb towers", ["In winter, climb towers"]),
        ("Restaurants & c-stores. Own van, 5-6 calls a day.", ["Restaurants and c-stores; own van, 5-6 calls a day"]),
        (
            "Did broom finishes. I have watched stamped work but I have not done it myself",
            ["Did broom finishes"],
        ),
        (
            "I lead new-hire orientation. I walk the sites daily. I do air monitoring with a meter.",
            ["Lead new-hire orientation", "Walk the sites daily", "Do air monitoring with a meter"],
        ),
        (
            "Set the dryers. Run polypropylene and nylon. Chase short shots. Write them on the sheet.",
            ["Set the dryers", "Run polypropylene and nylon", "Chase short shots; write them on the sheet"],
        ),
        (
            "Switchgear and panels. SF6 gas fill with cart. Ground grid exothermic. Cable pull and term.",
            ["Switchgear and panels", "SF6 gas fill with cart", "Ground grid exothermic", "Cable pull and term"],
        ),
    ],
)
def test_only_a_pasted_paragraph_is_parted_and_nothing_that_points_back(typed: str, told: list[str]) -> None:
    assert bullets(typed) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("unload/stack with forklift. fix pallets", "Unloaded/stacked with forklift; fixed pallets"),
        ("deburr, saw cut, tumble. load parts", "Deburr, saw cut, tumble; load parts"),
        ("cycle counts. pull orders", "Cycle counts; pulled orders"),
        ("drive the truck. load pipe", "Drove the truck; loaded pipe"),
    ],
)
def test_the_sentences_of_a_line_are_told_in_one_tense(typed: str, told: str) -> None:
    job = Experience("job", "Worker", "Acme", date(2018, 1, 1), date(2020, 1, 1), typed)
    assert [one.text for one in lines_of(job, "en")] == [told]


def test_a_line_of_two_sentences_is_one_bullet_in_spanish() -> None:
    assert bullets("Porcelanato y mármol en baños. Cocinas y vestíbulos de hotel.", "es") == [
        "Porcelanato y mármol en baños; cocinas y vestíbulos de hotel"
    ]


def test_a_letter_tells_the_first_sentence_of_a_line_that_is_too_long_for_it() -> None:
    behind = ", ".join(f"the {one} of the north building" for one in ("walls", "floors", "doors", "roof", "yard"))
    typed = f"Set and braced precast panels. Patched and caulked joints on {behind} and the south building"
    facts = ProfileFacts(
        "Ann", "a@example.com", (Experience("1", "Erector", "Acme", date(2018, 1, 1), None, typed),), (), (), TODAY
    )
    posting = understand_posting("Erector wanted. You will set precast panels.")
    asked = Assignment("cover_letter", "en", posting, "Erector wanted.", facts, match(posting, facts))
    draft: Draft = FactGate(asked).pass_through(RuleWriter().write(asked)).draft
    assert draft.bullets["1"] == ("Set and braced precast panels",)


def test_a_letter_says_nothing_that_wasn_t_done() -> None:
    typed = "Did broom and salt finishes. I have watched stamped work but I have not done it myself"
    facts = ProfileFacts(
        "Ann", "a@example.com", (Experience("1", "Finisher", "Acme", date(2018, 1, 1), None, typed),), (), (), TODAY
    )
    text = "Finisher wanted. You will place stamped concrete and broom finishes."
    posting = understand_posting(text)
    asked = Assignment("cover_letter", "en", posting, text, facts, match(posting, facts))
    draft: Draft = FactGate(asked).pass_through(RuleWriter().write(asked)).draft
    assert draft.bullets["1"] == ("Did broom and salt finishes",)


def test_no_letter_tells_what_only_goes_on_with_the_words_before_it() -> None:
    typed = (
        "I take care of 22 trucks, mostly dump trucks and a few old tractors that the owner bought at auction, plus"
        " trailers, and when the loader mechanic is on vacation I do the 2 Cat 966 loaders too but just services\n"
        "Rebuild brakes"
    )
    facts = ProfileFacts(
        "Ann",
        "a@example.com",
        (Experience("1", "Diesel Mechanic", "Acme", date(2018, 1, 1), None, typed),),
        (),
        (),
        TODAY,
    )
    text = "Diesel mechanic wanted. You will service Cat 966 loaders and trailers and rebuild brakes."
    posting = understand_posting(text)
    asked = Assignment("cover_letter", "en", posting, text, facts, match(posting, facts))
    draft: Draft = FactGate(asked).pass_through(RuleWriter().write(asked)).draft
    assert not [one for one in draft.bullets["1"] if one.casefold().startswith("plus")]
