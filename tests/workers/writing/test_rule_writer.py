"""The built-in writer: the person's own words, picked, ordered and tightened; nothing of it stopped by the gate."""

from datetime import date

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.workers.writing.people import ANUNCIO, POSTING, SOLDADOR, WELDER, assignment, text_of, with_duties
from workers.language.conjugation import Form
from workers.language.words import sentences_of
from workers.writing.draft import DocumentKind
from workers.writing.duties.job_lines import statements_of
from workers.writing.gate.gate import FactGate
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.rules.writer import RuleWriter
from workers.writing.words.verbs import in_form, in_tense, leaves_act_unsure


def job(duties: str, *, end: date | None = date(2020, 1, 1)) -> Experience:
    return Experience("job", "Laborer", "Acme", date(2015, 1, 1), end, duties)


@pytest.mark.parametrize(
    ("duties", "statements"),
    [
        ("I was responsible for welding pipe.", ["Welding pipe"]),
        ("• operate forklift\n• load trucks", ["Operated forklift", "Loaded trucks"]),
        ("i run the loader and then i dig trenches and i lay pipe", ["Ran the loader", "Dug trenches", "Laid pipe"]),
        ("My duties included: to inspect welds; clean tools", ["Inspected welds; cleaned tools"]),
        ("WELDED OSHA HANDRAILS", ["Welded OSHA handrails"]),
        ("Loads trucks and drives the forklift.", ["Loaded trucks and drove the forklift"]),
        ("ran mig and tig all day", ["Ran MIG and TIG all day"]),
        ("Weld frames Cut steel plate Grind edges", ["Welded frames", "Cut steel plate", "Ground edges"]),
        ("Weld frames\nWeld frames", ["Welded frames"]),
        ("Operated Track hoe to dig trenches", ["Operated Track hoe to dig trenches"]),
        ("No experience with TIG. No accidents in 5 years.", ["No accidents in 5 years"]),
        ("Responsible for tools, ladders, etc.", ["Tools and ladders"]),
        ("操作叉车\nLái xe nâng hàng", ["操作叉车", "Lái xe nâng hàng"]),
        ("", []),
        ("-\n*\n...", []),
    ],
)
def test_duties_become_statements(duties: str, statements: list[str]) -> None:
    assert statements_of(job(duties), "en") == statements


def test_a_job_still_held_is_told_in_the_present() -> None:
    assert statements_of(job("Operates forklift. Welded beams.", end=None), "en") == [
        "Operate forklift",
        "Welded beams",
    ]


def test_spanish_duties_keep_their_form() -> None:
    duties = "Mis funciones eran: soldar vigas\nResponsable de mantenimiento de equipos\n- Operé montacargas."
    assert statements_of(job(duties), "es") == ["Soldar vigas", "Mantenimiento de equipos", "Operé montacargas"]
    assert statements_of(job("Pues yo llevo la ruta de riego"), "es") == ["Llevar la ruta de riego"]


@pytest.mark.parametrize(
    ("line", "past", "gerund"),
    [
        ("Cut, grind and weld plates", "Cut, ground and welded plates", "Cutting, grinding and welding plates"),
        ("Maintain tools and work areas", "Maintained tools and work areas", "Maintaining tools and work areas"),
        ("Plan jobs and order materials", "Planned jobs and ordered materials", "Planning jobs and ordering materials"),
        ("Carry lumber", "Carried lumber", "Carrying lumber"),
        ("Tie rebar", "Tied rebar", "Tying rebar"),
        ("Scaffold erection", "Scaffold erection", "Scaffold erection"),
        ("Track hoe operation", "Track hoe operation", "Track hoe operation"),
        ("Load trucks", "Loaded trucks", "Loading trucks"),
        ("Paint the walls", "Painted the walls", "Painting the walls"),
    ],
)
def test_verbs_are_put_into_one_form(line: str, past: str, gerund: str) -> None:
    assert in_tense(line, past=True) == past
    assert in_form(line, Form.GERUND) == gerund


def test_what_the_posting_asks_for_comes_first() -> None:
    facts = with_duties("Sweep the floor of the shop\nOrder lunch for the crew\nWeld structural steel with flux core")
    assert RuleWriter().write(assignment(facts)).bullets["job"][0] == "Weld structural steel with flux core"


def test_long_past_jobs_get_fewer_bullets() -> None:
    duties = "\n".join(f"Weld frame number {number} of the day" for number in range(1, 13))
    recent, old = with_duties(duties), with_duties(duties, end=date(2005, 1, 1))
    old = msgspec.structs.replace(
        old, experiences=(msgspec.structs.replace(old.experiences[0], start_date=date(2001, 1, 1)),)
    )
    assert len(RuleWriter().write(assignment(recent)).bullets["job"]) == 10
    assert len(RuleWriter().write(assignment(old)).bullets["job"]) == 5


def test_a_summary_says_years_what_was_asked_for_and_what_is_in_force() -> None:
    years, held, done = sentences_of(RuleWriter().write(assignment()).summary)
    assert years == "Pipe Welder at Acme Shipyard since 2019, with 11 years in welding."
    assert done.startswith("Recent work: weld structural steel beams with MIG and flux core;")
    assert held == "Certifications include AWS D1.1 and Certified Forklift Operator."


