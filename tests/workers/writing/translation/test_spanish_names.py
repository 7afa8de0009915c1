"""Rows in English that a Spanish document names in Spanish, and rows in Spanish that an English one leaves out."""

import tomllib
from datetime import date
from pathlib import Path

import msgspec
import pytest

from common.documents.composed import Resume
from tests.workers.writing.people import text_of
from workers.documents.plain_text import plain_text
from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import compose
from workers.writing.draft import Assignment, DocumentKind
from workers.writing.gate.gate import FactGate
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.rules.writer import RuleWriter
from workers.writing.trades.families import families_of_title
from workers.writing.translation.rows import spanish_names
from workers.writing.translation.rows.credential_names import credential_named, issuer_named
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.row_names import with_names_in
from workers.writing.translation.rows.spanish_names import is_program, spanish_program, spanish_skill, spanish_title
from workers.writing.translation.rows.studies_in_spanish import studied_in_spanish

FINISHER = ProfileFacts(
    "Eusebio Prado",
    "eusebio@example.com",
    (
        Experience(
            "flat", "Concrete Finisher", "Flatrock Concrete", date(2017, 4, 3), None,
            "Acabado de losas, banquetas y entradas. Pongo varilla y malla.",
        ),
        Experience(
            "brick", "Mason Tender", "Dos Rios Masonry", date(2014, 3, 10), date(2017, 3, 24),
            "Mezclaba mortero, acarreaba block, armaba andamio",
        ),
    ),
    (
        Skill("ride", "Ride-on power trowel", "Power Tool", "Expert"),
        Skill("saw", "Walk-behind concrete saw", "Power Tool", "Advanced"),
        Skill("level", "Laser level", "Technical Skill", "Intermediate"),
        Skill("make", "Bluebeam", "Software", "Beginner"),
    ),
    (),
    date(2026, 11, 22),
)  # fmt: skip
POSTING = "Acabador de concreto\nRequisitos:\n- allanadora doble\n- colocar varilla y malla"


@pytest.mark.parametrize(
    ("title", "spanish"),
    [
        ("Concrete Finisher", "Acabador de concreto"),
        ("Mason Tender", "Ayudante de albañil"),
        ("Journeyman Carpenter", "Oficial carpintero"),
        ("Carpenter Apprentice", "Aprendiz de carpintero"),
        ("Plumber's Helper", "Ayudante de plomero"),
        ("Lead Welder", "Soldador líder"),
        ("Welder II", "Soldador II"),
        ("Welder / Painter", "Soldador / Pintor"),
        ("Welder / Fitter", "Soldador / Armador"),
        ("Welder (temp)", "Soldador (temporal)"),
        ("Welder / Leverman", "Welder / Leverman"),
        ("Leverman", "Leverman"),
        ("Ready-Mix Driver", "Chofer de revolvedora"),
        ("Substitute School Bus Driver", "Chofer de autobús escolar suplente"),
        ("Soldador", "Soldador"),
        ("Water truck / roller operator", "Operador de pipa de agua / Operador de rodillo"),
        ("Farm equipment hand", "Trabajador de maquinaria agrícola"),
        ("", ""),
    ],
)
def test_a_title_is_told_in_spanish_at_its_rank_or_stays(title: str, spanish: str) -> None:
    assert spanish_title(title) == spanish


