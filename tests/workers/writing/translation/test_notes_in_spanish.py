"""English notes of work in Spanish: senses by the words beside them, one form through a list, figures and months."""

import pytest

from workers.writing.translation.into_spanish.line import in_spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        (
            "Replace bearings, gearboxes, chain and sprockets",
            "Reemplazar baleros, cajas de engranes, cadena y catarinas",
        ),
        (
            "Inspects pumps and blowers; logs work in CMMS",
            "Inspeccionar bombas y sopladores; registrar trabajo en CMMS",
        ),
        ("Register, stocking, till count", "Caja registradora, surtido, conteo de caja"),
        ("Ran copper and PEX with the lead plumber", "Instalar cobre y PEX con el plomero líder"),
        ("Loading bar stock and castings", "Cargar barra y piezas de fundición"),
        (
            "Tied rebar, mats, columns and bridge decks",
            "Amarrar varilla, parrillas de varilla, columnas y tableros de puente",
        ),
        ("Outrigger mats and counterweight", "Placas de apoyo y contrapeso"),
        ("Cut and bent flashing on the brake", "Cortar y doblar tapajunta en la dobladora"),
        ("Panels and 480V gear", "Tableros y equipo eléctrico 480V"),
        ("Assist lead mechanic in preparing records", "Asistir al mecánico líder en preparar registros"),
    ],
)
def test_a_word_says_what_the_words_beside_it_make_of_it(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Cash handling, open and close the store", "Manejo de efectivo, apertura y cierre de la tienda"),
        ("Brakes, change oil, inspect tires", "Frenos, cambio de aceite, inspección de llantas"),
        ("Change oil, inspect tires", "Cambiar aceite, inspeccionar llantas"),
        ("Manholes: set base, grade the bottom", "Pozos de visita: instalar base, nivelar el fondo"),
    ],
)
def test_a_list_that_begins_with_things_is_of_things_throughout(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Tolerances to .0005 on bores", "Tolerancias de hasta .0005 en barrenos"),
        ("Scissor lift since Mar 2024", "Plataforma de tijera desde marzo de 2024"),
        ("16 gauge sheet metal", "Lámina de calibre 16"),
        ("Traffic control on 2-lane streets", "Control de tráfico en calles de 2 carriles"),
        ("Some welding on trailers", "Algo de soldadura en tráileres"),
        ("Moved all equipment to the yard", "Mover todo el equipo al patio"),
        ("Clean welds before paint", "Limpiar soldaduras antes de la pintura"),
        ("Seismic bracing per OPM drawings", "Contraventeo sísmico según planos OPM"),
        ("Light commercial package units", "Unidades paquete comerciales ligeras"),
        ("Wrote the PM list", "Escribir la lista de mantenimiento preventivo"),
    ],
)
def test_figures_articles_and_qualities_agree(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    "duty",
    [
        "BIT (90 day) inspections",  # the bracket parts a name from its thing
        "Hydro tests, helped",  # whom or with what isn't said
        "Rig for 90T RT up to 500T LTM cranes",
        "Welding on moment frames and braced frames",
    ],
)
def test_what_is_not_sure_is_not_told(duty: str) -> None:
    assert not in_spanish(duty)


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Hydro tested steam lines to 150 psi", "Hacer prueba hidrostática a líneas de vapor a 150 PSI"),
        ("Services on a 120 truck fleet", "Servicios en una flota de 120 camiones"),
        ("Cycle counts daily", "Conteos cíclicos diarios"),
        ("Readings every 100 sq ft", "Lecturas cada 100 pies cuadrados"),
        ("Hung CHW/HHW mains", "Instalar líneas principales CHW/HHW"),
        ("Removed solar panels and modules", "Quitar paneles solares y módulos"),
        ("Changed panels up to 200 amps", "Cambiar tableros de hasta 200 amperios"),
        (
            "Repaired reefers and trailers, Thermo King and Carrier",
            "Reparar cajas refrigeradas y tráileres, Thermo King y Carrier",
        ),
        ("Cut-off saw", "Cortadora de disco"),
        ("PM A, B, C services", ""),
    ],
)
def test_figures_codes_makes_and_panels_are_told_as_meant(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Ground support, tag lines", ""),  # a thing, not what somebody grinds
        ("Painted units, fixed leaks and changed lights", "Pintar unidades, reparar fugas y cambiar luces"),
        ("Conduit from 1/2 inch to 4 inch", "Tubería conduit de 1/2 pulgada a 4 pulgadas"),
        ("First article inspection to AS9102", "Inspección de primera pieza según AS9102"),
        ("Supervise 14 people", "Supervisar a 14 personas"),
        ("Cycle counts Fridays", "Conteos cíclicos los viernes"),
        ("Fill out forms 1 and 2", "Llenar formularios 1 y 2"),
        ("Received 25 pallets and put away with forklift", "Recibir 25 tarimas y guardar con montacargas"),
    ],
)
def test_forms_of_verbs_and_figures_tell_what_is_done(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Ran dispatch when the supervisor is out", ""),
        ("Covered dispatch when the supervisor is out", "Cubrir despacho en ausencia del supervisor"),
        ("I fill in when hes off", "Suplir en su ausencia"),
        ("Walked the property every morning picking up trash", "Recorrer la propiedad cada mañana recogiendo basura"),
        ("Rebuilt pumps the first 2 years", "Reconstruir bombas los primeros 2 años"),
        ("Lockout tagout before any work", "Bloqueo y etiquetado antes de cualquier trabajo"),
        ("Plumbing on a 60 unit apartment job", "Plomería en un trabajo de departamento de 60 unidades"),
        ("Replaced driveways, usually 600 to 900 sq ft",
         "Reemplazar entradas para carros, normalmente 600 a 900 pies cuadrados"),
        ("Clean the shop, then wash trucks", "Limpiar el taller, lavar camiones"),
    ],
)  # fmt: skip
def test_clauses_of_time_bound_what_is_done(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Cut track and screwed studs", "Cortar canal metálico y atornillar montantes"),
        ("Motor starters and VFDs", "Arrancadores de motor y variadores de frecuencia"),
        ("Hauled bedding for storm drain", "Acarrear cama de tubería para drenaje pluvial"),
        ("Refinery blinds and exchangers", "Juntas ciegas de refinería e intercambiadores de calor"),
    ],
)
def test_a_thing_is_the_one_of_its_trade(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Test boiler water and add chemicals", "Probar agua de caldera y agregar productos químicos"),
        ("Logs work in CMMS", "Registrar trabajo en CMMS"),
        ("Moved stops when someone called out", "Mover paradas en ausencia de un compañero"),
        ("Clean roadside inspections", "Sin infracciones en inspecciones en carretera"),
        ("Repaired class 7 and 8 trucks", "Reparar camiones clase 7/8"),
        ("Bathrooms, stairs, heated floors", "Baños, escaleras, pisos con calefacción"),
        ("School 2 nights a week", ""),
        ("Case work on fan motors", ""),
    ],
)
def test_a_line_says_what_its_first_word_does_there(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Set up fall protection", "Preparar protección contra caídas"),
        ("Fit pipe for welder", "Armar tubería para el soldador"),
        ("Troubleshoot 120/208 and 277/480 volt circuits", "Diagnosticar circuitos de 120/208 y 277/480 voltios"),
        ("Main panel upgrades 100 -> 200A", "Cambios de tablero principal 100 a 200A"),
        ("Tack base plates", "Puntear placas base"),
        ("Tested lines 2x a month", "Probar líneas 2 veces por mes"),
        ("Troubleshot controllers from the 70s using prints", ""),
        ("Helped the lead tech pull transmissions", ""),
    ],
)
def test_figures_and_names_of_kinds_stand_as_spanish_has_them(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish
