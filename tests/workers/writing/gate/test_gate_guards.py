"""What the learned model may pardon in short sentences and of changed lines, where it is very sure, and what never."""

from datetime import date

import pytest

from tests.workers.writing.gate.test_learned_model import Say
from tests.workers.writing.people import assignment, with_duties
from workers.writing.gate.learned import beside_rows
from workers.writing.gate.verdict import Judge

DUTIES = (
    "Stock shelves on nights.\nKeep the switches in oil.\nVacuum box testing of tank floors by the inspector.\n"
    "Rebuild lobe pumps.\nRake asphalt at joints.\nPull wire to fixtures."
)


def judge_with(odds: float, monkeypatch: pytest.MonkeyPatch) -> Judge:
    monkeypatch.setattr(beside_rows, "model", lambda: Say(odds))
    return Judge(assignment(with_duties(DUTIES, title="Worker")))


@pytest.mark.parametrize(("odds", "stays"), [(-3.5, True), (-2.5, False)])
@pytest.mark.parametrize("claim", ["Pulled aluminum wire to fixtures.", "Did handwork at asphalt joints."])
def test_what_is_narrowed_or_short_stays_where_the_model_is_very_sure(
    claim: str, *, odds: float, stays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = judge_with(odds, monkeypatch)
    assert judge.verdict(claim, experience="job").passes is stays
    assert not judge.verdict(claim, experience="job", is_built_in=True).passes


@pytest.mark.parametrize(
    "claim",
    [
        "Rebuilt not only pumps but compressors.",
        "Covered nights for the safety manager.",
        "Was a driller before stocking shelves on nights.",
        "Rebuilt gearboxes.",
        "Stocked shelves on nights with not one bottle spilled.",
    ],
)
def test_what_claims_more_falls_however_sure_the_model_is(claim: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not judge_with(-20, monkeypatch).verdict(claim, experience="job").passes


@pytest.mark.parametrize(
    ("sentence", "stays"),
    [
        ("Conteo de existencias.", True),
        ("Di mantenimiento a telares.", True),
        ("Cuento existencias.", False),
        ("Cambio medidores.", False),
        ("Cambio de medidores.", True),
    ],
)
def test_the_name_of_an_act_in_spanish_tells_no_time(sentence: str, *, stays: bool) -> None:
    lines = "Conteo de existencias, contar existencias.\nMantenimiento a telares.\nCambiar medidores."
    ended = Judge(assignment(with_duties(lines, title="Auxiliar", end=date(2021, 5, 1))))
    assert ended.verdict(sentence, experience="job").passes is stays
