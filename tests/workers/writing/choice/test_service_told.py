"""Military service stands in a summary where it is welcome, and what lapsed is called what it is."""

from datetime import date

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, newest_first
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import check, write

ENGINEER = Experience(
    "1", "Stationary Engineer", "St. Brendan's Hospital", date(2001, 3, 1), None, "Operate three boilers\nWater tests"
)
NAVY = Experience(
    "2", "Boiler Technician", "US Navy", date(1990, 6, 1), date(1996, 5, 1), "Stood watch in the fire room"
)
BOILERS = "Stationary Engineer, Niagara Home\nRequirements:\n- Boiler operation\nPreferred:\n- {}"


def draft(posting_text: str, kind: DocumentKind, *held: Credential) -> Draft:
    posting = understand_posting(posting_text)
    facts = ProfileFacts("Ann Lee", "ann@example.com", newest_first([ENGINEER, NAVY]), (), held, date(2026, 11, 26))
    asked = Assignment(kind, posting.language, posting, posting_text, facts, match(posting, facts))
    return check(write(asked, RuleWriter()), asked).draft


def test_service_stands_in_the_summary_where_veterans_are_welcome() -> None:
    told = "Served in the US Navy from 1990 to 1996."
    assert told in draft(BOILERS.format("Military veterans"), "resume").summary
    assert told not in draft(BOILERS.format("Chillers"), "resume").summary


def test_a_lapsed_qualification_is_called_no_certification_beside() -> None:
    lapsed = Credential("1", "Welder qualification AWS D15.1", "AWS", date(2023, 10, 1), date(2026, 10, 31))
    posting = BOILERS.format("Chillers").replace("- Boiler operation", "- Boiler operation\n- Current AWS D15.1")
    text = " ".join(draft(posting, "cover_letter", lapsed).paragraphs)
    assert "My welder qualification AWS D15.1 expired in October 2026." in text
