"""Who hires, where only a turn of phrase tells it; and what is no employer though it is written as one."""

import pytest

from workers.posting.names import names_in

_WORK = "\n\nRequirements\n- Five years of experience\n- Valid driver license\n"


@pytest.mark.parametrize(
    ("head", "company"),
    [
        ("Pool Service Technician, Salem\n\nAt Clearwater Pools we take care of 640 backyards.", "Clearwater Pools"),
        ("Garage door installer\n\nAbout Heron Overhead Door: we have served Salem since 1979.", "Heron Overhead Door"),
        ("Refrigeration Operator\nNights (6p-6a)\nBighorn Cold Storage\nBillings, Montana", "Bighorn Cold Storage"),
        ("Mecánico de empaque, turno de noche. Empacadora San Isidro, Reedley.", "Empacadora San Isidro"),
        ("Cuidadoras. Horario de 8 a 4.\n\nAbout the job: you help people.", ""),
        ("A&P mechanic, Part 135 operator.\n\nKing Airs and a Pilatus. King Air experience a plus.", ""),
        ("SOLDADOR\n\n3 AÑOS SOLDANDO TUBERÍA. INGLÉS Y ESPAÑOL.", ""),
        ("ACEROS TARACO S.A. DE C.V.\nSOLDADOR DE ESTRUCTURA", "Aceros Taraco"),
        ("Concrete finishers!! Heron Bros. Concrete out of Fargo. Flatwork, shops, bins.", "Heron Bros. Concrete"),
        ("Operador de pasteurizador / Lácteos Dos Cerros / Nampa, Idaho", "Lácteos Dos Cerros"),
        (
            "Position: Welding Inspector\nClient: a gas utility\nCompany: Heron Pipeline Inspection",
            "Heron Pipeline Inspection",
        ),
        ("Wood finisher wanted for a shop in Bristol CT (Heron Millwork). Five years.", "Heron Millwork"),
        ("Hiring: Insulators — Bayou Bend Insulators — Geismar LA — Starts 1/5", "Bayou Bend Insulators"),
        ("Landscape Crew Leader\n\nWe are a small company with 9 employees in Traverse City.", ""),
        (
            "Electrician, Pacific Crest Railroad, 3rd shift\n\nTroubleshoot EMD and GE locomotives.",
            "Pacific Crest Railroad",
        ),
        ("Instalador de parabrisas. AutoVidrios Delta (Stockton/Lodi).", "AutoVidrios Delta"),
        ("CNA Nights\n\nHeron Health & Rehab, a 120-bed skilled facility in Owensboro", "Heron Health & Rehab"),
        ("Mi Valle Produce en Nogales AZ está contratando empacadoras.", "Mi Valle Produce"),
        ("Se necesita jardinero para una casa grande en Rancho Santa Fe, tres días por semana.", ""),
        ("Hnos. Barrera Concrete busca acabador de concreto en Nashville.", "Hnos. Barrera Concrete"),
        ("Heron Furniture (Salem) - CNC Router Operator - first shift\n\nYou run parts.", "Heron Furniture"),
        ("Maintenance Technician at Oak Ridge Apartments (Fennel Management), Salem", "Oak Ridge Apartments"),
    ],
)
def test_who_hires(head: str, company: str) -> None:
    assert names_in(head + _WORK).company == company


@pytest.mark.parametrize(
    ("head", "title"),
    [
        ("Carpintero de cimbra (líder de cuadrilla) - Concretos Alba", "Carpintero de Cimbra, líder de cuadrilla"),
        ("Busco ayudante de electricista para trabajar conmigo.", "Ayudante de Electricista"),
        ("Herrero soldador p/ taller. Portones y barandales.", "Herrero Soldador"),
        ("Costureras con experiencia en overlock y recta.", "Costurera"),
        ("Pintor automotriz. Pinturas y Acabados Alba.", "Pintor Automotriz"),
        ("Heron Home Care - Cuidadoras en Riverside y Moreno Valley", "Cuidadora"),
        ("Municipio de Caguas\nConvocatoria a examen\nClase: Electricista II\nObras Públicas", "Electricista II"),
        ("Gerocultores/as — Residencias El Olmo (Sabadell)", "Gerocultor/a"),
        ("AUXILIAR VETERINARIO/A\nClínica Patas", "Auxiliar Veterinario/a"),
        ("Certified Nursing Assistant (CNA), nights", "Certified Nursing Assistant"),
        ("Heron Landscaping busca FOREMAN de mantenimiento", "Foreman de Mantenimiento"),
        ("Help wanted trailer mechanic. Heron Hitch, Ogden. Brakes, axles.", "Trailer Mechanic"),
        ("Rivas Industrial (Apodaca, N.L.) busca ELECTROMECÁNICO tercer turno.", "Electromecánico"),
        ("Operarios/as de planta. Turno de noche.", "Operario/a de Planta"),
        ("Operadores de hincadora de pilotes para parque solar.", "Operador de Hincadora de Pilotes"),
        ("Seamstress / tailor. Part time.", "Seamstress / Tailor"),
        ("Cocinero de línea/ line cook. Eventos y bodas.", "Cocinero de Línea / Line Cook"),
    ],
)
def test_what_for(head: str, title: str) -> None:
    assert names_in(head + _WORK).title == title


