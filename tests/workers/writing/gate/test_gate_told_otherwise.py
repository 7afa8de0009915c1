"""A row's own dates, levels, classes and turns told in other words, each with a near miss that no row proves."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill

PERSON = ProfileFacts(
    name="Noa Vidal",
    email="noa@example.com",
    experiences=(
        Experience(
            "lead",
            "Lead Solar Installer",
            "Larkspur Power",
            date(2021, 2, 15),
            None,
            "Lead a crew of 3 on residential roofs\nWire occ sensors\nFollow GMP and HACCP rules at food plants\n"
            "Conteo cíclico los viernes\nRebuild lobe pumps\nAlign pumps with a laser",
        ),
        Experience(
            "roofer", "Roofer", "Tern Roofing", date(2014, 1, 20), date(2020, 12, 18), "Shingle and tile on houses"
        ),
    ),
    skills=(
        Skill("pumps", "Waukesha lobe pumps", "Other", "Expert"),
        Skill("laser", "Laser alignment tool", "Other", "Advanced"),
        Skill("cat", "Cat 320/336 excavator", "Heavy Equipment", "Expert"),
        Skill("pex", "PEX crimp", "Other", "Expert"),
        Skill("copper", "Copper soldering", "Other", "Advanced"),
    ),
    credentials=(
        Credential("lift", "Boom/Scissor Lift Operator", "Larkspur Power", date(2024, 6, 3), date(2027, 6, 3)),
        Credential("fork", "Forklift Operator (Class I, II, IV)", "Larkspur Power", date(2024, 7, 2), date(2027, 7, 2)),
        Credential("aid", "RCP y primeros auxilios", "Cruz Roja Americana", date(2025, 2, 8), date(2027, 2, 8)),
        Credential("fall", "Fall Protection Competent Person", "Bay Safety", date(2023, 10, 3), date(2026, 10, 3)),
        Credential("arc", "NFPA 70E Arc Flash Awareness", "Bay Safety", date(2024, 5, 20), date(2027, 5, 20)),
        Credential("haccp", "HACCP Awareness", "Bay Safety", date(2018, 3, 9), None),
        Credential("watch", "Fire Watch", "Larkspur Power", date(2021, 1, 20), None),
    ),
    today=date(2026, 11, 22),
)
TRUE = (
    "I lead a crew of three on residential roofs since February 2021.",
    "Authorized on boom and scissor lifts through June 2027.",
    "Mi certificado de montacargas cubre las clases I, II y IV y vence en julio de 2027.",
    "First aid and CPR card from the Red Cross, good until February 2027.",
    "The fall protection card I earned in 2023 ran out this October.",
    "Tengo una capacitación NFPA 70E vigente.",
    "Tengo capacitación de vigía de fuego y sé alinear bombas.",
    "I follow GMP and HACCP rules.",
    "Rebuilds Waukesha lobe pumps at an expert level and aligns with a laser.",
    "Expert with PEX crimp and a strong hand at soldering copper.",
    "The 320 and 336 are where I am an expert.",
    "Wires occupancy sensors.",
    "Cycle counts are part of my week: I do them every Friday.",
)
NEAR_MISSES = (
    "Leading a crew of three on residential roofs since January 2014.",
    "I lead a crew of three on residential roofs since January 2014.",
    "I lead a crew of three on residential roofs since February 2019.",
    "Authorized on boom and scissor lifts through June 2029.",
    "Authorized on telehandlers and scissor lifts through June 2027.",
    "Mi certificado de montacargas cubre las clases I, II y V y vence en julio de 2027.",
    "First aid and CPR card from the American Heart Association, good until February 2027.",
    "First aid and CPR card from the Red Cross, good until February 2029.",
    "The fall protection card I earned in 2021 ran out this October.",
    "The fall protection card I earned in 2023 ran out this May.",
    "The fall protection card I earned in 2023 is valid.",
    "I hold a current competent person card.",
    "Tengo una certificación NFPA 70E vigente.",
    "Tengo licencia de vigía de fuego y sé alinear bombas.",
    "I am HACCP certified.",
    "Rebuilds Waukesha lobe pumps and aligns with a laser, both at an expert level.",
    "Expert with soldering copper and a strong hand at PEX crimp.",
    "The 320 and 349 are where I am an expert.",
    "Wires occupancy alarms.",
    "Cycle counts are part of my week: I do them every day.",
    "I have not only rebuilt pumps but also compressors.",
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(PERSON))


@pytest.mark.parametrize("sentence", TRUE)
def test_what_a_row_says_passes_in_other_words(judge: Judge, sentence: str) -> None:
    assert not judge.verdict(sentence).faults


@pytest.mark.parametrize("sentence", NEAR_MISSES)
def test_what_lies_close_to_a_row_is_refused(judge: Judge, sentence: str) -> None:
    assert judge.verdict(sentence).faults
