"""What of an English line stands in Spanish where not all of it can be told."""

from collections.abc import Callable

import pytest

from workers.writing.translation.into_spanish.in_part import as_one, told_in_part
from workers.writing.translation.into_spanish.line import in_spanish


def told(*parts: str, by: Callable[[str], str] = in_spanish) -> str:
    found = told_in_part(parts, by)
    return as_one(found, by) if found else ""


@pytest.mark.parametrize(
    ("parts", "spanish"),
    [
        (("Replaced valves for the frobnitz",), "Reemplazar válvulas"),
        (("Operated tower crane on frobnitz",), "Operar grúa torre"),
        (("Ran the frobnitz", "changed filters"), "Cambiar filtros"),
        (("Rebuilt pumps", "replaced frobnitzes", "greased motors"), "Reconstruir bombas, engrasar motores"),
    ],
)
def test_what_says_its_work_without_the_rest_stands(parts: tuple[str, ...], spanish: str) -> None:
    assert told(*parts) == spanish


@pytest.mark.parametrize(
    "parts",
    [
        ("Replaced valves with the senior frobnitz",),  # who else did it
        ("Repaired pumps when the frobnitz is off",),  # a condition
        ("Kept the tool crib in frobnitz",),  # says something else without its end
        ("Welded pipe 2 to frobnitz",),  # half a range
        ("Fixed the frobnitz", "valves and pumps"),  # what is fixed stands without its doing
        ("Installed panels under a frobnitz",),
        ("Tied rebar at 16 on center of frobnitz",),  # what the figure counts
        ("Walked frobnitz onto lowbed", "chained by driver"),  # what another did
        ("Tore down the pumps", "put back together"),  # the half of what was done
        ("Kept frobnitz at 475", "pumped to the roof"),  # done to what fell
    ],
)
def test_what_would_say_more_or_something_else_falls(parts: tuple[str, ...]) -> None:
    assert not told(*parts)
