"""Duties typed in Spanish by people of many countries, told whole and in the sense of their own trade."""

import pytest

from workers.writing.translation.into_english.line import in_english


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        # a word that may be a thing is a doing where the others beside it are
        ("cepillo, canteo y lijo la madera", "Plane, edge-band and sand the wood"),
        ("baño, visto y doy de comer a adultos mayores", "Bathe, dress and feed elderly people"),
        ("cambio de aceite y reviso frenos", "Change oil and check brakes"),
        # whom or what more something is done to
        ("oriento a los visitantes y al personal", "Guide the visitors and the staff"),
        ("doy mantenimiento a bombas y a motores", "Maintain pumps and motors"),
        # initials in small letters
        ("cierro ordenes de trabajo en el sistema cmms", "Close work orders in the CMMS system"),
        ("paso pruebas de rayos x en 6g", "Pass x-ray tests in 6G"),
        # qualities in a list
        ("compro pintura roja, azul y verde", "Buy red, blue and green paint"),
        # from where to where
        ("muevo tarimas de la linea a la bodega", "Move pallets from the line to the warehouse"),
    ],
)
def test_turns_are_told(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("corto tela segun el patron", "Cut fabric according to the sewing pattern"),
        ("acomodo cajas en tarima según el patrón", "Stack boxes on a pallet according to the pallet pattern"),
        ("instalo tableros y breakers", "Install electrical panels and breakers"),
        ("reviso con tablero electrico", "Check with an electrical test board"),
        ("cambio tapones y coples de pvc", "Change pipe plugs and couplings of PVC"),
        ("cimbro y descimbro trabes y losas", "Form and strip forms from girders and slabs"),
        ("sueldo tuberia con plata y nitrogeno", "Braze pipe with silver and nitrogen"),
        ("torqueo tornillos con llave de impacto", "Torque bolts with an impact wrench"),
        ("reparo filtraciones en techos", "Repair water leaks on roofs"),
        ("cambio inodoros, fregaderos y mezcladoras", "Replace toilets, kitchen sinks and faucets"),
        ("afilo cintas y discos", "Sharpen band saw blades and saw blades"),
        ("sello perforaciones con sellador", "Seal penetrations with sealer"),
        ("bajo motores para empaque de culata", "Pull engines for a head gasket"),
        ("plancho y doblo camisas para empaque", "Press and fold shirts to pack"),
        ("fundo zapatas, soleras y columnas", "Pour footings, bond beams and columns"),
        ("atiendo paros de linea", "Respond to line stops"),
        ("reviso mochilas y vehiculos a la salida", "Check bags and inspect vehicles at the exit"),
    ],
)
def test_words_have_the_sense_of_the_trade(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


@pytest.mark.parametrize("duty", ["trabajo segun el patron", "armo tableros"])
def test_what_nothing_decides_is_not_told(duty: str) -> None:
    assert not in_english(duty, past=False)


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("cambio cintas y discos de la sierra", "Change band saw blades and discs of the saw"),
        ("checo medidas con escuadra y transportador", "Check measurements with a square and a protractor"),
        ("llevo la cuadrilla en la van", "Transport the crew in the van"),
        ("hago aguas frescas", "Make fruit drinks"),
        ("reparto surcos", "Assign rows"),
        ("paso tubos en cadena", "Pass pipes hand to hand"),
        ("esmerilado, puntos con 6010", "Grinding, tack welds with 6010"),
        ("dirijo a dos ayudantes cuando el capataz está en otra obra", "Lead two helpers when the foreman is out"),
    ],
)
def test_words_are_told_by_what_stands_beside_them(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("cuido que no se tape la línea", "Make sure the line does not clog"),
        ("cuido que la fruta no vaya golpeada", "Make sure the fruit is not bruised"),
        ("reviso que el trabajo quede a plomo y a escuadra", "Make sure the work is plumb and square"),
        ("embolso y acomodo por numero", "Bag and arrange by number"),
        ("leo diagramas electricos y neumaticos", "Read electrical diagrams and pneumatic diagrams"),
        ("tiro pliegos de prueba", "Print test sheets"),
    ],
)
def test_clauses_and_kinds_are_told(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english
