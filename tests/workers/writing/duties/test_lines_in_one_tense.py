"""Lines of an ended job that were typed in no tense: told in the past with the others, or left as they are."""

from datetime import date

import pytest

from tests.workers.writing.people import with_duties
from workers.writing.duties.job_lines import lines_of
from workers.writing.proofreading.spanish_tense import in_the_imperfect


def _told(line: str) -> list[str]:
    return [duty.text for duty in lines_of(with_duties(line, end=date(2014, 1, 1)).experiences[0], "en")]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Cut, edge and drill glass and mirror", "Cut, edged and drilled glass and mirror"),
        ("wrap and stage pallets", "Wrapped and staged pallets"),
        ("fell, limb and buck timber", "Felled, limbed and bucked timber"),
        ("help mechanic pull engines", "Helped mechanic pull engines"),
        ("grind bevels, fire watch, hole watch", "Grinding bevels, fire watch, hole watch"),
        ("fab shop pipe spools", "Fab shop pipe spools"),
        ("fuel and lube transfers", "Fuel and lube transfers"),
        ("mount and balance tires", "Mounted and balanced tires"),
        ("hand and power tools", "Hand and power tools"),
        ("tack, grind, bevel pipe", "Tacked, ground and beveled pipe"),
        ("cut and weld brackets, MIG", "Cut and welded brackets, MIG"),
        ("stretch wrap, label, stage", "Stretch wrap, label, stage"),
        ("oil, grease, fuel trucks", "Oil, grease and fuel trucks"),
        ("paint and body work", "Paint and body work"),
        ("move cars, jump starts", "Moved cars, jump starts"),
        ("pump and motor bearings", "Pump and motor bearings"),
    ],
)
def test_verbs_that_share_an_object_are_told_in_the_past(typed: str, told: str) -> None:
    assert _told(typed) == [told]


def test_a_maker_s_name_begins_no_doing() -> None:
    assert _told("Run 10 color Mark Andy press") == ["Ran 10 color Mark Andy press"]


def test_an_infinitive_beside_what_one_used_to_do_is_told_so() -> None:
    typed = ["soldaba placas", "Cambiar planchas y reforzar", "limpieza para cambiar piezas", "Lugar de trabajo"]
    assert in_the_imperfect(typed) == [
        "soldaba placas",
        "Cambiaba planchas y reforzaba",
        "limpieza para cambiar piezas",
        "Lugar de trabajo",
    ]
    assert in_the_imperfect(["Cambiar planchas", "Limpieza"]) == ["Cambiar planchas", "Limpieza"]
