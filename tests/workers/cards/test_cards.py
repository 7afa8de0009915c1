"""Cards by their printed lines: which certificate, from when to when, by which number; and nothing that isn't sure."""

from datetime import date

import pytest

from workers.cards import ReadCard, together, understood
from workers.resumes.text.line import Line

HEIGHT = 10.0


def printed(*texts: str) -> list[Line]:
    """Lines under each other; two blanks part runs on one line, as columns do."""
    lines = []
    for row, text in enumerate(texts):
        for column, run in enumerate(text.split("  ")):
            left, top = 150.0 * column, 14.0 * row
            lines.append(Line(1, left, top, left + 6 * len(run), top + HEIGHT, run))
    return lines


def read(*texts: str) -> ReadCard:
    return understood(printed(*texts))


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (
            ("OSHA", "10-Hour Construction", "Rosa Ibarra", "06/14/2023", "Issue Date", "Card No. 34-601234567"),
            ReadCard("OSHA 10-Hour Construction", "OSHA", "34-601234567", date(2023, 6, 14)),
        ),
        (
            (
                "CALIFORNIA",
                "COMMERCIAL DRIVER LICENSE",
                "DL Y1234567",
                "DOB 02/03/1980",
                "CLASS A",
                "4a Iss: 01/02/2022",
            ),
            ReadCard("Commercial Driver License (CDL), Class A", "California", "Y1234567", date(2022, 1, 2), None),
        ),
        (
            ("TWIC", "Transportation Security Administration", "EXPIRES", "14 AUG 2028", "CIN 40123456"),
            ReadCard(
                "Transportation Worker Identification Credential (TWIC)",
                "Transportation Security Administration",
                "40123456",
                None,
                date(2028, 8, 14),
            ),
        ),
        (
            ("American Heart Association", "First Aid CPR AED", "Issue Date  Renew By", "06/2024  06/2026"),
            ReadCard("First Aid/CPR/AED", "American Heart Association", None, date(2024, 6, 1), date(2026, 6, 30)),
        ),
        (
            ("Powered Industrial Truck", "Operator Permit", "Issued by: Bay Safety LLC", "Valid until March 5, 2027"),
            ReadCard("Forklift Operator", "Bay Safety LLC", None, None, date(2027, 3, 5)),
        ),
        (
            ("EPA Section 608", "UNIVERSAL", "ESCO Institute", "Date: 2021-05-06"),
            ReadCard("EPA Section 608 Universal", "ESCO Institute", None, date(2021, 5, 6)),
        ),
        (
            ("American Welding Society", "Certified Welder", "ID# 7654321", "Expiration date 13/02/2027"),
            ReadCard("AWS Certified Welder", "American Welding Society", "7654321", None, date(2027, 2, 13)),
        ),
        (
            (
                "Departamento de Trabajo de los EE. UU.",
                "OSHA",
                "curso de 10 horas de",
                "Seguridad y Salud en la",
                "Industria General",
                "N.° DE TARJETA  FECHA DE EMISION",
                "28-604417039  03/22/2024",
            ),
            ReadCard("OSHA 10-Hour General Industry", "OSHA", "28-604417039", date(2024, 3, 22)),
        ),
        (
            (
                "Bluff Road Safety Academy",
                "OSHA 30 Construction",
                "OSHA-accepted training",
                "Date of issue: 11 JAN 2026",
            ),
            ReadCard("OSHA 30-Hour Construction", "Bluff Road Safety Academy", None, date(2026, 1, 11)),
        ),
        (
            (
                "National Safety Council",
                "Primeros Auxilios, RCP y DEA",
                "Certificado n.2  Valido hasta",
                "NSC-73091  05/24/2027",
                "N.2 de instructora: 118-44079",
            ),
            ReadCard("First Aid/CPR/AED", "National Safety Council", "NSC-73091", None, date(2027, 5, 24)),
        ),
        (
            ("Powered Industrial Truck Operator", "Employer: Elm Pallet Supply", "Ironwood Safety Training, LLC"),
            ReadCard("Forklift Operator", "Ironwood Safety Training, LLC"),
        ),
        (
            ("POWERED INDUSTRIAL TRUCK", "OPERATOR'S PERMIT", "KESTREL DISTRIBUTION, INC.", "Permit no: PIT-20417"),
            ReadCard("Forklift Operator", "KESTREL DISTRIBUTION, INC.", "PIT-20417"),
        ),
        (
            ("American", "HEARTSAVER", "Heart", "First Aid CPR AED", "Association"),
            ReadCard("First Aid/CPR/AED", "American Heart Association"),
        ),
        (
            ("EPA-approved certification program", "40 CFR Part 82, Subpart F", "TYPE I and TYPE III", "Type II"),
            ReadCard("EPA 608 Type I and Type III"),
        ),
        (
            ("TWIC", "Expires  140CT2027"),
            ReadCard("Transportation Worker Identification Credential (TWIC)", None, None, None, date(2027, 10, 14)),
        ),
    ],
    ids=[
        *("OSHA", "CDL", "TWIC", "first aid", "forklift", "EPA 608", "AWS"),
        *("OSHA in Spanish", "a school's OSHA", "first aid in Spanish", "employer and trainer", "capitals"),
        *("emblem in lines", "two types", "zero for a letter"),
    ],
)
def test_what_a_card_says_is_read(texts: tuple[str, ...], expected: ReadCard) -> None:
    assert read(*texts) == expected


