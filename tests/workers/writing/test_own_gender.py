"""A position called by both genders: in the one that its applicant's titles show, else out of the sentence."""

import pytest

from workers.writing.own_gender import in_own_gender, is_of_both


@pytest.mark.parametrize(
    ("title", "own", "told"),
    [
        ("Supervisor(a) de Patio", ["Montacarguista", "Cajera"], "Supervisora de Patio"),
        ("Encargado(a) de Recibo", ["Empacadora de fruta"], "Encargada de Recibo"),
        ("Técnico/a Certificado/a", ["Soldador MIG"], "Técnico Certificado"),
        ("Cocinera(o)", ["Lavaplatos", "Mesero"], "Cocinero"),
        ("Supervisor(a) de Patio", ["Montacarguista", "Ayudante de cocina"], "Supervisor(a) de Patio"),
        ("Supervisor(a) de Patio", ["Warehouse Operator"], "Supervisor(a) de Patio"),
        ("HVAC/R Technician", ["Cajera"], "HVAC/R Technician"),
    ],
)
def test_a_position_takes_the_gender_of_own_titles(title: str, own: list[str], told: str) -> None:
    assert in_own_gender(title, own) == told
    assert is_of_both(told) == ("(a)" in told)
