"""Which day belongs to which label, where labels stand before, above or under their values."""

from datetime import date

import pytest

from tests.workers.cards.test_cards import printed, read
from workers.cards import understood
from workers.resumes.text.line import Line

ISSUED, EXPIRES = date(2023, 6, 14), date(2026, 6, 14)
FORKLIFT = "Forklift operator certificate"


@pytest.mark.parametrize(
    "texts",
    [
        ("Issued 06/14/2023", "Expires 06/14/2026"),
        ("Issued  06/14/2023", "Expires  06/14/2026"),
        ("Issue Date  Expiration", "06/14/2023  06/14/2026"),
        ("Issue Date", "06/14/2023", "Expiration", "06/14/2026"),
        ("06/14/2023", "Issue Date", "06/14/2026", "Expiration"),
        ("06/14/2023  06/14/2026", "Date of evaluation  Re-evaluation due"),
        ("Rosa Ibarra  12345678", "Name  Card no.", "06/14/2023  06/14/2026", "(Course end date)  Recommended renewal"),
        ("Certification period", "06/14/2023-06/14/2026"),
        ("Authorized 2023 JUN 14", "Re-certify before 2026 JUN 14"),
        ("ISSUED / EXPIRES", "Jun 14, 2023 - Jun 14, 2026"),
        ("Valid 14JUN2023 to 14JUN2026",),
        ("Expedición / Issued  Vence / Expires", "06/14/2023  06/14/2026"),
        ("4a ISS 06/14/2023 4b EXP 06/14/2026", "3 DOB 02/03/1980"),
        ("4aiss 06/14/2023 4v exe 06/14/2026", "3 pos 02/03/1980"),
        ("Issue d: 06/1 4/2023 Expires: O6/14/2026",),
        ("Trained: 06/14/2023", "Next evaluation due: 06/14/2026", "Form 12, rev. 01/05/2020"),
        ("Rosa Ibarra completed the course on June 14, 2023", "and this card is good through June 14, 2026."),
        ("12345678  06/14/2023", "Card no.  Date of completion", "Approved on 09/30/1993.  Good until 06/14/2026"),
        ("Course end date: 06/01/2023", "Card issue date: 06/14/2023", "Expires: 06/14/2026"),
        ("4a Issued 06/14/202 3", "4b Expires 06/14/2026", "3p0B8 02/03/1980"),
        ("iss 06/14/2023", "ex 06/14/2026", "poe 02/03/1980"),
        ("4ass 06/14/2023  avexe 06/14/2026", "pop 02/03/1980", "REV 01/05/2020"),
        ("Date certified 14-JUN-23", "Certified through 14-JUN-26"),
        ("Fecha de culminación: 14/06/2023", "Vigente al 14/06/2026"),
        ("Trained: 06/14/2023", "Expires: 06/14/2026", "This card expires three years after the date of issue."),
        ("CERTIFIED SINCE 06/14/2013  RECERTIFIED 06/14/2023  EXP 06/14/2026",),
        (
            "Initial course completed 02/10/2017",
            "Most recent 8-hour refresher Jun 14, 2023",
            "Refresher due 06/14/2026",
        ),
        ("Classroom 06/13/2023", "Hands-on / eval 06/14/2023", "Good until 06/14/2026"),
        ("Mar 1S, 2016 Birth date", "06/14/2023  06/14/2026", "Class Compieton Date  Expuation Date"),
        ("Registered  Next fit test", "06/14/2023  06/14/2026"),
        ("06/14/2023  06/14/2026", "Gate awarded  retraining required by"),
        ("Dates of training 06/14/2023", "Accredited until 06/14/2026", "First licensed 02/10/1998"),
        ("Approval date 06/14/2023", "Annual refresher due 06/14/2026", "OMB 1219-0131, expires 08/31/2029"),
        ("Completed 06/14/2023", "Due 06/14/2026", "Approved OMB Number 1219-0009,", "Expires 05/31/2029"),
        ("Course date 06/14/2023", "Expires 06/14/2026", "EPA accreditation expires 03/31/2027"),
        ("Course date 06/14/2023", "Accreditation expires: 06/14/2026"),
        ("Date  Exqeration Date", "06/14/2023  06/14/2026", "Examination date"),
        ("Qualified 06 14 2023", "Must be renewed by 14 JUN 26"),
    ],
)
def test_each_day_finds_its_label(texts: tuple[str, ...]) -> None:
    card = read(FORKLIFT, *texts)
    assert (card.issue_date, card.expiration_date) == (ISSUED, EXPIRES)


def test_a_day_of_something_else_is_none_of_the_certificate() -> None:
    card = read("NEVADA CDL", "Issued 06/14/2023", "MED CERT EXP 05/01/2025", "Birth 02/03/1980")
    assert (card.issue_date, card.expiration_date) == (ISSUED, None)


@pytest.mark.parametrize(
    "texts",
    [
        ("Instructor: 118-2240 S. Pappas",),
        ("Trainer  P. Okonjo C0038821",),
        ("Training Center ID  Instructor ID", "CA05813  08130941716"),
        ("Course version 20210601",),
    ],
)
def test_a_number_of_the_trainer_is_not_that_of_the_card(texts: tuple[str, ...]) -> None:
    assert read("National Safety Council", "First Aid", *texts).number is None
    assert read("National Safety Council", "First Aid", *texts, "Card no. 123456").number == "123456"


def test_a_number_stands_over_its_label_where_the_others_do() -> None:
    card = read(
        "Rosa Ibarra  3019447-2201", "Name  Card No.", "Dale Winter  06/14/2023", "Trainer name  Course end date"
    )
    assert (card.number, card.issue_date) == ("3019447-2201", ISSUED)


@pytest.mark.parametrize(
    ("beside", "day"),
    [
        ("(DD/MM/AAAA)", date(2023, 6, 3)),
        ("Vence 25/06/2026", date(2023, 6, 3)),
        ("Vence 06/25/2026", date(2023, 3, 6)),
        ("(MM/DD/YYYY)", date(2023, 3, 6)),
        ("Vence 03/06/2026", date(2023, 3, 6)),
    ],
)
def test_whether_the_day_stands_before_the_month(beside: str, day: date) -> None:
    texts = printed("Certificado de operador de forklift", "Expedido el 03/06/2023", beside)
    assert understood(texts).issue_date == day


def test_what_is_found_around_a_label_may_overlap_its_day() -> None:
    label, day = Line(1, 11, 206, 131, 238, "Expiration"), Line(1, 128, 201, 291, 239, "06/14/2026")
    assert understood([*printed("Guard"), label, day]).expiration_date == EXPIRES


def test_a_label_at_the_beginning_of_a_rule_speaks_of_what_is_written_on_it() -> None:
    written = [("L. Pemberton", 41, 332, 24), ("06/14/2023", 130, 332, 24), ("(Trainer)", 17, 370, 11)]
    lines = [Line(1, left, top, left + 6.0 * len(text), top + size, text) for text, left, top, size in written]
    rule = Line(1, 97, 370, 126, 380, "(Date)")
    assert understood([*printed("OSHA", "30-hour Construction"), *lines, rule]).issue_date == ISSUED


def test_a_day_whose_label_is_unread_is_the_other_end_of_the_certificate() -> None:
    read_so = printed(FORKLIFT, "Issued 06/14/2023", "06/14/2026", "DOB 02/03/1980")
    assert understood(read_so).expiration_date == EXPIRES
    born = printed("TWIC", "02/03/1980", "Expires 06/14/2026")
    assert understood(born).issue_date is None


@pytest.mark.parametrize(
    ("text", "day"),
    [("44/11/2023", date(2023, 11, 14)), ("06/30/97", date(1997, 6, 30)), ("11/14/08", date(2008, 11, 14))],
)
def test_days_as_old_and_badly_read_cards_have_them(text: str, day: date) -> None:
    assert read("EPA 608 Universal", f"Issued {text}").issue_date == day


@pytest.mark.parametrize(
    ("texts", "number"),
    [
        (("Employee no. 30662", "Permit no. 0418-B"), "0418-B"),
        (("Employee no. 30662",), "30662"),
        (("4d LICENSE NO. TK5093 16",), "TK509316"),
        (("C# 0071 4483 26",), "0071 4483 26"),
        (("Certificate", "2208-3390-CW", "Welder ID: RE-7731"), "2208-3390-CW"),
        (
            ("ID del centro  ID del instructor", "NM20863  11190442067", "Código de eCard", "265502884613"),
            "265502884613",
        ),
    ],
)
def test_which_of_several_numbers_is_the_certificate_s(texts: tuple[str, ...], number: str) -> None:
    assert read(FORKLIFT, *texts).number == number


@pytest.mark.parametrize(
    ("texts", "issuer"),
    [
        (("Online training by CertifyLift LLC",), "CertifyLift LLC"),
        (
            ("RSES Refrigeration Engineers Society", "Refrigeration Engineers Society"),
            "Refrigeration Engineers Society",
        ),
        (("Tallgrass Grain Cooperative", "Grain Cooperative"), "Tallgrass Grain Cooperative"),
        (("Capacitación Industrial del Valle", "McAllen"), "Capacitación Industrial del Valle"),
    ],
)
def test_who_issued_it_by_a_company_s_name(texts: tuple[str, ...], issuer: str) -> None:
    assert read(FORKLIFT, *texts).issuer == issuer


@pytest.mark.parametrize("text", ["CLASS A", "9 CLASS: A", "ciassA", "9 ctass A", "scisssA"])
def test_the_class_of_a_licence_is_read_in_small_capitals(text: str) -> None:
    assert read("TEXAS", "COMMERCIAL", "DRIVER LICENSE", text).name == "Commercial Driver License (CDL), Class A"


def test_a_card_with_many_days_is_read_at_once() -> None:
    lines = [Line(1, 60.0 * column, 14.0 * row, 60.0 * column + 50, 14.0 * row + 10, "06/14/2023") for row in range(20)
             for column in range(8)]  # fmt: skip
    labels = [Line(1, one.left, one.top + 7, one.right, one.bottom + 7, "Expires") for one in lines]
    assert understood([*lines, *labels]).name is None


def test_the_only_other_month_is_that_of_issue() -> None:
    lines = printed(FORKLIFT, "NOV 2023", "ATE FIED ee", "VALID THRU MAY 2026")
    card = understood(lines)
    assert (card.issue_date, card.expiration_date) == (date(2023, 11, 1), date(2026, 5, 31))


def test_two_days_some_years_apart_need_no_labels() -> None:
    lines = printed(FORKLIFT, "06/14/2023  06/14/2026", "Form 7 rev. 02/2011")
    card = understood(lines)
    assert (card.issue_date, card.expiration_date) == (ISSUED, EXPIRES)
    lines = printed(FORKLIFT, "06/14/2023  09/02/2026")
    card = understood(lines)
    assert (card.issue_date, card.expiration_date) == (None, None)
