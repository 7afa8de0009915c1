"""Which certificate the words of a card tell, by its lines."""

import pytest

from workers.cards.kinds import identified
from workers.cards.names import MSHA, NCCCO, NCCER
from workers.cards.printed import Printed
from workers.resumes.text.line import Line

ASE = "National Institute for Automotive Service Excellence (ASE)"
NICET = "National Institute for Certification in Engineering Technologies (NICET)"


def printed(texts: list[str]) -> Printed:
    return Printed(Line(1, 0, 14 * row, 6 * len(text), 14 * row + 10, text) for row, text in enumerate(texts))


@pytest.mark.parametrize(
    ("lines", "name", "issuer"),
    [
        (
            ["HOUR", "Occupational Safety and Health Administration", "30", "GENERAL INDUSTRY"],
            "OSHA 30-Hour General Industry",
            "OSHA",
        ),
        (
            ["Occupational Safety and Health Administration", "1 0 HOUR CONSTRUCTION"],
            "OSHA 10-Hour Construction",
            "OSHA",
        ),
        (
            ["Departamento del Trabajo de EE. UU.", "OSHA", "CONSTRUCCION", "30", "Participante", "HORAS"],
            "OSHA 30-Hour Construction",
            "OSHA",
        ),
        (["Licencia de Operador de Montacargas", "Clase I, IV y V"], "Forklift Operator", None),
        (["WELDER QUALIFICATION CARD", "AWS D1.1", "CWI witness"], "AWS D1.1 Welder Qualification", None),
        (["NCCCO", "CERTIFIED MOBILE CRANE OPERATOR", "Lattice Boom"], "Certified Mobile Crane Operator", NCCCO),
        (["Certification of Crane Operators", "RIGGER LEVEL l"], "Rigger Level I", NCCCO),
        (["NCCER", "Instrumentation -- Level 2"], "NCCER Instrumentation Level 2", NCCER),
        (["Boom lift operator"], "Boom Lift Operator", None),
        (
            ["ASE", "Automotive Service Excellence", "Master Medium/Heavy Truck Technician"],
            "ASE Master Medium/Heavy Truck Technician",
            ASE,
        ),
        (["NCCER", "Crane & Rigging / Millwright"], "NCCER Crane & Rigging / Millwright", NCCER),
        (["Steamfitters Local 918", "Journeyman Member"], "Journeyman Steamfitter", "Steamfitters Local 918"),
        (
            ["STATE OF OREGON", "ELECTRICIAN", "(01) General Journey Level"],
            "General Journey Level Electrician",
            "STATE OF OREGON",
        ),
        (['CLASS "D" SECURITY OFFICER LICENSE'], "Class D Security Officer License", None),
        (["NCCCO", "RIGGER LEVEL II"], "Rigger Level II", NCCCO),
        (["NICET", "Fire Alarm Systems", "Fire Alarm Systems Level II"], "NICET Fire Alarm Systems Level II", NICET),
        (["AWS", "Certified Welding Educator"], "AWS Certified Welding Educator (CWE)", None),
        (["OSHA 510", "Standards for Construction"], "OSHA 510", "OSHA"),
        (["8-Hour HAZWOPER Refresher"], "HAZWOPER 8-Hour Refresher", None),
        (
            ["TARJETA DE MANIPULADOR DE ALIMENTOS", "Departamento de Salud del Condado de Bernalillo Norte"],
            "Food Handler",
            "Departamento de Salud del Condado de Bernalillo Norte",
        ),
        (["DIGGER DERRICK OPERATOR", "CCO"], "Digger Derrick Operator", None),
        (["PALS Provider"], "Pediatric Advanced Life Support (PALS)", None),
        (["COMMERCIAL LEARNER'S PERMIT", "NEVADA"], "Commercial Learner's Permit (CLP)", "Nevada"),
        (["API 1104 Pipeline Welder"], "API 1104 Welder Qualification", None),
        (["Powder-Actuated Tools", "Qualified Operator"], "Powder-Actuated Tool Operator", None),
        (["NCCER", "PIPEFITTING", "Level One"], "NCCER Pipefitting Level One", NCCER),
        (["40-Hour HAZWOPER", "8-hr refresher completed"], "HAZWOPER 40-Hour", None),
        (["completed the Order Picker & Reach Truck", "Operator program"], "Forklift Operator", None),
        (["NCCER", "has earned", "Electrical Level Two"], "NCCER Electrical Level Two", NCCER),
        (["Certificate of Training", "MSHA Form 5000-23"], "MSHA 5000-23 Certificate of Training", MSHA),
        (["Signal Person", "Acme Training"], "Qualified Signal Person", "Acme Training"),
        (["OSHA - U.S. Department of Labor", "the thirty (30) hour Outreach class"], "OSHA 30-Hour", "OSHA"),
        (["FLACGER", "Trained by", "Stop/Slow Traffic School"], "Flagger", "Stop/Slow Traffic School"),
        (["MEWP / Aerlal Lift", "Operator", "OSHA 1926.453"], "Aerial Lift (MEWP) Operator", None),
        (
            ["Forklift - qualified", "Scissor lift - not qualified", "TULE FOGG FOODS"],
            "Forklift Operator",
            "TULE FOGG FOODS",
        ),
        (
            ["NATIONAL", "RESPONDER", "ASSOCIATION", "BLS Provider"],
            "Basic Life Support (BLS)",
            "NATIONAL RESPONDER ASSOCIATION",
        ),
        (["Asbestos Abatement Worker", "Safety Training Services"], "Asbestos Abatement Worker", None),
        (["LIFT TRUCK OPERATOR", "Rough terrain, telehandler"], "Forklift Operator", None),
        (["Section 608", "CERT # 4471", "TYPE : I (SMALL APPLIANCE)"], "EPA Section 608 Type I", None),
        (["Section 608", "TYPE I -- PASSED", "TYPE II --", "TYPE III --"], "EPA Section 608 Type I", None),
        (["Section 608", "[ ] Type I  [X] Type II  [ ] Type III"], "EPA Section 608 Type II", None),
        (["Section 608", "TYPE I 92%", "TYPE II 80%", "TYPE III 88%"], "EPA Section 608 Universal", None),
        (
            ["Section 608", "TYPE I", "Core: PASS Type I: -- Type II: PASS Type III: --"],
            "EPA Section 608 Type II",
            None,
        ),
        (["Section 608", "Type II", "Type I!"], "EPA Section 608 Type II", None),
        (["Certified operator", "ase", "FORKLIFT"], "Forklift Operator", None),
        (["FORKLIFT", "Trained by Rosa Ibarra", "Acme Safety Council"], "Forklift Operator", "Acme Safety Council"),
        (["FORKLIFT", "Tule Cold Storage", "VERIFICATION OF TRAINING"], "Forklift Operator", "Tule Cold Storage"),
        (["EPA 608", "Appliance Guild of America"], "EPA 608", "Appliance Guild of America"),
        (
            ["Department of Industrial Relations", "Division of Labor Standards", "ELECTRICIAN"],
            "Electrician",
            "Division of Labor Standards",
        ),
        (["Section 608", "Type I PASS  Type II PASS  Type III FAIL"], "EPA Section 608 Type I and Type II", None),
        (["Section 608", "Type I X Type II Type III Universal"], "EPA Section 608", None),
        (
            ["FLAGGER", "CERTIFIED BY AMERICAN TRAFFIC", "SAFETY SERVICES ASSOCIATION"],
            "Flagger",
            "American Traffic Safety Services Association (ATSSA)",
        ),
        (["OSHA 10", "General", "Industry"], "OSHA 10-Hour General Industry", "OSHA"),
        (["OSHA10", "General Industry"], "OSHA 10-Hour General Industry", "OSHA"),
        (["Lead-Related Construction", "Certificate Type", "Lead Worker"], "Lead Abatement Worker", None),
        (["608 UNIVERSAL", "Refrigerant handling"], "EPA 608 Universal", None),
        (["Electrical Journeyman License"], "Electrician", None),
        (["Journeyman Pipefitter"], "Journeyman Pipefitter", None),
        (["NEVADA CDL", "9 CLASS", "A"], "Commercial Driver License (CDL), Class A", "Nevada"),
    ],
)
def test_the_kind_and_its_issuer(lines: list[str], name: str, issuer: str | None) -> None:
    assert identified(printed(lines)) == (name, issuer)


