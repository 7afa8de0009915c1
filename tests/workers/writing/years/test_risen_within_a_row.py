"""Who began below their title within one row: the title has fewer years, and no beginning is told as work of today."""

from datetime import date

import pytest

from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.trades.risen import rise_within
from workers.writing.write import check, write

TODAY = date(2026, 11, 26)
LINES = (
    "Run the 8 color press, labels and shrink sleeve\nMount plates and match color\nWash up anilox rolls\n"
    "Check registration and barcode grade"
)
POSTING = (
    "Flexographic Press Operator, Winona Packaging. You mount plates, match color and check registration on a press."
)


def press(line: str, title: str = "Flexo Press Operator", end: date | None = None) -> Experience:
    return Experience("1", title, "Fox Label", date(2016, 11, 7), end, f"{line}\n{LINES}")


def draft(kind: DocumentKind, *jobs: Experience, posting: str = POSTING, code: LanguageCode = "en") -> Draft:
    facts = ProfileFacts("Bao Harper", "b@example.com", jobs, (), (), TODAY)
    read = understand_posting(posting)
    task = Assignment(kind, code, read, posting, facts, match(read, facts))
    return check(write(task, RuleWriter()), task).draft


@pytest.mark.parametrize(
    ("line", "since"),
    [
        ("Was press helper the first 3 years, mixed ink", date(2019, 11, 7)),
        ("First two yrs as helper, then ran own jobs", date(2018, 11, 7)),
        ("helper for the first 6 months", date(2017, 5, 7)),
        ("apprentice 4 yrs, then operator", date(2020, 11, 7)),
        ("came in as a laborer, moved up to operator in 2019", date(2020, 1, 1)),
        ("Los primeros 2 años fui ayudante", date(2018, 11, 7)),
        ("Started here as operator in training", None),
        ("Entré como ayudante general", None),
        ("Started here as a traveling tech", None),
    ],
)
def test_a_line_says_from_when_on_the_title_holds(line: str, since: date | None) -> None:
    rise = rise_within(press(line))
    assert rise
    assert (rise.job and rise.job.start_date) == since


@pytest.mark.parametrize(
    "line",
    [
        "Break in the new helpers",
        "Worked with the helper on changeovers",
        "Trained apprentices",
        "Was foreman over 3 laborers",
        "Started new apprentices on the press",
        "Climbed every day the first 2 years",
        "Worked alone or with one helper",
        "Started as flexo press operator on third shift",
    ],
)
def test_lines_of_others_who_help_say_nothing_of_ones_own_beginning(line: str) -> None:
    assert rise_within(press(line)) is None


def test_a_helpers_own_row_begins_nothing() -> None:
    assert rise_within(press("Was press helper the first 3 years", "Press helper")) is None


def test_years_under_the_title_are_those_after_the_rise() -> None:
    row = press("Was press helper the first 3 years, mixed ink and stacked rolls")
    assert "Flexo Press Operator with 10 years in printing" in draft("resume", row).summary
    letter = " ".join(draft("cover_letter", row).paragraphs)
    assert "10 years in printing, the last 7 as a flexo press operator at Fox Label" in letter
    assert "operator at Fox Label since November 2016" not in letter


def test_who_began_below_at_some_time_is_told_with_the_firm_since_then() -> None:
    row = press("Started here as helper, stacking rolls")
    letter = " ".join(draft("cover_letter", row).paragraphs)
    assert "10 years in printing, now as a flexo press operator at Fox Label" in letter
    slitter = press("Started here as helper, stacking rolls", "Slitter Operator")
    assert "Slitter Operator with 10 years" not in draft("resume", slitter).summary


def test_an_earlier_row_with_a_rise_is_told_by_the_firm() -> None:
    row = press("Started as helper, stacking rolls", end=date(2022, 3, 1))
    now = Experience("2", "Flexo Press Operator", "Oak Film", date(2022, 3, 7), None, LINES)
    assert "I worked at Fox Label (2016 to 2022), last as a flexo press operator" in " ".join(
        draft("cover_letter", now, row).paragraphs
    )


def test_a_beginning_stands_last_in_a_resume_and_in_no_list_of_a_letter() -> None:
    line = "Started as helper, matching color and mounting plates"
    assert draft("resume", press(line)).bullets["1"][-1] == line
    assert line not in draft("cover_letter", press(line)).bullets["1"]


def test_years_of_one_title_are_not_told_as_all_with_the_employer_in_spanish() -> None:
    now = Experience("2", "Mecánico de mantenimiento", "Ozark", date(2021, 11, 8), None, "Reparo bandas y motores")
    then = Experience(
        "1", "Líder de saneamiento", "Ozark", date(2017, 9, 5), date(2021, 11, 7), "Dirigía a 12 personas"
    )
    posting = "Mecánico de mantenimiento, Planta Norte. Reparar bandas y motores."
    summary = draft("resume", now, then, posting=posting, code="es").summary
    assert "5 años de experiencia en mantenimiento" in summary
    assert "experiencia en Ozark" not in summary


def test_here_is_nowhere_in_what_another_employer_reads() -> None:
    row = press("Started here as a slitter helper, stacking rolls")
    assert "Started as a slitter helper, stacking rolls" in draft("resume", row).bullets["1"]


def test_years_of_leading_begin_with_the_lead() -> None:
    row = press("Started here as a slitter tech", "Lead Press Operator")
    posting = POSTING + "\nRequirements:\n- 2 years as a lead operator"
    assert "leadership" not in " ".join(draft("cover_letter", row, posting=posting).paragraphs)


def test_a_beginning_with_what_came_of_it_is_told_in_a_letter() -> None:
    line = "Started as helper here, now I match color and mount plates on 2 presses"
    row = press(line)
    assert rise_within(row)
    told = draft("cover_letter", row).bullets["1"]
    assert any(one.startswith("Started as helper") and " here" not in one for one in told)
