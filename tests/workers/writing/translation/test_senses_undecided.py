"""A word of several senses is translated where its neighbours say which one is meant, and stays as typed elsewhere."""

import pytest

from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.rows.english_skills import english_skill


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("Hacía banquetas y rampas ADA", "Built sidewalks and ADA ramps"),
        ("Revisaba frenos en la rampa", "Checked brakes on the lift"),
        ("Reparaba rampas", ""),
        ("Marcaba niveles con láser y cuerda", "Marked levels with a laser and a string line"),
        ("Cortaba cuerda", ""),
        ("Cambio de empaques y sellos de bombas", "Changed gaskets and pump seals"),
        ("Empaque, etiquetas, tarimas", ""),
        ("Llana, flota, escoba, cortes con sierra", ""),
        ("Barría con escoba", "Swept with a broom"),
        ("Vaciado con bomba", "Poured with a pump"),
        ("Vaciado", ""),
        ("Rastrillar y vibrar colado", "Raked and vibrated concrete"),
        ("Casas de 2 pisos y apartamentos de 3 y 4", ""),
        ("Armado con plano", "Assembled from blueprints"),
        ("Turno de noche solo", ""),
        ("Turno de noche (ago-dic)", ""),
        ("Remoción de pintura con plomo", "Removed lead paint"),
        ("Marcaba los carretes con el tubero", "Marked the pipe spools with the pipefitter"),
        ("Calibre 24", "24 gauge"),
        ("Casas de lujo en calabasas", ""),
        ("Corte y empaque de calabaza", "Cut and packed squash"),
        ("Ayudaba cuando faltaba el bombero", ""),
        ("Operaba la bomba cuando faltaba el bombero", "Operated the pump when the pump operator was out"),
        ("Aplicaba tres manos de barniz", "Applied three coats of varnish"),
        ("Ponía las tres manos", ""),
        ("Le ayudaba al maestro en bovedas", ""),
        ("Le ayudaba al maestro a pegar ladrillo", "Helped the master mason lay bricks"),
        ("Firmaba la hoja de entradas", "Signed the sign-in sheet"),
        ("Cobraba y cuadraba la caja", "Collected payment and balanced the cash register"),
        ("Colé 60 patios de concreto", ""),
        ("Limpiaba el departamento de carnes", ""),
        ("Jalaba cable y jalaba la regla", "Pulled cable and screeded"),
        ("Jalaba parejo", ""),
        ("Sacaba la junta", "Raked out the joint"),
        ("Ponía gasolina", "Put in gasoline"),
        ("Ponía multas", ""),
        ("Jalaba 500 pies de cable", "Pulled 500 feet of cable"),
        ("Jalaba 5 horas", ""),
        ("Cambiaba lámparas del techo", "Replaced light fixtures of the ceiling"),
        ("Ponía bandas nuevas en el motor", "Installed new belts in the motor"),
        ("Cambiaba cierres y botones a pantalones", "Changed zippers and buttons on pants"),
        ("Repartía herramienta", "Handed out tools"),
        ("Recortaba con brocha", "Cut in with a brush"),
        ("Apuntaba el manómetro cada 2 horas", "Logged readings from the pressure gauge every 2 hours"),
        ("Jalaba con regla", "Screeded"),
        ("Entrenaba a los nuevos", "Trained the new hires"),
        ("Veía clientes", ""),
        ("Enseñé a dos peones a tirar el brown", ""),
        ("Tiraba la basura", "Threw out the trash"),
        ("Metía la cámara por el drenaje", "Ran the camera through the drain"),
        ("Puse weep screed, control joints y glove bags", "Installed weep screeds, control joints and glove bags"),
        ("Tumbar tablaroca, plafón, piso", "Tore out drywall, ceilings, floors"),
    ],
)
def test_its_neighbours_decide_what_a_spanish_word_says(duty: str, english: str) -> None:
    assert in_english(duty, past=True) == english


@pytest.mark.parametrize("works", ["Engrase y lavado CIP", "Poda, riego por goteo, cosechas"])
def test_one_work_of_a_list_is_not_told_as_done_beside_the_others(works: str) -> None:
    assert not in_english(works, past=True)


@pytest.mark.parametrize(
    ("works", "english"),
    [
        ("Limpieza y mantenimiento de bombas", "Cleaned and maintained pumps"),
        ("Poda de árboles y arbustos", "Pruned trees and bushes"),
        ("Pizca y poda de durazno", "Picked and pruned peaches"),
    ],
)
def test_works_that_are_all_done_to_one_thing_are_told_as_done(works: str, english: str) -> None:
    assert in_english(works, past=True) == english


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("Martillo demoledor eléctrico", "Electric demolition hammer"),
        ("Candado y etiqueta (LOTO)", "Lockout/tagout (LOTO)"),
        ("Martillo demoledor pulidora", "Martillo demoledor pulidora"),
        ("Cepillo eléctrico", "Power planer"),
        ("spikes + MRS (doble cuerda)", "spikes + MRS (double rope)"),
        ("Minicargador (Bobcat)", "Skid steer (Bobcat)"),
    ],
)
def test_a_tool_that_is_spelt_as_a_doing_is_named_as_a_tool(name: str, english: str) -> None:
    assert english_skill(name) == english
