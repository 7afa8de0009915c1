"""Papers told by the month in which they end or were issued, days without a year, and papers that the work has."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import WELDER, assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience

RIGGER = msgspec.structs.replace(
    WELDER,
    experiences=(
        Experience(
            "mill",
            "Millwright",
            "Androscoggin Tissue",
            date(2018, 3, 5),
            None,
            "Align gearboxes and pumps\nEl tablero lo conecta el electricista con licencia",
        ),
    ),
    skills=(),
    credentials=(
        Credential("truck", "Powered Industrial Truck (clamp)", "Androscoggin", date(2026, 2, 11), date(2029, 2, 11)),
        Credential("journey", "Millwright Journey Certificate", "Oregon BOLI", date(2017, 11, 30), None),
        Credential("cpr", "First Aid/CPR/AED", "Heartline", date(2024, 10, 3), date(2026, 10, 3)),
        Credential("basic", "Basic Plus", "Bayou Safety Council", date(2025, 12, 8), date(2026, 12, 8)),
        Credential("boiler", "Boiler Operator Second Class", "City of Lowell", date(2018, 11, 12), date(2027, 11, 12)),
        Credential("vibration", "Vibration Analyst Category I", "VI", date(2026, 10, 5), None, "exam pending"),
    ),
    today=date(2026, 11, 27),
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(RIGGER))


@pytest.mark.parametrize(
    ("false", "true"),
    [
        (
            "Mi certificación de montacargas de pinza vale hasta marzo de 2029.",
            "Mi certificación de montacargas de pinza vale hasta febrero de 2029.",
        ),
        ("My crane card is good until February 2029.", "My clamp truck card is good until February 2029."),
        ("Master millwright since November 2017.", "Tengo certificado de oficial desde noviembre de 2017."),
        ("My CPR card lapsed on October 9.", "My CPR card lapsed on October 3."),
        ("My CPR card is current.", "My CPR card ran out at the beginning of October 2026."),
        ("My CPR card expired last August.", "My CPR card expired last October."),
        ("My Basic Plus is good until December 18.", "My Basic Plus is good until December 8."),
        (
            "Mi licencia de primera clase vence en noviembre de 2027.",
            "Mi licencia de segunda clase vence en noviembre de 2027.",
        ),
    ],
)
def test_the_month_tells_which_paper_is_meant(judge: Judge, false: str, true: str) -> None:
    """Other words may call it; another month, rank, class or state may not."""
    assert (judge.verdict(false).passes, judge.verdict(true).passes) == (False, True)


def test_a_licence_that_a_line_gives_somebody_else_is_not_claimed(judge: Judge) -> None:
    told = judge.verdict("La conexión del tablero la hace el electricista con licencia.")
    assert "credential" not in {fault.reason for fault in told.faults}
    assert not judge.verdict("Soy electricista con licencia.").passes


def test_a_code_that_work_has_too_is_a_paper_where_it_ends() -> None:
    held = Credential("pacp", "NASSCO PACP", "NASSCO", date(2021, 2, 25), date(2024, 2, 25))
    job = msgspec.structs.replace(RIGGER.experiences[0], duties="CCTV, coding PACP")
    one = Judge(assignment(msgspec.structs.replace(RIGGER, experiences=(job,), credentials=(held,))))
    assert one.verdict("PACP lapsed in February 2024.").passes
    assert not one.verdict("PACP lapsed in March 2025.").passes
