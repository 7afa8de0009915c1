"""Who does it, told with weight, is somebody else's work: QA is who accepts it."""

import pytest

from workers.language.grammar import LanguageCode
from workers.writing.duties.left_out.own_part import own_part


@pytest.mark.parametrize(
    ("typed", "code", "own"),
    [
        ("Sign the hydro test log but QA is who accepts it", "en", ["Sign the hydro test log"]),
        ("I set the forms and the boss is the one that checks grade", "en", ["I set the forms"]),
        ("Drive derail truck, crane op is someone else", "en", ["Drive derail truck"]),
        ("Apunto los controles HACCP, la de calidad los firma", "es", ["Apunto los controles HACCP"]),
        ("I know who is at the gate", "en", ["I know who is at the gate"]),
        ("Corto tubo, la de 3 pulgadas con sierra", "es", ["Corto tubo, la de 3 pulgadas con sierra"]),
    ],
)
def test_own_part_alone(typed: str, code: LanguageCode, own: list[str]) -> None:
    assert own_part([typed], code) == own
