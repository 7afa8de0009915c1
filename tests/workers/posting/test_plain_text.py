"""Postings as plain text, and as mails."""

from workers.posting.markup.plain_text import as_markup
from workers.posting.page import read_posting

MAIL = """Subject: JOB ORDER 512 - CONVEYOR MILLWRIGHTS, TRAVEL
From: Prairie Ridge Staffing <orders@prairieridge.example>
Posted: 11/18/2026

We have six openings for conveyor millwrights on a project in Moreno
Valley that runs to the middle of May.

REQUIREMENTS
- One full conveyor project in the past three years
- OSHA 30 card and own hand tools

PAY
- $35.00 per hour and overtime after forty

--
Prairie Ridge Staffing | Tulsa
You receive this list because you asked for it.
"""
NOTICE = """GOLDEN VALLEY MILLWRIGHTS JOINT APPRENTICESHIP COMMITTEE
3120 Bayshore Road, Benicia, California

NOTICE OF APPRENTICESHIP OPPORTUNITY - MILLWRIGHT

The committee takes applications from apprentices on the second
Tuesday of January. Applicants must have a year of experience.

WAGES
- First six months: 50% of journeyman scale, with paid holidays
MINIMUM STANDARDS
- High school diploma or GED, and a driver's license
"""


def test_of_a_mail_the_head_names_it_and_the_signature_is_left_out() -> None:
    posting = read_posting(as_markup(MAIL), "https://orders.example/512.txt")
    assert posting is not None
    assert posting.title == "JOB ORDER 512 - CONVEYOR MILLWRIGHTS, TRAVEL"
    assert posting.company == "Prairie Ridge Staffing"
    assert posting.description.startswith("We have six openings for conveyor millwrights on a project in Moreno Valley")
    assert posting.description.endswith("$35.00 per hour and overtime after forty")


def test_a_notice_is_called_by_the_job_and_not_by_who_writes_it() -> None:
    posting = read_posting(as_markup(NOTICE), "https://gvmillwrights.example/notice.txt")
    assert posting is not None
    assert posting.title == "NOTICE OF APPRENTICESHIP OPPORTUNITY - MILLWRIGHT"
    assert posting.company == "Golden Valley Millwrights Joint Apprenticeship Committee"


def test_a_field_that_opens_a_plain_text_makes_no_mail_of_it() -> None:
    text = "Position: Welder\nPay: $30 per hour\nWe need a welder with five years of experience.\n"
    assert "Position: Welder" in as_markup(text)


BROWSED = """[Skip to content]
Harbor Jobs
  * Search
  * Employers
[welder        ] [Search]

-----------------------------------------------

[logo.gif] Structural Welder (Night Shift)
Ravel Bridge Works
$30 - $42 per hour
[Apply now]  [Save]

Full description

We build bridges and need a welder for structural steel with three years of experience.

REQUIREMENTS
- Pass a 3G test, hold a license and own hand tools
- Overtime is paid, with health insurance
"""


def test_buttons_and_fields_of_a_page_kept_as_text_name_nothing() -> None:
    posting = read_posting(as_markup(BROWSED), "https://harborjobs.example/view/7")
    assert posting is not None
    assert posting.title == "Structural Welder (Night Shift)"
    assert posting.company == "Ravel Bridge Works"
    assert "[" not in posting.description
