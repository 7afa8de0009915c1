"""Main duties of many trades as people from many countries type them, told whole in English."""

import pytest

from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.studies import studied


@pytest.mark.parametrize(
    ("duty", "past", "english"),
    [
        (
            "opero prensa flexo de 8 colores, etiquetas y pelicula",
            False,
            "Operate an 8-color flexographic press, labels and film",
        ),
        ("preparaba tintas y medía viscosidad", True, "Mixed ink and measured viscosity"),
        ("empalmo rollos sin parar la maquina", False, "Splice rolls without stopping the machine"),
        (
            "baje el desperdicio de 9% a 6% en el turno de noche",
            True,
            "Reduced the waste from 9% to 6% on the night shift",
        ),
        ("llevo una cuadrilla de 4 desde el 2019", False, "Run a crew of 4 since 2019"),
        (
            "reviso colores contra la muestra firmada por el cliente",
            False,
            "Check colors against the sample signed by the customer",
        ),
        ("relleno juntas con fragua y limpio", False, "Fill joints with grout and clean up"),
        ("destranco la maquina cuando se atora", False, "Unjam the machine when it jams"),
        ("clasifico tablas por grado y largo", False, "Sort boards by grade and length"),
        ("embutia chorizo y amarraba", True, "Stuffed chorizo and tied"),
        (
            "abro la panaderia a las 3 de la mañana y prendo los hornos",
            False,
            "Open the shop at 3 in the morning and fire up the ovens",
        ),
        (
            "levanto las esquinas y tiro hilo para los demas",
            False,
            "Build the corner leads and run string lines for the other workers",
        ),
        ("Instalo vitrinas de tiendas y puertas de aluminio", False, "Install storefronts and aluminum doors"),
        ("Pulía cantos y hacía agujeros", True, "Polished edges and drilled holes"),
        ("enseño a los ayudantes nuevos a mezclar y a batir", False, "Teach the new helpers to mix mortar"),
        (
            "Empacaba los pedidos y revisaba que no tuvieran rayas",
            True,
            "Packed the orders and made sure they had no scratches",
        ),
        ("amarraba varilla y ponía separadores", True, "Tied rebar and installed rebar chairs"),
        ("surtía órdenes con pistola y armaba tarimas", True, "Picked orders with a scanner and built pallets"),
        ("podaba setos y le ponía mulch a las camas", True, "Pruned hedges and mulched the planting beds"),
        ("empacaba lechuga en el fil", True, "Packed lettuce in the field"),
        ("amarraba la carga con cadenas y gatas", True, "Tied down the load with chains and load binders"),
        ("arrimaba vacas y sellaba los pezones", True, "Brought in cows and sealed the teats"),
        ("soldaba tubo de cobre y pegaba pvc", True, "Soldered copper pipe and glued PVC pipe"),
        ("tapizaba sillones y cosía fundas", True, "Upholstered armchairs and sewed slipcovers"),
        ("fileteaba pescado y lo ponía en hielo", True, "Filleted fish and iced it"),
        ("barreno y cargo explosivos", False, "Drill and load explosives"),
        ("apoyo en el empaque de mango", False, "Help with the mango packing"),
    ],
)
def test_a_trades_main_duties_are_told_whole(duty: str, *, past: bool, english: str) -> None:
    assert in_english(duty, past=past) == english


@pytest.mark.parametrize(
    ("study", "english"),
    [
        ("Bachiller, Bachiller técnico en contabilidad", "Technical High School Diploma in Accounting"),
        ("Profesional técnico, Artes gráficas", "Professional Technician, Graphic Arts"),
    ],
)
def test_a_study_is_told_once_and_whole(study: str, english: str) -> None:
    assert studied("en", study) == english


def test_a_scaffold_paper_keeps_its_hours() -> None:
    assert credential_named("en", "Andamio suspendido 16 horas") == "Suspended Scaffold (16 hours)"
