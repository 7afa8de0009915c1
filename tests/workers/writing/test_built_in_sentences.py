"""What the built-in writer says of a person, and what it doesn't: ranks, years, articles, lists, and never a form."""

from collections.abc import Sequence
from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import POSTING, WELDER, assignment, with_duties
from workers.documents.plain_text import plain_text
from workers.writing.document.compose import compose
from workers.writing.draft import Assignment, DocumentKind
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill, given
from workers.writing.rules.selection import Selection
from workers.writing.rules.writer import RuleWriter
from workers.writing.trades.years_in_trades import tenure_in_trade
from workers.writing.words.articles import with_article_of_tools, with_credential_article
from workers.writing.words.phrases import joined

CNC = "CNC Machinist at Acme Tool\nRequirements:\n- CNC machining\n- TIG welding\n- Blueprint reading\n"


def person(*jobs: Experience, skills: Sequence[Skill] = (), credentials: Sequence[Credential] = ()) -> ProfileFacts:
    return msgspec.structs.replace(
        WELDER, experiences=jobs, skills=tuple(skills), credentials=tuple(credentials), today=date(2026, 7, 6)
    )


def held(title: str, begin: int, end: int | None, duties: str = "", company: str = "Acme") -> Experience:
    day = date(end, 1, 1) if end else None
    return Experience(f"{title} {begin}", title, company, date(begin, 1, 1), day, duties)


def written(facts: ProfileFacts, posting: str = POSTING, kind: DocumentKind = "cover_letter") -> str:
    task = assignment(facts, posting, kind)
    return plain_text(compose(RuleWriter().write(task), task))


@pytest.mark.parametrize("kind", ["resume", "cover_letter"])
def test_who_swept_near_a_machine_is_not_said_to_have_run_it(kind: DocumentKind) -> None:
    duties = "Swept the CNC area\nGround bevels for the TIG welders\nDelivered blueprints to the office"
    task = assignment(person(held("Shop Helper", 2020, None, duties)), CNC, kind)
    draft = RuleWriter().write(task)
    said = " ".join([draft.summary, *draft.paragraphs])
    assert "asks for CNC" not in said
    assert "asks for TIG" not in said
    for claim in ("xperience with", "xperience includes", "You ask for", "You list"):
        assert claim not in said
    assert task.matches.firsthand.isdisjoint({"CNC machining", "TIG welding", "blueprint reading"})


def test_a_skill_counts_firsthand_above_beginner_only() -> None:
    rows = [
        Skill("a", "CNC lathe", "Power Tool", "Beginner"),
        Skill("b", "Blueprint reading", "Technical Skill", "Advanced"),
    ]
    firsthand = assignment(person(held("Laborer", 2020, None), skills=rows), CNC).matches.firsthand
    assert "blueprint reading" in firsthand
    assert "turning" not in firsthand


def test_years_are_counted_over_the_trade_and_once_where_jobs_overlap() -> None:
    jobs = (held("Lead Carpenter", 2014, None), held("Framer", 2003, 2014), held("Carpenter Helper", 2001, 2004))
    tenure = tenure_in_trade(person(*jobs), "Lead Carpenter")
    assert tenure is not None
    assert (tenure.trade("en"), tenure.years) == ("carpentry", 25)


@pytest.mark.parametrize(
    ("titles", "posting", "headed"),
    [
        (["Plomera", "Ayudante de plomero"], "Se busca ayudante de plomero\nEmpresa: Agua", "Plomera"),
        (["Plumber", "Plumber Helper"], "Plumber Helper wanted", "Plumber"),
        (["Barista", "Apprentice Electrician"], "Electrician\nBright Co.", "Apprentice Electrician"),
        (["Driver", "Welder"], "Welder at Acme", "Welder"),
        (["Maintenance Consultant", "Millwright"], "Reliability Millwright at Acme", "Millwright"),
    ],
)
def test_nobody_is_headed_below_the_rank_they_hold(titles: list[str], posting: str, headed: str) -> None:
    jobs = tuple(held(title, 2020 - place, None) for place, title in enumerate(titles))
    job = Selection(assignment(person(*jobs), posting)).headline_job
    assert job is not None
    assert job.job_title == headed


def test_an_apprentice_s_letter_is_about_the_trade_not_the_shop_before() -> None:
    jobs = (
        held("Plumbing Apprentice", 2024, None, "Hang copper with hangers\nGlue PVC"),
        held("Stocker", 2021, 2024, "Helped customers find plumbing fittings\nCut pipe to length"),
    )
    letter = written(person(*jobs), "Plumbing Apprentice at Acme. PEX, copper, plumbing customers.")
    assert "ang copper with hangers" in letter


