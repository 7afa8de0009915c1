"""Lines of floor layers, docks and sorting belts in Spanish: finishes, plans of loads, who is trained, orders."""

import pytest

from workers.writing.person.first_names import is_of_woman
from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.rows.spanish_names import spanish_skill, spanish_title


@pytest.mark.parametrize(
    ("title", "line", "told"),
    [
        (
            "Floor Layer",
            "Sand and coat with water base, buffer and edger",
            "Lijar y recubrir con acabado a base de agua, pulidora de pisos y orilladora de pisos",
        ),
        ("Hardwood Floor Finisher", "sand and coat with oil base", "Lijar y recubrir con acabado a base de aceite"),
        ("Carpenter", "sand floors with edger", "Lijar pisos con orilladora de pisos"),
        ("Painter", "water base, oil base, lacquer", "Pintura a base de agua, pintura a base de aceite, laca"),
        ("Painter", "spray water base and oil base", "Aplicar con pistola pintura a base de agua y de aceite"),
        ("Painter", "roll water base", "Aplicar con rodillo pintura a base de agua"),
        ("Cabinet Finisher", "spray water base lacquer", "Aplicar con pistola laca a base de agua"),
        ("Driller", "mix water base mud", "Preparar lodo a base de agua"),
        ("Landscaper", "mower, edger, blower", "Podadora, bordeadora, soplador"),
        ("Concrete Finisher", "float, edger, broom", "Flotar, volteador, dar acabado escobillado"),
    ],
)
def test_a_finish_and_an_edger_are_those_of_the_trade(title: str, line: str, told: str) -> None:
    assert in_spanish(line, beside=title) == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "Install 3/4 oak nail down and engineered glue down, 400 to 3000 sq ft",
            "Instalar duela de encino clavada de 3/4 pulgada y piso de ingeniería pegado, 400 a 3000 pies cuadrados",
        ),
        ("lay maple nail down, 500 sq ft", "Colocar duela de maple clavada, 500 pies cuadrados"),
        ("install 3/4 white oak nail down", "Instalar duela de encino blanco clavada de 3/4 pulgada"),
    ],
)
def test_a_floor_is_told_with_how_it_is_laid(line: str, told: str) -> None:
    assert in_spanish(line, beside="Flooring Installer") == told


@pytest.mark.parametrize(
    ("title", "line", "told"),
    [
        ("Shipping Lead", "load plans, BOLs and seals", "Planes de carga, conocimientos de embarque y sellos"),
        ("Dock Supervisor", "make load plans and check seals", "Hacer planes de carga y revisar sellos"),
        ("Dispatcher", "load plans, routes", "Planes de carga, rutas"),
        ("Loader", "load trailers", "Cargar tráileres"),
    ],
)
def test_a_load_plan_is_no_drawing_that_is_loaded(title: str, line: str, told: str) -> None:
    assert in_spanish(line, beside=title) == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Train on safe loading, 2 new every month", "Capacitar en carga segura, 2 trabajadores nuevos cada mes"),
        ("Trained 2 new every month", "Capacitar a 2 trabajadores nuevos cada mes"),
        ("train on grill station, 4 new per year", "Capacitar en estación de parrilla, 4 trabajadores nuevos por año"),
        ("Train new hires on safe loading", "Capacitar a trabajadores nuevos en carga segura"),
    ],
)
def test_who_is_new_to_a_trainer_is_a_worker(line: str, told: str) -> None:
    assert in_spanish(line, beside="Lead") == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("measure and order", "Medir y hacer pedidos"),
        ("measure and order with owner", "Medir y hacer pedidos con el dueño"),
        ("order twice a week", "Hacer pedidos dos veces por semana"),
        ("measure and order glass", "Medir y pedir vidrio"),
        ("order parts from vendors", "Pedir piezas de proveedores"),
    ],
)
def test_orders_without_a_thing_are_placed(line: str, told: str) -> None:
    assert in_spanish(line, beside="Installer") == told


def test_a_belt_is_sorted_by_whom_spanish_names() -> None:
    assert in_spanish("belt sort nights, 900 per hour", beside="Sorter") == (
        "Clasificar en banda de noche, 900 por hora"
    )
    assert spanish_title("Sorter") == "Clasificador"
    assert spanish_title("Mail Sorter") == "Clasificador de correo"


def test_a_forklift_has_its_driver_seated() -> None:
    assert spanish_skill("Sit-down forklift") == "Montacargas de operador sentado"


@pytest.mark.parametrize("name", ["Shanice", "Lakeisha", "Tameka", "Chantelle"])
def test_a_womans_name_is_known(name: str) -> None:
    assert is_of_woman(name)
