"""Typed lines as a resume prints them: whole, none lost, no word changed for another."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.documents.plain_text import plain_text
from workers.writing.document.compose import compose
from workers.writing.draft import Draft
from workers.writing.duties.job_lines import lines_of
from workers.writing.duties.typed_lines import typed_line_of
from workers.writing.gate.own_words import says_own_words
from workers.writing.person.facts import Experience, ProfileFacts, Skill
from workers.writing.rules.writer import RuleWriter
from workers.writing.words.row_case import title_in_case
from workers.writing.write import Written, check


def job(duties: str, title: str = "Mechanic", *, past: bool = False) -> Experience:
    return Experience("job", title, "Acme", date(2019, 1, 1), date(2024, 1, 1) if past else None, duties)


def lines(duties: str, *, past: bool = False) -> list[str]:
    return [one.text for one in lines_of(job(duties, past=past), "en")]


def printed(*jobs: Experience) -> dict[str, tuple[str, ...]]:
    facts = ProfileFacts("Ana Ruiz", "ana@example.org", jobs, (), (), date(2026, 11, 23))
    given = assignment(facts)
    return check(Written(RuleWriter().write(given), RuleWriter.name), given).draft.bullets


@pytest.mark.parametrize(
    ("typed", "bullets"),
    [
        ("Edit G-code at the control; offsets, tool life", ["Edit G-code at the control; offsets, tool life"]),
        ("Change belts, motors; braze with nitrogen", ["Change belts, motors; braze with nitrogen"]),
        ("Drove a flatbed; deliver lumber to sites", ["Drove a flatbed; deliver lumber to sites"]),
        ("My foreman sets the grades and I check them", []),
        ("I have done broom and salt finishes", ["Did broom and salt finishes"]),
        ("Scrap went from 6% to 2%. It was my idea", ["Scrap went from 6% to 2%; it was my idea"]),
        ("Belly dump, sand and rock. 5-7 loads/day", ["Belly dump, sand and rock, 5-7 loads a day"]),
        (
            "I welded columns with FCAW-S, flat, horizontal and overhead.",
            ["Welded columns with FCAW-S, flat, horizontal and overhead"],
        ),
        (
            "I troubleshoot dead circuits, bad neutrals and lights",
            ["Troubleshoot dead circuits, bad neutrals and lights"],
        ),
        ("helped on 6 overhauls, I did not lead", ["Helped on 6 overhauls"]),
        ("HERS tester came behind us, I fixed what failed", ["HERS tester came behind us, I fixed what failed"]),
        ("The lead pulled permits; I met the inspector", ["Met the inspector"]),
        ("Performs maintenance on pumps; logs work in CMMS", ["Perform maintenance on pumps; log work in CMMS"]),
        ("ran conduit\n~2-3 houses a wk", ["Ran conduit", "About 2-3 houses a week"]),
        ("find faults - no changes", ["Find faults"]),
        ("Our picks per hour went from 88 to 101", ["Our picks per hour went from 88 to 101"]),
        ("Run a van on my own for homes", ["Run a van on my own for homes"]),
        ("got 2 apprentices w me. foreman is Russ", ["Got 2 apprentices with me; foreman is Russ"]),
        ("lead since 2023-02, 5 welders", ["Lead since February 2023, 5 welders"]),
        ("6500 gal tandem, 2 trailers (doubles)", ["6500 gal tandem, 2 trailers (doubles)"]),
        (
            "heaters are my main thing. i say about 3 a week. Navien mostly, i did the Navien class",
            ["Heaters are my main thing, about 3 a week; Navien mostly; did the Navien class"],
        ),
    ],
)
def test_a_line_stands_whole_in_its_own_words(typed: str, bullets: list[str]) -> None:
    assert lines(typed) == bullets


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("container chassis repair. Long Beach. TWIC needed", "Container chassis repair, Long Beach, TWIC needed"),
        ("Residential PV, tile roofs. 3 man crew.", "Residential PV, tile roofs, 3 man crew"),
        ("SMAW on beams, stairs. flat thru overhead", "SMAW on beams, stairs, flat through overhead"),
        ("swap I/O cards. no programming from scratch", "Swap I/O cards"),
        ("first article checks with mics. CMM is done by QC.", "First article checks with mics"),
    ],
)
def test_what_says_nothing_alone_stands_with_its_neighbour(typed: str, bullet: str) -> None:
    assert lines(typed) == [bullet]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("Dispatch clerk last 7 months", "Dispatch clerk last 7 months"),
        ("Torque checks, logged on tablet", "Torque checks, logged on tablet"),
        ("shear wall nailing per plan", "Shear wall nailing per plan"),
        ("sweep, deburr, spot weld light gauge", "Sweep, deburr, spot weld light gauge"),
        ("stick weld repairs", "Stick weld repairs"),
        ("I was the lead of the swing shift, five welders", "Lead of the swing shift, five welders"),
        (
            "For the last year I was the lead of the swing shift, five welders",
            "For the last year, lead of the swing shift, five welders",
        ),
    ],
)
def test_no_noun_is_put_into_the_past(typed: str, bullet: str) -> None:
    assert lines(typed, past=True) == [bullet]


def test_a_line_of_spanish_stays_whole_in_the_form_that_was_typed() -> None:
    typed = "reviso peso, sello y código de fecha y lo apunto\ncambio baleros, cadenas, sellos"
    told = [one.text for one in lines_of(job(typed), "es")]
    assert told == ["Reviso peso, sello y código de fecha y lo apunto", "Cambio baleros, cadenas, sellos"]


def test_a_resume_has_all_lines_of_the_present_job_its_hours_last() -> None:
    typed = "on call 1 wk of 5\n" + "\n".join(f"rebuild pump number {one} of the row" for one in range(1, 8))
    (bullets,) = printed(job(typed)).values()
    assert len(bullets) == 8
    assert bullets[-1] == "On call 1 week of 5"


def test_the_foot_of_a_page_is_no_word_of_a_line() -> None:
    (bullets,) = printed(job("Member, 5S committee Page 1 of 2", "Machinist")).values()
    assert bullets == ("Member, 5S committee",)


def test_a_bullet_is_found_as_it_was_typed_shorthand_and_all() -> None:
    typed = job("cooler 36F\n- avg 165 cases/hr\nwrap + stage")
    assert typed_line_of(typed, "Average 165 cases an hour", "en") == "Avg 165 cases/hr"
    assert not typed_line_of(typed, "Wrap pallets", "en")


@pytest.mark.parametrize(
    ("typed", "printed_as"),
    [
        ("journeyman electrician", "Journeyman Electrician"),
        ("CNC MACHINIST II", "CNC Machinist II"),
        ("bus mechanic ii", "Bus Mechanic II"),
        ("Farm mech", "Farm mechanic"),
        ("Refrig. Tech II", "Refrigeration Tech II"),
        ("Brake op 2nd shft", "Brake operator 2nd shift"),
        ("Co-op driver", "Co-op driver"),
        ("Inside Wireman Appr.", "Inside Wireman Apprentice"),
        ("mecánico de mantenimiento", "Mecánico de mantenimiento"),
        ("Class A Driver - Regional", "Class A Driver - Regional"),
    ],
)
def test_a_title_has_its_capitals(typed: str, printed_as: str) -> None:
    assert title_in_case(typed, "en") == printed_as


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("took over parts counter wkends", "Took over parts counter weekends"),
        ("swap VFD's (PowerFlex), PM's in Maximo", "Swap VFDs (PowerFlex), PMs in Maximo"),
        ("met the GC's superintendent", "Met the GC's superintendent"),
        ("write quotes on ipad in chula vista", "Write quotes on iPad in Chula Vista"),
        ("forced regens and nox sensors on 84 trlrs", "Forced regens and NOx sensors on 84 trailers"),
        ("oil, tires steer/drive/trlr", "Oil, tires steer/drive/trailer"),
        (
            "4-6 calls, res + small restaurants, med clinics",
            "4-6 calls, residential and small restaurants, medical clinics",
        ),
        ("write quotes on tablet, collect", "Write quotes on tablet, collect"),
        ("dig trench for underground pvc", "Dig trench for underground PVC"),
        ("5 yr, 8000+ hrs", "5 years, 8000+ hours"),
        ("resi panels, EMT and TI work", "Residential panels, EMT and TI work"),
        ("labs in south sf / menifee, 2,000 sf each", "Labs in South SF / Menifee, 2,000 sf each"),
        ("ran reefers ca nv az, chains over donner", "Ran reefers CA NV AZ, chains over Donner"),
        ("dump truck out of riverside ca", "Dump truck out of Riverside CA"),
        ("pull weeds in weed, speak spanish", "Pull weeds in Weed and speak Spanish"),
        ("rotors, hunter and rainbird", "Rotors, Hunter and Rainbird"),
        ("york, trane, carrier rooftops", "York, Trane, Carrier rooftops"),
        ("hang crown and case molding", "Hang crown and case molding"),
        ("rain master clocks, genie & jlg lifts", "Rain Master clocks, Genie and JLG lifts"),
    ],
)
def test_names_have_their_capitals_and_usual_shorthand_is_written_out(typed: str, bullet: str) -> None:
    assert lines(typed) == [bullet]


@pytest.mark.parametrize(
    ("bullet", "passes"),
    [
        ("Swap I/O cards; no programming", True),
        ("Swap I/O cards", True),
        ("Programming", False),
        ("Drives trucks. Swap I/O cards", False),
    ],
)
def test_sentences_of_one_line_are_own_words_whole(bullet: str, passes: bool) -> None:  # noqa: FBT001
    assert says_own_words(bullet, "Swap I/O cards. no programming\nDrove trucks", "en") is passes


@pytest.mark.parametrize(
    ("typed", "bullets"),
    [
        ("uncle's shop\nhouse calls", ["House calls"]),
        ("cut flashing\nco. closed Sept 2026, owner retired", ["Cut flashing"]),
        ("Lead of 11 people, 10:30 pm to 6:30 am", ["Lead of 11 people, 10:30 PM to 6:30 AM"]),
        ("Overhead crane 5 ton. passed all tests", ["Overhead crane 5 ton; passed all tests"]),
    ],
)
def test_what_is_no_work_goes_and_times_and_weights_stay_right(typed: str, bullets: list[str]) -> None:
    assert lines(typed) == bullets


def test_a_letter_lists_the_line_that_has_what_is_asked_for_not_a_piece_of_it() -> None:
    typed = "nights Stockton yard, 84 tractors 160 trlrs\nbrakes, wheel ends\nPM service\nroad calls"
    facts = ProfileFacts("Ana Ruiz", "ana@example.org", (job(typed),), (), (), date(2026, 11, 23))
    given = assignment(
        facts, "Diesel mechanic\nWe run 210 tractors and trailers.\nRequirements: tractors, brakes", "cover_letter"
    )
    (points,) = check(Written(RuleWriter().write(given), RuleWriter.name), given).draft.bullets.values()
    assert "84 tractors 160 trailers" not in points


def test_a_skill_is_named_once() -> None:
    skill = Skill("row", "RF scanner / Scanner", "Other", "Expert")
    facts = ProfileFacts("Ana Ruiz", "ana@example.org", (job("brakes, wheel ends"),), (skill,), (), date(2026, 11, 23))
    given = assignment(facts)
    assert "RF scanner (Expert)" in plain_text(compose(Draft(skill_order=("row",)), given))
