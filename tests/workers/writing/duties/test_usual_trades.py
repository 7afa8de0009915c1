"""What people of the most usual trades type is told whole: no-heat calls, lockout/tagout, two vans and three guys."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.duties.job_lines import lines_of
from workers.writing.gate.gate import FactGate
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, KnownBeside, ProfileFacts, Training
from workers.writing.rules.asked.word_worth import telling_keys
from workers.writing.rules.rows.schooling import paper_in_prose
from workers.writing.rules.worth.hours import says_hours
from workers.writing.rules.worth.leading import leads_work
from workers.writing.rules.writer import RuleWriter
from workers.writing.words.articles import skill_in_prose, with_credential_article
from workers.writing.write import check, write

TODAY = date(2026, 11, 26)


def check_text(sentence: str, task: Assignment) -> str:
    return FactGate(task, is_built_in=True).pass_through(Draft(summary=sentence)).draft.summary


def job_of(duties: str, *, end: date | None = None) -> Experience:
    return Experience("1", "Maintenance Technician", "Alder Foods", date(2019, 5, 1), end, duties)


def draft(kind: DocumentKind, posting_text: str, duties: str, education: tuple[Training, ...] = ()) -> Draft:
    posting = understand_posting(posting_text)
    beside = KnownBeside(education)
    facts = ProfileFacts("Ann Lee", "ann@example.com", (job_of(duties),), (), (), TODAY, beside=beside)
    task = Assignment(kind, posting.language, posting, posting_text, facts, match(posting, facts))
    return check(write(task, RuleWriter()), task).draft


@pytest.mark.parametrize(
    "line",
    [
        "Service calls, leaks, clogs, no hot water",
        "No heat and no cool calls",
        "Service calls for leaks, no heat, no hot water and clogs",
        "Diagnose no starts, no crank",
    ],
)
def test_a_fault_called_by_no_is_no_denial(line: str) -> None:
    assert [one.text for one in lines_of(job_of(line), "en")] == [line]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Residential service, no commercial", ["Residential service"]),
        ("No power tools", []),
        ("No hot water heaters", []),
    ],
)
def test_what_nobody_does_stays_untold(line: str, told: list[str]) -> None:
    assert [one.text for one in lines_of(job_of(line), "en")] == told


def test_two_words_with_a_slash_are_a_line_where_they_are_asked_for() -> None:
    posting = "Maintenance Technician, Birch Foods. Duties: repair conveyors; follow lockout/tagout."
    told = draft("resume", posting, "Repaired conveyors and palletizers\nLockout/tagout\nOrdered parts")
    assert "Lockout/tagout" in told.bullets["1"]


@pytest.mark.parametrize("line", ["Run 2 vans and 3 guys", "Ran two trucks and 4 techs"])
def test_people_named_behind_other_things_are_led(line: str) -> None:
    assert leads_work(line)


@pytest.mark.parametrize("line", ["Run 2 vans", "Ran 3 lathes and 2 welders", "Run 3 machines and 2 presses"])
def test_machines_are_led_by_nobody(line: str) -> None:
    assert not leads_work(line)


@pytest.mark.parametrize("line", ["Worked second shift, lots of overtime", "Worked nights and weekends"])
def test_hours_behind_worked_are_hours(line: str) -> None:
    assert says_hours(line)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Snap-on scan tool", "Snap-on scan tool"),
        ("Miller welder", "Miller welder"),
        ("Case backhoe", "Case backhoe"),
        ("Case sealer", "case sealer"),
        ("Scissor lift", "scissor lift"),
        ("Lull", "Lull"),
        ("Drywall", "drywall"),
    ],
)
def test_a_maker_keeps_its_capital(name: str, told: str) -> None:
    assert skill_in_prose(name) == told


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Forklift certification", "a forklift certification"),
        ("Alabama driver license", "an Alabama driver license"),
        ("OSHA card", "an OSHA card"),
    ],
)
def test_a_paper_of_a_common_thing_is_written_small(name: str, told: str) -> None:
    assert with_credential_article(name) == told


@pytest.mark.parametrize(
    ("credential", "told"),
    [
        ("Diploma", "a diploma"),
        ("GED", "a GED"),
        ("Certificate, HVAC", "a certificate in HVAC"),
        ("Associate's, Welding", "an associate's degree in Welding"),
        ("Associate of Applied Science, Welding", "an Associate of Applied Science in Welding"),
        ("Diploma, general", ""),
        ("Certificate, HVAC (one year)", ""),
        ("Two semesters", ""),
    ],
)
def test_what_was_earned_is_said_by_its_kind(credential: str, told: str) -> None:
    assert paper_in_prose(credential) == told


def test_a_letter_has_a_diploma_and_studied_nothing() -> None:
    posting = "Maintenance Technician, Birch Foods. Requirements: high school diploma or GED; repair conveyors."
    school = Training("Whitehaven High School", "Diploma", None, date(2007, 8, 1), date(2011, 5, 20))
    told = draft("cover_letter", posting, "Repaired conveyors and palletizers\nOrdered parts", (school,))
    assert "I have a diploma from Whitehaven High School (2011)." in " ".join(told.paragraphs)


def test_a_word_alone_in_its_line_is_told_where_it_is_asked_for() -> None:
    posting = "Plumber, Birch Plumbing. Duties: repair water heaters; replace fixtures; clear drains."
    told = draft("resume", posting, "Repaired water heaters\nFixtures\nCleared drains\nTile")
    assert "Fixtures" in told.bullets["1"]
    assert "Tile" not in told.bullets["1"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Iraq 2006-07", "Iraq 2006-07"),
        ("Certified 2023-02", "Certified February 2023"),
        ("Certified 1998-02", "Certified February 1998"),
    ],
)
def test_two_years_are_no_month(line: str, told: str) -> None:
    assert [one.text for one in lines_of(job_of(line), "en")] == [told]


def test_what_is_ones_own_behind_a_comma_was_not_done() -> None:
    line = lines_of(job_of("Deliver pizza, own car", end=date(2020, 1, 1)), "en")
    assert [one.text for one in line] == ["Delivered pizza, own car"]


def worked(first: str, employer: str, before: str = "") -> ProfileFacts:
    jobs = [Experience("1", first, employer, date(2021, 6, 1), None, "Welded skids and tanks\nCut and beveled pipe")]
    if before:
        duties = "Helped customers find parts\nStocked shelves"
        jobs.append(Experience("2", before, "Parts Barn", date(2017, 2, 1), date(2019, 8, 30), duties))
    return ProfileFacts("Ann Lee", "ann@example.com", tuple(jobs), (), (), TODAY)


def summary_of(facts: ProfileFacts) -> str:
    posting = understand_posting("Welder, Mesa Fabrication. Requirements: welding experience; read drawings.")
    task = Assignment("resume", "en", posting, "Welder, Mesa Fabrication.", facts, match(posting, facts))
    return check(write(task, RuleWriter()), task).draft.summary


@pytest.mark.parametrize("employer", ["Acme Field Services", "Acme Industry Supply", "Acme Trade Works"])
def test_an_employers_name_names_no_calling(employer: str) -> None:
    facts = worked("Welder", employer)
    posting = understand_posting("Welder, Mesa Fabrication. Requirements: welding.")
    task = Assignment("resume", "en", posting, "Welder, Mesa Fabrication.", facts, match(posting, facts))
    sentence = f"Welder at {employer} since 2021."
    assert check_text(sentence, task) == sentence


@pytest.mark.parametrize("before", ["Sales Associate", "Store Associate", "Kitchen Helper", "Office Assistant"])
def test_who_sold_before_has_all_years_of_the_trade(before: str) -> None:
    assert "5 years in welding" in summary_of(worked("Welder", "Acme Field Services", before))


@pytest.mark.parametrize("before", ["Yard Helper", "Apprentice"])
def test_who_learned_something_untold_before_is_held_back(before: str) -> None:
    assert "years in welding" not in summary_of(worked("Welder", "Acme Field Services", before))


@pytest.mark.parametrize(
    "line",
    [
        "Crawl spaces and attics",
        "Block walls and footings",
        "Trench drains and catch basins",
        "Rough grade, fine grade, slopes and ditches",
        "Plow trucks and sanders",
    ],
)
def test_names_whose_first_word_may_be_a_verb_stay_names(line: str) -> None:
    assert [one.text for one in lines_of(job_of(line, end=date(2020, 1, 1)), "en")] == [line]


@pytest.mark.parametrize("line", ["Never missed a day", "Never missed a delivery in 3 years"])
def test_who_never_missed_says_so(line: str) -> None:
    assert [one.text for one in lines_of(job_of(line), "en")] == [line]


def test_a_noun_of_a_verb_and_its_particle_answers_the_verb() -> None:
    assert "start" in telling_keys("Startup and check superheat", "en")
    assert telling_keys("Group of layoffs", "en") == telling_keys("group of layoffs", "en")
