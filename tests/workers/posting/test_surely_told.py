"""The employer that a sentence surely tells, where the title's line has only a kind of place or a maker's machine."""

import pytest

from workers.posting.names import names_in


@pytest.mark.parametrize(
    ("text", "company"),
    [
        (
            (
                "Fiber Splicer - Electric Co-op Broadband\nHartwell, GA\n\nSplices fiber across four counties.\n\n"
                "Why join Savannah Valley EMC? Pension plan, bucket truck take-home."
            ),
            "Savannah Valley EMC",
        ),
        (
            (
                "A&P Mechanic - King Air\nBoise, ID\n\nYou do phase inspections.\n\nAbout Cirrus Ridge Aviation\n"
                "We are a family-owned repair station."
            ),
            "Cirrus Ridge Aviation",
        ),
        (
            "Swiss Machinist, Medical Devices - 2nd shift\nWarsaw, IN\n\nAt OrthoNova, your parts go into people.",
            "OrthoNova",
        ),
        (
            "Corrugator Operator - Box Plant\nYork PA\n\nBenefits of working at Keystone Corrugated: boots.",
            "Keystone Corrugated",
        ),
        (
            "Quarry Drill Operator - Stone Quarry\nDay shift\n\nYou will work with a crew of six at Hanover Granite.",
            "Hanover Granite",
        ),
        (
            (
                "CNC Router Operator - Cabinet Shop\n\nSend resumes to office@bexleycabinet.example.com\n\n"
                "Bexley Cabinet builds kitchens. Homag and Biesse machines."
            ),
            "Bexley Cabinet",
        ),
        (
            (
                "Injection Mold Setter - Plastics Plant\n\nEngel and Arburg presses.\n\nAbout us\n"
                "Vermilion Plastics molds caps for food companies."
            ),
            "Vermilion Plastics",
        ),
        (
            "Helicopter Mechanic - Bell 407\nLafayette, LA\n\nA&P required. Redwing Helicopters offers medical.",
            "Redwing Helicopters",
        ),
        (
            "Mixer Driver - Concrete Plant\nJoplin MO\n\nDrive for Crowder Ready Mix. Home every night, paid weekly.",
            "Crowder Ready Mix",
        ),
        (
            (
                "Mec\u00e1nico Di\u00e9sel - Taller de Camiones\nLaredo TX\n\n"
                "En Talleres Montoya reparamos Kenworth. Tres a\u00f1os de experiencia."
            ),
            "Talleres Montoya",
        ),
        (
            "Packinghouse Mechanic - Citrus\nFort Pierce\n\nWhat Sunvale Citrus offers: year-round hours, bonus.",
            "Sunvale Citrus",
        ),
        (
            "Solar Installer - Residential Roofs\nDurango CO\n\nMesa Verde Solar installs 300 roofs a year.",
            "Mesa Verde Solar",
        ),
        (
            "Fiber Tech - Telephone Cooperative\nMitchell SD\n\nPrairie Link brings gigabit to 9 towns. Splicing.",
            "Prairie Link",
        ),
        (
            "Wind Tech - GE 2.5 Fleet\nSweetwater TX\n\nJoin the team at Kestrel Ridge Wind. OSHA 10.",
            "Kestrel Ridge Wind",
        ),
        (
            "Production Tech - Gigafactory Supplier\nSparks NV\n\nWho is Cobalt Battery? We make foil for EVs.",
            "Cobalt Battery",
        ),
        (
            "Excavator Operator - Farm Drainage Tile\nSpencer, IA\n\nLowland Drainage is a third-generation firm.",
            "Lowland Drainage",
        ),
        ("Hammer Operator - Forge Shop, 2nd Shift\n\nWhy work at Tecumseh Forge?\n- paid boots", "Tecumseh Forge"),
    ],
)
def test_who_is_surely_told(text: str, company: str) -> None:
    assert names_in(text).company == company


@pytest.mark.parametrize(
    "text",
    [
        "Service Advisor - Kubota Dealership\nSalina\nMust know farm customers. Kubota training paid.",
        "Rigger - Data Center\nCouncil Bluffs IA\nPer diem $120. Local 21 dispatch.",
        "Millwright - Stone Quarry\n\nWe are a busy quarry on the river. Must weld and read prints.",
        "Loom Fixer - Weave Room - Textile Mill\n\nThird shift. Picanol looms.",
        "Operario - Planta\n\nRequisitos: dos a\u00f1os de trabajar en EE.UU. y buena salud.",
    ],
)
def test_a_kind_of_place_hires_nobody(text: str) -> None:
    assert names_in(text).company == ""


@pytest.mark.parametrize(
    ("text", "company"),
    [
        (
            "Lead Bindery Technician, Orchard Street Graphics, Lancaster. We make books. Mention your largest run.",
            "Orchard Street Graphics",
        ),
        (
            "Locksmith, Westbrook State University\nRekey and master key. The team at WSU is on call one week in six.",
            "Westbrook State University",
        ),
    ],
)
def test_a_name_in_its_place_stays(text: str, company: str) -> None:
    assert names_in(text).company == company
