"""Duties of trades that the lexicon had few words of, as people type them on a phone."""

import pytest

from workers.writing.translation.into_english.line import english_of, in_english
from workers.writing.translation.into_english.line_clauses import clauses_in_english
from workers.writing.translation.into_english.proof import said_in


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("Instalo cargadores para carros eléctricos", "Install EV chargers"),
        ("Opero cargador y excavadora", "Operate loaders and excavators"),
        ("entro a espacios confinados con permiso y vigilante", "Enter confined spaces with a permit and a hole watch"),
        ("Sandblasteo de tanques por dentro y por fuera", "Sandblast tanks inside and out"),
        ("mido perfil, humedad y milesimas", "Measure surface profile, moisture and mils"),
        ("Pongo cubiertas de granito", "Install granite countertops"),
        ("pongo cubierta de metal", ""),
        ("pongo cubierta de metal con junta alzada", "Install standing seam metal roofs"),
        ("Muevo maquinaria con patines", "Move machinery with machine skates"),
        (
            "Reviso la tabla de carga, el terreno y los estabilizadores antes de levantar",
            "Check the load chart, the ground and the outriggers before lifting",
        ),
        ("Amarre de carga con eslingas y grilletes", "Rig loads with slings and shackles"),
        ("Amarro la carga con cadenas", "Tie down the load with chains"),
        ("Carga de equipos en el puerto", "Load equipment in the port"),
        ("Enganche de remolques", "Hook up trailers"),
        ("mezclo la pintura y el catalizador", "Mix the paint and the catalyst"),
        ("cambio el catalizador del carro", "Change the catalytic converter of the car"),
        ("cuelgo tablaroca en techos y paredes", "Hang drywall on ceilings and walls"),
        ("trabajo en alturas en torres de agua", "Work at heights on water towers"),
        ("viajes a Chicago y Nueva York", "Trips to Chicago and New York"),
        ("Hago conteos de inventario cada semana", "Do inventory counts every week"),
    ],
)
def test_a_word_is_told_in_the_sense_of_its_trade(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("más o menos dos casas por semana", "About two homes a week"),
        ("breakers que se botan", "Breakers that trip"),
        (
            "Traduzco para los clientes que sólo hablan español",
            "Translate for the customers who only speak Spanish",
        ),
        ("leo planos y marco donde van las cajas", "Read blueprints and mark where the boxes go"),
        ("arreglo ponchaduras, cambio y balanceo llantas", "Repair flat tires, change and balance tires"),
        ("trabajo de andamio", "Scaffold work"),
        ("trabajo de soldador", "Work as a welder"),
        (
            "Opero grúas Grove de 60 toneladas y la Liebherr de 165",
            "Operate 60-ton Grove cranes and the 165-ton Liebherr",
        ),
        ("lavabos tasas regaderas", "Sinks, toilets, showers"),
        ("limpieza y mover material", "Clean up and move materials"),
        ("Entro a tanques a sacar el lodo", "Enter tanks to remove the sludge"),
        ("hago la inspeccion antes y despues del viaje", "Do pre-trip and post-trip inspections"),
        ("reviso el equipo antes y después del turno", "Inspect the equipment before and after the shift"),
        ("entreno a las nuevas en seguridad", "Train the new hires in safety"),
        ("salgo al campo a reparar en la temporada", "Make field repairs in season"),
        ("pongo la contención y los extractores", "Set up containment and the exhaust fans"),
        ("trabajo con señaleros de grúa", "Work with signal persons"),
        ("Reviso dos análisis", "Check two analyses"),
        ("jalo carga de Dallas a Houston", "Haul loads from Dallas to Houston"),
        ("Instalo cargadores para carros eléctricos nivel 2", "Install Level 2 EV chargers"),
        ("Reviso que el voltaje esté bien antes de energizar", "Make sure the voltage is right before energizing"),
        ("pongo la basura en tambos", "Put the trash in drums"),
        ("drenaje ABS bajo la losa y en paredes", "ABS drains under the slab and in walls"),
        ("subo material con la grúa y lo reparto", "Lift materials with the crane and distribute them"),
        ("saco permisos y camino el trabajo", "Pull permits and walk the job"),
        ("cambio filtros de aceite y aire", "Change oil filters and air filters"),
        ("cambio filtro de aceite y aceite", "Change oil filters and oil"),
        ("cambio paneles de 100 a 200 amperes", "Upgrade panels from 100 to 200 amps"),
        ("corto con oxicorte, biselo y punteo", "Cut with an oxy-fuel torch, bevel and tack-weld"),
        ("busco fugas y cargo 410", "Find leaks and charge 410 refrigerant"),
        ("amarro varilla numero 4 y 5", "Tie #4 and #5 rebar"),
    ],
)
def test_a_turn_of_notes_is_told(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


def test_what_is_to_be_avoided_may_fall() -> None:
    told = english_of("vibro el concreto para que no queden huecos", past=False)
    assert (told.text, told.is_whole) == ("Vibrate the concrete", False)


def test_how_often_falls_with_what_it_says_it_of() -> None:
    [clause] = clauses_in_english("Trabajé en levantamientos con dos grúas, siempre con fulano de tal", past=True)
    assert "always" not in clause.english


def test_a_doing_behind_what_it_is_done_to_is_proof() -> None:
    assert any(one.is_doing and "raw:repair" in one.keys for one in said_in("Busco goteras y las reparo"))