@pytest.mark.parametrize(
    "lines",
    [
        ["NCCCO", "CERTIFIED MOBILE CRANE OPERATOR", "CERTIFIED SIGNAL PERSON"],
        ["OSHA", "10", "30", "HOURS"],
    ],
)
def test_what_could_be_of_two_kinds_is_of_none(lines: list[str]) -> None:
    assert identified(printed(lines))[0] is None


def test_a_kind_that_no_table_has_is_named_by_its_largest_line() -> None:
    title = Line(1, 0, 0, 200, 24, "GLAZING TECHNICIAN")
    small = [
        Line(1, 0, 30 + 14 * row, 99, 40 + 14 * row, text) for row, text in enumerate(("Rosa Ibarra", "Safety first"))
    ]
    assert identified(Printed([title, *small]))[0] == "Glazing Technician"
    assert identified(Printed(small))[0] is None


def test_hours_before_a_title_whose_word_is_lost() -> None:
    title = Line(1, 0, 0, 200, 24, '"10 ia Gener av ineustry')
    small = [Line(1, 0, 40, 99, 50, "OSHA Outreach Training"), Line(1, 0, 60, 99, 70, "U.S. Department of Labor")]
    assert identified(Printed([title, *small])) == ("OSHA 10-Hour", "OSHA")


