"""Certifications with their issuers and dates, and what only looks like one."""

import textwrap

from tests.workers.reading.printed import page
from workers.reading.reader import read_certifications, read_sections


def held(text: str) -> list[tuple[str, str | None, str | None, str | None]]:
    found = read_certifications(read_sections(page(textwrap.dedent(text))))
    return [
        (one.name, one.issuer, str(one.issued) if one.issued else None, str(one.expires) if one.expires else None)
        for one in found
    ]


def test_issuers_and_dates_in_the_forms_that_people_use() -> None:
    assert held(
        """
        CERTIFICATIONS
        * AWS D1.1 Structural – American Welding Society, issued May 2022, expires May 2028
        * Forklift Operator Certification, National Safety Council (04/2023 - 04/2026)
        * Class A CDL, California DMV (2017)
        * NCCER - June 2010
        * OSHA 30
        """
    ) == [
        ("AWS D1.1 Structural", "American Welding Society", "2022-05", "2028-05"),
        ("Forklift Operator Certification", "National Safety Council", "2023-04", "2026-04"),
        ("Class A CDL", "California DMV", "2017", None),
        ("NCCER", None, "2010-06", None),
        ("OSHA 30", "OSHA", None, None),
    ]


def test_rows_of_one_certification_belong_together() -> None:
    assert held(
        """
        CERTIFICACIONES
        **Licencia de electricista**              marzo de 2018
        Estado de California
        **OSHA 10**                               2019
        """
    ) == [("Licencia de electricista", "Estado de California", "2018-03", None), ("OSHA 10", "OSHA", "2019", None)]


def test_well_known_ones_are_found_among_highlights() -> None:
    found = held(
        """
        HIGHLIGHTS
        * Certified rigger and signal person
        * Clean driver record and a team player
        * TWIC card
        EDUCATION
        High School Diploma, Lincoln High School
        """
    )
    assert [name for name, *_ in found] == ["Certified rigger and signal person", "TWIC card"]


def test_medals_awards_and_degrees_are_none() -> None:
    assert held("CERTIFICATIONS\n* Army Commendation Medal\n* Certificate of Achievement\n* Bachelor of Arts") == []


def test_two_names_of_one_credential_are_one() -> None:
    found = held("CERTIFICATIONS\n* TWIC - April 2012\n* TWIC card\n* Class A CDL License\n")
    assert [(name, issued) for name, _, issued, _ in found] == [("TWIC", "2012-04"), ("Class A CDL License", None)]
