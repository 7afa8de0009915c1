"""Lines of duties that stay whole and in a true tense: one's own rank, what only looks like a farewell, notes."""

from datetime import date

import pytest

from workers.writing.duties.groups_told import Duty
from workers.writing.duties.job_lines import duties_of
from workers.writing.duties.left_out.no_work import only_work
from workers.writing.person.facts import Experience
from workers.writing.rules.worth.leading import leads


def told(duties: str, *, past: bool = True) -> list[Duty]:
    end = date(2020, 1, 1) if past else None
    return duties_of(Experience("job", "Roofer", "Acme", date(2015, 1, 1), end, duties), "en")


@pytest.mark.parametrize(
    "line",
    [
        "Roof lead since June 2024",
        "Lead installer for the last year with one helper",
        "Promoted to lead in 2021",
        "In charge of 4 guys",
        "Acting supervisor for 2 months",
        "Un ayudante conmigo",
    ],
)
def test_a_rank_of_one_s_own_leads(line: str) -> None:
    assert leads(line)


@pytest.mark.parametrize(
    "line",
    ["Removed lead paint", "Tested homes for lead since 2019", "Worked with lead carpenter", "Abated lead on jobs"],
)
def test_a_metal_and_somebody_else_s_rank_lead_nobody(line: str) -> None:
    assert not leads(line)


def test_a_rank_that_the_shorter_line_may_not_claim_stands_as_it_was_said() -> None:
    (rank,) = told("I am roof lead since June 2024", past=False)
    assert (rank.text, rank.parts) == ("Roof lead since June 2024", ("I am roof lead since June 2024",))


@pytest.mark.parametrize(
    "line",
    [
        "Project completed on time and under budget",
        "Project over $2 million",
        "Moved to QA",
        "Moved to Shipping",
        "Left in charge of the yard",
        "Supervisor: ran a crew of six",
        "Shop sold 30 cars a week",
    ],
)
def test_work_that_begins_like_a_farewell_is_kept(line: str) -> None:
    assert only_work(line) == line


@pytest.mark.parametrize("line", ["Project completed", "Moved to TX", "Moved to Redding, CA", "Supervisor: Dave Kim"])
def test_a_farewell_and_whom_to_call_are_no_work(line: str) -> None:
    assert not only_work(line)


@pytest.mark.parametrize(
    ("typed", "bullets"),
    [
        (
            "tear off, comp shingle, some concrete tile, hot work no. fall protection every day",
            ["Tear off, comp shingle, some concrete tile", "Fall protection every day"],
        ),
        ("rough in, trim, device make-up", ["Rough-in, trim, device make-up"]),
        ("Deburr, in process checks with mics", ["Deburr, in-process checks with mics"]),
        ("deburr, saw cut, tumble", ["Deburr, saw cut, tumble"]),
        ("mow, edge, prune, plant", ["Mowed, edged, pruned and planted"]),
    ],
)
def test_notes_of_doings_and_things_keep_each_word(typed: str, bullets: list[str]) -> None:
    assert [one.text for one in told(typed)] == bullets


def test_a_letter_tells_no_doing_without_its_object() -> None:
    (line,) = told("tear off, comp shingle, set flashings on 40 roofs")
    assert "tore off" not in [item.clause for item in line.items]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("weld symbols", "Weld symbols"),
        ("tool crib keys", "Tool crib keys"),
        ("frame pull and measure", "Frame pull and measure"),
        ("spot welds on panels", "Spot welds on panels"),
        ("jack replacement", "Jack replacement"),
        ("drain lines and sewer lines", "Drain lines and sewer lines"),
        ("layout attachments", "Laid out attachments"),
        ("Got my journeyman card", "Got journeyman card"),
    ],
)
def test_a_first_word_is_told_of_the_past_only_where_it_is_a_verb(typed: str, bullet: str) -> None:
    assert [one.text for one in told(typed)] == [bullet]


@pytest.mark.parametrize(
    "line",
    [
        "unit shut dn perm 6/30/26, whole crew let go",
        "plant closed for good in 2024",
        "Mine idled in March 2020",
        "mass layoffs in 2024",
        "our shift got laid off",
        "company lost the contract",
        "contract not renewed",
        "department was cut",
        "me descansaron en 2020",
        "cerr\u00f3 la f\u00e1brica en 2019",
        "se acab\u00f3 el proyecto",
        "layoff end of turnaround",
        "layoff each winter",
        "recorte de turno, \u00faltimo dia 28 de agosto",
        "mi \u00faltimo d\u00eda fue el viernes",
        "last day 9/25",
        "mill closing, last day 4/12",
        "second shift eliminated",
        "2nd shift cut",
        "foundry closed",
        "work ran out",
        "quitaron el tercer turno",
        "fin de temporada",
        "nos descansaron en noviembre",
    ],
)
def test_why_a_job_ended_is_no_work(line: str) -> None:
    assert not only_work(line)


@pytest.mark.parametrize(
    "line",
    [
        "unit shut down and start up",
        "Plant shut down work, 12 hour days",
        "Unit shut down in 2 hours for cleaning",
        "Shop closed loop systems",
        "Terminated in panels and MCCs",
        "Inventory on the last day of each month",
        "Shop closing checks every night",
        "Shift cut sheets and tickets",
        "Recorte de tela y costura",
        "Fin de turno, limpieza",
        "End of turnaround punch list",
        "Crew cut and polished stone",
        "Closed the store at night",
        "Laid off tile lines with a chalk box",
        "Cerr\u00e9 la tienda en la noche",
    ],
)
def test_work_that_sounds_like_an_end_is_kept(line: str) -> None:
    assert only_work(line) == line


def test_how_a_job_ended_is_left_out_in_spanish_too() -> None:
    duties = "capacitar a 6 operadoras\nrecorte de turno, \u00faltimo dia 28 de agosto"
    row = Experience("1", "Operadora", "Molded Parts", date(2016, 11, 7), None, duties)
    assert [one.text for one in duties_of(row, "es")] == ["Capacitar a 6 operadoras"]
