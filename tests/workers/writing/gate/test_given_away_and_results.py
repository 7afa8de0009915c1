"""Results added to true work, work given to others or taken over, and titles, years and work of another job."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import assignment
from workers.posting.requirements.reading import understand_posting
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill

TODAY = date(2026, 11, 28)


def judge_of(duties: str, *, title: str = "Technician", before: str = "Swept floors.") -> Judge:
    jobs = (
        Experience("job", title, "Norvik Works", date(2020, 1, 6), None, duties),
        Experience("past", "Welder Helper", "Tarn Steel", date(2015, 3, 2), date(2019, 12, 20), before),
    )
    return Judge(assignment(ProfileFacts("Ana Ruiz", "ana@example.com", jobs, (), (), TODAY)))


def passes(judge: Judge, sentence: str) -> bool:
    return judge.verdict(sentence).passes or any(
        judge.verdict(sentence, experience=job).passes for job in ("job", "past")
    )


@pytest.mark.parametrize(
    ("duties", "true", "made_up"),
    [
        (
            "replace injectors on 40 trucks",
            "Replaces injectors on 40 trucks.",
            "Replaces injectors on 40 trucks, which has cut road calls.",
        ),
        (
            "service combines before harvest",
            "Services combines before harvest.",
            "Services combines before harvest and kept customers running.",
        ),
        (
            "match ink with a spectrophotometer",
            "Matches ink with a spectrophotometer.",
            "Matches ink with a spectrophotometer and brought rejects down.",
        ),
        (
            "check harnesses each morning",
            "Checks harnesses each morning.",
            "Checks harnesses each morning and has gone six years without a fall.",
        ),
        (
            "check fall protection each morning",
            "Checks fall protection each morning.",
            "Checks fall protection each morning, with fewer injuries.",
        ),
        ("ajusto 80 máquinas", "Ajusta 80 máquinas.", "Ajusta 80 máquinas, con menos paros de producción."),
        (
            "corto juntas con cortadora",
            "Corta juntas con cortadora.",
            "Corta juntas con cortadora y así ha evitado grietas.",
        ),
        (
            "got setup time on the pump job down from 4 hours to 50 minutes",
            "Cut setup time on the pump job from four hours to 50 minutes.",
            "Cut setup time on the pump job from four hours to 40 minutes.",
        ),
        (
            "never had a turnover or dropped load",
            "Has had no turnover and no dropped load.",
            "Has had no injury and no dropped load.",
        ),
    ],
)
def test_a_result_is_told_only_as_a_line_tells_it(duties: str, true: str, made_up: str) -> None:
    judge = judge_of(duties)
    assert passes(judge, true)
    assert not passes(judge, made_up)


@pytest.mark.parametrize(
    ("duties", "true", "made_up"),
    [
        (
            "terminate switchgear; the vendor does the startup\nthe foreman handles the schedule",
            "Terminates switchgear, and the vendor does the startup.",
            "Terminates switchgear, and the foreman does the startup.",
        ),
        (
            "run the router; the drafter nests the parts",
            "Runs the router.",
            "Runs the router from nests the owner makes.",
        ),
        (
            "match ink to drawdowns\ncolor lab mixes the varnish",
            "Matches ink to drawdowns.",
            "Matching ink to drawdowns is done by the color lab.",
        ),
        (
            "install conduit\nthe foreman handles ordering and the schedule",
            "Installs conduit.",
            "Handles ordering and the schedule.",
        ),
        (
            "rebuild heads; short blocks go to the dealer",
            "Rebuilds heads.",
            "Rebuilds heads and short blocks.",
        ),
        (
            "weld carriers and ladders, no tank car welding",
            "Welds carriers and ladders.",
            "Welds carriers, ladders and tank cars.",
        ),
        ("hang 45 sheets a day with a helper", "Hangs 45 sheets a day.", "Hangs 45 sheets a day without a helper."),
    ],
)
def test_who_does_a_thing_is_told_only_as_a_line_tells_it(duties: str, true: str, made_up: str) -> None:
    judge = judge_of(duties)
    assert passes(judge, true)
    assert not passes(judge, made_up)


@pytest.mark.parametrize(
    ("true", "made_up"),
    [
        ("Pipe welder at Norvik Works.", "Pipe welder at Tarn Steel."),
        ("Welder helper at Tarn Steel.", "Welder helper at Norvik Works."),
        ("Beveled pipe with a grinder at Tarn Steel.", "Welded stainless pipe at Tarn Steel."),
        ("Spent two years on swing stage.", "Spent five years on swing stage."),
    ],
)
def test_a_title_its_years_and_its_work_stay_with_the_job(true: str, made_up: str) -> None:
    judge = judge_of(
        "weld stainless pipe\nswing stage 2 yrs", title="Pipe Welder", before="beveled pipe with a grinder"
    )
    assert passes(judge, true)
    assert not passes(judge, made_up)


@pytest.mark.parametrize(
    ("true", "made_up"),
    [
        ("Líder de cuadrilla desde 2023.", "Líder de cuadrilla desde 2021."),
        ("Revisa el cierre cada hora.", "Revisa el cierre cada media hora."),
    ],
)
def test_since_when_and_how_often_stay_as_typed(true: str, made_up: str) -> None:
    judge = judge_of("líder de cuadrilla desde 2023\nreviso el cierre cada hora", title="Instalador")
    assert passes(judge, true)
    assert not passes(judge, made_up)


@pytest.mark.parametrize(
    ("true", "made_up"),
    [
        ("I am a beginner in Mastercam.", "I am a beginner on Okuma lathes."),
    ],
)
def test_a_skill_is_told_no_lower_than_its_row(true: str, made_up: str) -> None:
    skills = (
        Skill("okuma", "Okuma lathe", "Heavy Equipment", "Intermediate"),
        Skill("cam", "Mastercam", "Software", "Beginner"),
    )
    job = Experience("job", "Machinist", "Norvik Works", date(2020, 1, 6), None, "run mills")
    judge = Judge(assignment(ProfileFacts("Ana Ruiz", "ana@example.com", (job,), skills, (), TODAY)))
    assert judge.verdict(true).passes
    assert not judge.verdict(made_up).passes


def test_what_a_posting_asks_for_is_in_hand_only_where_it_is_held() -> None:
    posting = "Driver\nAcme Freight\nYou need a Class A CDL and a forklift card."
    held = (
        Credential("cdl", "CDL Class A permit (in progress)", "", None, None),
        Credential("fork", "Forklift card", "", date(2025, 3, 1), date(2028, 3, 1)),
    )
    job = Experience("job", "Driver", "Norvik Works", date(2020, 1, 6), None, "drive trucks")
    asked = assignment(ProfileFacts("Ana Ruiz", "ana@example.com", (job,), (), held, TODAY))
    judge = Judge(msgspec.structs.replace(asked, posting=understand_posting(posting), posting_text=posting))
    assert judge.verdict("The forklift card you ask for is current.").passes
    assert not judge.verdict("The Class A CDL you ask for is in hand.").passes
    assert not judge.verdict("The Class A CDL you ask for is current.").passes
