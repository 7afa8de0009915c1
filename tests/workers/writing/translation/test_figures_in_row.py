"""Figures in a row with one unit: none of them counts the thing that they are sizes of."""

import pytest

from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_spanish.line import in_spanish


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Weld 2, 4 and 6 inch pipe", "Soldar tubería de 2, 4 y 6 pulgadas"),
        ("Install 3, 4 and 5 ton units", "Instalar unidades de 3, 4 y 5 toneladas"),
        ("Poured 4, 6 or 8 inch slabs", "Colar losas de 4, 6 o 8 pulgadas"),
        ("Reroof 2,400, 3,000 and 10,000 sq ft homes", "Volver a techar casas de 2,400, 3,000 y 10,000 pies cuadrados"),
        ("Built 3 and 4 bedroom homes", "Construir casas con 3 y 4 recámaras"),
        ("Paint 1,200 and 2,600 sq ft apartments", "Pintar departamentos de 1,200 y 2,600 pies cuadrados"),
        ("Hauled 5, 10 and 20 pallets", "Acarrear 5, 10 y 20 tarimas"),
        ("Crews of 3, 5 and 8 people", "Cuadrillas de 3, 5 y 8 personas"),
    ],
)
def test_a_row_of_figures_in_spanish(line: str, told: str) -> None:
    assert in_spanish(line) == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Instalé techos de 1,500, 2,000 y 3,200 pies", "Installed 1,500-, 2,000- and 3,200-foot roofs"),
        ("Cambié calentadores de agua de 40, 50 y 75 galones", "Replaced 40-, 50- and 75-gallon water heaters"),
        ("Armé muros de 8, 9 o 10 pies", "Built 8-, 9- or 10-foot walls"),
        ("Cargué 5, 10 y 20 tarimas", "Loaded 5, 10 and 20 pallets"),
    ],
)
def test_a_row_of_figures_in_english(line: str, told: str) -> None:
    assert in_english(line, past=True) == told
