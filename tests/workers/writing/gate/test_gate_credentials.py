"""Several credentials in a sentence, each with its own status and dates, in either language, and false ones beside."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts

PERSON = ProfileFacts(
    name="Ana Pratt",
    email="ana@example.com",
    experiences=(
        Experience(
            "line", "Inspector", "Larch Inspection", date(2019, 3, 4), None, "Inspected welds on bridge girders."
        ),
    ),
    skills=(),
    credentials=(
        Credential("cwi", "Certified Welding Inspector (CWI)", "AWS", date(2023, 12, 15), date(2026, 12, 15)),
        Credential("mt", "MT Level II", "Larch Inspection", date(2022, 5, 9), date(2027, 5, 9)),
        Credential("pt", "PT Level II", "Larch Inspection", date(2022, 5, 9), date(2027, 5, 9)),
        Credential("lift", "Aerial Lift Operator", "Larch Inspection", date(2021, 3, 8), date(2025, 3, 8)),
        Credential("osha", "OSHA 10", "OSHA", date(2019, 7, 15), None),
        Credential("cdl", "CDL Class A", "North Dakota DOT", date(2015, 9, 1), date(2027, 9, 1)),
        Credential("aid", "First Aid/CPR", "American Red Cross", date(2024, 1, 10), date(2026, 1, 10)),
        Credential("space", "Confined Space Attendant", "Gulf Council", date(2024, 1, 10), date(2028, 1, 10)),
        Credential("mill", "NIMS Milling Level I", "NIMS", date(2018, 1, 10), None),
        Credential("turn", "NIMS Turning Level I", "NIMS", date(2018, 4, 10), None),
    ),
    today=date(2026, 11, 22),
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(PERSON))


@pytest.mark.parametrize(
    ("false", "true"),
    [
        (
            "My aerial lift card is current, and I have had OSHA 10 since July 2019.",
            "My aerial lift card expired in March 2025, but I have had OSHA 10 since July 2019.",
        ),
        (
            "My aerial lift card expired in March 2025, but I have had OSHA 10 since July 2018.",
            "The aerial lift card I earned in 2021 expired in March 2025.",
        ),
        (
            "Level II in both magnetic particle and ultrasonic testing, good to May 2027.",
            "Level II in both magnetic particle and penetrant testing, good to May 2027.",
        ),
        ("Level III in magnetic particle testing.", "Level II in magnetic particle testing."),
        (
            "My CWI is current, with an expiration date of December 15, 2028.",
            "My CWI is current, with an expiration date of December 15, 2026.",
        ),
        ("My CWI ran out in December 2025.", "My CWI runs out in December 2026."),
        (
            "Tengo licencia comercial Clase A de Dakota del Sur, vigente hasta septiembre de 2027.",
            "Tengo licencia comercial Clase A de Dakota del Norte, vigente hasta septiembre de 2027.",
        ),
        (
            "Mi tarjeta de primeros auxilios y RCP está vigente.",
            "Mi tarjeta de primeros auxilios y RCP caducó en enero de 2026.",
        ),
        (
            "Tengo certificado de supervisor de espacios confinados, vigente hasta enero de 2028.",
            "Tengo certificado de asistente de espacios confinados, vigente hasta enero de 2028.",
        ),
        ("I hold three NIMS credentials.", "I hold two NIMS credentials."),
        ("My first aid card expired in March.", "My first aid card expired in January."),
        ("My aerial lift card ran out in April of last year.", "My aerial lift card ran out in March of last year."),
        ("My aerial lift card expired back in 2023.", "My aerial lift card expired back in 2025."),
        (
            "Mi constancia de primeros auxilios venció en marzo.",
            "Mi constancia de primeros auxilios venció en enero de 2026.",
        ),
        (
            "Mi constancia de asistente de espacios confinados vale hasta enero de 2029.",
            "Mi constancia de asistente de espacios confinados vale hasta enero de 2028.",
        ),
        (
            "Mi constancia de primeros auxilios vale hasta enero de 2028.",
            "Mi curso de primeros auxilios caducó en enero de 2026.",
        ),
    ],
)
def test_each_credential_keeps_its_own_status_level_and_date(judge: Judge, false: str, true: str) -> None:
    assert not judge.verdict(false).passes
    assert judge.verdict(true).passes, judge.verdict(true).faults
