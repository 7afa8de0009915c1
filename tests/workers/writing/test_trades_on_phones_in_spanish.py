"""Short English notes of many trades, and words that one noun shares, as a Spanish document tells them."""

import pytest

from workers.writing.rules.into_spanish.line import in_spanish


@pytest.mark.parametrize(
    ("duty", "told"),
    [
        ("Removed asbestos and lead", "Quitar asbesto y plomo"),
        ("Changed needles and thread", ""),
        ("Upgraded main panels to 200 amps", "Actualizar tableros principales a 200 amperios"),
        ("Drove 72 passenger bus on two routes", "Manejar autobús para 72 pasajeros en dos rutas"),
        ("Roughed in 3 bath house with PEX", "Instalar en obra negra casa con 3 baños con PEX"),
        (
            "Serviced propane and electric forklifts",
            "Dar servicio a montacargas de propano y montacargas eléctricos",
        ),
        ("Built wood and chain link fences", "Construir cercas de madera y cercas de malla ciclónica"),
        ("A/C repairs and filters", "Reparaciones de A/C y filtros"),
        ("Scanned packages", "Escanear paquetes"),
        ("Talked customers through their options", "Explicar sus opciones a clientes"),
        ("Sold annual plans", "Vender planes de servicio"),
        ("Terminated and tested jacks", "Conectar y probar tomas de red"),
        ("Washed dishes and pots", "Lavar platos y ollas"),
        ("Ran the grinder and stuffer", "Operar el molino de carne y embutidora"),
        ("Opened at 3", ""),
        ("Cared for 10 residents on nights", "Cuidar a 10 residentes de noche"),
        ("Took vitals and charted", "Tomar signos vitales y llenar expedientes"),
        ("Loaded truck in route order", "Cargar camión en orden de ruta"),
        ("Installed painted and galvanized duct", "Instalar ducto pintado y galvanizado"),
    ],
)
def test_notes_of_many_trades(duty: str, told: str) -> None:
    assert in_spanish(duty, past=True) == told


def test_a_thing_of_many_is_none_that_was_done_to_the_last() -> None:
    assert "fija" not in in_spanish("Fed cattle and fixed fence", past=True)