@pytest.mark.parametrize(
    "texts",
    [
        ("Library card", "Rosa Ibarra", "06/14/2023"),
        ("Date of birth 02/03/1980",),
        ("OSHA 10-Hour", "OSHA 30-Hour", "CPR"),
        ("Issued 14/14/2023", "Expires 02/30/2024"),
        ("Trained 06/14/2023", "Completed 06/15/2023"),
        ("Issued 06/14/2035",),
        ("Issued 06/14/2023", "Expires 06/14/2021"),
    ],
    ids=["no label", "birthday", "two kinds", "no day", "two days of issue", "issued tomorrow", "expired before issue"],
)
def test_what_is_not_sure_is_left_out(texts: tuple[str, ...]) -> None:
    card = read(*texts)
    assert (card.issue_date, card.expiration_date, card.number) == (None, None, None)
    assert card.name in {None, "CPR"}


def test_a_line_with_a_date_of_its_own_is_no_label_of_another() -> None:
    inspected = read("Inspected: 06/14/2023", "Valid through 06/14/2026")
    assert (inspected.issue_date, inspected.expiration_date) == (None, date(2026, 6, 14))
    certified = read("Certified: Jan 05, 2023", "Valid through Jan 05, 2026")
    assert (certified.issue_date, certified.expiration_date) == (date(2023, 1, 5), date(2026, 1, 5))


def test_small_print_is_read_as_it_was_meant() -> None:
    assert read("EPA Section 608", "Type Il").name == "EPA Section 608 Type II"
    broken = ("Occupational Safety and Health", "Administration", "30-Hour Construction")
    assert read(*broken).name == "OSHA 30-Hour Construction"


@pytest.mark.parametrize("number", ["YO865684", "4O123456", "1234l678"])
def test_a_letter_that_may_be_a_digit_makes_no_number(number: str) -> None:
    assert read("CALIFORNIA", "COMMERCIAL DRIVER LICENSE", f"DL {number}").number is None


def test_a_number_far_beside_its_label_belongs_to_it() -> None:
    label, value = Line(1, 40, 100, 110, 112, "Cert. No."), Line(1, 216, 100, 362, 112, "CW-6119038")
    assert understood([label, value]).number == "CW-6119038"


@pytest.mark.parametrize(
    ("other", "expected"), [("", "38801674"), ("Instructor ID: 38801674", None), ("555-0162", "38801674")]
)
def test_a_number_without_its_label_counts_where_it_is_the_only_one(other: str, expected: str | None) -> None:
    lines = printed("TEXAS", "COMMERCIAL DRIVER LICENSE", *(other,) * bool(other), "ado. 38801674" if expected else "")
    assert understood(lines).number == expected