def test_the_kind_in_large_type_counts_more_than_one_in_small_print() -> None:
    title = Line(1, 0, 0, 200, 24, "Confined Space")
    small = [Line(1, 0, 40, 99, 50, "Rosa Ibarra"), Line(1, 0, 60, 99, 70, "also covers fall protection")]
    assert identified(Printed([title, *small]))[0] == "Confined Space Entry"


def test_a_word_both_broken_and_misread_tells_no_kind() -> None:
    assert identified(printed(["TAMARACK CT SI", "LIMA OH 45899"])) == (None, None)
    assert identified(printed(["SI LICA"]))[0] == "Silica"
    assert identified(printed(["SILIGA"]))[0] == "Silica"


@pytest.mark.parametrize(
    ("lines", "issuer"),
    [
        (["ASHI", "an HSI company", "CPR and AED", "Training center: Pier 9 Responders"], "(ASHI)"),
        (["HSI", "CPR and AED", "Training center", "Pier 9 Responders"], "(HSI)"),
        (["CPR and AED", "Meets American Heart Association guidelines", "Acme Training"], "Acme Training"),
    ],
)
def test_a_body_gives_out_the_card_and_not_the_school_that_taught(lines: list[str], issuer: str) -> None:
    assert (identified(printed(lines))[1] or "").endswith(issuer)


@pytest.mark.parametrize(
    ("lines", "issuer"),
    [
        (["BRANDYWINE PAPER", "Merced plant", "FORKLIFT LICENSE"], "BRANDYWINE PAPER"),
        (["forkready", "Forklift operator", "Rosa Ibarra"], "forkready"),
        (["Marrow Creek", "DISTRIBUTION", "FORKLIFT LICENSE"], "Marrow Creek DISTRIBUTION"),
        (["FORKLIFT LICENSE", "Employer", "Sutter Bend Almond Hullers"], "Sutter Bend Almond Hullers"),
        (["Asbestos Supervisor", "Illinois Department of", "Public Health"], "Illinois Department of Public Health"),
        (["FORKLIFT LICENSE", "Uplift Operator Training LLC"], "Uplift Operator Training LLC"),
        (["HVAC", "Excellence", "Employment Ready"], "HVAC Excellence"),
        (["FORKLIFT LICENSE", "Rosa Ibarra", "Tule Fogg Safety"], "Tule Fogg Safety"),
        (["FORKLIFT LICENSE", "Rosa Ibarra", "Forklift Safety"], None),
        (["FORKLIFT LICENSE", "Tested by", "Swen Ottesen, RN"], None),
        (["Powder-Actuated Tools", "Rosa Ibarra"], None),
        (["MEWP / Aerlal Lift", "Rosa Ibarra"], None),
        (["FORKLIFT LICENSE", "It does not replace that of the employer.", "E. Ibarra"], None),
    ],
)
def test_who_heads_a_card_gave_it_out_where_nobody_else_is_named(lines: list[str], issuer: str | None) -> None:
    assert identified(printed(lines))[1] == issuer
