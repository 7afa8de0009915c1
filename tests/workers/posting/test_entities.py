"""Employers by their number in a group's books, their plant, or behind a table's label; the words are ours."""

import json

import pytest

from workers.posting.company.entities import without_entity
from workers.posting.page import read_posting

SHOWN = "At Basin Ridge Foods we can peaches. Basin Ridge Foods hires. Alimentos Bravo ofrece. Ravel makes doors."
LODI = "Lodi, CA"
TEXT = (
    "<p>At Basin Ridge Foods we can peaches from June to October. The mechanic keeps line 4 turning at night.</p>"
    "<p>You need three years on packing lines, your own hand tools and a clean drug screen.</p>"
    "<p>Pay is $34 an hour, with medical, dental and two weeks of vacation. Apply by Friday.</p>"
)


@pytest.mark.parametrize(
    ("name", "firm"),
    [
        ("1040 Basin Ridge Foods Lodi Plant", "Basin Ridge Foods"),
        ("US10 Basin Ridge Foods", "Basin Ridge Foods"),
        ("1040 - Basin Ridge Foods - Lodi Plant", "Basin Ridge Foods"),
        ("Basin Ridge Foods (Lodi Plant)", "Basin Ridge Foods"),
        ("Basin Ridge Foods Moss Landing Packing Plant", "Basin Ridge Foods"),
        ("Basin Ridge Foods - Lodi", "Basin Ridge Foods"),
        ("Basin Ridge Foods, Lodi Distribution Center", "Basin Ridge Foods"),
        ("Basin Ridge Foods Plant 12", "Basin Ridge Foods"),
        ("Basin Ridge Foods Store #1123", "Basin Ridge Foods"),
        ("Alimentos Bravo Planta Lerma", "Alimentos Bravo"),
        ("Alimentos Bravo - Sucursal Le\u00f3n", "Alimentos Bravo"),
        ("Ravel - Stockton Terminal", "Ravel"),
        ("Ravel Lodi Plant", "Ravel"),
        ("Basin Ridge Foods, Inc. - Lodi Plant", "Basin Ridge Foods, Inc."),
        ("Basin Ridge Foods, Inc. Lodi Plant", "Basin Ridge Foods, Inc."),
    ],
)
def test_a_firm_goes_without_its_number_and_its_plant(name: str, firm: str) -> None:
    assert without_entity(name, LODI, SHOWN) == firm


@pytest.mark.parametrize(
    "name",
    ["84 Lumber", "1800 Contacts", "360 Mechanical Services", "Oak Paper Mill", "Port of Lodi Terminal", "Lodi Yard",
     "Marine Terminal", "Acme Rolling Mill", "Basin Ridge Foods", "Kettle Power Plant", "Ravel & Lodi Shop",
     "Taller Planta Baja", "Kiln Lodi Plant"],
)  # fmt: skip
def test_a_name_keeps_what_is_its_own(name: str) -> None:
    assert without_entity(name, LODI, SHOWN) == name


def test_a_declared_entity_is_read_as_its_firm() -> None:
    data = {
        "@type": "JobPosting",
        "title": "Maintenance Mechanic",
        "hiringOrganization": {"name": "1040 Basin Ridge Foods Lodi Plant"},
        "jobLocation": {"address": {"addressLocality": "Lodi", "addressRegion": "CA"}},
        "description": TEXT,
    }
    page = f"<head><script type='application/ld+json'>{json.dumps(data)}</script></head><body></body>"
    posting = read_posting(page, "https://basin.wd5.hiring.example/job/7")
    assert posting is not None
    assert posting.company == "Basin Ridge Foods"


@pytest.mark.parametrize(
    "label",
    ["Contractor", "Employer", "Signatory", "Signatory Employer", "Company", "Contratista", "Empresa", "Patr\u00f3n",
     "Empleador", "Calling Contractor", "Employer Name"],
)  # fmt: skip
def test_the_label_of_a_row_is_not_of_the_name_beside_it(label: str) -> None:
    rows = (
        f"<tr><th>{label}</th><td>Kessing Line Constructors, Inc.</td></tr>"
        "<tr><th>Classification</th><td>Journeyman Lineman</td></tr>"
        "<tr><th>Show-up</th><td>Elko yard, Monday, 6:30 a.m.</td></tr><tr><th>Duration</th><td>Nine months</td></tr>"
    )
    text = TEXT.replace("At Basin Ridge Foods we can peaches from June to October", "Kessing rebuilds 31 miles of line")
    page = (
        "<title>Call 26 | Journeyman Lineman | Outside Workers Local 9104</title>"
        f"<body><h2>Outside Workers Local 9104</h2><div><h1>Call 26: Journeyman Lineman</h1><table>{rows}</table>"
        f"{text}</div><div id='footer'>Outside Workers Local 9104, 77 Pole Lane, Elko</div></body>"
    )
    posting = read_posting(page, "https://local9104.example/calls/26")
    assert posting is not None
    assert posting.company == "Kessing Line Constructors, Inc."