@pytest.mark.parametrize(
    ("name", "spanish"),
    [
        ("Ride-on power trowel", "Allanadora doble"),
        ("Hand trowels", "Llanas de mano"),
        ("Pipe wrenches", "Llaves Stillson"),
        ("Reach Truck", "Montacargas retráctil"),
        ("10-speed manual transmission", "Transmisión manual de 10 velocidades"),
        ("Hydro jetter (trailer)", "Hidrojet (tráiler)"),
        ("Floor scrubber (ride-on)", "Floor scrubber (ride-on)"),
        ("CMMS (work orders)", "CMMS (órdenes de trabajo)"),
        ("Stand-up reach truck", "Montacargas retráctil de hombre parado"),
        ("Sit-down counterbalance forklift", "Montacargas de contrapeso sentado"),
        ("TIG welding (GTAW)", "Soldadura TIG (GTAW)"),
        ("Haas CNC mill setup", "Preparación de fresadora CNC Haas"),
        ("Total Station", "Estación total"),
        ("Rubber gloves and hot stick", "Guantes de hule y pértiga"),
        ("Thermite molds", "Thermite molds"),
        ("Bluebeam", "Bluebeam"),
        ("Trench box / shoring", "Caja para zanjas / apuntalamiento"),
        ("Trimble Earthworks", "Trimble Earthworks"),
        ("Milwaukee Drill", "Taladro Milwaukee"),
        ("", ""),
    ],
)
def test_a_skill_is_told_in_spanish_or_stays(name: str, spanish: str) -> None:
    assert spanish_skill(name) == spanish
    assert spanish_skill(spanish) == spanish


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("Polipasto de cadena", "Chain hoist"),
        ("Andamio multidireccional", "Ring scaffold"),
        ("Amoladora angular", "Angle grinder"),
        ("Bujarda y cinceles", "Bush hammer and chisels"),
        ("Lectura de planos", "Reading blueprints"),
        ("Soldadura TIG (GTAW)", "TIG welding (GTAW)"),
        ("Soldadura de cobre", "Copper soldering"),
        ("Montacargas sentado (propano)", "Sit-down forklift (propane)"),
        ("PEX (expansión y crimp)", "PEX (expansion and crimp)"),
        ("Airless Graco 495 / 695", "Graco 495 / 695 airless sprayer"),
        ("Montacargas sentado (contrabalanceado)", "Sit-down forklift (counterbalance)"),
        ("Extractor de alfombra", "Carpet extractor"),
        ("Cosechadora de uva", "Grape harvester"),
        ("Equipo Stihl a batería", "Battery-powered Stihl equipment"),
        ("Montacargas telescópico (reach forklift)", "Telehandler (reach forklift)"),
        ("Bazooka (taper automático)", "Bazooka (automatic taper)"),
        ("Arnés y línea de vida", "Harness and lifeline"),
        ("Leer planos y medir", "Reading blueprints and measuring"),
        ("Llana y flota de mano", "Trowel and hand float"),
        ("TIG inoxidable", "TIG welding on stainless steel"),
        ("Hidráulica y neumática", "Hydraulics and pneumatics"),
        ("Inglés hablado", "Spoken English"),
        ("TIG welding", "TIG welding"),
        ("Calipers", "Calipers"),
        ("Zorbique de palo", "Zorbique de palo"),
        ("Angle grinder", "Angle grinder"),
        ("Laser level", "Laser level"),
        ("Excel", "Excel"),
        ("SCADA (Wonderware)", "SCADA (Wonderware)"),
        ("Pistola sin aire (airless)", "Airless spray gun"),
        ("Laser rotatorio", "Rotary laser level"),
        ("Sierra de corte temprano (Soff-Cut)", "Early-entry saw (Soff-Cut)"),
        ("Localizador de cables y válvulas (Armada 521)", "Wire and valve locator (Armada 521)"),
        ("Escaleras (ladder)", "Ladders"),
        ("Helicoptero (power trowel) walk-behind", "Walk-behind power trowel"),
        ("Localizador de tubería (Armada 521)", "Pipe locator (Armada 521)"),
    ],
)
def test_a_skill_named_in_spanish_is_told_in_english_or_stays(name: str, english: str) -> None:
    assert english_skill(name) == english
    assert english_skill(english) == english


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("HACCP básico", "Basic HACCP"),
        ("Primeros auxilios avanzados", "Advanced First Aid"),
        ("NFPA 70E persona calificada", "NFPA 70E Qualified Person"),
        ("OSHA 10 Construcción (curso 2 días)", "OSHA 10 Construction (2-day course)"),
        ("Silice, persona competente", "Silica Competent Person"),
        ("Backflow: curso de 8 horas (sin examen)", "Backflow: 8-hour course (no exam)"),
        ("Seguridad con pesticidas, manejador (handler)", "Pesticide Safety, Handler"),
        ("Seguridad de plomo RRP, renovador", "Lead Safety RRP, Renovator"),
        ("Zorbiques, persona competente", "Zorbiques, persona competente"),
    ],
)
def test_a_credential_is_told_in_english_with_its_level_and_length(spanish: str, english: str) -> None:
    assert credential_named("en", spanish) == english


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("OSHA 10 Construction", "OSHA 10 Construcción"),
        ("OSHA 30-Hour", "OSHA 30 horas"),
        ("CPR and First Aid", "RCP y primeros auxilios"),
        ("Forklift Operator Certification", "Certificación de operador de montacargas"),
        ("Food Handler Card", "Tarjeta de manejo de alimentos"),
        ("EPA Section 608 Universal", "EPA Section 608 Universal"),
        ("Trench and Excavation Safety", "Seguridad en zanjas y excavaciones"),
    ],
)
def test_a_credential_has_its_name_in_both_languages_or_stays(english: str, spanish: str) -> None:
    assert credential_named("en", spanish) == english
    assert credential_named("es", english) == spanish


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("School Bus Driver Certificate", "Certificado de chofer de autobús escolar"),
        ("School Bus Driver Certificate (special)", "School Bus Driver Certificate (special)"),
        ("HVAC Technician Certificate", "Certificado de técnico de HVAC"),
        ("Excavation competent person", "Persona competente en excavaciones"),
        ("Driver license Class B, tank endorsement", "Licencia de conducir clase B, endoso de tanque"),
        ("Driver license Class B, zorb endorsement", "Driver license Class B, zorb endorsement"),
    ],
)
def test_a_credential_is_told_in_spanish_whole_or_not_at_all(english: str, spanish: str) -> None:
    assert credential_named("es", english) == spanish


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("Boom y scissor lift (MEWP)", "Boom and Scissor Lift (MEWP)"),
        ("Instalador de calentadores sin tanque", "Tankless Water Heater Installer"),
        ("Tarjeta de operador de montacargas clases I y II", "Forklift Operator Card, Classes I and II"),
    ],
)
def test_a_paper_of_a_trade_or_of_several_classes_has_its_english_name(spanish: str, english: str) -> None:
    assert credential_named("en", spanish) == english


