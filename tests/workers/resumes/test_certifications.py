"""Certifications with their issuers and dates, and what only looks like one."""

import textwrap

from tests.workers.resumes.printed import page
from workers.resumes.reader import read_certifications, read_sections


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


def test_one_row_may_list_several() -> None:
    assert held(
        """
        CERTIFICATIONS
        AWS D1.1 (2016), ASME Section IX 6G (2017), OSHA 30 (2019)
        TWIC (expires 09/2027); Basic Plus; Scaffold Competent Person, NCCER, 2021
        NIMS Machining Level I | NIMS CNC Milling | EPA 608
        Medical Examiner Card, CDL Class A, Hazmat endorsement, CPR
        """
    ) == [
        ("AWS D1.1", "AWS", "2016", None),
        ("ASME Section IX 6G", None, "2017", None),
        ("OSHA 30", "OSHA", "2019", None),
        ("TWIC", None, None, "2027-09"),
        ("Basic Plus", None, None, None),
        ("Scaffold Competent Person", "NCCER", "2021", None),
        ("NIMS Machining Level I", "NIMS", None, None),
        ("NIMS CNC Milling", "NIMS", None, None),
        ("EPA 608", "EPA", None, None),
        ("Medical Examiner Card", None, None, None),
        ("CDL Class A, Hazmat endorsement", None, None, None),
        ("CPR", None, None, None),
    ]


def test_a_table_with_the_names_of_its_columns() -> None:
    assert held(
        """
        LICENSES AND CERTIFICATIONS
        **Certification**                  **Issued by**        **Date**
        CDL Class A, Hazmat and Tanker     New Jersey MVC       03/2012
        TWIC                               TSA                  05/2021
        """
    ) == [("CDL Class A, Hazmat and Tanker", "New Jersey MVC", "2012-03", None), ("TWIC", "TSA", "2021-05", None)]


def test_an_organization_under_its_certification_is_the_issuer() -> None:
    assert held(
        """
        CERTIFICATIONS
        Rigging and Signal Person
        NCCER, 2018
        Fall Protection Certification, Miller, 2020
        Backflow Assembly Tester, TCEQ, License No. BP0012345
        """
    ) == [
        ("Rigging and Signal Person", "NCCER", "2018", None),
        ("Fall Protection Certification", "Miller", "2020", None),
        ("Backflow Assembly Tester", "TCEQ", None, None),
    ]


def test_a_course_ends_with_its_certificate() -> None:
    found = held(
        """
        EDUCATION
        Certificate in Electronics                Aug 2016 – May 2018
        """
    )
    assert found == [("Certificate in Electronics", None, "2018-05", None)]


def test_behind_a_name_and_before_a_date_stands_the_issuer() -> None:
    assert held(
        """
        TRAINING & CERTIFICATIONS
        * Powered Industrial Truck Training, Lakeshore Steel, 10/2018
        * GWO Basic Safety Training, GWO, 2022
        * OSHA 30, Construction, 2019
        * Journeyman Tool and Die Card, State of Wisconsin, 2014
        """
    ) == [
        ("Powered Industrial Truck Training", "Lakeshore Steel", "2018-10", None),
        ("GWO Basic Safety Training", "GWO", "2022", None),
        ("OSHA 30, Construction", "OSHA", "2019", None),
        ("Journeyman Tool and Die Card", "State of Wisconsin", "2014", None),
    ]


def test_light_details_under_bold_names_belong_to_them() -> None:
    assert held(
        """
        LICENSES
        **Forklift Trainer**
        Raymond West
        March 2022
        **OSHA 30**
        OSHA
        """
    ) == [("Forklift Trainer", "Raymond West", "2022-03", None), ("OSHA 30", "OSHA", None, None)]


def test_entries_that_close_with_an_issuer_and_a_date() -> None:
    assert held(
        """
        LICENSES
        Class A CDL
        Oregon DMV, Jan 2012
        Pole Top and Bucket Rescue
        Pacific Power, Feb 2024
        """
    ) == [
        ("Class A CDL", "Oregon DMV", "2012-01", None),
        ("Pole Top and Bucket Rescue", "Pacific Power", "2024-02", None),
    ]


def test_names_and_issuers_parted_by_a_colon_or_a_bracket() -> None:
    assert held(
        """
        CERTIFICATIONS
        Scissor Lift Operator: United Rentals, May 2020
        Forklift Trainer: Raymond West, March 2022
        """
    ) == [
        ("Scissor Lift Operator", "United Rentals", "2020-05", None),
        ("Forklift Trainer", "Raymond West", "2022-03", None),
    ]
    assert held("CERTIFICATIONS\n* Fiber Technician (Fiber Optic Association), Oct. 2021") == [
        ("Fiber Technician", "Fiber Optic Association", "2021-10", None)
    ]


def test_courses_that_are_certifications_by_what_they_are() -> None:
    assert [
        name for name, *_ in held("TRAINING\n* OSHA 3515\n* LOTO\n* Signal Person Cert. (2015)\n* Leadership basics")
    ] == [
        "OSHA 3515",
        "LOTO",
        "Signal Person Cert.",
        "Leadership basics",
    ]
    assert [name for name, *_ in held("SKILLS\n* FAA Airframe and Powerplant\n* Sheet metal layout")] == [
        "FAA Airframe and Powerplant"
    ]


