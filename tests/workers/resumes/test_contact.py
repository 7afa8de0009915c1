"""How employers reach the person, read from the head of a resume."""

import pytest

from tests.workers.resumes.word_file import paragraph, word_file
from workers.resumes import read_resume
from workers.resumes.contact import links_in, phones_in
from workers.resumes.resume import ReadContact

JOBS = (
    paragraph("EXPERIENCE", bold=True),
    paragraph("Diesel Mechanic, Harbor Freight Lines, March 2019 – Present"),
    paragraph("Rebuilt engines for Sacramento, CA dispatch, shop phone 916-555-0190", bullet=True),
    paragraph("REFERENCES", bold=True),
    paragraph("Al Ruiz, foreman, 209-555-0111, Stockton, CA"),
)


def contact_of(*head: str) -> ReadContact:
    return read_resume(
        word_file("".join([paragraph("DANA WHITLOCK", bold=True), *map(paragraph, head), *JOBS]))
    ).contact


@pytest.mark.parametrize(
    ("line", "contact"),
    [
        ("Rochester, NY | 585-555-0129 | dana@mail.example", ReadContact("585-555-0129", "Rochester", "NY")),
        ("Cell: +1 (585) 555-0129  Fax: 585-555-0130", ReadContact("+1 (585) 555-0129")),
        ("1420 Coral Way Apt 3, Coos Bay, Oregon 97420-1234", ReadContact(None, "Coos Bay", "Oregon")),
        ("2204 ALDER ST., COOS BAY, OREGON 97420", ReadContact(None, "Coos Bay", "Oregon")),
        ("Racine, United States", ReadContact(None, "Racine")),
        ("SSN 123-45-6789, driver's license 585555012912", ReadContact()),
        ("github.com/dana | www.dana-welds.example/work", ReadContact(links=["https://github.com/dana", "https://www.dana-welds.example/work"])),
    ],
)  # fmt: skip
def test_the_head_says_how_to_reach_somebody(line: str, contact: ReadContact) -> None:
    assert contact_of(line) == contact


def test_a_section_for_contact_comes_before_the_head() -> None:
    head = (paragraph("DANA WHITLOCK", bold=True), paragraph("Diesel Mechanic, shop in Reno, NV"))
    section = (paragraph("CONTACT", bold=True), paragraph("541-555-0134"), paragraph("Bend, OR"))
    read = read_resume(word_file("".join([*head, *JOBS[:3], *section]))).contact
    assert read == ReadContact("541-555-0134", "Bend", "OR")


def test_numbers_of_others_are_not_taken() -> None:
    assert contact_of("dana@mail.example") == ReadContact()


@pytest.mark.parametrize("text", ["2015 - 2019", "97701-1234", "0.005 in", "12 345", "Card no. 5855550129", "1" * 5000])
def test_what_is_no_telephone(text: str) -> None:
    assert list(phones_in(text)) == []


@pytest.mark.parametrize(
    "text", ["dana@mail.example", "Node.js", "acme.com", "europass.cedefop.europa.eu/x", "http://" + "a" * 5000]
)
def test_what_is_no_page_of_ones_own(text: str) -> None:  # fmt: skip
    assert list(links_in(text)) == []
