"""Lines of resumes that are sentences already: bullets have them whole, in the tense of their job."""

from datetime import date

import pytest

from workers.writing.duties.cleaning import sentences_of_duties
from workers.writing.duties.job_lines import statements_of
from workers.writing.duties.statements import duties_in
from workers.writing.person.facts import Experience


def bullets(typed: str, *, past: bool) -> list[str]:
    return [duty.text for duty in duties_in(typed, "en", past=past)]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        (
            "Uses various hand and power tools to repair faucets, plumbing and lighting fixtures",
            "Used various hand and power tools to repair faucets, plumbing and lighting fixtures",
        ),
        (
            "Operate forklifts and reach trucks to load, unload and stage freight",
            "Operated forklifts and reach trucks to load, unload and stage freight",
        ),
        (
            "Perform prep work including masking, sanding and filling holes",
            "Performed prep work including masking, sanding and filling holes",
        ),
        (
            "Maintain records such as vehicle logs, cargo lists and billing statements",
            "Maintained records such as vehicle logs, cargo lists and billing statements",
        ),
        (
            "Trained 4 apprentices in overhead and vertical welds",
            "Trained 4 apprentices in overhead and vertical welds",
        ),
        (
            "Wired hoistway stations, traveling cables and car tops from prints in an occupied hotel",
            "Wired hoistway stations, traveling cables and car tops from prints in an occupied hotel",
        ),
        (
            "Optimized the press line, achieving a 30% reduction in scrap",
            "Optimized the press line, achieving a 30% reduction in scrap",
        ),
        ("Restored cuts on call, one week in three", "Restored cuts on call, one week in three"),
        (
            "Set up plasma cutting for pipe bevels and plate, often in confined spaces",
            "Set up plasma cutting for pipe bevels and plate, often in confined spaces",
        ),
    ],
)
def test_a_sentence_stays_one_bullet_in_the_tense_of_its_job(typed: str, bullet: str) -> None:
    assert bullets(typed, past=True) == [bullet]


def test_a_line_whose_verbs_are_not_sure_stays_as_it_was_typed() -> None:
    typed = "Order material, check deliveries and keep the permit set on site"
    assert bullets(typed, past=True) == [typed]
    [duty] = duties_in(typed, "en", past=True)
    assert duty.clause == ""


def test_a_letter_may_tell_a_whole_line_whose_verbs_are_sure() -> None:
    [duty] = duties_in("Rotated through school, hospital and refinery jobs", "en", past=True)
    assert duty.clause == "rotated through school, hospital and refinery jobs"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("drove service truck, class B", "Drove service truck, class B"),
        ("Loaded trailers w/ forklift, cycle counts", "Loaded trailers with forklift, cycle counts"),
        ("underground PVC, set boxes, pull wire", "Underground PVC, set boxes, pulled wire"),
        ("Set chokers, bucked logs, some skidder", "Set chokers, bucked logs, some skidder"),
        ("layout and cut stairs, siding", "Laid out and cut stairs, siding"),
        ("Fab of guards - mig, stick", "Fab of guards - MIG, stick"),
        ("start up and commissioning of splits", "Start up and commissioning of splits"),
        ("fit and weld stairs and embeds from drawings", "Fitted and welded stairs and embeds from drawings"),
        ("color matching and touch up", "Color matching and touch up"),
        ("Lines 12kV - 21kV hot stick", "Lines 12kV - 21kV hot stick"),
    ],
)
def test_notes_stay_one_line_of_what_was_typed(typed: str, told: str) -> None:
    [cleaned] = sentences_of_duties(typed, "en")
    assert bullets(cleaned, past=True) == [told]


def test_what_one_did_oneself_is_told_without_its_subject() -> None:
    typed = "I trained apprentices in overhead and vertical welds"
    assert bullets(typed, past=True) == ["Trained apprentices in overhead and vertical welds"]


def test_what_is_welded_by_a_process_is_an_act() -> None:
    [was] = duties_in("TIG weld stainless and carbon pipe, 2 to 12 inch", "en", past=True)
    assert was.text == "TIG welded stainless and carbon pipe, 2 to 12 inch"
    assert was.clause == was.text
    [now] = duties_in("MIG weld brackets", "en", past=False)
    assert now.clause == "MIG weld brackets"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (
            "offsets, insert changes, in-process checks with mics",
            "Offsets, insert changes and in-process checks with mics",
        ),
        ("Vacuum tubes, flume pumps, chillers", "Vacuum tubes, flume pumps, chillers"),
        ("Dock levelers and roll-up doors", "Dock levelers and roll-up doors"),
        (
            "Window wash, caulking removal, wind turbine blade cleaning",
            "Window wash, caulking removal, wind turbine blade cleaning",
        ),
        ("Vacuum the floors, grease bearings", "Vacuumed the floors and greased bearings"),
        ("Install pumps, motors, chillers", "Installed pumps, motors and chillers"),
    ],
)
def test_a_thing_that_is_spelt_like_a_doing_was_not_done(typed: str, told: str) -> None:
    assert bullets(typed, past=True) == [told]


def test_where_it_was_is_not_one_thing_more() -> None:
    typed = "LED retrofit approx 1400 fixtures, Alder Creek HS"
    assert bullets(typed, past=True) == ["LED retrofit approx 1400 fixtures, Alder Creek HS"]


@pytest.mark.parametrize(
    "line",
    ["RESUME - EXPERIENCE", "Work experience:", "I left to take care of my mother.", "Kettle? no - never ran it"],
)
def test_what_is_no_work_is_no_bullet(line: str) -> None:
    job = Experience(
        "1", "Installer", "Norte", date(2015, 1, 5), date(2018, 1, 5), f"{line}\nInstalled channel letters"
    )
    assert statements_of(job, "en") == ["Installed channel letters"]


@pytest.mark.parametrize("typed", ["Built progressive dies up to 60 in. long", "Ducts up to 72 in. wide"])
def test_a_shortened_unit_before_its_dimension_ends_no_sentence(typed: str) -> None:
    assert list(sentences_of_duties(typed, "en")) == [typed]
