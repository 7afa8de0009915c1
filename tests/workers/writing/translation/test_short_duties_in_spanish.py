"""Short English lines of the trades: how a thing is kept, what was named before, and words that a neighbour decides."""

import pytest

from workers.writing.translation.into_spanish.line import in_spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Keep the site clean and safe", "Mantener la obra limpia y segura"),
        ("Keep aisles clean", "Mantener pasillos limpios"),
        (
            "Keep 4 bottling lines running, motors, sensors, VFDs and PLCs",
            "Mantener 4 líneas de envasado en marcha, motores, sensores, variadores de frecuencia y PLC",
        ),
        ("Install new machines and anchor them", "Instalar máquinas nuevas y anclarlas"),
        ("Passed inspections", "Pasar inspecciones"),
        ("Passed 6G test on pipe", "Aprobar prueba 6G en tubería"),
        ("Used SAP for inventory", "Usar SAP para inventario"),
        ("Troubleshoot with Studio 5000 and swap bad I/O cards",
         "Diagnosticar con Studio 5000 y cambiar tarjetas de I/O dañadas"),
        ("Set rooftop units and curbs", "Instalar unidades de techo y bases de techo"),
        (
            "Cut down time on line 2 by fixing the photo eye wiring that kept failing",
            "Reducir tiempo muerto en línea 2 al reparar el cableado de fotoceldas que fallaba seguido",
        ),
    ],
)  # fmt: skip
def test_short_duties_are_told_in_spanish(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish
