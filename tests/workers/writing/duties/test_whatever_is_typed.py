"""No line of duties, however it was typed or cut, ends a document with a fault of ours."""

from datetime import date

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from workers.language.grammar import LanguageCode
from workers.writing.duties.job_lines import duties_of
from workers.writing.person.facts import Experience

TYPED = """
ran run runs running pull pulled wire conduit 3 1/2 15 480V load loads charts lift director crew service paint frame
operator forklift stand sit down up out off put away ground and or with w/ to from on the a my I we while including
pre-trip post-trip inspections PM PMs daily weekly no accidents every per hour OSHA 10 welds 6G TIG Bobcat such as
armé armo armar puertas y e con de la los para en pruebas cambio reviso limpieza mantenimiento a equipos nueve años
cargo descargo tarimas 40 por turno me llevo sin accidentes instalación shift
"""
SIGNS = [",", ";", ".", ":", "(", ")", "/", "-", "&", "+", "%", "#", "'", '"', "\n"]
lines = st.lists(st.sampled_from([*TYPED.split(), *SIGNS]), min_size=1, max_size=12).map(" ".join)


def tell(typed: str, code: LanguageCode, end: date | None) -> None:
    duties_of(Experience("job", "Mechanic", "Acme", date(2015, 1, 1), end, typed), code)


@settings(max_examples=300, deadline=None)
@given(lines, st.sampled_from(["en", "es"]), st.sampled_from([None, date(2024, 1, 1)]))
@example("(", "en", None)
def test_whatever_is_typed_is_told(typed: str, code: LanguageCode, end: date | None) -> None:
    tell(typed, code, end)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("hold +/- 1/16", "en"),
        ("build Deburr PM 1/2 my brooming. y up daily", "en"),
        ("; con systems me cycle casas impermeabilizo my", "es"),
        ("scan RF (Manhattan). cycle count los viernes ( pallets, cargo y descargo", "es"),
    ],
)
def test_what_once_ended_a_document_is_told(typed: str, code: LanguageCode) -> None:
    tell(typed, code, None)
    tell(typed, code, date(2024, 1, 1))
