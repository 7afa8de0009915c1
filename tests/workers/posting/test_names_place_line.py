"""A line of the head that only tells where the work is names no employer."""

from workers.posting.names import names_in

PUESTO = """Técnico empalmador de fibra óptica, líder de brigada
San Juan y zona metro, Puerto Rico

Redes Caribe Contratistas construye y mantiene redes de fibra para proveedores de internet y municipios.

Requisitos:
- Tres años como empalmador
- Certificación CFOT o equivalente
"""


def test_a_town_and_its_surroundings_are_no_employer() -> None:
    assert names_in(PUESTO).company == "Redes Caribe Contratistas"


def test_two_towns_and_their_state_are_no_employer() -> None:
    text = PUESTO.replace("San Juan y zona metro, Puerto Rico", "Port Isabel / Brownsville, Texas")
    assert names_in(text).company == "Redes Caribe Contratistas"


def test_a_rank_in_brackets_is_of_the_title() -> None:
    duties = "\nMeridian Plaza Partners\n\nDuties\n- Operate the central plant\n- Test water"
    assert names_in(f"Chief Engineer (Assistant) - Class A Office{duties}").title == "Chief Engineer (Assistant)"
    assert names_in(f"Chief Engineer (Nights){duties}").title == "Chief Engineer"
