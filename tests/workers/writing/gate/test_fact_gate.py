"""The fact gate: what a writer makes up never gets through, and what it merely says better does."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.workers.writing.people import ANUNCIO, SOLDADOR, WELDER, assignment, with_duties
from workers.language.words import words_of
from workers.writing.draft import Draft
from workers.writing.gate.gate import FactGate, Gated

FALSE_BULLETS = [
    # numbers
    "Weld structural steel beams, 40 per shift",
    "Weld 1,200 structural steel beams",
    "Weld forty structural steel beams",
    "Weld dozens of structural steel beams",
    "Weld structural steel beams ½ faster",
    "Weld structural steel beams for \uff12\uff10 ships",
    "Inspect 100% of welds for cracks",
    "Reported to the foreman of a 21 man crew",
    "Weld structural steel beams 12 hours a day",
    # outcomes
    "Weld beams without accidents",
    "Weld structural steel beams ahead of schedule",
    "Reduced rework on structural steel beams",
    "Awarded for welding structural steel beams",
    # credentials and licence classes
    "Weld structural steel beams as an AWS certified welding inspector",
    "Weld structural steel beams to AWS D1.5",
    "Drove trucks with a Class A CDL",
    # tools, materials and processes
    "Weld structural steel beams with TIG",
    "Weld stainless structural steel beams",
    "Weld aluminum beams with MIG",
    "Operated an excavator",
    # employers, titles and rank
    "Weld structural steel beams for Boeing",
    "Foreman of a 12 man crew",
    "Led a 12 man crew",
    "Supervised the overhead crane",
    # said of another job, or of other things
    "Operated forklift moving 5,000 lb coils",
    "Inspect blueprints for cracks",
    "Rig structural steel beams",
    "Fit structural steel beams",
    "Wrote blueprints",
    "Hired a 12 man crew",
    "Have a 12 man crew",
    "Own welding equipment",
    "Supported a 12 man crew",
    "Cover the overhead crane",
    # what was only helped with, or is denied
    "Rigged loads with the overhead crane",
    "Experience with aluminum",
]


def bullets(*texts: str) -> Gated:
    return FactGate(assignment()).pass_through(Draft(bullets={"acme": texts}))


def prose(*sentences: str, kind: str = "summary") -> str:
    gate = FactGate(assignment(kind="resume" if kind == "summary" else "cover_letter"))
    text = " ".join(sentences)
    if kind == "summary":
        return gate.pass_through(Draft(summary=text)).draft.summary
    return " ".join(gate.pass_through(Draft(paragraphs=(text,))).draft.paragraphs)


@pytest.mark.parametrize("claim", FALSE_BULLETS)
def test_a_false_bullet_never_stays_as_it_is(claim: str) -> None:
    result = bullets(claim)
    kept = result.draft.bullets["acme"]
    assert claim not in kept
    assert result.removals[0].text == claim
    assert result.removals[0].unproven
    assert all(bullets(text).draft.bullets["acme"] == (text,) for text in kept), "what was kept is supported by itself"


@pytest.mark.parametrize(
    "claim",
    [
        "Weld structural steel beams with MIG and flux core",
        "Weld steel beams with GMAW",
        "Interpret blueprints and read shop drawings",
        "Assist in rigging loads with the overhead crane",
        "Report to the foreman of a crew of twelve",
        "Maintain welding equipment",
        "Check welds for porosity and cracks",
    ],
)
def test_a_true_bullet_in_other_words_stays(claim: str) -> None:
    assert bullets(claim).draft.bullets["acme"] == (claim,)


def test_a_true_sentence_loses_its_praise_and_its_tail() -> None:
    result = bullets("Safely weld structural steel beams, increasing productivity by 35%")
    assert result.draft.bullets["acme"] == ("Weld structural steel beams",)


@pytest.mark.parametrize(
    "claim",
    [
        "Welder with 20 years of experience.",
        "Welder with over 8 years of experience.",
        "Welder with 11 years of experience.",  # all jobs together; seven of them as a welder
        "Welder with two decades of experience.",
        "Master Pipe Welder.",
        "Foreman with 7 years of experience.",
        "Certified welding inspector.",
        "Holds OSHA 10.",  # expired
        "Holds OSHA 30.",
        "Holds EPA 608 and AWS D1.1.",
        "Licensed welder.",
        "Journeyman Pipe Welder with a union card.",
        "Welder at Boeing.",
        "Welder Helper at Acme Shipyard.",
        "Skilled in operating a front-end loader.",
        "Bilingual welder with a security clearance.",
        "Known for zero accidents and on-time work.",
        "Graduate of a welding school.",
        "Pipe Welder of the year.",
        "AWS D1.1 certified since 2015.",
        "Most experienced welder at Acme Shipyard.",
    ],
)
def test_a_false_summary_is_dropped(claim: str) -> None:
    assert claim.rstrip(".") not in prose(claim)
    assert prose(claim, "AWS D1.1 certified.").endswith("AWS D1.1 certified.")


@pytest.mark.parametrize(
    "claim",
    [
        "Pipe Welder with 7 years of experience.",
        "Welder with seven years of experience.",
        "11 years of experience.",
        "Skilled in plasma cutting.",
        "Holds AWS D1.1 and Certified Forklift Operator.",
        "Welds structural steel beams, reads blueprints and inspects welds.",
        "Pipe Welder at Acme Shipyard since March 2019.",
    ],
)
def test_a_true_summary_stays(claim: str) -> None:
    assert prose(claim) == claim


@pytest.mark.parametrize(
    "claim",
    [
        "I have worked as a Structural Welder at Harborline Marine.",
        "My years at Harborline Marine taught me much.",
        "I held the Structural Welder position at Harborline Marine.",
        "At Acme Shipyard, I operated a forklift moving 5,000 lb coils.",
        "At Beta Fabrication, I worked as a Pipe Welder.",
        "I was promoted to foreman at Acme Shipyard.",
        "As a foreman, I led a crew of twelve.",
        "I am ready to start immediately and hold a valid driver's license.",
        "I have 15 years of experience.",
        "I am applying with Harborline Marine certification.",
        "I own Acme Shipyard.",
        "I have a 12 man crew.",
        "I have my own welding equipment.",
        "I have the overhead crane.",
        "I carry structural steel beams at Acme Shipyard.",
        "I am interested in my second decade at Harborline Marine.",
    ],
)
def test_a_false_sentence_of_a_letter_is_dropped(claim: str) -> None:
    assert prose(claim, "I hold AWS D1.1.", kind="letter") == "I hold AWS D1.1."


@pytest.mark.parametrize(
    "claim",
    [
        "I am applying for the Structural Welder position at Harborline Marine.",
        "I would like to join Harborline Marine.",
        "At Acme Shipyard, I weld structural steel beams with MIG.",
        "I worked at Beta Fabrication as a Welder Helper, where I operated a forklift and cleaned welds.",
        "I look forward to hearing from you.",
        "Thank you for your time and consideration.",
    ],
)
def test_a_true_sentence_of_a_letter_stays(claim: str) -> None:
    assert prose(claim, kind="letter") == claim


def test_a_paragraph_stays_with_the_employer_that_it_named() -> None:
    kept = prose("At Acme Shipyard, I weld structural steel beams.", "I operated a forklift.", kind="letter")
    assert kept == "At Acme Shipyard, I weld structural steel beams."


@pytest.mark.parametrize(
    ("duties", "claim"),
    [
        ("Drove trucks, no forklift", "Drove forklift"),
        ("TIG welding: none", "TIG welding"),
        ("CDL in progress", "Holds a CDL"),
        ("Forklift license (expired)", "Forklift license"),
        ("Looking for work, studying for my OSHA 30", "OSHA 30"),
        ("I want to run the excavator", "Run the excavator"),
        ("Worked with certified welders on bridges", "Certified welder on bridges"),
        ("Did not supervise a crew of 5", "Supervise a crew of 5"),
        ("Cleaned 3 trucks and fixed 12 pumps", "Fixed 3 pumps"),
        ("Loaded trucks. Repaired pumps.", "Repaired trucks"),
        ("Repaired pumps; inspected cranes", "Repaired cranes"),
        ("Answered to the shop supervisor", "Shop supervisor"),
        ("Class B truck with trailer", "Class A truck with trailer"),
    ],
)
def test_what_the_duties_deny_hedge_or_say_of_something_else_is_not_claimed(duties: str, claim: str) -> None:
    task = assignment(with_duties(duties))
    assert FactGate(task).pass_through(Draft(bullets={"job": (claim,)})).draft.bullets["job"] == ()


def test_a_headline_is_one_of_the_person_s_own_titles() -> None:
    gate = FactGate(assignment())
    assert gate.pass_through(Draft(headline="pipe welder")).draft.headline == "Pipe Welder"
    assert gate.pass_through(Draft(headline="Master Welder")).draft.headline == ""
    assert gate.pass_through(Draft(headline="Helper")).draft.headline == ""


@pytest.mark.parametrize("title", ["Apprentice Electrician", "Electrician Helper", "Aprendiz de Electricista"])
def test_a_lower_rank_is_never_dropped(title: str) -> None:
    facts = with_duties("Pulled wire through conduit in new houses with the crew", title=title)
    kept = (
        FactGate(assignment(facts))
        .pass_through(Draft(headline="Electrician", summary="Electrician with 7 years."))
        .draft
    )
    assert (kept.headline, kept.summary) == ("", "")


def test_ids_that_are_not_the_person_s_are_dropped() -> None:
    draft = Draft(
        bullets={"acme": ("Read blueprints",), "boeing": ("Read blueprints",)},
        skill_order=("loader", "nobody", "loader"),
        credential_order=("nobody", "aws"),
    )
    kept = FactGate(assignment()).pass_through(draft).draft
    assert set(kept.bullets) == {"acme"}
    assert kept.skill_order == ("loader",)
    assert kept.credential_order == ("aws",)


@pytest.mark.parametrize(
    "claim",
    [
        "Soldé 40 vigas de acero con proceso MIG",
        "Soldé vigas de acero con proceso TIG",
        "Supervisé la lectura de planos",
        "Operé montacargas de cinco toneladas",
        "Soldé vigas de acero sin accidentes",
        "Certificado en mantenimiento preventivo de equipos de soldadura",
    ],
)
def test_a_false_spanish_bullet_never_stays(claim: str) -> None:
    result = FactGate(assignment(SOLDADOR, ANUNCIO)).pass_through(Draft(bullets={"norte": (claim,)}))
    assert result.draft.bullets["norte"] == ()


@pytest.mark.parametrize(
    "claim", ["Soldador con 8 años de experiencia.", "Soldador de estructuras con ocho años de experiencia."]
)
def test_a_true_spanish_summary_stays(claim: str) -> None:
    assert FactGate(assignment(SOLDADOR, ANUNCIO)).pass_through(Draft(summary=claim)).draft.summary == claim


@pytest.mark.parametrize("claim", ["Soldador con 11 años de experiencia.", "Maestro soldador.", "Cuenta con OSHA 30."])
def test_a_false_spanish_summary_is_dropped(claim: str) -> None:
    assert FactGate(assignment(SOLDADOR, ANUNCIO)).pass_through(Draft(summary=claim)).draft.summary == ""


OWN_WORDS = sorted({word.surface for job in WELDER.experiences for word in words_of(job.duties)})
OWN_FIGURES = {"12", "5,000", "7", "2019", "2015", "4", "11", "D1.1", "2020", "2024", "2027"}
INVENTED_CREDENTIALS = [
    *(
        "OSHA 30",
        "EPA 608",
        "NCCER",
        "CWI",
        "6G",
        "API 1104",
        "TWIC",
        "CDL",
        "Class B",
        "Journeyman",
        "Master",
        "Red Seal",
    ),
    *("NFPA 70E", "Type II", "Level III", "Local 104", "MSHA", "bachelor", "GED", "clearance"),
]
LINKS = [
    "I",
    "have",
    "and",
    "with",
    "of",
    "a",
    "the",
    "for",
    "as",
    "at",
    "in",
    "years",
    "experience",
    "working",
    "my",
    "use",
]
figures = st.one_of(
    st.integers(0, 99_999).map(str),
    st.integers(1000, 99_999).map("{:,}".format),
    st.decimals(0, 100, places=1, allow_nan=False).map(str),
    st.integers(1, 100).map("{}%".format),
    st.integers(1, 900).map("${}k".format),
)
words = st.one_of(st.sampled_from(OWN_WORDS), st.sampled_from(LINKS), figures, st.sampled_from(INVENTED_CREDENTIALS))
sentences = st.lists(words, min_size=2, max_size=12).map(lambda chosen: " ".join(chosen).capitalize() + ".")
drafts = st.lists(sentences, min_size=1, max_size=4).map(" ".join)


GATE = FactGate(assignment())


def gated(text: str) -> Draft:
    draft = Draft(headline=text, summary=text, bullets={"acme": (text,), "beta": (text,)}, paragraphs=(text,))
    return GATE.pass_through(draft).draft


def text_of(draft: Draft) -> str:
    bullets_kept = [bullet for bullets in draft.bullets.values() for bullet in bullets]
    return " ".join([draft.headline, draft.summary, *bullets_kept, *draft.paragraphs])


@settings(max_examples=200, deadline=None)
@given(drafts)
@example("Years 0.")
@example("Helped clean ged.")
@example("12 12. Have no 0.")
@example("Class b class b.")
@example("Red seal mig aluminum.")
def test_no_figure_and_no_credential_that_the_profile_lacks_ever_passes(text: str) -> None:
    kept = text_of(gated(text))
    figures_kept = set(re.findall(r"\d[\d,.]*\d|\d", kept))
    assert figures_kept <= OWN_FIGURES, kept
    for credential in INVENTED_CREDENTIALS:
        assert not re.search(rf"\b{re.escape(credential)}\b", kept, re.IGNORECASE), kept


@settings(max_examples=150, deadline=None)
@given(st.one_of(drafts, st.text(max_size=120)))
def test_what_has_passed_passes_again_unchanged(text: str) -> None:
    once = gated(text)
    twice = GATE.pass_through(once)
    assert twice.draft == once
    assert twice.removals == ()


def test_signs_that_count_as_words_are_taken_out() -> None:
    assert bullets("Read blueprints ★★★★★").draft.bullets["acme"] == ("Read blueprints",)


def test_there_is_not_said_of_a_place_that_was_taken_out() -> None:
    gate = FactGate(assignment(kind="cover_letter"))
    told = "There I weld structural steel beams with MIG."
    place, invented = "I have worked at Acme Shipyard since March 2019.", "I have worked at Boeing since March 2019."
    assert gate.pass_through(Draft(paragraphs=(place, told))).draft.paragraphs == (place, told)
    assert gate.pass_through(Draft(paragraphs=(invented, told))).draft.paragraphs == (told.replace("There ", ""),)
