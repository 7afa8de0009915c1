"""A position is named with the rank that its posting writes before it with a full stop, or behind it."""

import pytest

from workers.posting.names import names_in

_REST = "\n\nHarlow Medical Molding | Princeton, IN\n\nWe mold parts.\n\nNeed\n- 5 years"


@pytest.mark.parametrize(
    ("heading", "title"),
    [
        ("Sr. Process Tech (Injection) - Night Crew", "Senior Process Tech"),
        ("HVAC Tech (Sr.) - Nights", "Senior HVAC Tech"),
        ("JR. PROCESS TECHS", "Junior Process Tech"),
        ("Process Tech - Nights\n\nYou work with our Sr. Process Tech.", "Process Tech"),
        ("Form Carpenter - Crew Leader", "Form Carpenter, Crew Leader"),
        ("Form Carpenter - Lead paint removal", "Form Carpenter"),
        (
            "Carpintero de cimbra, l\u00edder de cuadrilla (Form Carpenter Leadman)",
            "Carpintero de Cimbra, l\u00edder de cuadrilla",
        ),
        ("Pintor (l\u00edder)", "Pintor (l\u00edder)"),
        ("Chief Engineer (Assistant)", "Chief Engineer (Assistant)"),
        ("Electrician, Foreman", "Electrician"),
    ],
)
def test_a_position_keeps_its_rank(heading: str, title: str) -> None:
    assert names_in(heading + _REST).title == title