def test_a_patterned_ground_hides_no_words() -> None:
    scraps = ["ae", "ii", "a", "is"] * 25
    assert read(*scraps, "OSHA 10", "Issued 12/15/2023").issue_date == date(2023, 12, 15)


def test_a_number_that_is_hard_to_read_is_left_out() -> None:
    lines = [Line(1, 0, 0, 99, HEIGHT, "OSHA 10"), Line(1, 0, 20, 99, 30, "Card no: 1234S6789", unsure=("1234S6789",))]
    assert understood(lines).number is None


@pytest.mark.parametrize(
    ("texts", "kind"),
    [
        (("UNIVERSALTECHNICIAN",), "Universal"),
        (("TYPEI (Small Appliances)",), "Type I"),
        (("Type I- high-pressure appliances",), "Type II"),
    ],
)
def test_the_type_of_a_technician_by_its_words(texts: tuple[str, ...], kind: str) -> None:
    assert read("EPA Section 608", *texts).name == f"EPA Section 608 {kind}"


def test_boxes_of_which_one_is_ticked_tell_no_type() -> None:
    assert read("Section 608 Technician", "[] Type I & Type II [] Type III [] Universal").name == "EPA Section 608"
    assert read("Section 608 Technician", "Type I and Type II").name == "EPA Section 608 Type I and Type II"


def test_scraps_of_the_ground_make_no_number_unsure() -> None:
    lines = [Line(1, 0, 0, 99, HEIGHT, "Certification# E 196 840"), Line(1, 0, 90, 99, 99, "SEE", unsure=("SEE",))]
    assert understood(lines).number == "E 196 840"


@pytest.mark.parametrize("line", ["UNIV 0912 4471 88", "Card MOS-4471-Q-206"])
def test_a_number_in_groups_alone_on_its_line_needs_no_label(line: str) -> None:
    lines = printed("EPA 608", line, "100-120 compressions per minute")
    assert understood(lines).number == line.removeprefix("Card ")


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("NCCER Card No. 2 8 8 14 0 9 7", "28814097"),
        ("No. de credencial: VCS-M-0931", "VCS-M-0931"),
        ("CARD 22 - 005 - 178843", "22-005-178843"),
        ("Certificate NSC 7702-1846", "NSC 7702-1846"),
        ("DLY3360812", "Y3360812"),
        ("SKR/02264/US", "SKR/02264/US"),
        ("F 0773920", "F 0773920"),
        ("Inst. ID  0819 446", None),
    ],
)
def test_a_number_is_known_by_its_label_or_its_shape(line: str, number: str | None) -> None:
    assert read("First Aid", line).number == number


def test_the_number_behind_a_trainers_name_is_theirs() -> None:
    assert read("OSHA 10", "ID: Philippa Ngata - C 0049127").number is None


@pytest.mark.parametrize(
    "number",
    [
        "26 606 114 873",
        "C 0071 9264",
        "NWSI 5530 1198 02",
        "18-602 339 041",
        "PIT/22/0117/VH",
        "F 055182",
        "LR·20488·C",
    ],
)
def test_a_number_in_groups_is_one_number(number: str) -> None:
    assert read("OSHA 10", f"Card No. {number}", "Issued 06/14/2023").number == number
    assert read("OSHA 10", f"# {number}", "Trainer ID C 90314").number == number


def test_a_year_of_two_digits_stands_behind_its_month() -> None:
    card = read("CPR and AED", "Issued Aug 3 '23", "Expires Aug '25")
    assert (card.issue_date, card.expiration_date) == (date(2023, 8, 3), date(2025, 8, 31))


def test_the_days_of_one_who_tests_are_not_the_cards() -> None:
    card = read("WELDER QUALIFICATION CARD", "Test date 12.6.22", "CWI05550431 QC1 exp 3/1/25")
    assert (card.issue_date, card.expiration_date) == (date(2022, 12, 6), None)


@pytest.mark.parametrize(
    ("kind", "day", "expected"),
    [
        ("OSHA 10", "04 NOV 2022", (date(2022, 11, 4), None)),
        ("Flagger", "04 NOV 2022", (None, None)),
        ("Flagger", "04 NOV 2090", (None, date(2090, 11, 4))),
    ],
    ids=["never expires", "may be either", "to come"],
)
def test_the_only_day_without_a_label(kind: str, day: str, expected: tuple[date | None, date | None]) -> None:
    card = read(kind, day)
    assert (card.issue_date, card.expiration_date) == expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Validity period: 2 years", date(2026, 11, 18)),
        ("valid for three (3) years from the date of issue", date(2027, 11, 18)),
        ("Evaluated every three years", None),
        ("Valid for  3 years from issue", date(2027, 11, 18)),
        ("Vabd Period\n24 months", date(2026, 11, 18)),
    ],
)
def test_a_card_that_says_for_how_long_it_is_valid(said: str, expected: date | None) -> None:
    card = read("CPR and AED", "Date completed: 11/18/2024", *said.split("\n"))
    assert (card.issue_date, card.expiration_date) == (date(2024, 11, 18), expected)


def test_the_day_of_issue_counts_beside_that_of_the_course() -> None:
    assert read("OSHA 10", "Course completed 06/13/2023", "Card issued 06/14/2023").issue_date == date(2023, 6, 14)
    assert read("CWI", "Certified since 06/01/2018", "Expires 06/01/2027").issue_date == date(2018, 6, 1)


def test_what_stands_in_columns_is_read_from_above() -> None:
    state = Line(1, 3, 0, 217, 63, "California")
    first, second = (
        Line(1, 243, top, 370, top + 28, text) for top, text in ((11, "COMMERCIAL"), (29, "DRIVER LICENSE"))
    )
    assert understood([first, state, second]).name == "Commercial Driver License (CDL)"


def test_what_never_expires_is_no_label() -> None:
    card = read("OSHA 10", "Course end date", "04 NOV 2022", "This card does not expire.")
    assert (card.issue_date, card.expiration_date) == (date(2022, 11, 4), None)


def test_the_back_of_a_card_lies_not_beside_its_front() -> None:
    front = printed("Qualified Rigger", "Rosa Ibarra", "Lead instructor", "Card RS1-3007-B")
    back = printed("ISSUED", "03 / 2023", "EXPIRES", "03 / 2028")
    card = understood(together([front, back]))
    assert (card.issue_date, card.expiration_date) == (date(2023, 3, 1), date(2028, 3, 31))


def test_a_mines_number_and_date_in_a_form() -> None:
    of_day = ("MSHA Form 5000-23", "4. Date training requirements completed", "09 / 26 / 2023")
    card = read(*of_day, "Mine name, ID", "Calico Pit 04-05550")
    assert (card.number, card.issue_date) == (None, date(2023, 9, 26))


def test_a_blurred_label_is_one() -> None:
    card = read("Flagger", "pate 4-29-25", "Void ater 4-29-29")
    assert (card.issue_date, card.expiration_date) == (date(2025, 4, 29), date(2029, 4, 29))


def test_valid_stands_before_the_first_day_where_another_is_the_last() -> None:
    card = read("ASE", "VALID 06/15/22", "EXPIRES 06/30/27")
    assert (card.issue_date, card.expiration_date) == (date(2022, 6, 15), date(2027, 6, 30))
    assert read("FLAGGER", "Issued 06/15/22", "VALID 06/15/25").expiration_date == date(2025, 6, 15)


def test_the_day_of_the_program_s_approval_is_none_of_the_card_s() -> None:
    card = read("EPA 608", "UNIVERSAL", "0347722914881", "11/02/2020", "EPA approved September 30, 1993.")
    assert (card.issue_date, card.expiration_date) == (date(2020, 11, 2), None)


@pytest.mark.parametrize("number", ["SE/1182", "HW24.7719.B"])
def test_a_number_with_slash_or_dots_behind_a_bare_label(number: str) -> None:
    assert read("SCAFFOLD ERECTOR", f"Card {number}").number == number