def test_a_letter_applies_tells_and_closes() -> None:
    draft = RuleWriter().write(assignment(kind="cover_letter"))
    paragraphs, (bullets,) = draft.paragraphs, draft.bullets.values()
    assert "the Structural Welder position at Harborline Marine." in paragraphs[0]
    assert "a pipe welder at Acme Shipyard" in paragraphs[0]
    assert list(draft.bullets) == ["acme"]
    assert bullets[0] == "Weld structural steel beams with MIG and flux core", "what is asked for comes first"
    assert "Read blueprints and shop drawings" in bullets
    assert (
        "Beta Fabrication (2015 to 2019): ground and cleaned welds; operated forklift moving 5,000 lb coils"
        in paragraphs[1]
    )
    assert any(word in paragraphs[-1] for word in ("Thank", "glad", "forward"))
    assert "TIG" not in " ".join(paragraphs)


def test_a_spanish_letter_for_a_person_who_writes_spanish() -> None:
    text = text_of(RuleWriter().write(assignment(SOLDADOR, ANUNCIO, "cover_letter")))
    assert "el puesto de Soldador en Aceros de Baja." in text
    assert "Soldé vigas de acero con proceso MIG y electrodo" in text
    assert "Operé montacargas de 5,000 libras" in text, "in the past, as the line beside it was typed"
    assert "; esmerilaba y limpiaba piezas" in text, "an earlier job is told in the past"
    assert "TIG" not in text


@pytest.mark.parametrize("kind", ["resume", "cover_letter"])
@pytest.mark.parametrize("facts", [WELDER, SOLDADOR], ids=["English", "Spanish"])
@pytest.mark.parametrize("posting", [POSTING, ANUNCIO, "Any job at all, anywhere, for anybody who wants to work hard."])
def test_the_gate_takes_nothing_out_of_it(kind: DocumentKind, facts: ProfileFacts, posting: str) -> None:
    task = assignment(facts, posting, kind)
    gated = FactGate(task).pass_through(RuleWriter().write(task))
    assert gated.removals == ()


# People type duties in every manner: fragments, whole sentences, figures, hedges, denials.
heads = st.sampled_from(
    [
        "Operate",
        "operated",
        "I ran",
        "Welding",
        "Responsible for",
        "Helped with",
        "Loads",
        "cut and grind",
        "no",
        "We lay",
    ]
)
objects = st.sampled_from(
    [
        "the forklift",
        "steel beams",
        "40 ft of pipe",
        "MIG and TIG",
        "drywall, trim and doors",
        "30-ton cranes",
        "concrete",
        "a crew of 5",
    ]
)
tails = st.sampled_from(
    ["", " daily", " for the foreman", " with OSHA 10", " and inspect tools", ", etc.", " at the yard."]
)
lines = st.builds(lambda head, thing, tail: f"{head} {thing}{tail}", heads, objects, tails)
titles = st.sampled_from(
    ["Welder", "Electrician Helper", "Lead Carpenter", "CNC Operator/Programmer", "Laborer", "Shop hand"]
)
jobs = st.builds(
    lambda number, title, company, duties, years, ended: Experience(
        f"job{number}",
        title,
        company,
        date(2020 - years, 1, 1),
        date(2020, 1, 1) if ended else None,
        "\n".join(duties),
    ),
    st.integers(0, 9),
    titles,
    st.sampled_from(["Acme & Sons, Inc.", "Port of Oakland", "R. Lopez Plumbing", "3M"]),
    st.lists(lines, max_size=5),
    st.integers(0, 9),
    st.booleans(),
)
skills = st.builds(
    Skill,
    st.uuids().map(str),
    st.sampled_from(["Forklift", "Welding", "Tile saw, wet", "AutoCAD", "Hand/Power Tools", "Good attitude"]),
    st.sampled_from(["Heavy Equipment", "Software", "Technical Skill", "Other"]),
    st.sampled_from(["Beginner", "Expert"]),
)
credentials = st.builds(
    lambda one, name: Credential(one, name, "State Board", date(2021, 5, 1), None),
    st.uuids().map(str),
    st.sampled_from(
        ["OSHA 30", "Journeyman Electrician License", "Class A CDL", "First Aid/CPR", "Certified Crane Operator"]
    ),
)
people = st.builds(
    lambda held, known, certified: msgspec.structs.replace(
        WELDER, experiences=tuple(held), skills=tuple(known), credentials=tuple(certified)
    ),
    st.lists(jobs, max_size=3, unique_by=lambda one: one.id),
    st.lists(skills, max_size=4, unique_by=lambda one: one.id),
    st.lists(credentials, max_size=2, unique_by=lambda one: one.id),
)


@settings(max_examples=120, deadline=None)
@given(people, st.sampled_from(["resume", "cover_letter"]))
def test_whoever_the_person_is_it_writes_what_the_gate_lets_through(facts: ProfileFacts, kind: DocumentKind) -> None:
    task = assignment(facts, POSTING, kind)
    draft = RuleWriter().write(task)
    gated = FactGate(task, is_built_in=True).pass_through(draft)  # as the product judges this writer
    assert [removal for removal in gated.removals if removal.place != "paragraph"] == []
    assert RuleWriter().write(task) == draft


@pytest.mark.parametrize(
    ("third", "is_unsure"),
    [
        ("supervises three groundskeepers and schedule mowing and fence work", True),
        ("sets up and runs two mills", False),
        ("supervised crews on asbestos and lead jobs", False),  # typed so
    ],
)
def test_an_act_that_stays_in_its_base_is_none_to_tell_of_a_third_person(third: str, *, is_unsure: bool) -> None:
    assert leaves_act_unsure(third) is is_unsure
