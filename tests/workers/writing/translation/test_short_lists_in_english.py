"""Spanish lines that list a few parts or acts, told in English with all of them."""

import pytest

from workers.writing.translation.into_english.line import in_english


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Midiendo, cortando y colocando piso laminado", "Measured, cut and installed laminate flooring"),
        ("Soldando, esmerilando y pintando portones", "Welded, ground and painted gates"),
        ("Acarreo de material y limpieza", "Hauled materials and cleaned up"),
        ("Lijado, sellado y barnizado de puertas", "Sanded, sealed and varnished doors"),
        ("Montaje de moldes, ajuste de máquina y purga", "Set up molds, adjusted machines and purged"),
        ("Encargado de la camioneta y del inventario", "In charge of the pickup truck and the inventory"),
    ],
)
def test_doings_side_by_side_are_told_alike(line: str, told: str) -> None:
    assert in_english(line, past=True) == told


@pytest.mark.parametrize("line", ["Corte de caja", "Limpieza, llantas y frenos", "Cambio de aceite y filtros"])
def test_an_act_beside_a_thing_does_not_make_a_doing_of_it(line: str) -> None:
    assert "filtered" not in in_english(line, past=True)
    assert "welded" not in in_english("Revisión de equipo de corte y soldadura", past=True)
    assert "braked" not in in_english(line, past=True)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("TIG en inoxidable 304 y 316", "TIG in 304 and 316 stainless steel"),
        ("Pinos, encinos y oyameles", "Pine, oak and fir"),
        (
            "Achicar sentinas, engrasar winches y pintar cubierta",
            "Pumped out bilges, greased winches and painted decks",
        ),
        ("Guantes, lentes, tapones y botas con casquillo", "Gloves, safety glasses, earplugs and steel-toe boots"),
        ("Cambiar pantallas, baterías y puertos", "Changed screens, batteries and ports"),
        ("Arreglé fugas, destapé caños y cambié calentadores", "Repaired leaks, unclogged drains and replaced heaters"),
    ],
)
def test_nothing_of_a_list_is_left_out(line: str, told: str) -> None:
    assert in_english(line, past=True) == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Cambiar camisas, pistones y válvulas", "Changed cylinder liners, pistons and valves"),
        ("Lavar y planchar camisas", "Washed and pressed shirts"),
        (
            "Calibrar manómetros, transmisores y termopares",
            "Calibrated pressure gauges, transmitters and thermocouples",
        ),
        ("Lodos activados, bombas, sopladores y filtro prensa", "Activated sludge, pumps, blowers and filter press"),
        ("Horno de inducción 2 toneladas", "2-ton induction furnace"),
        ("Sierra de mesa, cepillo, canteadora y lijadora de banda", "Table saw, planer, jointer and belt sander"),
        ("Pasta y lija", "Joint compound and sanding"),
        ("Reparto en moto", "Delivered by motorcycle"),
        ("Diagnóstico de sistemas de carga y arranque", "Diagnosed charging and starting systems"),
    ],
)
def test_neighbours_tell_which_part_is_meant(line: str, told: str) -> None:
    assert in_english(line, past=True) == told


def test_who_watches_is_never_told_as_who_sold() -> None:
    assert "sold" not in in_english("Cambio de aceite y llantas con el mecánico viendo", past=True)