def test_what_stands_behind_an_issuer_is_told_and_the_issuer_kept() -> None:
    assert (
        issuer_named("en", "Almacenes Tres Palmas (capacitación interna)")
        == "Almacenes Tres Palmas (in-house training)"
    )


def test_a_tool_that_has_its_english_name_keeps_it_in_a_letter() -> None:
    """Read as Spanish, the words of "pressure washer" would change their order."""
    job = Experience("1", "Pintor", "Norte", date(2020, 1, 1), None, "Lavo fachadas con hidrolavadora y pinto casas")
    facts = msgspec.structs.replace(
        FINISHER, experiences=(job,), skills=(Skill("s", "Pressure washer", "Power Tool", "Advanced"),)
    )
    text = "Painter. Must know pressure washers."
    posting = understand_posting(text)
    task = Assignment("cover_letter", "en", posting, text, facts, match(posting, facts))
    letter = text_of(RuleWriter().write(task))
    assert "pressure washer" in letter
    assert "washer pressure" not in letter


def test_a_womans_title_is_of_the_trade_that_a_mans_is() -> None:
    assert families_of_title("Surtidora de pedidos") == families_of_title("Order Picker")


def test_papers_are_told_in_the_language_of_the_document_unless_it_printed_them() -> None:
    papers = (Credential("aid", "RCP y primeros auxilios", "Cruz Roja Americana", date(2025, 3, 1), None),)
    facts = msgspec.structs.replace(FINISHER, credentials=papers)
    told = with_names_in("en", facts).credentials
    assert [(one.id, one.name, one.issuer) for one in told] == [("aid", "CPR and First Aid", "American Red Cross")]
    printed = with_names_in("en", facts, "RCP y primeros auxilios, Cruz Roja Americana").credentials
    assert printed == papers


def test_every_title_of_the_list_keeps_its_trade() -> None:
    listed = tomllib.loads(Path(spanish_names.__file__).with_suffix(".toml").read_text())["titles"]
    assert {english: spanish_title(english) for english in listed} == listed


@pytest.mark.parametrize("kind", ["resume", "cover_letter"])
def test_a_spanish_document_names_english_rows_in_spanish(kind: DocumentKind) -> None:
    posting = understand_posting(POSTING)
    facts = with_names_in("es", FINISHER)
    task = Assignment(kind, "es", posting, POSTING, facts, match(posting, FINISHER))
    draft = RuleWriter().write(task)
    gated = FactGate(task).pass_through(draft)
    assert gated.removals == ()
    text = plain_text(compose(gated.draft, task))
    for english in ("finisher", "tender", "trowel", "saw", "laser level"):
        assert english not in text.lower()
    assert "cabador de concreto" in text
    if kind == "resume":
        assert "Allanadora doble (experto)" in text
        assert "Bluebeam (básico)" in text


def test_the_rows_are_the_same_by_their_ids_and_an_english_document_has_them_as_they_are() -> None:
    told = with_names_in("es", FINISHER)
    assert [one.id for one in told.experiences] == [one.id for one in FINISHER.experiences]
    assert [one.id for one in told.skills] == [one.id for one in FINISHER.skills]
    assert with_names_in("en", FINISHER) == FINISHER


def test_a_document_that_prints_english_names_keeps_them() -> None:
    told = with_names_in("es", FINISHER, "Concrete Finisher\nHerramientas: Laser level (intermedio)")
    assert [job.job_title for job in told.experiences] == ["Concrete Finisher", "Ayudante de albañil"]
    assert [skill.name for skill in told.skills][1:3] == ["Cortadora de concreto de piso", "Laser level"]


def test_an_english_resume_leaves_out_what_of_a_job_it_cannot_translate() -> None:
    duties = "Leo planos. Coloco puertas. Hago zorbiques de palo. Pongo varilla y malla. Marufeo con ganas."
    job = Experience("one", "Carpenter", "Tresmont Builders", date(2019, 8, 5), None, duties)
    facts = msgspec.structs.replace(FINISHER, experiences=(job,), skills=())
    text = "Carpenter\nRequirements:\n- read blueprints"
    posting = understand_posting(text)
    task = Assignment("resume", "en", posting, text, facts, match(posting, facts))
    document = compose(FactGate(task).pass_through(RuleWriter().write(task)).draft, task)
    assert isinstance(document, Resume)
    printed = plain_text(document)
    assert "Read blueprints" in printed
    assert "zorbique" not in printed
    assert "Marufeo" not in printed


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Skimmer (route app)", "Skimmer (app de ruta)"),
        ("Skimmer", "Skimmer"),
        ("PLC Programming", "Programación de PLC"),
        ("Micros POS", "Punto de venta Micros"),
    ],
)
def test_a_program_keeps_its_own_name(typed: str, told: str) -> None:
    assert spanish_program(typed) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Bilingual English and Spanish", "Bilingüe (inglés y español)"),
        ("Spanish and English", "Español e inglés"),
        ("Harness and climbing hooks", "Arnés y espuelas para postes"),
        ("Taylor test kit", "Kit de prueba Taylor"),
        ("Fryers and grills", "Freidoras y parrillas"),
    ],
)
def test_a_skill_of_two_is_told_of_each(typed: str, told: str) -> None:
    assert spanish_skill(typed) == told


def test_a_name_with_capitals_is_a_program_s_own() -> None:
    assert is_program("Skimmer (route app)")
    assert is_program("Excel")
    assert not is_program("Route app")


@pytest.mark.parametrize("name", ["TIA Portal", "SAP PM", "Soft Restaurant", "Factory Talk"])
def test_a_program_typed_in_a_spanish_profile_keeps_its_name(name: str) -> None:
    job = Experience(
        "1", "Técnico de mantenimiento", "Moldeados Xonaca", date(2021, 3, 1), None, "Reparo las máquinas."
    )
    facts = ProfileFacts(
        "Ana Paz", "ana@example.com", (job,), (Skill("1", name, "Software", "Expert"),), (), date(2026, 1, 1)
    )
    assert [one.name for one in with_names_in("es", facts).skills] == [name]


def test_studies_say_what_was_left_unfinished() -> None:
    assert studied_in_spanish("One year, not completed, Network Engineering Technology") == (
        "1 año, sin terminar, Tecnología de ingeniería de redes"
    )
    assert studied_in_spanish("One year not completed, Welding") == "1 año, sin terminar, Soldadura"