def test_a_credential_that_the_posting_calls_by_its_letters_comes_first() -> None:
    rows = (
        Credential("a", "OSHA 30", "OSHA", date(2020, 1, 1), None),
        Credential("b", "CHST (Construction Health and Safety Technician)", "BCSP", date(2021, 1, 1), None),
    )
    facts = msgspec.structs.replace(person(held("Safety Coordinator", 2018, None)), credentials=rows)
    draft = RuleWriter().write(assignment(facts, "Safety Manager at Acme. CHST or CSP required."))
    assert draft.credential_order == ("b", "a")


@pytest.mark.parametrize("missing", ["Company not given", "N/A", "-", "unknown", "Ninguna", "???"])
def test_a_placeholder_is_never_printed_as_an_employer(missing: str) -> None:
    assert given(missing) == ""
    job = held("Welder", 2020, None, "Weld structural steel with flux core", company=given(missing))
    for kind in ("resume", "cover_letter"):
        text = written(person(job), kind=kind)
        assert " at ." not in text
        assert "At ," not in text


def test_lists_have_semicolons_where_names_have_commas() -> None:
    assert joined(["welding", "rigging"], "and") == "welding and rigging"
    assert joined(["a, b", "c", "d"], "and") == "a, b; c; and d"


@pytest.mark.parametrize(
    ("text", "with_articles"),
    [
        ("operate forklift moving coils", "operate a forklift moving coils"),
        ("Rigged loads with overhead crane", "Rigged loads with an overhead crane"),
        ("Operated the forklift", "Operated the forklift"),
        ("Operate forklifts", "Operate forklifts"),
    ],
)
def test_one_machine_gets_an_article(text: str, with_articles: str) -> None:
    assert with_article_of_tools(text) == with_articles


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Journeyman Electrician License", "a Journeyman Electrician License"),
        ("OSHA 10", "OSHA 10"),
        ("Class A CDL", "a Class A CDL"),
        ("Certified Forklift Operator", "the Certified Forklift Operator certification"),
        ("H2S Certification", "an H2S Certification"),
    ],
)
def test_a_licence_gets_an_article_and_a_card_s_name_none(name: str, said: str) -> None:
    assert with_credential_article(name) == said


def test_a_duty_that_makes_no_sentence_makes_room_for_the_next() -> None:
    facts = with_duties("Structural steel\n100%\nWeld structural steel with flux core\nRead blueprints\nGrind welds")
    text = written(facts)
    assert "Weld structural steel with flux core" in text
    assert "Read blueprints" in text


def test_virtues_are_no_duties_and_no_skills() -> None:
    facts = with_duties("Team player, punctual and reliable\nWeld structural steel with flux core")
    skills = (Skill("t", "Teamwork", "Other", "Expert"), Skill("p", "Positive attitude", "Other", "Expert"))
    text = written(msgspec.structs.replace(facts, skills=skills))
    for virtue in ("eam player", "punctual", "eamwork", "attitude"):
        assert virtue not in text


def test_codes_of_the_posting_order_bullets() -> None:
    posting = "Diesel Mechanic\nRequirements:\n- DPF and SCR systems\n- N95 fit test\n"
    facts = with_duties(
        "Changed oil and filters\nCleaned the bays\nDiagnosed DPF and SCR faults",
        title="Mechanic",
        end=date(2022, 1, 1),
    )
    assert RuleWriter().write(assignment(facts, posting)).bullets["job"][0] == "Diagnosed DPF and SCR faults"


def letters() -> list[tuple[Assignment, tuple[str, ...]]]:
    postings = [
        POSTING,
        CNC,
        "Welder\nRiver Works LLC - Ogden, UT\nRequirements:\n- Flux core welding\n- Read blueprints",
    ]
    names = ["Rosa Ibarra", "Al Brown", "Mei Chen", "Omar Haddad", "Lena Fox"]
    found = []
    for number, name in enumerate(names):
        facts = msgspec.structs.replace(WELDER, name=name, email=f"{number}@example.com")
        for posting in postings:
            task = assignment(facts, posting, "cover_letter")
            found.append((task, RuleWriter().write(task).paragraphs))
    return found


def test_letters_are_no_form() -> None:
    written_letters = [paragraphs for _, paragraphs in letters()]
    closings = {paragraphs[-1].split(" position")[0].split(" about")[0] for paragraphs in written_letters}
    openings = {paragraphs[0].split(" position")[-1] for paragraphs in written_letters}
    assert len(closings) >= 3
    assert len(openings) >= 3, "what is said beside the position depends on what the posting asks for"
    assert len(set(written_letters)) == len(written_letters)
