"""What people say of a job, as speech recognition hands it over: without commas and capitals, with hesitations."""

import pytest

from workers.spoken_jobs.extraction import SpokenJob, job_in

ENGLISH = [
    ("I worked as a welder at ABC Steel", "Welder", "ABC Steel"),
    ("I'm a forklift operator for Amazon for three years", "Forklift Operator", "Amazon"),
    ("i worked as a welder at abc steel", "Welder", "ABC Steel"),
    ("um I am a um journeyman electrician at Sierra Ridge Electric", "Journeyman Electrician", "Sierra Ridge Electric"),
    ("I was a truck driver with Swift Transportation from 2015 to 2018", "Truck Driver", "Swift Transportation"),
    ("I've been working as a plumber for Roto-Rooter since 2019", "Plumber", "Roto-Rooter"),
    ("I work at Home Depot as a lot associate", "Lot Associate", "Home Depot"),
    ("I worked for Turner Construction as a carpenter for about five years", "Carpenter", "Turner Construction"),
    ("at Boeing I was a machinist", "Machinist", "Boeing"),
    ("My job title was maintenance technician at Frito Lay", "Maintenance Technician", "Frito Lay"),
    ("Tesla hired me as an assembler", "Assembler", "Tesla"),
    ("I run equipment for Tejon Grading and Paving, out of Bakersfield. Been there since April 2018.",
     "Equipment Operator", "Tejon Grading and Paving"),
    ("I drive a truck for FedEx", "Truck Driver", "FedEx"),
    ("I weld for Bayline Fabrication", "Welder", "Bayline Fabrication"),
    ("well you know I was a welder for like ten years at Acme Shipyard in Fresno and I loved it", "Welder",
     "Acme Shipyard"),
    ("I used to be a diesel mechanic at Penske Truck Leasing down in Tulare", "Diesel Mechanic",
     "Penske Truck Leasing"),
    ("I was an HVAC technician in Fresno at Comfort Air where I fixed rooftop units", "HVAC Technician", "Comfort Air"),
    ("welder at ABC Steel", "Welder", "ABC Steel"),
    ("Heavy equipment operator for Granite Construction", "Heavy Equipment Operator", "Granite Construction"),
    ("I currently work as a CNC machinist for Lockheed", "CNC Machinist", "Lockheed"),
    ("I'm currently employed as a warehouse worker at a company called Big Box Logistics", "Warehouse Worker",
     "Big Box Logistics"),
    ("I have been a pipe fitter with Local 246 for 12 years", "Pipe Fitter", "Local 246"),
    ("I was a foreman in charge of concrete at Webcor", "Foreman in Charge of Concrete", "Webcor"),
    ("Welder, ABC Steel", "Welder", "ABC Steel"),
    ("I worked at a shop called Joe's Garage as a mechanic", "Mechanic", "Joe's Garage"),
    ("they hired me as a laborer at Skanska", "Laborer", "Skanska"),
    ("I was the lead carpenter on the job for DPR Construction", "Lead Carpenter", "DPR Construction"),
    ("I clean offices for ABM", "Cleaner", "ABM"),
]  # fmt: skip
SPANISH = [
    ("fui soldador en Aceros del Norte", "Soldador", "Aceros del Norte"),
    ("soy soldador en ABC Steel", "Soldador", "ABC Steel"),
    ("trabajé como electricista para Sierra Ridge Electric", "Electricista", "Sierra Ridge Electric"),
    ("pues yo trabajaba de albañil con Construcciones López por cinco años", "Albañil", "Construcciones López"),
    ("trabajo en Amazon como operador de montacargas", "Operador de montacargas", "Amazon"),
    ("soy técnico en refrigeración en Carrier desde 2019", "Técnico en refrigeración", "Carrier"),
    ("he trabajado de chofer para Estafeta hace tres años", "Chofer", "Estafeta"),
    ("mi puesto era ayudante de carpintero en Maderas Ruiz", "Ayudante de carpintero", "Maderas Ruiz"),
    ("me contrataron como plomero en Plomería García", "Plomero", "Plomería García"),
    ("estuve trabajando de mecánico en una empresa llamada Diesel Express", "Mecánico", "Diesel Express"),
    ("manejo un tráiler para Swift", "Chofer de camión", "Swift"),
    ("este fui operador de maquinaria pesada en Granite Construction en Fresno", "Operador de maquinaria pesada",
     "Granite Construction"),
    ("trabajo de cocinero en un restaurante que se llama El Farolito", "Cocinero", "El Farolito"),
    ("llevo tres años trabajando en UPS como cargador", "Cargador", "UPS"),
    ("soldador en aceros del norte", "Soldador", "Aceros del Norte"),
]  # fmt: skip


@pytest.mark.parametrize(("said", "title", "company"), [*ENGLISH, *SPANISH])
def test_title_and_company_are_found(said: str, title: str, company: str) -> None:
    assert job_in(said) == SpokenJob(title, company)


@pytest.mark.parametrize(
    ("said", "title", "company"),
    [
        ("I'm a welder", "Welder", ""),
        ("welder", "Welder", ""),
        ("I work at Amazon", "", "Amazon"),
        ("soy electricista", "Electricista", ""),
        ("trabajo para Amazon", "", "Amazon"),
    ],
)
def test_what_was_not_said_stays_empty(said: str, title: str, company: str) -> None:
    assert job_in(said) == SpokenJob(title, company)


@pytest.mark.parametrize(
    "said",
    [
        "",
        "hello",
        "I'm from Texas",
        "I am very tired today",
        "what is the weather",
        "no sé",
        "uh",
        "blah blah blah",
        "42",
    ],
)
def test_nothing_is_made_up_where_nothing_is_said(said: str) -> None:
    assert job_in(said) is None


def test_every_word_of_what_is_found_was_said_or_names_what_was_said_to_be_done() -> None:
    for said, *_ in [*ENGLISH, *SPANISH]:
        job = job_in(said)
        assert job
        assert job.company.lower().split() == [word for word in job.company.lower().split() if word in said.lower()]
