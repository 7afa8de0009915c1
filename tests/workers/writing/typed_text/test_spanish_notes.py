"""Spanish notes of phones: spelled by sure rules, with the verb first, LP in capitals."""

import pytest

from workers.writing.proofreading.rows import mended


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("frenos, suspencion y afinaciones", "frenos, suspensión y afinaciones"),
        ("instalasion de bonbas", "instalación de bombas"),
        ("enpaco fruta, enbarque los lunes", "empaco fruta, embarque los lunes"),
        ("revicion de niveles", "revisión de niveles"),
        ("selecciono x tamaño y color", "selecciono por tamaño y color"),
        ("Diagnostico con escaner Autel", "Diagnóstico con escáner Autel"),
        ("lp, electricos y diesel hasta 15 mil lb", "LP, eléctricos y diésel hasta 15 mil lb"),
        ("diagnostico electrico, tarjetas las pido al jefe", "diagnóstico eléctrico, pido las tarjetas al jefe"),
        ("etiquetas se las pido a la supervisora", "pido las etiquetas a la supervisora"),
        ("limpio serpentines filtros", "limpio serpentines y filtros"),
        ("lavo pisos drenajes y bombas", "lavo pisos, drenajes y bombas"),
        ("recibo surto y embarco", "recibo, surto y embarco"),
        ("amasaba formaba y horneaba", "amasaba, formaba y horneaba"),
        ("uso sap y rf", "uso SAP y RF"),
        ("inventario ciclico c/ viernes", "inventario cíclico cada viernes"),
        ("Montacargas Toyota Hyster Crown", "Montacargas Toyota, Hyster y Crown"),
    ],
)
def test_sure_slips_and_orders_are_mended(typed: str, told: str) -> None:
    assert mended(typed, "es", is_line=True) == told


@pytest.mark.parametrize(
    "typed",
    [
        "inbound y outbound",
        "madera 2x4",
        "pedidos los hace el chef",
        "Campbell y turnbuckles",
        "cortar los lunes con sierra",
    ],
)
def test_what_may_be_right_stays(typed: str) -> None:
    assert mended(typed, "es", is_line=True) == typed
