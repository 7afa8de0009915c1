"""Duties as they are spoken: slips, turns of speech, clauses; and what is said of a thing by its trade."""

import pytest

from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.line_clauses import clauses_in_english


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("Barnizé y entinté puertas y gavinetes", "Varnished and stained doors and cabinets"),
        ("ise el cambio de lamparas fluorescentes a led", "Replaced fluorescent lights to LED"),
        ("me toca revisar las bombas cada semana", "Check the pumps every week"),
        ("poniendo teja de barro en techos", "Install clay tiles on roofs"),
        ("si algo falla llamo al contratista", "If something fails, call the contractor"),
        ("checo que no haya fugas", "Make sure there are no leaks"),
        ("cargo los camiones con el forklift para que salgan a tiempo", "Load the trucks with the forklift"),
        ("le explicaba al cliente las opciones y el costo", "Explained the options and the cost to the customer"),
        ("se drenaba el sistema", "The system was drained"),
        ("leo planos y marco con laser", "Read blueprints and mark with a laser"),
        ("marcaba cada pieza con su numero de orden", "Marked every part with its order number"),
        ("soy mayordomo de 640 acres de almendra y nuez", ""),
        ("Mayordomo de 640 acres de almendra y nuez", "Foreman of 640 acres of almond and walnut"),
        ("Inspección mensual de cable, gancho y frenos", "Monthly inspection of cable, hook and brakes"),
        ("Ayudaba a los mecánicos en los túneles de secado de cebolla y ajo", None),
        ("recojo la fruta y la pongo en bins", "Pick up the fruit and put it in bins"),
        ("corto lámina por receta", "Cut sheet metal by recipe"),
        ("Operé camiones acarreando arena y asfalto", "Operated trucks hauling sand and asphalt"),
        ("Atiendo de 15 a 20 órdenes de trabajo por turno", "Handle 15 to 20 work orders per shift"),
        ("Limpieza de 14 a 16 habitaciones al día", "Clean 14 to 16 guest rooms a day"),
        ("Atornillo vigas con pistola de impacto", "Bolt beams with an impact wrench"),
        ("superviso a los que hacen la limpieza", "Supervise those who do the cleaning"),
        ("checo que las puertas cierren bien", "Make sure the doors close well"),
        ("En granja solar hincábamos postes", "On a solar farm, drove posts"),
        ("llenar hojas HACCP y de detector de metales", "Fill out HACCP sheets and metal detector sheets"),
        ("les quitaba el polvo a los filtros", "Removed the dust from the filters"),
        ("apoyo al electricista a meter cable y a doblar tubo", "Help the electrician run cable and bend conduit"),
        ("si hay una fuga cierro el agua", "If there is a leak, shut off the water"),
        ("cuando el cliente pide cambios hago un presupuesto", "When the customer orders changes, prepare an estimate"),
        ("tengo 5 años manejando camión de volteo", "Drive dump trucks, 5 years"),
        ("reviso todos los días la alberca y el jacuzzi", "Check the swimming pool and the hot tub daily"),
        ("hacer vacío a 500 micrones", "Pull a vacuum to 500 microns"),
        ("Recuperé el gas viejo R-22", "Recovered the old R-22 gas"),
        ("Trepaba palmas con espuelas y las limpiaba", "Climbed palm trees with climbing spurs and trimmed them"),
        ("Quité y bolví a poner paneles", "Removed and reinstalled panels"),
        ("Reviso la caldera que opera el ingeniero", ""),
    ],
)
def test_what_is_spoken_is_told_as_it_is_meant(duty: str, english: str | None) -> None:
    told = in_english(duty, past=False)
    assert told == english if english is not None else "and garlic" not in told or "onion and garlic" in told


def test_what_another_does_falls_and_what_denies_holds_all_back() -> None:
    told = clauses_in_english("El estimador escribía el reporte; yo desarmaba y encontraba daños", past=True)
    assert [one.english for one in told] == ["", "Disassembled", "Found damage"]
    denied = clauses_in_english("Cambiaba turbos, no tocaba los zorbiques", past=True)
    assert not any(one.english for one in denied)


def test_one_unknown_item_of_a_list_may_fall() -> None:
    told = clauses_in_english("Reparo bombas, zorbiques, motores y válvulas", past=False)
    assert [one.english for one in told] == ["Repair pumps, motors and valves"]
