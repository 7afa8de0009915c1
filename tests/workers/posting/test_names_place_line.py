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