def test_issuer_and_date_in_closing_brackets() -> None:
    assert held(
        """
        LICENSES
        * Confined Space Entrant (Harbor Safety Group, 03/2021)
        * Millwright Ticket (UBC Local 9, 05/2020)
        * CDL (Class A, exp. 04/2027)
        * Certified Rigger (AWS, No. 5512, expires 2027)
        * Swing Gate Erector (IMTA,
          04/2022)
        """
    ) == [
        ("Confined Space Entrant", "Harbor Safety Group", "2021-03", None),
        ("Millwright Ticket", "UBC Local 9", "2020-05", None),
        ("CDL (Class A)", None, None, "2027-04"),
        ("Certified Rigger", "AWS", None, "2027"),
        ("Swing Gate Erector", "IMTA", "2022-04", None),
    ]


def test_several_in_a_row_that_each_close_with_brackets() -> None:
    assert held(
        """
        LICENCIAS
        Operador Nivel 3 (NCCER, 08/2018) / CDL Clase A (DMV, vence 03/2028) / Rescate en altura (01/2020)
        """
    ) == [
        ("Operador Nivel 3", "NCCER", "2018-08", None),
        ("CDL Clase A", "DMV", None, "2028-03"),
        ("Rescate en altura", None, "2020-01", None),
    ]


def test_courses_with_their_dates_beside_one_that_is_known() -> None:
    named = held(
        """
        CURSOS
        OSHA 30 (02/2016), Grúa viajera (09/2019), Manejo de residuos (03/2018)
        """
    )
    assert [one[0] for one in named] == ["OSHA 30", "Grúa viajera", "Manejo de residuos"]


def test_a_heading_of_unknown_words_over_certifications() -> None:
    assert held(
        """
        **EXPERIENCE**
        Welder, Northside Fabrication     2015 - 2020
        **SUMMARY**
        Welder.
        **PAPERS**
        State Boilermaker Card (Board of Trades, 2014)
        Gas Fitter First Class (2016)
        """
    ) == [
        ("State Boilermaker Card", "Board of Trades", "2014", None),
        ("Gas Fitter First Class", None, "2016", None),
    ]


def test_talks_with_years_are_no_certifications() -> None:
    assert not held(
        """
        **EXPERIENCE**
        Welder, Northside Fabrication     2015 - 2020
        **SUMMARY**
        Welder.
        **INVITED TALKS**
        * Keeping Arcs Short (2014)
        * Purging Pipe (2016)
        """
    )


def test_a_number_parts_the_name_from_the_issuer() -> None:
    assert held(
        """
        CERTIFICATES
        * Master Gas Fitter #G-2210 State Board of Fitters, Oct 2018
        """
    ) == [("Master Gas Fitter", "State Board of Fitters", "2018-10", None)]


def test_numbers_are_kept_with_their_certifications() -> None:
    rows = page(
        textwrap.dedent(
            """
            LICENSES
            * Journeyman Plumber #J-4471, Oct 2018
            * Electrician License No. 30412
            * Licencia de conductor clase A, número TX-991
            * OSHA 30
            """
        )
    )
    assert [one.number for one in read_certifications(read_sections(rows))] == ["J-4471", "30412", "TX-991", None]


def test_an_issuer_of_several_words_and_a_short_date() -> None:
    assert held(
        """
        LICENSES
        Journeyman Plumber License, Commonwealth of Massachusetts, Nov 2014
        OSHA 10, 4/18
        """
    ) == [
        ("Journeyman Plumber License", "Commonwealth of Massachusetts", "2014-11", None),
        ("OSHA 10", "OSHA", "2018-04", None),
    ]


def test_a_label_ends_the_list_and_references_are_none() -> None:
    assert [name for name, *_ in held(
        """
        TICKETS
        OSHA 30, 01/2018
        School: Oelrichs High School
        References if you want them.
        """
    )] == ["OSHA 30"]  # fmt: skip


def test_the_hours_of_a_course_are_no_day_of_a_month() -> None:
    assert held(
        """
        CERTIFICATIONS
        **OSHA 30**
        January 2019
        **OSHA 10**
        15 March 2016
        """
    ) == [("OSHA 30", "OSHA", "2019-01", None), ("OSHA 10", "OSHA", "2016-03", None)]


def test_a_credential_in_the_headings_type_is_no_heading() -> None:
    assert held(
        """
        **SKILLS**
        Rigging
        **CERTIFICATIONS**
        NCCER Welding Level 2, Mar 2016
        **TWIC**
        Jul 2021
        **EDUCATION**
        Mobile Technical College
        """
    ) == [("NCCER Welding Level 2", "NCCER", "2016-03", None), ("TWIC", None, "2021-07", None)]


def test_leave_to_work_is_no_certification() -> None:
    assert held("SUMMARY\n* Authorized to work in the US for any employer\n\nCERTIFICATIONS\n* OSHA 10\n") == [
        ("OSHA 10", "OSHA", None, None)
    ]


def test_courses_in_spanish_that_are_certifications() -> None:
    assert held(
        """
        CURSOS
        Trabajo Seguro en Alturas, SENA, marzo de 2021
        Tarjeta Profesional CONTE, CONTE, octubre de 2015
        """
    ) == [
        ("Trabajo Seguro en Alturas", "SENA", "2021-03", None),
        ("Tarjeta Profesional CONTE", "CONTE", "2015-10", None),
    ]
