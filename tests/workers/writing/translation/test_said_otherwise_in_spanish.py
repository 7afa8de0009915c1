"""Turns of notes that were told too literally or lost a part in Spanish, and what readers marked in told lines."""

import pytest

from workers.writing.translation.into_spanish.line import in_spanish


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Ran the panel saw and 24 in planer", "Operar la sierra de panel y cepillo de 24 pulgadas"),
        ("Planted trees up to 2.5 in caliper", "Plantar árboles de hasta 2.5 pulgadas"),
        ("Rebuilt hydraulic cylinders up to 6 in bore", "Reconstruir cilindros hidráulicos de hasta 6 pulgadas"),
        ("Terminate 480/277 panels", "Conectar tableros 480/277V"),
        ("Trained on forklift and pallet jack", "Recibir capacitación en montacargas y patín hidráulico"),
        ("Trained on the job", "Capacitar en el trabajo"),
        ("Truck 12 nights", "Camión 12 de noche"),
        ("Trained 6 new hires", "Capacitar a 6 trabajadores nuevos"),
        ("EV chargers level 2, did 31 so far", "Cargadores para vehículo eléctrico de nivel 2, 31 hasta ahora"),
        ("Serviced 10 to 12 trucks a shift", "Dar servicio a entre 10 y 12 camiones por turno"),
        ("Layout under the journeyman", "Trazo bajo la dirección del oficial"),
        ("On call 1 week in 6", "De guardia 1 semana de cada 6"),
        ("Rebuilt pumps under a mechanic", "Reconstruir bombas bajo la dirección de un mecánico"),
        ("Wrote down gallons and took invoices to the office", "Anotar galones y transportar facturas a la oficina"),
        ("On call 1 in 3", "De guardia 1 de cada 3"),
        ("Opened and closed lift per checklist", "Abrir y cerrar plataforma elevadora según lista de verificación"),
        ("Ladder work to 28 ft", "Trabajo en escalera hasta 28 pies"),
        ("Swing stage work", "Trabajo en andamio colgante"),
        ("Closed the store 2 nights", "Cerrar la tienda 2 noches"),
        ("Worked nights", "Trabajar de noche"),
        ("Drove van routes", "Cubrir rutas de camioneta"),
        ("Route 60 machines", "Ruta de 60 máquinas"),
        ("Fill in as foreman when he's on vacation", "Cubrir al mayordomo en su ausencia"),
        ("Stocked plumbing and paint aisles", "Surtir pasillos de plomería y pasillos de pintura"),
        ("Installed chilled water and steam pipe", "Instalar tubería de agua helada y tubería de vapor"),
        ("Traveled 4 states", "Viajar por 4 estados"),
        ("Water truck 4000 gal, on site roads", "Pipa de agua de 4000 galones, caminos de obra"),
    ],
)
def test_a_turn_is_told_as_it_is_said(typed: str, told: str) -> None:
    assert in_spanish(typed) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (
            "Installed card readers and intrusion panels",
            "Instalar lectoras de tarjetas y paneles de alarma contra intrusión",
        ),
        ("Started up new units and filled out start-up sheets", "Arrancar unidades nuevas y llenar hojas de arranque"),
        ("Swept aisles and priced goods", "Barrer pasillos y poner precios a mercancía"),
        ("Stripped, painted and refilled extinguishers", "Decapar, pintar y recargar extintores"),
        ("Dug, tamped, hooked up loads", "Excavar, apisonar, enganchar cargas"),
        ("Step chain changes", "Cambios de cadena de escalones"),
        ("Drove routes in rural areas", "Cubrir rutas en zonas rurales"),
        ("Evacuate and recharge", "Evacuar y recargar"),
        ("Load and discharge barges", "Cargar y descargar barcazas"),
        ("Patrol golf cart", "Patrullar en carrito de golf"),
        ("Rough and final inspections", "Inspecciones de obra negra y final"),
        ("Perform DOT annual inspections", "Realizar inspecciones anuales DOT"),
        ("Write job plans", "Redactar planes de trabajo"),
    ],
)
def test_no_part_of_a_list_is_lost(typed: str, told: str) -> None:
    assert in_spanish(typed, past=True) == told


@pytest.mark.parametrize(
    ("title", "typed", "told"),
    [
        ("Heat Treat Operator", "Load furnaces by recipe", "Cargar hornos de tratamiento térmico según receta"),
        ("Forge Press Operator", "Tongs, 10 lb parts", "Tenazas, piezas de 10 libras"),
        ("Theatre Rigger", "Built flats", "Construir bastidores de escenografía"),
        ("Tire Technician", "Mounted steer and drive tires", "Montar llantas de dirección y de tracción"),
        ("Deckhand", "Cooked for crew of 4", "Cocinar para la tripulación de 4"),
        ("Wind Technician", "Cleaned hubs", "Limpiar bujes"),
        ("Car Mechanic", "Cleaned hubs", "Limpiar mazas"),
        ("Crane Operator", "About 70 picks a shift", "Aproximadamente 70 izajes por turno"),
        ("Surface Grinder Hand", "Dressed wheels", "Rectificar piedras abrasivas"),
    ],
)
def test_a_word_means_what_the_trade_of_its_title_means(title: str, typed: str, told: str) -> None:
    assert in_spanish(typed, past=True, beside=title) == told