_COUNTED = """AIRCRAFT TECHNICIAN (turboprop crop duster fleet)

Cottonwood Aerial Applicators, Colby Kansas, flies six Air Tractors (502, 602, 802) and a Thrush.

We are after an A&P with two or more years who is happy with PT6 engines. A clean FAA record, own hand tools.
"""
_CLASS = """Cuadrilla de bacheo y pavimento, Departamento de Obras P\u00fablicas del Condado de Arroyo Grande

Clase: Trabajador de Mantenimiento de Caminos II
Cupos: 2

Funciones. Tapa baches con mezcla caliente; opera rodillo y barredora; sella grietas; limpia cunetas.

Requisitos m\u00ednimos. Dos a\u00f1os de experiencia en caminos, licencia clase C, certificado de banderero vigente.

Condiciones. $25.36 a $30.82 la hora, CalPERS, seguro dental. Turno de 7 a 3:30, con llamadas de emergencia.
"""


@pytest.mark.parametrize(
    ("text", "company"),
    [
        (_COUNTED, "Cottonwood Aerial Applicators"),
        ("Diesel Mechanic\n\nRiver Bend Haulers runs 12 Kenworths here. We need one.", "River Bend Haulers"),
        ("Mec\u00e1nico\n\nTenemos ocho Freightliners y un patio grande. Buscamos mec\u00e1nico.", ""),
        ("Two Brothers Roofing is hiring a roofer.\nTear off and shingles.", "Two Brothers Roofing"),
        (_CLASS, "Departamento de Obras P\u00fablicas del Condado de Arroyo Grande"),
    ],
)
def test_what_is_counted_or_called_the_class_is_no_employer(text: str, company: str) -> None:
    assert names_in(text).company == company


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (
            "Boilermaker, Sturgeon Bay area\nWe repair freighters. Employer is Door Peninsula Ship & Engine.",
            "Door Peninsula Ship & Engine",
        ),
        (
            "Sheet metal mechanic\nThe name over the door is Pruett & Daughter Ornamental Metals, since 1949.",
            "Pruett & Daughter Ornamental Metals",
        ),
        ("Lead Technician\nWhere: Wiscasset Harbor Yard, midcoast Maine\nFix engines.", "Wiscasset Harbor Yard"),
        (
            "Supervisor de sanidad\nLugar: Fremont\nAcerca de nosotros. Plum Creek Kitchens cocina y congela pollo.",
            "Plum Creek Kitchens",
        ),
        (
            "AIRCRAFT TECHNICIAN\n\nCottonwood Aerial Applicators, Colby Kansas, flies six Air Tractors.",
            "Cottonwood Aerial Applicators",
        ),
        ("Line cook\nThe Copper Kettle, a restaurant in Galena, wants a cook.\nWork the grill.", "The Copper Kettle"),
        (
            "Bus driver\nThe Millbrook Union Free School District\nDrive a route.",
            "Millbrook Union Free School District",
        ),
        ("Roller operator\nYou will work for Vance Brothers Paving.\nRoll asphalt.", "Vance Brothers Paving"),
        ("Groundskeeper, Maple Hill Cemetery\nMow and trim.", "Maple Hill Cemetery"),
    ],
)
def test_the_employer_is_told_in_plain_words(text: str, named: str) -> None:
    assert names_in(text).company == named


@pytest.mark.parametrize(
    "text",
    [
        "Welder\nWhere: South Yard, Houston\nWeld pipe.",
        "Tech\nLocation: Garage on 5th street\nOil changes.",
        "Machinist\nThe shop is Clean and air conditioned. Run Haas mills.",
        "Ayudante\nLa empresa es Seria y paga bien. Cargar material.",
        "Cook\nThe Kitchen, a busy place, needs hands.\nCook eggs.",
        "Electrician\nAbout us. Family Owned since 1980. Wire homes.",
    ],
)
def test_places_and_praise_are_no_employer(text: str) -> None:
    assert not names_in(text).company
