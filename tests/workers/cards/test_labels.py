"""What labels say, as cards word them, and where they stand beside their values."""

from datetime import date

import pytest

from tests.workers.cards.test_cards import printed, read
from workers.cards import understood
from workers.cards.labels import Role, labels
from workers.resumes.text.line import Line

SAID = {
    Role.EXPIRES: (
        *("Date expires", "Date due", "Exp. Dt", "Valid no later than", "Valid-to", "Valid end", "Period ends"),
        *("To be re-evaluated by", "To be renewed", "Re-evaluation", "Next 3-year evaluation", "Last day valid"),
        *("This certification expires", "Certificate valid until", "Cert. thru", "Renew no later than", "Ending"),
        *("Fecha exp.", "Venc.", "Vto.", "Próxima capacitación", "Reevaluación", "Hasta", "Vale hasta", "Fecha límite"),
    ),
    Role.ISSUED: (
        *("Class completed", "Course taken", "Registration date", "Permit date", "Valid as of", "Taught on"),
        *("Last evaluated", "Most recent training", "Test welded", "Dates", "Card issued"),
        *("Capacitado el", "Aprobado", "Desde", "Fecha de otorgamiento", "F. de emisión", "Exped."),
    ),
    Role.NUMBER: (
        *("Cert. Nr.", "I.D.", "Reg. #", "Registry", "S/N", "Doc #", "Ref.", "Emp #", "Verification code", "No"),
        *("LICENSENO.", "N° de registro", "Matrícula", "Clave única", "Código de verificación"),
    ),
    Role.OTHER: (
        *("Trainer registry no.", "Instructor lic. #", "Registry No. (Instr.)", "Inst. #", "Stock no.", "Receipt No."),
        *("School ID", "WPS #", "Group No.", "P.O. Box", "Tel.", "SSN", "DOT No.", "No. de curso"),
    ),
}


@pytest.mark.parametrize(("role", "text"), [(role, text) for role, texts in SAID.items() for text in texts])
def test_a_label_is_known_alone_and_before_its_value(role: Role, text: str) -> None:
    value = "AB-123456" if role in {Role.NUMBER, Role.OTHER} else "06/14/2026"
    for said in (text, text.upper(), f"{text} {value}"):
        assert [label.role for label in labels(said)][-1:] == [role]
        assert {label.role for label in labels(said)} == {role}


@pytest.mark.parametrize(
    "text", ["VALIDUNTIL", "DateCompleted", "ExpirationDate", "IssueDate", "Renewby", "Re-evaluationdue"]
)
def test_a_label_that_lost_its_blanks_is_one(text: str) -> None:
    assert [label.until - label.at for label in labels(text)] == [len(text)]


@pytest.mark.parametrize(
    "sentence", ["This card expires three years from that day", "Certificate valid through its term"]
)
def test_a_sentence_is_no_label_of_another_line(sentence: str) -> None:
    card = read("Flagger", sentence, "06/14/2023  06/15/2023")
    assert (card.issue_date, card.expiration_date) == (None, None)


def test_labels_stand_behind_their_values() -> None:
    behind = ("06/14/2023", "Tested"), ("06/14/2026", "Good thru"), ("3091 55 87742 0164", "Certification number")
    lines = printed("Flagger")
    for row, (value, label) in enumerate(behind, start=1):
        end = 6.0 * len(value)
        lines += [Line(1, 0, 20.0 * row, end, 20.0 * row + 10, value)]
        lines += [Line(1, end + 9, 20.0 * row, end + 80, 20.0 * row + 10, label)]
    card = understood(lines)
    assert (card.issue_date, card.expiration_date) == (date(2023, 6, 14), date(2026, 6, 14))
    assert card.number == "3091 55 87742 0164"


def test_a_number_stands_far_beside_its_label_where_what_is_under_it_is_none() -> None:
    at = [("No. de credencial", 17, 276), ("VCS-M-0931", 240, 276), ("Valle Central", 21, 304)]
    lines = [Line(1, left, top, left + 7.0 * len(text), top + 22, text) for text, left, top in at]
    assert understood([*printed("Flagger"), *lines]).number == "VCS-M-0931"


def test_how_a_day_is_to_be_written_is_no_label() -> None:
    card = read("Flagger", "Date Issued (MM/DD/YYYY)", "(mm/dd/yy)", "06/14/2023", "Exp. (mo/yr)", "06/2026")
    assert (card.issue_date, card.expiration_date) == (date(2023, 6, 14), date(2026, 6, 30))


@pytest.mark.parametrize(
    ("texts", "number"),
    [
        (("Cert. Nr.", "608-2-0088 417"), "608-2-0088 417"),
        (("Certificate Number", "163- 0728 G"), "163-0728 G"),
        (("CARD  CA-F 0093 551",), "CA-F 0093 551"),
        (("Certifying Program #0471", "Registry SG 14 2290 7"), "SG 14 2290 7"),
        (("Assoc. ID 118 5520 · 2nd shift", "Lic #  L-04417-B"), "L-04417-B"),
        (("LICENSENO.G 6218834", "RECEIPT NO. 07729140"), "G 6218834"),
        (("Trainer I.D. 73-2207", "No 900318842"), "900318842"),
        (("Stock no. 8817-FL (rev 4/19)",), None),
        (("Facility ID", "72102-H"), None),
        (("Code", "D1.1:2015", "ID 1812-0339W"), "1812-0339W"),
        (("Lost card: 518-555-0144", "PAL No.", "US/1184/90226"), "US/1184/90226"),
        (("STUDENT FILE", "HLR-33819"), "HLR-33819"),
        (("renew 25 FEB 2029", "SKR/02264/US"), "SKR/02264/US"),
    ],
)
def test_a_number_by_its_label_and_its_groups(texts: tuple[str, ...], number: str | None) -> None:
    assert read("Forklift operator", *texts).number == number
